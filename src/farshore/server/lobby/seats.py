"""Seating everyone at a new table."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from farshore.bots.registry import UnknownBot, bot_level, bot_title, bots_for, usual_bot, usual_opponent
from farshore.core.contract import Game
from farshore.server.lobby.errors import SeatedTwice
from farshore.server.lobby.names import clean_name
from farshore.server.table.names import NAMELESS, distinct
from farshore.server.table.seating import Guest, Sitting
from farshore.server.table.time_control import TimeControl

INVITATION_BYTES = 16


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit on a seat: the host, another person at the same screen, somebody with a link, a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    bot: str = ""  # empty: the usual opponent


def seated(game: Game, host: Guest, wishes: Sequence[SeatWish]) -> list[Sitting]:
    """Seat everyone, each by a name of their own. Raises ``SeatedTwice``, ``UnknownBot``, ``NoName``, ``LongName``."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise SeatedTwice
    sittings: list[Sitting] = []
    for wish in wishes:
        sittings.append(_sitting(game, host, wish, [sitting.name for sitting in sittings]))
    return sittings


def seated_again(sittings: Sequence[Sitting], present: Collection[str]) -> list[Sitting]:
    """Seat the same at another table: whoever let a bot play for them sits there again, whoever resigned does not.

    The seat of somebody who is not ``present``, for nobody can be them any more, is free.
    """
    return [_seated_again(sitting, present) for sitting in sittings]


def _seated_again(sitting: Sitting, present: Collection[str]) -> Sitting:
    if sitting.away == "resigned":
        return Sitting(kind="bot", name=sitting.name, bot=sitting.bot)
    if sitting.kind == "bot" and not sitting.away:
        return msgspec.structs.replace(sitting, invitation=None)
    if sitting.guest not in present:
        return Sitting(kind="open", name="", invitation=new_invitation())
    return msgspec.structs.replace(sitting, kind="person", bot="", away="", invitation=None)


def given_name(name: str, others: Sequence[str]) -> str:
    """Return how somebody's own name is kept: with a number if another at the table has it, too."""
    return distinct(name, others) if name else NAMELESS


def _sitting(game: Game, host: Guest, wish: SeatWish, others: list[str]) -> Sitting:
    given = clean_name(wish.name) if wish.name.strip() else ""
    name = distinct(given, others) if given else ""
    match wish.kind:
        case "me":
            own = name or given_name(host.name, others)
            return Sitting(kind="person", name=own, guest=host.id, outside=int(host.is_bot))
        case "here":
            return Sitting(kind="person", name=name, guest=host.id, outside=int(host.is_bot))
        case "open":
            return Sitting(kind="open", name="", invitation=new_invitation())
        case "bot":
            bot = wish.bot or usual_opponent(game.name)
            if bot not in (known := bots_for(game.name)):
                raise UnknownBot(game.name, bot, known)
            return Sitting(kind="bot", name=name or bot_name(game, bot, others), bot=bot)


def checked_time(game: Game, time: TimeControl | None) -> TimeControl | None:
    """Return what is agreed about time, with the bot that takes over by its name. Raises ``UnknownBot``."""
    if time is None:
        return None
    bot = time.bot or usual_bot(game.name)
    if bot not in (known := bots_for(game.name)):
        raise UnknownBot(game.name, bot, known)
    return msgspec.structs.replace(time, bot=bot)


def bot_name(game: Game, bot: str, others: Sequence[str]) -> str:
    """Return how a bot's seat is called: a character by its name, in every language the same; else by its colour."""
    return distinct(bot_title(bot), others) if bot_level(game.name, bot) else ""


def new_invitation() -> str:
    """Return what a link to a free seat ends with."""
    return secrets.token_urlsafe(INVITATION_BYTES)
