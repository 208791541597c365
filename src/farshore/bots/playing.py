"""Whole games between bots: for statistics, measurements and tests."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random

from farshore.bots.bot import Bot
from farshore.bots.budget import REPRODUCIBLE, Limit
from farshore.bots.gate import Gate
from farshore.core.contract import CHANCE, Game, State
from farshore.core.fate import RandomFate
from farshore.core.simulate import LONGEST, EndlessGame, Length


def play_game(
    game: Game,
    state: State,
    bots: Sequence[Bot],
    rng: Random,
    limit: Limit = REPRODUCIBLE,
    longest: int = LONGEST,
) -> Length:
    """Play ``state`` to its end with a bot in every seat; of several actors the first goes first."""
    with ExitStack() as leaving:
        gates: list[Gate] = []
        for seat, bot in enumerate(bots):
            gates.append(Gate(bot, game, seat, len(bots), rng, limit))
            leaving.callback(gates[-1].leave)
        return _played(state, gates, RandomFate(rng), longest)


def _played(state: State, gates: Sequence[Gate], fate: RandomFate, longest: int) -> Length:
    """Play on until the game is over."""
    chances = 0
    for step in range(longest + 1):
        actors = state.actors()
        if not actors:
            return Length(step - chances, chances)
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, fate.choose(state.outcomes(), chances))
            chances += 1
        else:
            state.apply(seat, gates[seat].choose(state))
    raise EndlessGame(f"the game did not end within {longest} steps")
