"""What stands beside the map: explorers with their points, achievements, tiles to lay."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.explorers import signs
from farshore.cli.explorers.frame import worth
from farshore.cli.explorers.map import draw_tile
from farshore.core.words import in_a_row, say
from farshore.games.explorers.view import ExplorersView
from farshore.games.explorers.view.races import NumberView, StandingView


def head(view: ExplorersView) -> Text:
    """Say in a line where the game stands and what the table plays."""
    turn = view.turn
    expert = [say(f"cli-exp-{side}") for side in view.sides.__struct_fields__ if getattr(view.sides, side) == "expert"]
    where = "over" if view.result else "setup" if turn.turn == 0 else "turn"
    line = Text(
        say("cli-exp-head", where=where, round=turn.round, rounds=turn.rounds, turn=turn.turn, turns=turn.turns)
    )
    if turn.active is not None:
        line.append(" · ").append(say("cli-exp-active", seat=seat_name(view, turn.active)))
    elif turn.is_neutral:
        line.append(" · ").append(say("cli-exp-neutral"))
    if expert:
        line.append(" · ").append(say("cli-exp-expert", sides=in_a_row(expert)))
    line.stylize(signs.FAINT)
    return line


def seat_name(view: ExplorersView, seat: int) -> str:
    """Return what a seat is called."""
    return say(f"explorers-seat-{view.explorers[seat].colour}")


def seat_text(view: ExplorersView, seat: int) -> Text:
    """Write a seat's name in its colour, with a sign if it is to act, and another if it is done."""
    sign = "▸" if seat in view.turn.actors else "✓" if view.explorers[seat].is_done else " "
    you = "*" if seat == view.viewer else ""
    return Text(f"{sign}{seat_name(view, seat)}{you}", f"bold {signs.seat_style(seat)}", no_wrap=True)


def explorers(view: ExplorersView) -> RenderableType:
    """Show everyone's points, keys and scrolls."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    table.add_column("")
    for key in ("points", "key", "scroll", "gem"):
        table.add_column(say(f"cli-exp-column-{key}"), justify="right")
    for explorer in view.explorers:
        shown = explorer.frame
        counts = (explorer.score.total, shown.keys, shown.scrolls, shown.gems)
        table.add_row(seat_text(view, explorer.seat), *map(str, counts))
    if view.rank_bounds:
        return Group(table, Text(say("cli-exp-ranks", bounds=" ".join(map(str, view.rank_bounds))), signs.FAINT))
    return table


def points(view: ExplorersView) -> RenderableType:
    """Show everyone's points by part."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    table.add_column("")
    titles = [say(f"cli-exp-{part}") for part in ("larder", "gems", "temples", "villages")]
    for title in (*titles, *(achievement.name for achievement in view.achievements), say("cli-exp-total")):
        table.add_column(title, justify="right")
    for explorer in view.explorers:
        score = explorer.score
        parts = (score.provisions, score.gems, score.temples, score.villages, *score.achievements, score.total)
        table.add_row(seat_text(view, explorer.seat), *map(str, parts))
    return Group(table, Text(say("cli-exp-points-note"), signs.FAINT))


def achievements(view: ExplorersView, seat: int) -> RenderableType:
    """Show how the achievements in play stand for one explorer."""
    lines: list[RenderableType] = []
    for achievement in view.achievements:
        title = say(f"explorers-achievement-{achievement.name}")
        lines.append(Text.assemble((achievement.name, "bold"), " ", (title, signs.FAINT)))
        lines += [_standing(standing) for standing in achievement.standings if standing.seat == seat]
        if achievement.is_race:
            lines.append(Text("  ").append_text(_race(view, achievement.numbers)))
    return Group(*lines)


def achievements_page(view: ExplorersView) -> RenderableType:
    """Show the achievements in play in full, and how they stand for everyone."""
    if not view.achievements:
        return Text(say("cli-exp-no-achievements"))
    lines: list[RenderableType] = []
    for achievement in view.achievements:
        title, about = (say(f"explorers-achievement-{achievement.name}{part}") for part in ("", ".text"))
        lines += [Text(f"{achievement.name} {title}", "bold"), Text(about, signs.FAINT)]
        for standing in achievement.standings:
            lines.append(Text.assemble(" ", seat_text(view, standing.seat), _standing(standing)))
        if achievement.is_race:
            lines.append(Text("  ").append_text(_race(view, achievement.numbers)))
    return Group(*lines)


def _standing(standing: StandingView) -> Text:
    counts = (
        say(f"cli-exp-count-{count.what}") + f" {count.have}" + (f"/{count.needed}" if count.needed else "")
        for count in standing.counts
    )
    return Text(f"  {', '.join(counts)}").append_text(worth(standing.points))


def _race(view: ExplorersView, numbers: tuple[NumberView, ...]) -> Text:
    """Show the numbers of a race, with who took them."""
    line = Text(no_wrap=True)
    for number in numbers:
        if number.state == "struck":
            line.append(f"{signs.GONE} ", signs.FAINT)
        elif number.state == "free":
            line.append(f"{number.points} ", "bold")
        else:
            line.append(f"{number.points}(", signs.GOOD)
            for seat in number.seats:
                line.append(seat_name(view, seat)[0], f"bold {signs.seat_style(seat)}")
            line.append(") ", signs.GOOD)
    return line


def temples(view: ExplorersView) -> RenderableType:
    """Show every temple's column with who took which number."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for temple in view.temples:
        table.add_row(Text(temple.quadrant, "bold"), temple.square, _race(view, temple.numbers))
    return table


def tiles(view: ExplorersView) -> RenderableType:
    """Show the tiles that may still be laid."""
    if not view.map.tiles:
        return Text(say("cli-exp-no-tiles"))
    drawn = [
        Group(Text(say("cli-exp-tile", tile=tile.tile), "bold"), draw_tile(tile), Text()) for tile in view.map.tiles
    ]
    return Columns(drawn, padding=(0, 2))
