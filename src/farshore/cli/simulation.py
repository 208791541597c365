"""Many games in one or several processes. Each has its own seed, so it does not matter how many processes."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import msgspec

from farshore.bots.called import bot_called
from farshore.bots.interrupts import held_back
from farshore.bots.playing import play_game
from farshore.bots.registry import RANDOM
from farshore.core.contract import Event, Game, Options, Seat
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
    # Spawned, not forked: the progress bar has a thread, and a fork would copy its locks. A pool, not an executor: when
    # it is left early it ends its processes, which else would complain of a parent that is gone.
    with held_back():
        pool = get_context("spawn").Pool(jobs, initializer=_leave_interrupts)
    with pool:
        yield from pool.imap_unordered(partial(play_chunk, plan), chunks)
        # All is played: they end by themselves. To tell them to may come just as one begins to wait, and be missed.
        pool.close()
        pool.join()


def play_chunk(plan: Plan, numbers: range) -> list[Played]:
    """Play some of the games."""
    game = installed_game(plan.game)
    return [play_one(game, plan, number) for number in numbers]


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


def _leave_interrupts() -> None:
    """Let only the parent hear of Ctrl-C, who then ends this: in order, so that programs that play are ended too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
