"""Many games in one or several processes. Each has its own seed, so it does not matter how many processes."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec

from farshore.arena.workers import shared_out
from farshore.bots.called import bot_called
from farshore.bots.playing import play_game
from farshore.bots.registry import RANDOM
from farshore.core.contract import Event, Game, Options, Seat
from farshore.core.errors import FarshoreError
from farshore.core.registry import game as installed_game
from farshore.core.simulate import random_game

LARGEST_CHUNK = 50  # games that a process plays before it reports
TURN = "TurnBegan"  # the event by which a game tells that a turn begins, if it knows turns


class Played(NamedTuple):
    """What came of one game."""

    number: int  # from 1
    decisions: int
    chances: int
    turns: int | None  # None: the game does not tell of turns
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class EndsProcesses(FarshoreError):
    """Games that end every process they are played in."""

    def __init__(self, numbers: range) -> None:
        super().__init__("cli-sim-ended", first=numbers[0], last=numbers[-1])


class Plan(NamedTuple):
    """Which games are to be played."""

    game: str
    bots: tuple[str, ...]  # by seat: as it is typed
    options: Options
    seed: str
    games: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def is_random(self) -> bool:
        """Whether nobody thinks, so that the games can be played in the fastest way."""
        return set(self.bots) == {RANDOM}


def run(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """Play all games, and yield results as they come, in no particular order."""
    size = max(1, min(LARGEST_CHUNK, plan.games // (4 * jobs)))
    chunks = [range(first, min(first + size, plan.games + 1)) for first in range(1, plan.games + 1, size)]
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
        return
    with closing(shared_out(jobs, partial(_play_or_fail, plan), EndsProcesses, chunks)) as coming:
        for played in coming:
            if isinstance(played, Exception):
                raise played
            yield played


def play_chunk(plan: Plan, numbers: range) -> list[Played]:
    """Play some of the games."""
    game = installed_game(plan.game)
    return [play_one(game, plan, number) for number in numbers]


def _play_or_fail(plan: Plan, numbers: range) -> list[Played] | Exception:
    """Play some of the games; what goes wrong is for the process that asked to raise."""
    try:
        return play_chunk(plan, numbers)
    except Exception as error:  # noqa: BLE001 - a bot may raise anything
        return sendable(error, traceback.format_exc())


def sendable(error: Exception, where: str) -> Exception:
    """Return an error that another process can be told of, with where it happened: itself, or one that names it."""
    error.add_note(where)
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - what was made here and now
    except Exception:  # noqa: BLE001 - whatever an error of somebody else's does when it is made anew
        named = RuntimeError(repr(error))
        named.add_note(where)
        return named
    return error


def play_one(game: Game, plan: Plan, number: int) -> Played:
    """Play one game from its own seed."""
    state = game.new(plan.seats, plan.options)
    turns = 0

    def listen(event: Event) -> None:
        nonlocal turns
        turns += type(event).__name__ == TURN

    state.listener = listen
    rng = Random(f"{plan.seed}/{number}")
    if plan.is_random:
        length = random_game(state, rng)
    else:
        bots = [bot_called(game.name, name, msgspec.to_builtins(plan.options)) for name in plan.bots]
        length = play_game(game, state, bots, rng)
    knows_turns = any(kind.__name__ == TURN for kind in game.event_types)
    told = turns if knows_turns else None
    return Played(number, length.decisions, length.chances, told, state.scores(), state.winners())
