"""Tables at which one learns: practice, lessons, and moves to find."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farshore.server.lobby.teaching import Others
from farshore.server.table.lesson import LessonStep
from farshore.server.table.puzzling import PuzzleStep
from farshore.server.web.messages.wire import Answer, Ask, Count, Key, Name, SeatNumber


class PracticeAsk(Ask, frozen=True, kw_only=True):
    """A position to be tried out: a document, or one that the game brings. ``name`` as in ``TableAsk``."""

    name: Name = ""
    game: str
    position: Annotated[str, Meta(max_length=20_000)] = ""
    shipped: Annotated[str, Meta(max_length=80)] = ""
    others: Others = "bots"  # who plays the other seats


class LessonAsk(Ask, frozen=True, kw_only=True):
    """A lesson to go on with, or one of its scenes, counted from 0, to begin anew. ``name`` as in ``TableAsk``."""

    name: Name = ""
    scene: SeatNumber | None = None


class LessonStepAsk(Ask, frozen=True, kw_only=True):
    """Going on, or back, in a lesson. ``beat``: the one that the asker is at; empty: the scene is over."""

    step: LessonStep
    beat: Annotated[str, Meta(max_length=80)]
    seq: Count
    key: Key


class PuzzleAsk(Ask, frozen=True, kw_only=True):
    """A puzzle to be opened. ``name`` as in ``TableAsk``."""

    name: Name = ""


class PuzzleStepAsk(Ask, frozen=True, kw_only=True):
    """Trying again, or having the best move shown."""

    step: PuzzleStep
    seq: Count
    key: Key


class PuzzleInfo(Answer, frozen=True, kw_only=True):
    """A position in which one is to find the move."""

    name: str
    own: bool  # from a game that the asker has played
    text: str  # what it is about; of one's own, what was given away there
    level: int  # from 1 to 3; 0: not known
    state: Literal["new", "tried", "solved"]


class PuzzleList(Answer, frozen=True, kw_only=True):
    """The positions of a game in which one is to find the move, one's own games' first."""

    puzzles: list[PuzzleInfo]
