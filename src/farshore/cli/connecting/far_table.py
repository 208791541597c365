"""A table at a far server, and the bot that plays there.

What the bot is handed is what every bot is handed: a world dealt for its seat, which here the far server deals. Whether
something is to be done is heard over the socket; it is opened again for as long as the server does not say no.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed

from farshore.bots.bot import Player
from farshore.bots.budget import Limit
from farshore.bots.called import bot_called
from farshore.bots.gate import BadChoice
from farshore.bots.turn import Turn
from farshore.cli.connecting.far_server import FarServer, Refused, Unreachable
from farshore.core.contract import Game, Seat
from farshore.core.errors import FarshoreError
from farshore.core.registry import game as installed_game

Json = Any
SHORTEST, LONGEST = 0.5, 30.0  # seconds between two attempts to connect
OVERTAKEN: Final = 409
"""What is said of an action where something else has come first: how it stands now will be heard."""
FORBIDDEN: Final = 403


class NotSeated(FarshoreError):
    """A table at which the bot has no seat."""

    def __init__(self) -> None:
        super().__init__("cli-connect-not-seated")


class FarTable:
    """A table, and a local bot on the seats there that belong to its account."""

    def __init__(self, server: FarServer, table: Json, bot: str, limit: Limit, tell: Callable[[str], None]) -> None:
        """``bot`` as it is typed; ``tell`` hears, by the key of a sentence, when the connection breaks and is back."""
        self.server = server
        self.path = f"/api/tables/{table['id']}"
        self.id: str = table["id"]
        self.game: Game = installed_game(table["game"])
        self.seats = [seat for seat in table["seats"] if seat["yours"]]
        if not self.seats:
            raise NotSeated
        self._bot = bot_called(self.game.name, bot, table["options"])
        self._count = len(table["seats"])
        self._limit = limit
        self._tell = tell
        self._players: dict[Seat, Player] = {}
        self._rng = Random()
        self._is_broken = False  # whether nothing is heard of the server

    def play(self) -> Json:
        """Play until it is over; return how it then stands. Raises ``Refused``, or what the bot does wrong."""
        for news in self._news():
            stands = news
            while stands is not None and not _is_done(stands) and (waiting := self._to_act(stands)):
                stands = self._act(waiting)
            if stands is not None and _is_done(stands):
                return stands
        raise AssertionError("news do not end")

    def come_back(self) -> None:
        """Play oneself again where one had left and a bot of the server plays."""
        if any(seat["away"] == "handed" for seat in self.seats):
            self.server.post(f"{self.path}/seating", {"change": "return"})

    def leave(self) -> str:
        """Give the seat back, or let a bot of the server play on; return which: a way, or nothing."""
        ways = self.server.get(self.path)["ways"]
        for way in ("leave", "hand"):
            if way in ways:
                self.server.post(f"{self.path}/seating", {"change": way})
                return way
        return ""

    def close(self) -> None:
        """Let the bot stand up."""
        for player in self._players.values():
            player.leave()

    def _news(self) -> Iterator[Json]:
        """Yield how the table stands whenever it has changed, over as many connections as it takes."""
        pause = SHORTEST
        while True:
            try:
                with self.server.live(self.id) as socket:
                    for text in socket:
                        message = msgspec.json.decode(text)
                        if "error" in message:
                            raise Refused(int(socket.close_code or FORBIDDEN), message["text"])
                        self._is_there()
                        pause = SHORTEST
                        if message["type"] == "snapshot":
                            yield message
            except (Unreachable, ConnectionClosed, OSError):
                pass
            self._is_gone()
            time.sleep(pause * self._rng.uniform(0.5, 1.0))
            pause = min(LONGEST, 2 * pause)

    def _is_gone(self) -> None:
        """Say that the connection broke, once."""
        if not self._is_broken:
            self._tell("cli-connect-waits")
        self._is_broken = True

    def _is_there(self) -> None:
        """Say that it is there again, if it was not."""
        if self._is_broken:
            self._tell("cli-connect-back")
        self._is_broken = False

    def _to_act(self, snapshot: Json) -> Json:
        """Return one of the own seats that is to act, as the snapshot has it; ``None``: none is."""
        acting = (seat for seat in snapshot["seats"] if seat["offers"] and seat["seat"] in snapshot["actors"])
        found = next(acting, None)
        return None if found is None else {**found, "seq": snapshot["seq"]}

    def _act(self, waiting: Json) -> Json | None:
        """Choose and act; return how it then stands, or nothing if something else came first."""
        try:
            seq, action = self._chosen(waiting)
            wish = {"seat": waiting["seat"], "action": action, "seq": seq, "key": secrets.token_urlsafe(16)}
            return self._insisted(lambda: self.server.post(f"{self.path}/actions", wish))["snapshot"]
        except Refused as error:
            if error.status != OVERTAKEN:
                raise
            return None

    def _chosen(self, waiting: Json) -> tuple[int, Json]:
        """Return what the bot does, and the count that it is based on. Raises ``BadChoice``."""
        offers = waiting["offers"]
        if len(offers) == 1:
            return waiting["seq"], offers[0]["action"]
        dealt = self._insisted(lambda: self.server.get(f"{self.path}/world?seat={waiting['seat']}"))
        game = self.game.with_content(dealt["content"])
        turn = Turn(game.read_position(dealt["position"]), waiting["seat"], self._limit, self._rng)
        action = self._player(waiting["seat"]).choose(turn) if len(turn.legal) > 1 else turn.legal[0]
        if action not in turn.legal:
            raise BadChoice(waiting["seat"], action)
        return dealt["seq"], msgspec.to_builtins(action)

    def _player(self, seat: Seat) -> Player:
        if seat not in self._players:
            self._players[seat] = self._bot.sit(self.game, seat, self._count)
        return self._players[seat]

    def _insisted(self, ask: Callable[[], Json]) -> Json:
        """Ask until there is an answer. If a wish arrived and only its answer was lost, its key says so."""
        pause = SHORTEST
        while True:
            try:
                answer = ask()
            except Unreachable:
                self._is_gone()
                time.sleep(pause)
                pause = min(LONGEST, 2 * pause)
            else:
                self._is_there()
                return answer


def _is_done(snapshot: Json) -> bool:
    return bool(snapshot["over"]) or snapshot["table"]["status"] in {"agreed", "off"}
