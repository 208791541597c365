"""How people find each other: tables that are listed for everyone, whom one has played with, inviting them again."""

from __future__ import annotations

from typing import Final

from farshore.bots.registry import usual_opponent
from farshore.core.contract import Game, Seat
from farshore.core.registry import game as installed_game
from farshore.core.registry import games
from farshore.server.lobby.errors import NotInvited, NotYourTable, SeatTaken
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.seats import SeatWish
from farshore.server.storage.cache import TableCache
from farshore.server.storage.presence import Companion
from farshore.server.storage.repository import TableSummary
from farshore.server.storage.retrying import tried_again
from farshore.server.table.errors import CalledOff
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import WATCHES, Guest

MOST_LISTED: Final = 30
MOST_COMPANIONS: Final = 12


class Company:
    """Who may play with whom."""

    def __init__(self, tables: TableCache, lobby: Lobby) -> None:
        self.tables = tables
        self.lobby = lobby
        self.repository = tables.repository

    async def listed(self, guest: Guest | None) -> list[TableSummary]:
        """List the tables that wait for anybody, the latest first, without the asker's own."""
        found = await self.repository.listed_tables(MOST_LISTED)
        return [table for table in found if table.game in games() and not _is_at(table, guest)]

    async def invitations(self, guest: Guest) -> list[TableSummary]:
        """List the tables to which somebody is invited and that still wait for them."""
        return await self.repository.invitations_of(guest.id, MOST_LISTED)

    async def companions(self, guest: Guest) -> list[Companion]:
        """List whom somebody has played with, the latest first."""
        return await self.repository.presence.companions(guest.id, MOST_COMPANIONS)

    async def check_sitting(self, guest: Guest | None, table_id: str) -> None:
        """Raise what ``sit`` would raise, before anything is done."""
        async with self.tables.at(table_id) as table:
            if guest is None or not table.seats_of(guest.id):
                _seat_for(table, guest)

    @tried_again
    async def sit(self, guest: Guest, table_id: str) -> str:
        """Take a free seat at a table that is listed, or the one that somebody is invited to.

        Raises ``SeatTaken``, ``CalledOff`` or ``NotYourTable``: whoever only watches needs an invitation.
        """
        async with self.tables.at(table_id) as table:
            if table.seats_of(guest.id):
                return table.id
            seat = _seat_for(table, guest)
            return await self.lobby.take(table, seat, guest)

    async def invite(self, host: Guest, table_id: str, seat: Seat) -> LiveTable:
        """Open a table like another one for two, and invite to it who sat there on a seat. Raises ``NotYourTable``."""
        async with self.tables.at(table_id) as table:
            friend = table.sittings[seat].guest if seat < len(table.sittings) else None
            if not table.seats_of(host.id) or friend in {None, host.id}:
                raise NotYourTable
            game, options = installed_game(table.game.name), table.match.record.header.options or {}
            time = table.time_control
        opened = await self.lobby.open(host, game.name, options, _wishes(game), time=time)
        async with self.tables.at(opened.id) as table:
            await self.repository.presence.admit(table.id, str(friend), 1)
            table.privacy.admitted[str(friend)] = 1
            return table

    async def decline(self, guest: Guest, table_id: str) -> None:
        """Say no to an invitation: its seat stays free for whoever has the link. Raises ``NotInvited``."""
        async with self.tables.at(table_id) as table:
            if table.privacy.admitted.get(guest.id, WATCHES) == WATCHES:
                raise NotInvited
            await self.repository.presence.send_away(table_id, guest.id)
            table.privacy.admitted.pop(guest.id, None)


def _seat_for(table: LiveTable, guest: Guest | None) -> Seat:
    """Return the seat that somebody may take without a link."""
    if table.status == "off":
        raise CalledOff
    open_seats = [seat for seat, sitting in enumerate(table.sittings) if sitting.kind == "open"]
    invited = WATCHES if guest is None else table.privacy.admitted.get(guest.id, WATCHES)
    is_welcome = table.privacy.is_listed and (guest is None or not guest.is_bot)  # people wait there for people
    if not is_welcome and invited == WATCHES:
        raise NotYourTable
    wanted = open_seats if is_welcome else [seat for seat in open_seats if seat == invited]
    if not wanted:
        raise SeatTaken
    return invited if invited in wanted else wanted[0]


def _wishes(game: Game) -> list[SeatWish]:
    """Seat the host and a friend; where a game needs more, bots."""
    seats = next((count for count in sorted(game.seats) if count >= 2), max(game.seats))
    bots = [SeatWish("bot", bot=usual_opponent(game.name))] * (seats - 2)
    return [SeatWish("me"), SeatWish("open"), *bots]


def _is_at(table: TableSummary, guest: Guest | None) -> bool:
    return guest is not None and guest.id in {table.host, *(sitting.guest for sitting in table.sittings)}
