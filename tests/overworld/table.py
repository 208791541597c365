"""How rule tests are written: a small drawn board, moves in notation, and a look at what came of it."""

from __future__ import annotations

from typing import TypeVar

import pytest

from farshore.core.contract import CHANCE, Event
from farshore.games.overworld import OVERWORLD
from farshore.games.overworld.actions import VERBS
from farshore.games.overworld.grid import Square, name_of, square_named
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position import read_position
from farshore.games.overworld.scoring import Score, scores
from farshore.games.overworld.state import OverworldState

GAME = OVERWORLD
E = TypeVar("E", bound=Event)


class Table:
    """A table that stands as a position says. Chance brings what the test says."""

    state: OverworldState

    def __init__(self, drawn: str, more: str = "", players: int = 2, **options: bool) -> None:
        """``drawn``: a board, to which ``more`` adds keys, or a whole document; ``options``: the expansions in play."""
        text = drawn if "=" in drawn else f"players = {players}\nboard = '''\n{drawn}\n'''\n{more}\n"
        chosen = "".join(f"{name} = {str(value).lower()}\n" for name, value in options.items())
        self.state = read_position(f'game = "overworld"\n{text}\n' + (f"[options]\n{chosen}" if chosen else ""))
        self.events: list[Event] = []
        self.state.listener = self.events.append

    def play(self, *moves: str) -> Table:
        """Do these moves, of whoever must act, or of chance. Each must be legal."""
        assert moves, "nothing to play"
        for move in moves:
            action = VERBS.read(move)
            (actor,) = self.state.actors()
            if actor == CHANCE:
                assert action in [outcome for outcome, _ in self.state.outcomes()], (
                    f"{move} cannot happen, only {list(self.outcomes())}"
                )
            else:
                assert action in self.state.legal(actor), f"{move} is not legal for {actor}, only {self.legal()}"
            self.state.apply(actor, action)
        return self

    @property
    def phase(self) -> Phase:
        """The phase that everyone sees."""
        return Phase[self.state.view(None).turn.phase.upper()]

    @property
    def doors(self) -> list[int]:
        """The doors in supply that everyone sees, by seat."""
        return [player.doors for player in self.state.view(None).players]

    @property
    def ports(self) -> list[int]:
        """The ports in supply that everyone sees, by seat."""
        return [player.ports for player in self.state.view(None).players]

    def legal(self) -> list[str]:
        """Return what the seat that must act may do, in notation."""
        return [VERBS.write(action) for action in self.state.legal(self.state.actors()[0])]

    def outcomes(self) -> dict[str, int]:
        """Return what chance may bring, with weights."""
        return {VERBS.write(action): weight for action, weight in self.state.outcomes()}

    def refuses(self, move: str, rule: str) -> str:
        """Check that a move is illegal by this rule, and return the sentence that says why."""
        action = VERBS.read(move)
        (actor,) = self.state.actors()
        assert action not in self.state.legal(actor), f"{move} is legal"
        error = GAME.why_not(self.state, actor, action)
        assert error.rule == rule, f"{error.rule}: {error}"
        return str(error)

    def happened(self, kind: type[E]) -> list[E]:
        """Return the events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def explorers(self) -> dict[str, str]:
        """Return who stands where, as the board draws them: ``B`` a black camel, ``b`` a black ship."""
        return {name_of(at // 2): "bwry"[seat] if at % 2 else "BWRY"[seat] for at, seat in self.state.explorers.items()}

    def supply(self, seat: int) -> tuple[int, int]:
        """Return the camels and ships in a seat's supply."""
        return self.state.supply[seat * 2], self.state.supply[seat * 2 + 1]

    def scores(self) -> list[Score]:
        """Return every seat's points by part."""
        return scores(self.state)


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as a proof of these rules."""
    return pytest.mark.rule(*numbers)


def sq(name: str) -> Square:
    """Return the square of a name: ``(2,-1)``."""
    return square_named(name)


def fresh(face: str = "A0", first: str = "black", players: int = 2, **options: bool) -> Table:
    """Return a new game after its first two draws of chance, played from the real set-up."""
    table = Table.__new__(Table)
    table.state = new_game(players, **options)
    table.events = []
    table.state.listener = table.events.append
    return table.play(f"start {face}", f"first {first}")


def new_game(players: int = 2, **options: bool) -> OverworldState:
    """Return the state of a new game, before chance has done anything."""
    state = GAME.new(players, GAME.options_type(**options))
    assert isinstance(state, OverworldState)
    return state
