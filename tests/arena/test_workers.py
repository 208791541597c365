"""Many games at once: the same games, and none lost, whatever happens to a process."""

from __future__ import annotations

import os
import signal
from collections import deque
from functools import partial
from multiprocessing import Pipe, active_children
from multiprocessing.process import BaseProcess

from farshore.arena.table import Played, Result, play, unplayable
from farshore.arena.tournament import Tournament
from farshore.arena.workers import ATTEMPTS, Team, _work, at_once, in_turn
from tests.arena.bots import brief


def known(games: list[Played]) -> list[tuple[Result, str]]:
    """Return all of games but the time that was measured, in order."""
    return sorted(((one.result, one.record) for one in games), key=lambda one: one[0].number)


def alone(tournament: Tournament, games: int) -> list[tuple[Result, str]]:
    return known([play(tournament, number) for number in tournament.numbers(games)])


def test_how_many_processes_changes_nothing() -> None:
    tournament = brief("random", "random")
    assert at_once(1) is in_turn
    assert known(list(at_once(2)(tournament, tournament.numbers(6)))) == alone(tournament, 6)


def test_a_process_that_is_killed_midway_loses_nothing() -> None:
    tournament = brief("random", "random")
    team = Team(partial(play, tournament), partial(unplayable, tournament), 2)
    try:
        coming = team.play(deque(tournament.numbers(6)))
        games = [next(coming)]
        for worker in list(team._workers.values()):  # noqa: SLF001 - nobody else kills them
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
        games += coming
    finally:
        team.end()
    assert known(games) == alone(tournament, 6)


def test_a_game_that_ends_every_process_is_given_up() -> None:
    """A program that kills whoever started it, instead of saying that it is ready."""
    tournament = brief("random", "cmd:sh -c 'kill -9 $PPID'")
    (played,) = at_once(2)(tournament, [0])
    assert ATTEMPTS > 1
    assert (played.result.winners, played.record) == ((), "")


def test_a_process_that_is_ending_by_itself_is_not_ended_by_a_signal() -> None:
    """Which would break off what Python does at the end, and say so."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    ours, theirs = Pipe()
    ours.close()
    try:
        _work(partial(play, brief("random", "random")), theirs)
        os.kill(os.getpid(), signal.SIGTERM)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    tournament = brief("random", "random")
    coming = at_once(2)(tournament, tournament.numbers(50))
    next(coming)
    assert len(ours()) == 2
    coming.close()
    assert ours() == []


def ours() -> list[BaseProcess]:
    """Return the processes that play for this one."""
    return [process for process in active_children() if process.name == "farshore-arena"]
