"""An explorer's frame: keys, scrolls, gems, provisions, temples and villages."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.explorers import signs
from farshore.core.words import say
from farshore.games.explorers.view import ExplorersView
from farshore.games.explorers.view.explorers import ExplorerView, FrameView
from farshore.games.explorers.view.races import NumberView


def frame(view: ExplorersView, seat: int) -> RenderableType:
    """Show the tracks of an explorer's frame."""
    explorer = view.explorers[seat]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style=signs.FAINT)
    table.add_row(say("cli-exp-keys"), _keys(explorer.frame))
    table.add_row(say("cli-exp-scrolls"), _scrolls(explorer.frame))
    table.add_row(say("cli-exp-gems"), _gems(explorer.frame))
    table.add_row(say("cli-exp-larder"), _larder(explorer.frame))
    for temple in view.temples:
        numbers = Text(no_wrap=True)
        for number in temple.numbers:
            numbers.append_text(_number(number, seat, view.sides.temples == "expert"))
        table.add_row(say("cli-exp-temple", quadrant=temple.quadrant), numbers)
    table.add_row(say("cli-exp-villages"), _villages(view, explorer))
    return table


def _slots(signs_in_slots: str, slots: int) -> Text:
    return Text(" ".join(signs_in_slots.ljust(slots, signs.EMPTY)), no_wrap=True)


def _keys(shown: FrameView) -> Text:
    return _slots(signs.USED * shown.keys_used + signs.FULL * shown.keys, shown.key_slots)


def _scrolls(shown: FrameView) -> Text:
    filled = signs.USED * shown.scrolls_used + signs.FULL * shown.scrolls + signs.FRESH * shown.fresh_scrolls
    return _slots(filled, shown.scroll_slots)


def _gems(shown: FrameView) -> Text:
    """Show the slots; a track with different numbers by those numbers, the ones passed ticked."""
    line = Text()
    if len(set(shown.gem_track)) == 1:
        line.append(signs.FULL * shown.gems + signs.EMPTY * (len(shown.gem_track) - shown.gems))
    else:
        for slot, points in enumerate(shown.gem_track):
            is_passed = slot < shown.gems
            is_middle = slot == len(shown.gem_track) // 2
            line.append("\n" if is_middle else "")
            line.append(f"{points:+}", "bold" if is_passed else signs.FAINT)
            line.append("✓" if is_passed else " ")
    return line.append_text(worth(shown.gems_worth))


def _larder(shown: FrameView) -> Text:
    line = Text(no_wrap=True)
    for provision in shown.larder:
        letter = next(letter for letter, name in signs.OBJECTS.items() if name == provision.kind)
        filled = signs.FULL * provision.count + signs.EMPTY * (provision.most - provision.count)
        line.append(f"{letter}{filled or '–'} ", "" if provision.most else signs.FAINT)
    line.rstrip()
    return line.append_text(worth(shown.larder_worth))


def _number(number: NumberView, seat: int, is_expert: bool) -> Text:
    """Show a number of a column: in brackets if this explorer has it, away if it is struck or another's."""
    said = f"+{number.extra}" if is_expert else str(number.points)
    if seat in number.seats:
        return Text(f"[{said:>2}]", signs.GOOD)
    if number.state == "free":
        return Text(f" {said:>2} ", "bold")
    return Text(f" {signs.GONE} ", signs.FAINT)


def _villages(view: ExplorersView, explorer: ExplorerView) -> Text:
    line = Text()
    for quadrant, village in zip(view.map.quadrants, explorer.villages, strict=False):
        line.append(f"{quadrant.tile}", signs.VILLAGE).append(f":{village.neighbours} ")
    line.rstrip()
    return line.append_text(worth(explorer.score.villages))


def worth(points: int) -> Text:
    """Say, behind something, what it is worth."""
    return Text(" ").append(say("cli-exp-worth", points=points), signs.GOOD)
