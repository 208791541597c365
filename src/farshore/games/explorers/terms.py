"""The terms of a table: options and content resolved into plain numbers and flags that the rules read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farshore.core.errors import BadFile, BadOptions
from farshore.core.words import Phrase
from farshore.games.explorers.achievements import NAMES
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.tiles import NEWEST
from farshore.games.explorers.world import Atlas, atlas_of, read_code

SEAT_NAMES: Final = ("blue", "orange", "green", "violet")
FIRST_SEATS: Final = ("first", "second", "third", "fourth")
ROUNDS: Final = 4
TURNS: Final = 7
KEY_SLOTS: Final = 4  # EXP-5
SCROLL_SLOTS: Final = 4
GEM_SLOTS: Final = 12  # EXP-35
TEMPLE_POINTS: Final[tuple[int, ...]] = (12, 10, 8, 6)  # EXP-5
EXPERT_TEMPLE: Final = 8  # EXP-38
EXTRA_MARKS: Final[tuple[int, ...]] = (3, 2, 1, 0)
RACE_POINTS: Final[tuple[int, ...]] = (10, 8, 6, 4)  # EXP-61
GEM_TRACK: Final[tuple[int, ...]] = (-3, -2, -1, 1, 2, 2, 3, 3, 4, 4)  # EXP-36
_STRUCK: Final = {1: (0, 1, 2, 3), 2: (0, 2), 3: (0, 2, 3), 4: (0, 1, 2, 3)}


class Terms:
    """What this table plays by. Unchanging, and shared by all states of the game."""

    def __init__(self, seats: int, options: ExplorersOptions, atlas: Atlas, content: str) -> None:
        self.content = content
        self.seats = seats
        self.options = options
        self.atlas = atlas
        self.expert_provisions = options.provisions == "expert"
        self.expert_gems = options.gems == "expert"
        self.expert_temples = options.temples == "expert"
        self.expert_villages = options.villages == "expert"
        self.gem_slots = len(GEM_TRACK) if self.expert_gems else GEM_SLOTS
        self.achievements = len(options.chosen_achievements) or options.achievements
        self.places = _STRUCK[seats]  # the places of a column that are not struck (EXP-5)
        self.may_stop = options.may_stop
        self.random_first = options.first_seat == "random" and seats > 1
        self.first = 0 if options.first_seat == "random" else FIRST_SEATS.index(options.first_seat)


def terms_of(seats: int, options: ExplorersOptions, box: str = NEWEST) -> Terms:
    """Resolve a table's options, played with a content. Raises ``BadOptions``."""
    return _terms_of(seats, options, box)


@lru_cache(maxsize=256)
def _terms_of(seats: int, options: ExplorersOptions, box: str) -> Terms:
    if seats not in range(1, 5):
        raise BadOptions("explorers", Phrase("explorers-seats", seats=seats))
    if options.first_seat in FIRST_SEATS[seats:]:
        raise BadOptions("explorers", Phrase("explorers-first-seat", seat=options.first_seat, seats=seats))
    chosen = options.chosen_achievements
    for name in chosen:
        if name not in NAMES:
            raise BadOptions("explorers", Phrase("explorers-achievement", name=name, known=", ".join(NAMES)))
    if len(set(chosen)) != len(chosen) or len(chosen) > 3:
        raise BadOptions("explorers", Phrase("explorers-achievements"))
    try:
        atlas = atlas_of(options.own_tiles, box)
        if options.map not in {"random", "first-player"}:
            read_code(options.map)
    except BadFile as error:
        raise BadOptions("explorers", error.phrase) from error
    return Terms(seats, options, atlas, box)
