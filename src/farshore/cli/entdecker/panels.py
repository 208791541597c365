"""What stands beside the board: players, stacks, jungle paths and unfinished islands."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.entdecker import signs
from farshore.core.words import Phrase, say
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.board import IslandView
from farshore.games.entdecker.view.jungle import PathSpaceView, PathView

MOST_ISLANDS = 8  # beside the board; all of them are shown on request


def seat_text(seat: int, text: str) -> Text:
    """Write a text in a seat's colour."""
    return Text(text, f"bold {signs.seat_style(seat)}")


def players(view: EntdeckerView) -> RenderableType:
    """Show gold, points and supplies."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    table.add_column("")
    for key in ("cli-ent-gold", "cli-ent-points"):
        table.add_column(say(key), justify="right")
    for unit in signs.SHAPES.values():
        table.add_column(unit, justify="right")
    for player in view.players:
        mark = "▸" if player.seat in view.turn.actors else " "
        you = "*" if player.seat == view.viewer else ""
        name = say(f"entdecker-seat-{player.colour}")
        supply = (player.scouts, player.forts, player.settlements)
        table.add_row(
            seat_text(player.seat, f"{mark}{signs.LETTERS[player.seat]} {name}{you}"),
            str(player.gold),
            str(player.score.total),
            *map(str, supply),
        )
    return table


def top_scouts(view: EntdeckerView) -> RenderableType:
    """Show which of the viewer's scouts are top scouts, if the variant is played."""
    known = [player for player in view.players if player.top_scouts]
    lines = [
        Text.assemble(
            seat_text(player.seat, signs.LETTERS[player.seat]),
            " ",
            say("cli-ent-top-scouts", first=player.top_scouts[0], second=player.top_scouts[1]),
        )
        for player in known
    ]
    return Group(*lines)


def stacks(view: EntdeckerView) -> RenderableType:
    """Show the Hidden Stacks with their backs, and what the Open Stacks hold."""
    hidden = Text()
    for stack in view.stacks.hidden:
        mark = "?" if stack.back == "question-mark" else ""
        hidden.append(f"{stack.size}{mark}".rjust(3) + " ", "bold bright_cyan" if mark else "")
    open_ = Text()
    for pattern in view.stacks.patterns:
        style = "" if pattern.open else signs.FAINT
        open_.append(f"{signs.PATTERN_SIGNS[pattern.pattern]}{pattern.open}".rjust(3) + " ", style)
    return _titled(say("cli-ent-hidden"), hidden, say("cli-ent-open"), open_)


def _titled(*parts: str | Text) -> RenderableType:
    """Put every title above its content."""
    return Group(*(Text(part, signs.FAINT) if isinstance(part, str) else part for part in parts))


def jungle(view: EntdeckerView) -> RenderableType:
    """Show every path from its hut outwards, and what the viewer knows of the hut."""
    lines = [Text(say("cli-ent-jungle"), signs.FAINT)]
    lines += [_path(path) for path in view.jungle.paths]
    return Group(*lines)


def _path(path: PathView) -> Text:
    line = Text(f"{path.path} ⌂ ", no_wrap=True)
    for space in path.spaces:
        line.append_text(_space(space))
    line.append(" ")
    hut = path.hut
    if hut.produce:
        name = say("entdecker-name-produce", produce=hut.produce)
        line.append(say("cli-ent-token", name=name, points=hut.points), "bold bright_cyan")
    elif hut.has_token:
        line.append("?", "bright_cyan")
    if hut.taken_by is not None:
        line.append(" → ").append_text(seat_text(hut.taken_by, signs.LETTERS[hut.taken_by]))
    elif hut.seen_by:
        line.append(" ")
        for seat in hut.seen_by:
            line.append_text(seat_text(seat, signs.LETTERS[seat].lower()))
    return line


def _space(space: PathSpaceView) -> Text:
    if space.seat is None:
        return Text("•" if space.is_dot else "◉" if space.is_eye else "·", signs.FAINT)
    sign = seat_text(space.seat, signs.LETTERS[space.seat])
    if space.is_top_scout:
        sign.stylize("reverse")
    return sign


def islands(view: EntdeckerView, most: int = MOST_ISLANDS) -> RenderableType:
    """Show unfinished islands, the most valuable first, and what each seat would score."""
    return Group(Text(say("cli-ent-islands"), signs.FAINT), *_islands(view, most))


def islands_in_columns(view: EntdeckerView) -> RenderableType:
    """Show the same below the board, several in a line."""
    return Group(Text(say("cli-ent-islands"), signs.FAINT), Columns(_islands(view, None), padding=(0, 3)))


def _islands(view: EntdeckerView, most: int | None) -> list[Text]:
    found = sorted(view.islands, key=lambda island: (-bool(island.standings), -island.value, island.name))
    lines = [_island(island) for island in found[:most]]
    if most is not None and len(found) > most:
        lines.append(Text(say("cli-ent-more-islands", count=len(found) - most), signs.FAINT))
    return lines or [Text("–", signs.FAINT)]


def _island(island: IslandView) -> Text:
    line = Text(f"{island.name:<5}", no_wrap=True)
    line.append(f"{island.value:>2}", "bold")
    line.append(f" ({len(island.open_sides)})", signs.FAINT)
    for standing in island.standings:
        line.append(" ").append_text(seat_text(standing.seat, f"{signs.LETTERS[standing.seat]}+{standing.points}"))
    return line


def all_islands(view: EntdeckerView) -> RenderableType:
    """Show every unfinished island in full."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    for key in ("island", "value", "tiles", "bonus", "open-sides", "would-score"):
        table.add_column(say(f"cli-ent-column-{key}"))
    for island in view.islands:
        open_sides = " ".join(f"{side.space}{side.side}" for side in island.open_sides)
        table.add_row(
            island.name,
            str(island.value),
            str(island.tiles),
            str(island.bonus or ""),
            open_sides or say("cli-ent-complete"),
            Text(", ").join(_standing_texts(view, island)),
        )
    return table if view.islands else Text(say("cli-ent-no-islands"))


def _standing_texts(view: EntdeckerView, island: IslandView) -> list[Text]:
    texts = []
    for standing in island.standings:
        units = zip(signs.SHAPES.values(), (standing.scouts, standing.forts, standing.settlements), strict=True)
        shown = " ".join(f"{sign}{count}" for sign, count in units if count)
        name = say(f"entdecker-seat-{view.players[standing.seat].colour}")
        texts.append(seat_text(standing.seat, f"{name} {standing.points} ({shown})"))
    return texts


def odds(view: EntdeckerView) -> RenderableType:
    """Show how likely each tile is to come next, by back."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    for key in ("tile", "chance"):
        table.add_column(say(f"cli-ent-column-{key}"))
    for title, faces in (("plain", view.stacks.plain_odds), ("question-mark", view.stacks.question_mark_odds)):
        table.add_row(Text(say(f"cli-ent-odds-{title}"), "bold"), "")
        for face in faces:
            name = Phrase("entdecker-name-pattern", pattern=face.pattern)
            event = Phrase("entdecker-name-event", event=face.event)
            text = say("cli-ent-tile-event", tile=name, event=event) if face.event else str(name)
            percent = 100 * face.numerator / face.denominator
            table.add_row(f"{signs.PATTERN_SIGNS[face.pattern]} {text}", f"{percent:.0f} %")
    return table
