"""Bots from outside: programs that play by a token."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farshore.core.contract import Seat
from farshore.server.web.messages.wire import Answer, Ask, Name, SeatNumber

BotId = Annotated[str, Meta(min_length=1, max_length=64)]


class BotAsk(Ask, frozen=True, kw_only=True):
    """A bot to be made."""

    name: Name


class SeatBotAsk(Ask, frozen=True, kw_only=True):
    """A bot of the host's that shall take a free seat."""

    seat: SeatNumber
    bot: BotId


class MyBot(Answer, frozen=True, kw_only=True):
    """A bot of the asker's."""

    id: str
    name: str
    token_made: float  # when its token was made, in seconds since 1970
    seen: float  # when it last asked for something, to the hour


class MyBots(Answer, frozen=True, kw_only=True):
    """The bots of the asker."""

    bots: list[MyBot]
    token: str  # of the one that was just made, or given another; it is never shown again; else empty


class World(Answer, frozen=True, kw_only=True):
    """A world dealt for the seat of a bot that is to act: what the seat may not know in it is invented."""

    seat: Seat
    seq: int  # the asker's count now, which an action carries
    game: str
    content: str  # the data files that the table is played with
    position: str  # as a document: see docs/protocol.md
