"""Signs and colours: one place where shapes, letters and styles are chosen.

Nothing is told by colour alone: a unit has a shape and its owner's letter, land and sea have different characters.
"""

from __future__ import annotations

from typing import Final

SHAPES: Final = {"scout": "●", "fort": "▲", "settlement": "■"}
LETTERS: Final = "RWYP"  # by seat: red, white, yellow, purple
SHIP: Final = "◆"
COINS: Final = "○①②③④⑤⑥⑦⑧"
SEAT_STYLES: Final = ("bright_red", "bright_white", "bright_yellow", "bright_magenta")

LAND: Final = "color(71) on color(22)"  # of unfinished islands
FRESH_LAND: Final = "color(114) on color(28)"  # laid in this turn
DONE_LAND: Final = "color(101) on color(58)"  # of completed islands
SEA: Final = "color(67) on color(17)"
FRESH_SEA: Final = "color(110) on color(18)"
DARK: Final = "color(240) on color(234)"  # undiscovered
CHOICE: Final = "bold black on color(222)"  # where something may be done now
SHIP_STYLE: Final = "bold bright_white on color(88)"
FALLS: Final = "bold bright_white on color(30)"
COIN: Final = "color(179)"
LABEL: Final = "bold"
FAINT: Final = "color(244)"

LAND_SIGN: Final = "▓"
DARK_SIGN: Final = "░"

PATTERN_SIGNS: Final = {1: "~", 2: "╵", 3: "└", 4: "╎", 5: "├", 6: "┼"}
"""Tiles by pattern as strokes that point at the land, as positions and scenarios draw them."""


def unit_sign(unit: str, seat: int) -> str:
    """Return a unit as its shape and its owner's letter."""
    return SHAPES[unit] + LETTERS[seat]


def seat_style(seat: int) -> str:
    """Return the colour that a seat is written in."""
    return SEAT_STYLES[seat]
