"""Where bots think: processes of their own, which are handed a world dealt for a seat, and choose or advise.

Neither what a seat may not know nor the seed ever gets there. A process that does not answer in time is ended and
replaced. It keeps the players it was last asked for, who may remember what they like; one that is lost sits down anew.
"""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Literal

import msgspec

from farshore.bots.advice import Advice, advise
from farshore.bots.bot import Bot, Player
from farshore.bots.budget import Limit
from farshore.bots.gate import deal
from farshore.bots.registry import make_bot
from farshore.bots.turn import Turn
from farshore.core.contract import Game, Seat, State
from farshore.core.registry import game as installed_game
from farshore.server.fair_queue import FairQueue
from farshore.server.heavy_work import asking_address

STARTING = 60.0  # seconds that a new process may take to be ready, and a bot to sit down
THINKING = 2.0  # seconds that a bot is granted, if it may take so long
REMEMBERED = 64  # players that a process keeps
AT_IT = b"thinking"  # said by a process when the clock begins: what the bot needs is loaded


class BotQuestion(msgspec.Struct, frozen=True):
    """Asks what a bot does in a world that was dealt for its seat, or what it thinks of all that might be done."""

    table: str
    game: str
    content: str  # the data files that the table is played with
    position: str  # of that world: what the seat may not know is invented
    seat: Seat
    bot: str
    limit: Limit
    wants: Literal["choice", "advice"] = "choice"
    done: str = ""  # what was done there, in notation: it is then thought of as well


class BotReply(msgspec.Struct, frozen=True):
    """What was answered."""

    action: str = ""  # in the game's notation
    advice: list[Advice] = []  # the best first
    error: str = ""  # why there is no answer


def dealt_position(game: Game, state: State, seat: Seat, luck: Random) -> str:
    """Deal a world for a seat and write it down. That takes milliseconds: give it a copy, off the event loop."""
    return game.write_position(deal(state, seat, luck))


class NoAnswer(Exception):
    """A bot did not choose: it took too long, or failed."""


class KeptPlayers:
    """What a process remembers: who plays where."""

    def __init__(self) -> None:
        self.players: OrderedDict[tuple[str, Seat, str], Player] = OrderedDict()  # the least lately asked first
        self.rng = Random()

    def prepared(self, question: BotQuestion) -> Callable[[], BotReply]:
        """Load all that the bot needs; what is returned then thinks."""
        game = installed_game(question.game).with_content(question.content)
        world = game.read_position(question.position)
        player = self.player(question, game, len(world.scores()))

        def think() -> BotReply:
            turn = Turn(world, question.seat, question.limit, self.rng)
            if question.wants == "advice":
                done = game.read_action(question.done) if question.done else None
                return BotReply(advice=advise(game, player, turn, done))
            return BotReply(action=game.write_action(player.choose(turn)))

        return think

    def player(self, question: BotQuestion, game: Game, seats: int) -> Player:
        """Return who sits there: whoever was asked before, or else somebody new."""
        key = (question.table, question.seat, question.bot)
        player = self.players.pop(key, None) or _bot(game.name, question.bot).sit(game, question.seat, seats)
        self.players[key] = player
        if len(self.players) > REMEMBERED:
            self.players.popitem(last=False)
        return player


@cache
def _bot(game: str, name: str) -> Bot:
    """Return a bot, made once for all the games it plays."""
    return make_bot(game, name)


def think(connection: Connection) -> None:
    """Answer questions until nobody asks any more: what a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the server, which then ends this
    with suppress(EOFError, ConnectionError):  # the server is gone, however it ended: there is nobody to tell
        _answer(connection, KeptPlayers())


def _answer(connection: Connection, kept: KeptPlayers) -> None:
    """Answer one question after another. Raises ``EOFError`` or ``ConnectionError`` when nobody asks any more."""
    connection.send_bytes(b"ready")
    while True:
        question = msgspec.json.decode(connection.recv_bytes(), type=BotQuestion)
        try:
            answer = kept.prepared(question)
            connection.send_bytes(AT_IT)
            reply = answer()
        except ConnectionError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the next question is answered
            reply = BotReply(error=repr(error))
        connection.send_bytes(msgspec.json.encode(reply))


class Thinker:
    """A process that thinks. It is started when first asked."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def ask(self, question: BotQuestion) -> BotReply:
        """Return the answer; blocks. Raises ``NoAnswer``."""
        try:
            connection = self._connection or self._start()
            connection.send_bytes(msgspec.json.encode(question))
            said = _received(connection, STARTING)
            if said == AT_IT:
                said = _received(connection, self.budget)
            reply = msgspec.json.decode(said, type=BotReply)
        except Exception as error:  # too slow, gone, or never there: the next question goes to another process
            self.stop()
            raise NoAnswer(repr(error)) from error
        if reply.error:
            raise NoAnswer(reply.error)
        return reply

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
        self._idle = self._all[:]
        self._queue = FairQueue(workers)
        self._homes: dict[tuple[str, Seat], Thinker] = {}  # where players are, the least lately asked first
        self.limit = Limit(seconds=min(THINKING, budget / 2))  # what bots are told: well before a process is ended

    async def ask(self, question: BotQuestion, account: str = "") -> BotReply:
        """Return the answer as soon as it is its turn: each account has one after the other. Raises ``NoAnswer``.

        Unless one is named, it is that of whoever asks.
        If whoever asked is cancelled, a question that waits is dropped; one that is thought about keeps its process
        busy until it is answered, and nobody hears the answer.
        """
        await self._queue.enter(account or asking_address() or question.table)
        thinker = self._home(question.table, question.seat)
        self._idle.remove(thinker)
        thinking = asyncio.create_task(asyncio.to_thread(thinker.ask, question))
        thinking.add_done_callback(partial(self._done, thinker))
        return await asyncio.shield(thinking)

    def count_waiting(self) -> int:
        """Return how many questions wait for their turn."""
        return len(self._queue)

    def _done(self, thinker: Thinker, thinking: asyncio.Task[BotReply]) -> None:
        """Let a process that has answered, or failed, be asked again."""
        self._idle.append(thinker)
        self._queue.leave()
        if not thinking.cancelled():
            thinking.exception()  # whoever asked may be gone, and then nobody else looks at it

    def _home(self, table: str, seat: Seat) -> Thinker:
        """Return the process in which a player is, if it has time; else the one asked last, so that few are started."""
        home = self._homes.pop((table, seat), None)
        thinker = home if home in self._idle else self._idle[-1]
        self._homes[table, seat] = thinker
        if len(self._homes) > REMEMBERED * len(self._all):
            del self._homes[next(iter(self._homes))]
        return thinker

    def stop(self) -> None:
        """End all processes."""
        for thinker in self._all:
            thinker.stop()
