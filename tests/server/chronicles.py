"""Chronicles to test with."""

from __future__ import annotations

from random import Random
from typing import Any

from farshore import Fate, Match, game
from farshore.core.contract import Game
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.deed import Entry


def begun(name: str | Game, seats: int, seed: bytes = b"a", **options: Any) -> Chronicle:
    """Begin a game."""
    found = game(name) if isinstance(name, str) else name
    return Chronicle(found, Match.new(found, seats, options, Fate(seed)).record.header)


def play_on(chronicle: Chronicle, rng: Random, decisions: int = 100_000) -> None:
    """Play at random."""
    for _ in range(decisions):
        if chronicle.match.over:
            return
        seat = rng.choice(chronicle.match.actors())
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))


def log_of(chronicle: Chronicle) -> list[Entry]:
    """Return the log."""
    return [entry for deed in chronicle.deeds for entry in deed.entries]


def again(chronicle: Chronicle) -> Chronicle:
    """Read its log, as after a restart."""
    return Chronicle.read(chronicle.game, chronicle.match.record.header, log_of(chronicle))
