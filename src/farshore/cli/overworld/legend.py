"""What the signs on the board mean."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.overworld import signs
from farshore.core.words import say
from farshore.games.overworld.telling import kind_name
from farshore.games.overworld.tiles import Kind

_SIGNS: Final = (
    ("%─@", signs.SHORE, "coast"),
    ("▲△", signs.GROUNDS["mountain"].plain, "arrow"),
    (signs.piece(0, "camel"), signs.PIECE_STYLES[0], "camel"),
    (signs.piece(2, "ship"), signs.PIECE_STYLES[2], "ship"),
    (signs.OPEN_SIGN, signs.OPEN, "open"),
    ("[]", signs.CHOICE, "choice"),
    (signs.AREA_SIGN * 2, signs.AREA, "area"),
    (signs.GAP_SIGN * 2, signs.NEW_GAP, "gap"),
    (signs.CLOSED_SIGN * 2, signs.CLOSED, "closed"),
    (signs.ENTRANCES["door"] + "W", signs.PIECE_STYLES[1], "door"),
    (signs.ENTRANCES["port"] + "Y", signs.PIECE_STYLES[3], "port"),
    ("+R", signs.PIECE_STYLES[2], "left"),
    ("1L", "bold", "orientation"),
    ("B3+2", "", "strength"),
    ("▸ *", "", "actor"),
)


def legend() -> RenderableType:
    """Explain every sign."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, ground in signs.GROUNDS.items():
        table.add_row(Text(ground.texture * 3, ground.plain), str(kind_name(Kind[name.upper()])))
    for sign, style, key in _SIGNS:
        table.add_row(Text(sign, style), say(f"cli-ovw-legend-{key}"))
    return table
