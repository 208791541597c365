"""``farshore review``: a game that is over, looked through by the strongest player there is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from farshore.bots.budget import Limit
from farshore.bots.counsel import tenths
from farshore.bots.registry import bot_title
from farshore.bots.review.choices import look_through
from farshore.bots.review.findings import Review, TurningPoint
from farshore.bots.review.told import said_turn
from farshore.cli.documents import read_record
from farshore.cli.faces import Face, face_of
from farshore.cli.result import result_page
from farshore.cli.screen import screen
from farshore.core.contract import CHANCE
from farshore.core.errors import BadRecord
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.core.words import say

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60  # signs of a curve
SEED: Final = 0  # of the luck by which worlds are dealt: the same file is reviewed alike, given iterations


def review(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-record"), metavar="FILE")],
    seconds: Annotated[float, typer.Option(help=say("cli-arg-review-seconds"), min=0.01, max=60)] = 0.3,
    iterations: Annotated[int | None, typer.Option(help=say("cli-arg-review-iterations"), min=1)] = None,
) -> None:
    """Look a game through, and say what was expected, what was given away, and what luck brought."""
    limit = Limit(seconds=seconds) if iterations is None else Limit(iterations=iterations)
    record, console = _told(file), screen()
    game = installed_game(record.header.game)
    found = _with_progress(record, limit, console)
    face = face_of(game)
    state = Match.resume(record).state
    console.print(result_page(face, state.view(None), state.scores(), state.winners()))
    console.print(review_page(face, record, found))


def _told(file: Path) -> Record:
    """Read a record, with all that its steps told."""
    record = read_record(file)
    try:
        return Match.resume(record).record
    except BadRecord as error:
        raise error.in_file(str(file)) from error


def _with_progress(record: Record, limit: Limit, console: Console) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("cli-review-thinking"), total=None)
        game = installed_game(record.header.game)
        return look_through(
            record, game, limit, Random(SEED), lambda done, of: progress.update(task, completed=done, total=of)
        )


def review_page(face: Face, record: Record, found: Review) -> RenderableType:
    """Show what was found."""
    return Group(
        Text(),
        Text(say("cli-review-curve", bot=bot_title(found.adviser)), "bold"),
        *_curve(face, found),
        Text(),
        Text(say("cli-review-played"), "bold"),
        _played(face, found),
        Text(),
        Text(say("cli-review-turning"), "bold"),
        *(_turn(face, record, point) for point in found.turning),
        *([] if found.turning else [Text(say("cli-review-none"))]),
    )


def _curve(face: Face, found: Review) -> list[Text]:
    """Draw what everyone expected, a line for each seat, from the lowest to the highest of all."""
    moments = found.curve[:: 1 + len(found.curve) // WIDEST]
    if moments[-1] is not found.curve[-1]:
        moments = [*moments, found.curve[-1]]
    all_points = [points for moment in moments for points in moment.points]
    least, most = min(all_points), max(all_points)
    lines = []
    for seat in range(len(found.seats)):
        own = [moment.points[seat] for moment in moments]
        line = Text.assemble((f"{face.seat_name(seat):>10} ", f"bold {face.seat_style(seat)}"), _bars(own, least, most))
        line.append(f" {round(own[0])} → {round(own[-1])}", "dim")
        lines.append(line)
    return lines


def _bars(points: Sequence[float], least: float, most: float) -> str:
    step = (most - least) / (len(BARS) - 1) or 1.0
    return "".join(BARS[round((each - least) / step)] for each in points)


def _played(face: Face, found: Review) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    luck = () if len(found.seats) == 1 else ("cli-review-luck",)
    for title in ("cli-column-seat", "cli-review-choices", "cli-review-best", "cli-review-lost", *luck):
        table.add_column(say(title), justify="left" if title == "cli-column-seat" else "right")
    for seat, played in enumerate(found.seats):
        name = Text(face.seat_name(seat), f"bold {face.seat_style(seat)}")
        told = [str(played.choices), str(played.best), tenths(played.lost)]
        table.add_row(name, *told, *([] if played.luck is None else [_signed(played.luck)]))
    return table


def _signed(points: float) -> str:
    return f"{'−' if points < 0 else '+'}{tenths(points)}"


def _standing(points: Sequence[float]) -> str:
    """Write what was expected by seat: “41 : 38”."""
    return " : ".join(str(round(each)).replace("-", "−") for each in points)


def _turn(face: Face, record: Record, point: TurningPoint) -> RenderableType:
    names = [face.seat_name(seat) for seat in range(len(record.header.seats))]
    said = said_turn(face.game, record, point, names)
    seat, points = names[point.seat], tenths(point.points)
    number = sum(
        step.seat != CHANCE for step in record.steps[: point.step]
    )  # as a replay counts: chance is part of a move
    if point.kind == "choice":
        head = say("cli-review-choice", number=number, seat=seat, points=points)
        lines = [say("cli-review-done", move=said.text), say("cli-review-better", move=said.better)]
    else:
        head = say("cli-review-by-luck", number=number, seat=seat, points=_signed(point.points))
        lines = [said.text]
    lines.insert(1, say("cli-review-expected", before=_standing(point.before), after=_standing(point.after)))
    return Group(Text(head, face.seat_style(point.seat)), *(Padding(Text(line), (0, 0, 0, 4)) for line in lines))
