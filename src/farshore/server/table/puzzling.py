"""A puzzle at a table: the moves that were tried, how good they are, and what the best is once it is shown.

All of it follows from the log: the first move after the beginning is the answer, taking it back is to try again, and
that the best was shown is an entry of the log (``SHOWN``). No search is asked: what one thought of the moves is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from farshore.bots.advice import Advice
from farshore.bots.counsel import Counsel, in_words
from farshore.bots.puzzles.puzzle import Grade, Puzzle
from farshore.core.foresight import Foresight, foresee
from farshore.core.words import FALLBACK, say
from farshore.server.table.errors import CannotUndo, NoPuzzle

if TYPE_CHECKING:
    from farshore.server.table.chronicle import Chronicle
    from farshore.server.table.deed import Deed
    from farshore.server.table.live_table import LiveTable

PuzzleStep = Literal["again", "show"]
"""To go back to the beginning; to have the best move shown there."""
SHOWN: Final = "shown"
"""The beat that says in the log that the best move was shown."""
RIGHT: Final[tuple[Grade, ...]] = ("best", "close")


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """The move that was made, judged."""

    grade: Grade
    move: Counsel


class PuzzleNow(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands with a puzzle."""

    name: str
    level: int  # from 1 to 3; 0: not known
    hint: str  # what the best move is about
    tried: Tried | None  # nothing is done yet, or it was taken back
    tries: int  # so far
    solved: bool  # the best was found before it was shown, or a move about as good
    shown: Counsel | None  # the best move


class Puzzling:
    """A puzzle at a table."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle

    def attempts(self, chronicle: Chronicle) -> list[str]:
        """Return the moves that were tried, in notation, and ``SHOWN`` where the best was shown."""
        found, held = list[str](), list[int]()  # held: where in the log one's own steps are that still hold
        for deed in chronicle.deeds:
            entry = deed.entries[0]
            if entry.takes_back:
                held = [first for first in held if first < entry.takes_back]
            elif deed.is_beat:
                found.append(SHOWN)
            elif deed.is_step and deed.seat == self.puzzle.seat:
                found += [] if held else [entry.action]
                held.append(deed.first)
        return found

    def is_solved(self, chronicle: Chronicle) -> bool:
        """Tell whether the best, or a move about as good, was found before it was shown."""
        attempts = self.attempts(chronicle)
        alone = attempts[: attempts.index(SHOWN)] if SHOWN in attempts else attempts
        return any(self.puzzle.grade(move) in RIGHT for move in alone)

    def step(self, chronicle: Chronicle, step: PuzzleStep, guest: str, key: str) -> Deed:
        """Go back to the beginning, or have the best move shown there. Raises ``CannotUndo``."""
        own = self._own(chronicle)
        if step == "show":
            return chronicle.read_beat(self.puzzle.seat, SHOWN, guest, key)
        if not own:
            raise CannotUndo
        return chronicle.take_all_back(own[0], self.puzzle.seat, guest, key)

    def is_at_the_beginning(self, chronicle: Chronicle) -> bool:
        """Tell whether nothing is done that holds."""
        return not self._own(chronicle)

    def now(self, table: LiveTable, language: str = FALLBACK) -> PuzzleNow:
        """Say how things stand."""
        attempts, own = self.attempts(table.chronicle), self._own(table.chronicle)
        return PuzzleNow(
            name=self.puzzle.id,
            level=self.puzzle.level,
            hint=say(f"puzzle-theme-{self.puzzle.theme}", language),
            tried=self._tried(table, own[0].entries[0].action, language) if own else None,
            tries=sum(attempt != SHOWN for attempt in attempts),
            solved=self.is_solved(table.chronicle),
            shown=self._compared(table, self.puzzle.best, language) if SHOWN in attempts and not own else None,
        )

    def _own(self, chronicle: Chronicle) -> list[Deed]:
        """Return what was done and holds."""
        seat = self.puzzle.seat
        return [deed for deed in chronicle.deeds if deed.is_step and deed.seat == seat and not deed.is_taken_back]

    def _tried(self, table: LiveTable, move: str, language: str) -> Tried:
        grade, found = self.puzzle.grade(move), self.puzzle.answer(move)
        if found is None:
            return Tried(grade=grade, move=self._told(table, [_unknown(move)], language)[0])
        found = msgspec.structs.replace(found, action=move)
        if grade == "best":
            return Tried(grade=grade, move=self._compared(table, found, language))
        return Tried(grade=grade, move=self._told(table, [self.puzzle.best, found], language)[1])

    def _compared(self, table: LiveTable, best: Advice, language: str) -> Counsel:
        """Say what speaks for the best move, beside the next that is not right."""
        wrong = [one for one in self.puzzle.answers if self.puzzle.grade(one.action) not in RIGHT]
        return self._told(table, [best, *wrong], language)[0]

    def _told(self, table: LiveTable, advice: Sequence[Advice], language: str) -> list[Counsel]:
        """Say what is thought of moves at the beginning, as the seat may know it."""
        game, seat = table.game, self.puzzle.seat
        beginning = table.chronicle.state_after(0)

        def foreseen(move: str) -> Foresight:
            return foresee(game, beginning, seat, game.read_action(move))

        return in_words(game, advice, seat, foreseen, table.names(language), language)


def puzzling_of(table: LiveTable) -> Puzzling:
    """Return the puzzle at a table. Raises ``NoPuzzle``."""
    if table.puzzling is None:
        raise NoPuzzle
    return table.puzzling


def _unknown(move: str) -> Advice:
    """Return what is known of a move that nobody has thought of."""
    return Advice(action=move, value=0.0, behind=0.0, spread=0.0, points=())
