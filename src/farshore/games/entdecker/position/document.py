"""The document of a position: its tables and keys, and the small words in them (colours, phases, tiles).

Every key but those that say something about this very position may be left out.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from farshore.core.documents import read_toml
from farshore.core.errors import BadPosition
from farshore.core.words import Phrase
from farshore.games.entdecker.actions import TileKind
from farshore.games.entdecker.content import CONTENTS, FIRST, EventName
from farshore.games.entdecker.faces import EVENT_OF, EVENTS, FACE, PATTERN_OF
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import PATTERNS
from farshore.games.entdecker.units import SEAT_NAMES

Count = Annotated[int, msgspec.Meta(ge=0, le=500)]
Gold = Annotated[int, msgspec.Meta(ge=0, le=9999)]
ByPattern = Annotated[list[Count], msgspec.Meta(min_length=len(PATTERNS), max_length=len(PATTERNS))]

SCOUT_LETTERS: Final = "".join(name[0] for name in SEAT_NAMES)
"""By seat: how a scout on a path is written, before its number if it has one."""
PHASE_NAMES: Final[dict[int, str]] = {phase: phase.name.lower().replace("_", "-") for phase in Phase}
PHASES: Final = {name: phase for phase, name in PHASE_NAMES.items()}


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the document: no other keys are known."""


class HutPart(_Part, frozen=True):
    """What lies in a hut, who has looked, and who has taken it (ENT-80)."""

    token: str
    seen: list[str] = []
    taken: str = ""


class StacksPart(_Part, frozen=True):
    """What is left to draw; lists are by pattern (ENT-5). ``sizes``: ``19``, ``19 ?`` or ``19 unseen`` by stack."""

    plain: ByPattern | None = None  # hidden, without question mark
    marked: ByPattern | None = None  # hidden question marks whose event nobody knows
    events: dict[EventName, Count] | None = None  # that lie on those
    paired: dict[str, Count] = {}  # hidden question marks whose event is known: "3 pirate"
    open: ByPattern | None = None
    discards: dict[str, Count] = {}  # "3", "3 pirate"
    sizes: list[str] | None = None
    in_disorder: bool = False  # searched through, to be mixed again (ENT-62)
    spares: Count | None = None  # laid tiles that were never in the box (ENT-62)


class TurnPart(_Part, frozen=True):
    """How far the turn has gone. Any phase may be named; those that need nobody are then run."""

    seat: str = SEAT_NAMES[0]  # whose turn it is
    phase: str = PHASE_NAMES[Phase.TURN]
    then: str = ""  # the phase after backs, search or token
    mover: str = ""  # who decides, if it is another
    ship: str = ""
    fare: str = ""  # what its start cost, while it is there: "bank 1 white 2"; left out: the least it can cost
    landed: bool | None = None  # the ship's tile was discovered on this journey
    kind: TileKind = "hidden"
    announced: Count | None = None
    draws: Count | None = None  # … of which are still to be drawn
    hand: str = ""  # "3", "3 pirate"
    stack: Count = 0  # the stack drawn from
    sought: Count = 0  # the pattern searched for
    hut: Count = 0  # the path whose hut gets a token
    bound: str = ""  # scouts on their way to the jungle: "r r w"
    fresh: list[str] | None = None  # tiles of this turn; left out: every tile, so that all fills are looked for
    passes: Count = 0
    idle: Count = 0
    closing: bool = False


class Document(_Part, frozen=True):
    """A position. ``players`` alone is one: the set-up of the scenario."""

    game: Literal["entdecker"] = "entdecker"
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    content: str = FIRST  # the name of the data files it is played with
    board: str | None = None  # drawn as in a scenario
    units: list[str] = []  # in order of placement: "red fort C4", "white scout D5/N", with Top Scout "red scout 3 C4"
    gold: list[Gold] | None = None
    score: list[Gold] | None = None
    finds: list[Gold] | None = None  # points of the score that came from waterfalls (ENT-93)
    paths: list[str] = []  # from the hut outwards: "r w . . . . . .", with Top Scout "r3 w11 . . . . . ."
    top_scouts: list[list[Count]] | None = None  # [] for a seat that has not chosen yet
    unfound: list[str] | None = None  # waterfalls whose bonus waits for a finder (ENT-93)
    options: EntdeckerOptions = EntdeckerOptions()
    stacks: StacksPart = StacksPart()
    huts: dict[int, HutPart] = {}  # by path, from 1
    turn: TurnPart = TurnPart()


def decode(text: str) -> Document:
    """Read the document as such; whether the position can be is another question."""
    document = read_toml(text, Document, BadPosition)
    if document.content not in CONTENTS:
        raise BadPosition("content", Phrase("position-content", name=document.content, known=", ".join(CONTENTS)))
    return document


def seat_named(terms: Terms, name: str, at: str) -> int:
    """Return the seat of a colour."""
    names = SEAT_NAMES[: terms.seats]
    if name not in names:
        raise BadPosition(at, Phrase("entdecker-position-seat", name=name, known=", ".join(names)))
    return names.index(name)


def phase_named(name: str, at: str) -> int:
    """Return the phase of this name."""
    if name not in PHASES:
        raise BadPosition(at, Phrase("entdecker-position-phase", name=name, known=", ".join(PHASES)))
    return PHASES[name]


def tile_text(face: int) -> str:
    """Write a tile in hand or among the discards: pattern and event."""
    return f"{PATTERN_OF[face]} {EVENTS[EVENT_OF[face]]}".rstrip()


_TILES: Final = {tile_text(face): face for pattern in PATTERNS for face in FACE[pattern]}


def tile_of(text: str, at: str) -> int:
    """Read what ``tile_text`` wrote."""
    if text not in _TILES:
        raise BadPosition(at, Phrase("entdecker-position-tile", text=text))
    return _TILES[text]
