"""How rule tests are written: a drawn position, moves in notation, and a look at what came of it."""

from __future__ import annotations

import pytest

from farshore.core.contract import CHANCE, Event
from farshore.core.errors import IllegalAction
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.actions import VERBS
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position import read_position
from farshore.games.entdecker.state import EntdeckerState
from tests.reasons import without_reasons

EMPTY_BOARD = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6............
7............
8............
"""


class Table:
    """A table that stands as a position says. Chance brings what the test says."""

    def __init__(self, board: str = EMPTY_BOARD, *, players: int = 2, more: str = "", **options: object) -> None:
        """``more``: further lines of the document, top-level keys first; ``options``: as in ``EntdeckerOptions``."""
        chosen = "".join(f"{name} = {_toml(value)}\n" for name, value in options.items())
        text = f"game = 'entdecker'\nplayers = {players}\nboard = '''{board}'''\n{more}\n"
        self.state: EntdeckerState = read_position(f"{text}\n[options]\n{chosen}" if options else text)
        self.events: list[Event] = []
        self.state.listener = lambda event: self.events.append(without_reasons(event))

    def play(self, *moves: str) -> Table:
        """Do these moves, of whoever must act: seats or chance. Each must be legal."""
        assert moves, "nothing to play"
        for move in moves:
            action = VERBS.read(move)
            actor = self.state.actors()[0]
            if actor == CHANCE:
                possible = [outcome for outcome, _ in self.state.outcomes()]
                assert action in possible, f"{move} cannot happen, only {[VERBS.write(a) for a in possible]}"
            else:
                assert action in self.state.legal(actor), f"{move} is not legal for {actor}, only {self.legal()}"
            self.state.apply(actor, action)
        return self

    @property
    def phase(self) -> Phase:
        """The phase that everyone sees."""
        return Phase[self.state.view(None).turn.phase.upper()]

    @property
    def gold(self) -> list[int]:
        """The gold that everyone sees, by seat."""
        return [player.gold for player in self.state.view(None).players]

    def legal(self) -> list[str]:
        """Return what the seat to act may do, in notation."""
        return [VERBS.write(action) for action in self.state.legal(self.state.actors()[0])]

    def legal_with(self, verb: str) -> list[str]:
        """Return the legal actions of one verb."""
        return [action for action in self.legal() if action.split()[0] == verb]

    def outcomes(self) -> dict[str, int]:
        """Return what chance may bring, with weights."""
        return {VERBS.write(action): weight for action, weight in self.state.outcomes()}

    def refuses(self, move: str, rule: str) -> str:
        """Check that a move is illegal by this rule, and return the sentence that says why."""
        action = VERBS.read(move)
        seat = self.state.actors()[0]
        assert action not in self.state.legal(seat), f"{move} is legal"
        error = ENTDECKER.why_not(self.state, seat, action)
        assert isinstance(error, IllegalAction)
        assert error.rule == rule, f"{error.rule}: {error}"
        return str(error)

    def tile(self, space: str) -> int:
        """Return the land mask of the tile on a space; -1 if undiscovered."""
        return self.state.chart.tiles[self.state.chart.board.cell[space]]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f"'''{value}'''"


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as a proof of these rules."""
    return pytest.mark.rule(*numbers)
