"""Many games at once, in processes of this machine. One that dies loses nothing: its game is played again.

Not a pool of the standard library: that of ``multiprocessing`` waits for ever for a game whose process was killed, and
that of ``concurrent.futures`` leaves its processes behind when this one is killed. Here a process ends when nobody asks
it any more, whatever became of who asked.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Hashable, Iterable
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, Generic, NamedTuple, TypeVar

from farshore.arena.table import Played, play, unplayable
from farshore.arena.tournament import Tournament
from farshore.bots.interrupts import held_back

ATTEMPTS: Final = 3  # how often a game is begun whose process dies, before it is given up
LEAVING: Final = 5.0  # seconds that a process has to end the programs it plays with

Playing = Callable[[Tournament, Iterable[int]], Generator[Played, None, None]]
"""Plays games and yields them as they come, in no particular order; closed early, it ends all that it started."""

Task = TypeVar("Task", bound=Hashable)
Done = TypeVar("Done")


def in_turn(tournament: Tournament, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """Play one game after the other, in this process."""
    for number in numbers:
        yield play(tournament, number)


def at_once(jobs: int) -> Playing:
    """Return what plays in so many processes."""

    def playing(tournament: Tournament, numbers: Iterable[int]) -> Generator[Played, None, None]:
        yield from shared_out(jobs, partial(play, tournament), partial(unplayable, tournament), numbers)

    return in_turn if jobs == 1 else playing


def shared_out(
    jobs: int, work: Callable[[Task], Done], given_up: Callable[[Task], Done], tasks: Iterable[Task]
) -> Generator[Done, None, None]:
    """Do tasks in so many processes, and yield what comes of them; ``given_up``: of one that ends every process."""
    waiting = deque(tasks)
    if not waiting:
        return
    team = Team(work, given_up, min(jobs, len(waiting)))
    try:
        yield from team.play(waiting)
    finally:
        team.end()


class _Worker(NamedTuple):
    """A process, and the way to talk to it."""

    process: SpawnProcess
    connection: Connection


class Team(Generic[Task, Done]):
    """Processes that do what is asked of them, such as the games of a tournament."""

    def __init__(self, work: Callable[[Task], Done], given_up: Callable[[Task], Done], jobs: int) -> None:
        self.work, self.given_up = work, given_up
        self._workers = {worker.connection: worker for worker in (_started(work) for _ in range(jobs))}
        self._busy: dict[Connection, Task] = {}  # with what
        self._deaths: Counter[Task] = Counter()

    def play(self, waiting: deque[Task]) -> Generator[Done, None, None]:
        """Do all that waits, and yield what comes of it as it comes."""
        while waiting or self._busy:
            for connection in self._workers.keys() - self._busy.keys():
                if waiting:
                    self._ask(connection, waiting.popleft())
            for connection in (one for one in wait(list(self._busy)) if isinstance(one, Connection)):
                task = self._busy.pop(connection)
                try:
                    yield connection.recv()
                except (EOFError, OSError):
                    self._replace(connection)
                    self._deaths[task] += 1
                    if self._deaths[task] < ATTEMPTS:
                        waiting.appendleft(task)
                    else:
                        yield self.given_up(task)

    def end(self) -> None:
        """End all processes, and the programs that they play with."""
        for worker in self._workers.values():
            worker.connection.close()
            worker.process.terminate()
        for worker in self._workers.values():
            worker.process.join(LEAVING)
            worker.process.kill()
            worker.process.join()

    def _ask(self, connection: Connection, task: Task) -> None:
        self._busy[connection] = task
        with suppress(OSError):  # it has died; that is noticed when it does not answer
            connection.send(task)

    def _replace(self, connection: Connection) -> None:
        worker = self._workers.pop(connection)
        connection.close()
        worker.process.kill()
        worker.process.join()
        new = _started(self.work)
        self._workers[new.connection] = new


def _started(work: Callable[[Task], object]) -> _Worker:
    """Start a process: spawned, since a fork would copy the locks of a progress bar's thread."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(work, theirs), name="farshore-arena")
    with held_back():
        process.start()
    theirs.close()
    return _Worker(process, ours)


def _work(work: Callable[[Task], object], connection: Connection) -> None:
    """Do what is asked for until nobody asks any more: what a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for whoever asks, who then ends this
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # in order, so that programs are ended, too
    try:
        while True:
            connection.send(work(connection.recv()))
    except (EOFError, OSError):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is ending already, in order
