"""The document of a position: its tables and keys, and the small words in them (seats, phases, squares).

Everything may be left out. Squares are written ``(x,y)``, gaps by their first square, as one reads.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from farshore.core.contract import Seat
from farshore.core.documents import read_toml
from farshore.core.errors import BadPosition
from farshore.core.words import Phrase
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import Square, square_named
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.terms import SEAT_NAMES

Count = Annotated[int, msgspec.Meta(ge=0, le=300)]
Counts = dict[str, Count]

PHASES: Final = {phase.name.lower(): phase for phase in Phase if phase >= Phase.START}
OPENING: Final = (Phase.START, Phase.FIRST)
"""Nobody has done anything yet."""
ENTRANCES: Final = {"door": Entrance.DOOR, "port": Entrance.PORT}


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the document: no other keys are known."""


class GapPart(_Part, frozen=True):
    """A resolved gap; the first of them is drawn as ``#1``."""

    owner: str = ""  # whose door, port or explorers it holds
    entrance: str = ""  # "door" or "port"
    left: list[str] = []  # explorers left behind: "camel", "ship"
    items: Counts = {}  # provisions


class SupplyPart(_Part, frozen=True):
    """A seat's supply. What is left out is everything that is nowhere else; fewer may be said."""

    camels: Count | None = None
    ships: Count | None = None
    doors: Count | None = None


class Document(_Part, frozen=True):
    """A position. ``players`` alone is one: a new game."""

    game: Literal["overworld"] = "overworld"
    players: Annotated[int, msgspec.Meta(ge=2, le=len(SEAT_NAMES))] = 2
    phase: str = ""  # left out: "draw", with a tile "survey"
    first: str = ""  # who began
    active: str = ""  # whose turn it is; left out: the first
    board: str | None = None  # drawn; left out: the first coast alone
    bag: Counts | None = None  # survey tiles by type; left out: as many as the board allows, of all types alike
    pile: Counts | None = None  # coast tiles by pattern; left out: all that are not laid
    shop: Counts | None = None  # provisions by kind; left out: all that are not in gaps
    supplies: dict[str, SupplyPart] = {}  # by seat
    aside: list[str] = []  # survey tiles set aside
    # the turn
    tile: str = ""  # the survey tile drawn; once placed it follows from the board
    survey: list[str] = []  # its squares, once placed
    side: str = ""  # "L" or "W": follows from the board
    coast_due: bool | None = None  # follows from the tile
    coast: str = ""  # the coast placed this turn
    # gaps being resolved
    pending: list[str] | None = None  # still to come; left out: all that there are
    gap: str = ""  # now; left out: the only one there is
    winner: str = ""
    entrance: str = ""  # what moves into it
    origin: str = ""  # the gap from which that moves
    to_take: Count | None = None  # items still to be taken: follows from the gap and the shop
    options: OverworldOptions = OverworldOptions()
    gaps: list[GapPart] = []  # resolved

    def said(self) -> list[str]:
        """Return the keys that say something beside the table's size and options."""
        usual = Document()
        fields = (field for field in self.__struct_fields__ if field not in {"game", "players", "options"})
        return [field for field in fields if getattr(self, field) != getattr(usual, field)]


def decode(text: str) -> Document:
    """Read the document as such; whether the position can be is another question."""
    return read_toml(text, Document, BadPosition)


def wrong(at: str, key: str, **params: str | int) -> BadPosition:
    """Return the refusal of a position, with a sentence of this game."""
    return BadPosition(at, Phrase(f"overworld-position-{key}", **params))


def read_seat(name: str, at: str, seats: int) -> Seat:
    """Read a seat by its colour."""
    names = SEAT_NAMES[:seats]
    if name not in names:
        raise wrong(at, "seat", name=name, known=", ".join(names))
    return names.index(name)


def read_square(name: str, at: str) -> Square:
    """Read a square."""
    try:
        return square_named(name)
    except ValueError as error:
        raise wrong(at, "square", text=name) from error


def read_entrance(name: str, at: str) -> Entrance:
    """Read what stands in a gap."""
    if name not in ENTRANCES:
        raise wrong(at, "entrance", name=name)
    return ENTRANCES[name]


def read_counts(counts: Counts, names: tuple[str, ...], at: str) -> list[int]:
    """Read how many there are of each; what is not named is not there."""
    for name in counts:
        if name not in names:
            raise wrong(at, "kind", name=name, known=", ".join(names))
    return [counts.get(name, 0) for name in names]
