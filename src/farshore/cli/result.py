"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.faces import Face
from farshore.core.contract import Seat, View
from farshore.core.words import say


def result_page(face: Face, view: View, scores: Sequence[int], winners: Sequence[Seat]) -> RenderableType:
    """Show the final table, the best first, and who won."""
    parts = face.parts(view)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cli-column-seat"))
    table.add_column(say("cli-column-total"), justify="right")
    for title in parts:
        table.add_column(title, justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        mark = "★" if seat in winners else " "
        name = Text(f"{mark} {face.seat_name(seat)}", f"bold {face.seat_style(seat)}")
        table.add_row(name, Text(str(scores[seat]), "bold"), *(str(points[seat]) for points in parts.values()))
    return Group(Text(say("cli-over"), "bold"), table, Text(face.verdict(view, winners), "bold"))
