"""What the signs on the board mean."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.entdecker import signs
from farshore.core.words import say

_SIGNS = (
    (signs.LAND_SIGN * 3, signs.LAND, "land"),
    (signs.LAND_SIGN * 3, signs.DONE_LAND, "done"),
    ("┄┼┄", signs.SEA, "sea"),
    (signs.DARK_SIGN * 3, signs.DARK, "dark"),
    ("≋+5", signs.FALLS, "falls"),
    (signs.SHIP, signs.SHIP_STYLE, "ship"),
    ("①", signs.COIN, "coins"),
    ("◇", signs.CHOICE, "start"),
    ("●R", signs.seat_style(0), "scout"),
    ("▲W", signs.seat_style(1), "fort"),
    ("■Y", signs.seat_style(2), "settlement"),
    ("• ◉", signs.FAINT, "path"),
    ("18?", "bold bright_cyan", "back"),
    ("└7", "", "open"),
    ("9 (2)", "bold", "island"),
)


def legend() -> RenderableType:
    """Explain every sign."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for sign, style, key in _SIGNS:
        table.add_row(Text(sign, style), say(f"cli-ent-legend-{key}"))
    return table
