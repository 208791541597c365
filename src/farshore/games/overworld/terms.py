"""The terms of a table: options resolved into plain numbers and flags that the rules read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farshore.core.errors import BadOptions
from farshore.core.words import Phrase
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.tiles import COPIES, SURVEY_TYPES

SEAT_NAMES: Final = ("black", "white", "red", "yellow")
EXPLORERS: Final = 7  # camels of each seat, and ships (OVW-1)
DOORS: Final = 3
ITEMS: Final = ("torch", "map", "key", "potion", "leg")  # of the provisions expansion (OVW-70)
ITEMS_OF_KIND: Final = 4  # OVW-70
REGION_POINTS: Final = 2  # OVW-60
CAMEL: Final = 0
SHIP: Final = 1
EXPLORER_NAMES: Final = ("camel", "ship")


def supply_of(seat: int, explorer: int) -> int:
    """Return where a supply counts a seat's camels or ships."""
    return seat * 2 + explorer


class Terms:
    """What this table plays by. Unchanging, and shared by all states of the game."""

    def __init__(self, seats: int, options: OverworldOptions) -> None:
        self.seats = seats
        self.options = options
        self.provisions = options.provisions
        self.ports = options.ports
        self.never_drawn = 1 if seats == 3 else 0  # survey tiles that stay in the bag (OVW-4)
        self.tiles = len(SURVEY_TYPES) * COPIES


@lru_cache(maxsize=64)
def terms_of(seats: int, options: OverworldOptions) -> Terms:
    """Resolve a table's options. Raises ``BadOptions``."""
    if seats not in range(2, 5):
        raise BadOptions("overworld", Phrase("overworld-seats", seats=seats))
    return Terms(seats, options)
