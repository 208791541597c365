"""Signs and colours: one place where shapes, letters and styles are chosen.

Nothing is told by colour alone: every terrain has its own texture, a mark is a pair of crosses, a square that may be
marked stands in brackets.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from farshore.games.explorers.view import ExplorersView


class Ground(NamedTuple):
    """How a terrain is drawn: its texture, and colours as it lies, for an object on it, and once marked."""

    texture: str
    plain: str
    thing: str
    marked: str


GROUNDS: Final = {
    "P": Ground('"', "color(71) on color(22)", "bold color(231) on color(22)", "bold color(16) on color(114)"),
    "W": Ground("~", "color(68) on color(18)", "bold color(231) on color(18)", "bold color(16) on color(75)"),
    "D": Ground("·", "color(222) on color(94)", "bold color(231) on color(94)", "bold color(16) on color(180)"),
    "M": Ground("^", "color(246) on color(238)", "bold color(231) on color(238)", "bold color(16) on color(250)"),
}
VILLAGE: Final = "bold color(231) on color(88)"
START: Final = "bold color(16) on color(210)"
UNKNOWN_SIGN: Final = "░"
UNKNOWN: Final = "color(240) on color(234)"
CHOICE: Final = "bold color(16) on color(226)"
CROSS: Final = "×"
NOTHING: Final = "-"
LABEL: Final = "bold"
FAINT: Final = "color(244)"
GOOD: Final = "bold bright_cyan"

FULL: Final = "■"
USED: Final = "✗"
FRESH: Final = "+"
EMPTY: Final = "·"
GONE: Final = "──"

OBJECTS: Final = {
    "T": "temple",
    "K": "key",
    "S": "scroll",
    "H": "horse",
    "G": "gem",
    "A": "apple",
    "C": "carrot",
    "F": "fish",
}
SEAT_STYLES: Final = ("bright_blue", "color(208)", "bright_green", "color(177)")


def seat_style(seat: int) -> str:
    """Return the colour that a seat is written in."""
    return SEAT_STYLES[seat]


def focus(view: ExplorersView) -> int:
    """Return whose map is drawn large: the viewer's own; for a spectator the winner's, else the first seat's."""
    if view.viewer is not None:
        return view.viewer
    return view.result.winners[0] if view.result else 0
