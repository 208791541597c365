"""The document of a position: its tables and keys, and the small words in them (colours, phases, quadrants).

Everything may be left out. Rounds and turns count from 1; turn 0 is the set-up.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from farshore.core.documents import read_toml
from farshore.core.errors import BadPosition
from farshore.core.words import Phrase
from farshore.games.explorers import grid
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import ROUNDS, SEAT_NAMES, TURNS
from farshore.games.explorers.tiles import CONTENTS, FIRST

Count = Annotated[int, msgspec.Meta(ge=0, le=300)]
Points = Annotated[int, msgspec.Meta(ge=-300, le=300)]

EXTRA: Final = "extra"
"""How the phase MARKS is called while the extra marks of temples are placed."""
PHASES: Final = {phase.name.lower(): phase for phase in Phase if phase >= Phase.FIRST} | {EXTRA: Phase.MARKS}
OPENING: Final = {Phase.FIRST, Phase.MAP, Phase.ACHIEVEMENT, Phase.LAY, Phase.VILLAGE}
"""Nobody has marked anything yet."""


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the document: no other keys are known."""


class SheetPart(_Part, frozen=True):
    """A sheet: the marks, what the frame shows beside them, and how far the running turn has gone."""

    marks: str | list[str] = []  # a drawing, or squares and straight lines: ["h8", "h8-h12"]
    scrolls_used: Count | None = None  # that of this turn too
    larder: tuple[Count, Count, Count] | None = None  # apples, carrots, fish of this round
    provision_points: Points | None = None  # of the rounds that ended
    gem_points: Points | None = None  # of the rounds that ended
    temples: tuple[Count, Count, Count, Count] | None = None  # by quadrant: the place taken, 1 to 4; 0 for none
    races: list[Count] | None = None  # by achievement in play: the points taken
    # the running turn; marks of it are drawn as "+"
    scroll: bool = False  # one is spent
    terrain: str = ""  # the terrains committed to, as long as a mark is due
    given: Count | None = None  # ordinary marks that the choice gave; only of extra marks it need be said
    due: Count | None = None  # … of which these are still to be placed
    horses: Count = 0  # marks of horses to place first
    batch: str | None = None  # temples explored and not ranked yet: "AC"
    extras: str = ""  # temples whose extra marks are still to be chosen: "B"
    acted: Count | None = None  # own actions of the turn


class Document(_Part, frozen=True):
    """A position. ``players`` alone is one: a new game."""

    game: Literal["explorers"] = "explorers"
    players: Annotated[int, msgspec.Meta(ge=1, le=len(SEAT_NAMES))] = 2
    content: str = FIRST  # the name of the data files it is played with
    map: str | None = None  # as far as it is laid: "3r1 7r0 5r2 1r3"
    achievements: list[str] | None = None  # in play
    phase: str = ""
    first: str = ""  # who has the first-player marker in round 1; left out: whom the options name
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, le=TURNS)] | None = None
    card: str = ""  # turned last
    side: str = ""  # chosen by the active player
    deck: list[str] | None = None  # cards not turned in this round
    batches: Count | None = None  # rankings of temples in this turn
    options: ExplorersOptions = ExplorersOptions()
    blue: SheetPart | None = None
    orange: SheetPart | None = None
    green: SheetPart | None = None
    violet: SheetPart | None = None

    def sheet(self, seat: int) -> SheetPart | None:
        """Return a seat's table."""
        return (self.blue, self.orange, self.green, self.violet)[seat]

    def is_new_game(self) -> bool:
        """Tell whether nothing is said that a game would have to come to first."""
        said = (self.map, self.achievements, self.round, self.turn, self.deck, self.batches)
        sheets = (self.sheet(seat) for seat in range(len(SEAT_NAMES)))
        return not (self.phase or self.card or self.side) and not any(part is not None for part in (*said, *sheets))


def decode(text: str) -> Document:
    """Read the document as such; whether the position can be is another question."""
    document = read_toml(text, Document, BadPosition)
    if document.content not in CONTENTS:
        raise BadPosition("content", Phrase("position-content", name=document.content, known=", ".join(CONTENTS)))
    return document


def wrong(at: str, key: str, **params: str | int) -> BadPosition:
    """Return the refusal of a position, with a sentence of this game."""
    return BadPosition(at, Phrase(f"explorers-position-{key}", **params))


def phase_name(s: ExplorersState) -> str:
    """Return how the present phase is called in a document."""
    return EXTRA if s.phase == Phase.MARKS and s.moment == Moment.EXTRA else s.phase_name


def read_quadrants(text: str, at: str) -> tuple[int, ...]:
    """Read different quadrants by their letters."""
    if len(set(text)) != len(text) or not set(text) <= set(grid.QUADRANT_NAMES):
        raise wrong(at, "quadrants", text=text)
    return tuple(grid.QUADRANT_NAMES.index(letter) for letter in text)


def write_quadrants(quadrants: tuple[int, ...]) -> str:
    """Write what ``read_quadrants`` reads."""
    return "".join(grid.QUADRANT_NAMES[quadrant] for quadrant in quadrants)
