"""Where bots think: processes of their own, which are handed a record, play it again and choose.

A process that does not answer in time is ended and replaced. It remembers the tables it was last asked about, so that
it need not play a long record from its beginning for every choice.
"""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random

import msgspec

from farshore.bots.bot import Bot
from farshore.bots.registry import make_bot
from farshore.core.contract import Seat, State
from farshore.core.record import Header, Step
from farshore.core.registry import game as installed_game
from farshore.core.replay import opening

STARTING = 60.0  # seconds that a new process may take to be ready
REMEMBERED = 16


class Question(msgspec.Struct, frozen=True):
    """Asks what a bot does where a record ends."""

    table: str
    header: Header
    steps: list[Step]
    seat: Seat
    bot: str


class NoAnswer(Exception):
    """A bot did not choose: it took too long, or failed."""


class Mind:
    """What a process remembers."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, tuple[Header, list[Step], State]] = OrderedDict()
        self.rng = Random()

    def choose(self, question: Question) -> str:
        """Return what the bot does, in the game's notation."""
        game = installed_game(question.header.game)
        bot, state = _bot(game.name, question.bot), self.state(question).clone()
        return game.write_action(bot.choose(state, question.seat, self.rng))

    def state(self, question: Question) -> State:
        """Return how the table stands: from where it was remembered, if that is part of what happened."""
        game = installed_game(question.header.game)
        header, steps, state = self.tables.pop(question.table, (None, [], None))
        if state is None or header != question.header or question.steps[: len(steps)] != steps:
            steps, state = [], opening(question.header, game)
        for step in question.steps[len(steps) :]:
            state.apply(step.seat, game.read_action(step.action))
        self.tables[question.table] = (question.header, question.steps, state)
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return state


@cache
def _bot(game: str, name: str) -> Bot:
    """Return a bot, made once: it keeps nothing between two choices."""
    return make_bot(game, name)


def think(connection: Connection) -> None:
    """Answer questions until nobody asks any more: what a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the server, which then ends this
    mind = Mind()
    connection.send_bytes(b"ready")
    while True:
        try:
            question = msgspec.json.decode(connection.recv_bytes(), type=Question)
        except EOFError:
            return
        try:
            answer = {"action": mind.choose(question)}
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the next question is answered
            answer = {"error": repr(error)}
        connection.send_bytes(msgspec.json.encode(answer))


class Thinker:
    """A process that thinks. It is started when first asked."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def ask(self, question: Question) -> str:
        """Return the answer, in notation; blocks. Raises ``NoAnswer``."""
        try:
            connection = self._connection or self._start()
            connection.send_bytes(msgspec.json.encode(question))
            answer = msgspec.json.decode(_received(connection, self.budget), type=dict[str, str])
        except Exception as error:  # too slow, gone, or never there: the next question goes to another process
            self.stop()
            raise NoAnswer(repr(error)) from error
        if "error" in answer:
            raise NoAnswer(answer["error"])
        return answer["action"]

    def stop(self) -> None:
        """End the process, which may not even have started. At the end of the server two threads may ask for it."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if process is not None and process.pid is not None:
            process.kill()
            process.join()
        if connection is not None:
            connection.close()

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs,), daemon=True, name="farshore-bot")
        self._process.start()
        theirs.close()
        _received(self._connection, STARTING)
        return self._connection


def _received(connection: Connection, within: float) -> bytes:
    """Return what comes within some seconds. Raises ``TimeoutError``."""
    if not connection.poll(within):
        raise TimeoutError(f"nothing within {within} seconds")
    return connection.recv_bytes()


class Thinkers:
    """All processes that think."""

    def __init__(self, workers: int, budget: float) -> None:
        self._all = [Thinker(budget) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the one asked last remembers most
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def ask(self, question: Question) -> str:
        """Return the answer as soon as somebody has time. Raises ``NoAnswer``."""
        thinker = await self._idle.get()
        try:
            return await asyncio.to_thread(thinker.ask, question)
        finally:
            self._idle.put_nowait(thinker)

    def stop(self) -> None:
        """End all processes."""
        for thinker in self._all:
            thinker.stop()
