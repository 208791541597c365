"""Bots that lose by a fault, and tournaments that are over in a moment."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from farshore.arena.tournament import Tournament, new_tournament
from farshore.bots.bot import Bot, Player, SimpleBot
from farshore.bots.budget import Limit
from farshore.bots.registry import OWN
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat

GAME = "explorers"  # random games of it are the shortest
BRIEF = Limit(iterations=1)
EXAMPLES = Path(__file__).parents[2] / "examples"
EAGER = f"cmd:{sys.executable} {EXAMPLES / 'eager.py'}"


class Cheat(SimpleBot):
    """Does what it may not do."""

    def choose(self, turn: Turn) -> Action:
        return "a swim"  # type: ignore[return-value]


class Clumsy(SimpleBot):
    """Fails at its first choice."""

    def choose(self, turn: Turn) -> Action:
        raise ZeroDivisionError("oops")


class Absent(Bot):
    """Does not even sit down."""

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        raise LookupError("no chair")


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bots above known, in this process."""
    for kind in (Cheat, Clumsy, Absent):
        monkeypatch.setitem(OWN[GAME], kind.__name__.lower(), f"{kind.__module__}:{kind.__name__}")


def brief(*bots: str, seats: int = 2, seed: str = "1", gauntlet: bool = False) -> Tournament:
    """Set up a tournament."""
    form = "gauntlet" if gauntlet else "round-robin"
    return new_tournament(GAME, bots, seats=seats, limit=BRIEF, seed=seed, form=form)  # type: ignore[arg-type]
