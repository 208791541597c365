"""Signs and colours: one place where shapes, letters and styles are chosen.

Nothing is told by colour alone: every kind of terrain has its own texture, a camel is a hump and a capital letter, a
ship a hull and a small one.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Ground(NamedTuple):
    """How a kind of terrain is drawn: its texture, its colours, and those of a tile laid in this turn."""

    texture: str
    plain: str
    fresh: str


GROUNDS: Final = {
    "mountain": Ground("^", "color(252) on color(240)", "color(232) on color(250)"),
    "forest": Ground("%", "color(71) on color(22)", "color(194) on color(28)"),
    "whirlpool": Ground("@", "color(110) on color(25)", "color(231) on color(32)"),
    "reef": Ground("≈", "color(168) on color(17)", "color(218) on color(18)"),
}
SHORE: Final = "color(94) on color(180)"
SHORE_SIGNS: Final = {"N": "─", "E": "│", "S": "─", "W": "│"}

# Where a coast's land edge points; small boards tell by the arrow also what kind its land half is.
ARROWS: Final = {
    "mountain": {"N": "▲", "E": "▶", "S": "▼", "W": "◀"},
    "forest": {"N": "△", "E": "▷", "S": "▽", "W": "◁"},
}

EXPLORERS: Final = {"camel": "∩", "ship": "∪"}
ENTRANCES: Final = {"door": "⌂", "port": "‡"}
LETTERS: Final = "BWRY"  # by seat: black, white, red, yellow
SEAT_STYLES: Final = ("color(246)", "bright_white", "bright_red", "bright_yellow")
PIECE_STYLES: Final = (
    "bold color(255) on color(16)",
    "bold color(16) on color(255)",
    "bold color(231) on color(160)",
    "bold color(16) on color(220)",
)

OPEN_SIGN: Final = "·"  # a square that the survey tile in hand can cover
OPEN: Final = "color(246)"
AREA_SIGN: Final = "?"
AREA: Final = "color(180) on color(236)"
GAP_SIGN: Final = "!"
NEW_GAP: Final = "bold color(231) on color(124)"
CLOSED_SIGN: Final = "▒"
CLOSED: Final = "color(241) on color(233)"
CHOICE: Final = "bold color(16) on color(226)"
LABEL: Final = "bold"
FAINT: Final = "color(244)"
GOOD: Final = "bold bright_cyan"


def seat_style(seat: int) -> str:
    """Return the colour that a seat is written in."""
    return SEAT_STYLES[seat]


def letter(seat: int, explorer: str = "camel") -> str:
    """Return a seat's letter: a capital for a camel, a small one for a ship."""
    return LETTERS[seat] if explorer == "camel" else LETTERS[seat].lower()


def piece(seat: int, explorer: str) -> str:
    """Return an explorer as its shape and its owner's letter."""
    return EXPLORERS[explorer] + letter(seat, explorer)
