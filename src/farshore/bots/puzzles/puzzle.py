"""A position in which one is to find the move, with what a deep search thought of the moves there.

A game's own are data beside its bots, ``bots/<game>/puzzles.toml``, made by ``python -m tools.practice``. Whatever
somebody does there is judged by what is kept: no search is needed, and the same move is always judged alike.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec

from farshore.bots.advice import Advice
from farshore.bots.counsel import is_close
from farshore.core.contract import Seat
from farshore.core.documents import read_toml
from farshore.core.errors import BadFile, FarshoreError

Theme = Literal["points", "rival", "patience", "ground"]
"""What the best move is about: points at once; what a rival does not get; leaving points that are there for more; what
comes later."""
Grade = Literal["best", "close", "worse", "far"]
"""Of a move: the best, about as good as that, worse by so many points, or so bad that the search did not look at it."""
Level = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""How many of three have missed it: greedy, habit, and a short search. 0: nobody else was asked."""
FILE: Final = "puzzles.toml"


class UnknownPuzzle(FarshoreError):
    """A name that no puzzle of a game has."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__("puzzle-unknown", game=game, name=name)


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and what was thought of the moves."""

    id: str
    seat: Seat  # who is to move
    level: Level
    theme: Theme
    answers: tuple[Advice, ...]  # the best first; there are at least two
    position: str  # a world that was dealt for the seat: what it may not know is invented

    @property
    def best(self) -> Advice:
        """The best move."""
        return self.answers[0]

    def answer(self, move: str) -> Advice | None:
        """Return what was thought of a move, or else of a plan that it is a step of: their order is often free."""
        found = next((one for one in self.answers if one.action == move), None)
        return found or next((one for one in self.answers if move in one.then), None)

    def grade(self, move: str) -> Grade:
        """Judge a move."""
        found = self.answer(move)
        if found is None:
            return "far"
        if found.behind <= 0:
            return "best"
        return "close" if is_close(found) else "worse"


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """How puzzles were made: the same again makes the same."""

    seed: int
    seats: tuple[int, ...]  # how many sat down, game by game in turn
    play: int = 0  # iterations where greedy would go the same way: there is nothing to miss; 0: as many as elsewhere
    scan: int  # iterations for each choice of the games that were looked through
    check: int  # … and of the deeper search
    right: int = 2  # plans that may be right
    gap: float = 1.0  # points that the first wrong move must be behind
    alike: float = 0.4  # the part of the puzzles whose best moves may be of one kind
    games: int  # that were looked through


class Collection(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game."""

    made: Made
    puzzles: list[Puzzle]


@cache
def collection_of(game_name: str) -> Collection | None:
    """Return what comes with a game; ``None``: nothing."""
    file = files("farshore.bots") / game_name / FILE
    return read_collection(file.read_text(encoding="utf-8"), FILE) if file.is_file() else None


@cache
def puzzles_of(game_name: str) -> dict[str, Puzzle]:
    """Return the puzzles that come with a game by name; none of a game that has no file of them."""
    found = collection_of(game_name)
    return {} if found is None else {puzzle.id: puzzle for puzzle in found.puzzles}


def puzzle_of(game_name: str, name: str) -> Puzzle:
    """Return a puzzle that comes with a game. Raises ``UnknownPuzzle``."""
    found = puzzles_of(game_name).get(name)
    if found is None:
        raise UnknownPuzzle(game_name, name)
    return found


def puzzle_id(position: str, seat: Seat) -> str:
    """Return what a puzzle is called: as long as its position is the same, whatever else is found out about it."""
    return sha256(f"{seat}\n{position}".encode()).hexdigest()[:10]


def read_collection(text: str, name: str) -> Collection:
    """Read puzzles from a TOML text. Raises ``BadFile``."""
    return read_toml(text, Collection, lambda at, reason: BadFile(name, at, reason))
