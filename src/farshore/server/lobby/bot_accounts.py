"""Bot accounts: programs that play by a token, each of them somebody's.

A bot is a guest like any other, whose only session its token is; what it may not do is what only concerns people.
Whoever made it names it, gives it another token, seats it and puts an end to it.
"""

from __future__ import annotations

import secrets
from typing import Final

from farshore.core.contract import Seat
from farshore.server.lobby.belongings import give_up
from farshore.server.lobby.errors import NoSuchBot, NotYourTable, SeatTaken, TooManyBots
from farshore.server.lobby.guests import ID_BYTES, Guests, new_session
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.names import clean_name
from farshore.server.storage.people import SignedIn
from farshore.server.table.seating import Guest

MOST_BOTS: Final = 10
"""Of one person."""
PREFIX: Final = "fsb_"
"""What every token begins with, so that one that was published by mistake is found."""


class BotAccounts:
    """The bots of everybody."""

    def __init__(self, guests: Guests, lobby: Lobby) -> None:
        self.guests = guests
        self.lobby = lobby
        self.people = guests.people

    async def of(self, owner: Guest) -> list[SignedIn]:
        """Return somebody's bots, the oldest first."""
        return await self.people.bots_of(owner.id)

    async def create(self, owner: Guest, name: str) -> str:
        """Make a bot; return its token, which nobody can read again.

        Raises ``TooManyBots``, ``NoName``, ``LongName`` or ``TooOften``.
        """
        name = clean_name(name)
        if len(await self.of(owner)) >= MOST_BOTS:
            raise TooManyBots(MOST_BOTS)
        if self.guests.limits is not None:
            await self.guests.limits.check_newcomer()
        session, token = new_session(PREFIX)
        await self.people.add_guest(Guest(secrets.token_urlsafe(ID_BYTES), name, owner=owner.id), session)
        return token

    async def renew(self, owner: Guest, bot_id: str) -> str:
        """Give a bot another token; the one it had is nobody's from now on. Raises ``NoSuchBot``."""
        bot = await self._own(owner, bot_id)
        session, token = new_session(PREFIX)
        await self.people.replace_session(bot.id, session)
        self.guests.forget(bot.id)
        return token

    async def delete(self, owner: Guest, bot_id: str) -> None:
        """Put an end to a bot: bots of this server play on for it. Raises ``NoSuchBot``."""
        bot = await self._own(owner, bot_id)
        await give_up(self.lobby.tables, bot)
        await self.people.delete_account(bot.id)
        self.guests.forget(bot.id)
        await give_up(self.lobby.tables, bot)

    async def delete_all(self, owner: Guest) -> None:
        """Put an end to all bots of somebody who is to be forgotten."""
        for bot in await self.of(owner):
            await self.delete(owner, bot.guest.id)

    async def seat(self, owner: Guest, table_id: str, seat: Seat, bot_id: str) -> None:
        """Let a bot of the host's take a free seat. Raises ``NoSuchBot``, ``NotYourTable``, ``SeatTaken``."""
        bot = await self._own(owner, bot_id)
        async with self.lobby.tables.at(table_id) as table:
            if owner.id != table.host:
                raise NotYourTable
            if seat >= len(table.sittings):
                raise SeatTaken
            await self.lobby.take(table, seat, bot)

    async def _own(self, owner: Guest, bot_id: str) -> Guest:
        for bot in await self.of(owner):
            if bot.guest.id == bot_id:
                return bot.guest
        raise NoSuchBot
