"""What came of many games, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.faces import Face
from farshore.cli.simulation import Plan, Played
from farshore.core.contract import Seat
from farshore.core.words import say
from farshore.core.words.numbers import decimal


def statistics_page(face: Face, plan: Plan, played: Sequence[Played], seconds: float, jobs: int) -> RenderableType:
    """Show lengths, scores by seat and speed in so many processes."""
    decisions = sum(one.decisions for one in played)
    kind = "random" if plan.is_random else "bots"
    title = say("cli-sim-title", games=len(played), kind=kind, game=plan.game, players=plan.seats, seed=plan.seed)
    speed = say(
        "cli-sim-speed",
        rate=decimal(len(played) / seconds),
        decisions=decimal(decisions / seconds, 0),
        seconds=decimal(seconds),
        jobs=jobs,
    )
    return Group(
        Text(title, "bold"), Text(), _lengths(played), Text(), _scores(face, plan, played), Text(), Text(speed)
    )


def _lengths(played: Sequence[Played]) -> Table:
    """Show how long games were."""
    table = _table("lengths", "mean", "least", "most")
    turns = [one.turns for one in played if one.turns is not None]
    rows = {
        "decisions": [one.decisions for one in played],
        "chances": [one.chances for one in played],
        "turns": turns,
    }
    for key, values in rows.items():
        if values:
            table.add_row(say(f"cli-sim-{key}"), decimal(fmean(values)), str(min(values)), str(max(values)))
    return table


def _scores(face: Face, plan: Plan, played: Sequence[Played]) -> Table:
    """Show points and wins by seat; a shared victory counts for each."""
    table = _table("seat", "mean", "least", "most", "wins", "share")
    for seat in range(plan.seats):
        points = [one.scores[seat] for one in played]
        wins = sum(seat in one.winners for one in played)
        table.add_row(
            Text(_player(face, plan, seat), face.seat_style(seat)),
            decimal(fmean(points)),
            str(min(points)),
            str(max(points)),
            str(wins),
            say("cli-sim-percent", share=decimal(100 * wins / len(played))),
        )
    return table


def _player(face: Face, plan: Plan, seat: Seat) -> str:
    """Name a seat, and the bot on it where that says something."""
    name = face.seat_name(seat)
    return name if plan.is_random else say("cli-table-seat", seat=name, player=plan.bots[seat])


def _table(first: str, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(say(f"cli-sim-{first}"), min_width=24)
    for column in columns:
        table.add_column(say(f"cli-sim-{column}"), justify="right")
    return table
