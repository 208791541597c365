"""Opening tables, taking seats, and playing again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from farshore.core.contract import Game, Options, Seat
from farshore.core.match import Match
from farshore.core.registry import game as installed_game
from farshore.server.lobby.errors import NoSuchInvitation, NotOver, NotYourTable, SeatTaken, TooManyTables
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.seats import SeatWish, checked_time, given_name, seated, seated_again
from farshore.server.storage.cache import TableCache
from farshore.server.storage.repository import InvitedSeat, TableSummary
from farshore.server.storage.retrying import tried_again
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.clock import TableClock
from farshore.server.table.errors import CalledOff
from farshore.server.table.live_table import LiveTable
from farshore.server.table.names import kept_names
from farshore.server.table.seating import Guest, Privacy, Sitting, new_privacy
from farshore.server.table.time_control import TimeControl
from farshore.server.unbroken import in_thread

ID_BYTES = 8  # 11 url-safe characters, of which 10 are kept
ID_LENGTH = 10
MOST_LISTED = 50
MOST_RUNNING = 60  # tables of one host that are not over: each may keep bots busy
NOBODY = Guest("", "-")  # sits down to see whether everyone could


class Lobby:
    """Where tables come about."""

    def __init__(self, tables: TableCache, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.repository = tables.repository

    async def check(
        self,
        game_name: str,
        options: Mapping[str, Any],
        wishes: Sequence[SeatWish],
        time: TimeControl | None = None,
    ) -> None:
        """Raise what ``open`` would raise, before anything is done."""
        game = installed_game(game_name)
        seated(game, NOBODY, wishes)
        checked_time(game, time)
        await in_thread(lambda: Match.new(game, len(wishes), game.read_options(options)))

    async def open(
        self,
        host: Guest,
        game_name: str,
        options: Mapping[str, Any],
        wishes: Sequence[SeatWish],
        is_coached: bool = False,
        is_listed: bool = False,
        delay: int = 0,
        time: TimeControl | None = None,
    ) -> LiveTable:
        """Open a table: for whoever has a link to it, or listed for everyone.

        Raises ``TooManyTables``, ``UnknownGame``, ``BadOptions``, what ``seated`` raises or ``check_opening``.
        """
        game = installed_game(game_name)
        sittings = seated(game, host, wishes)
        if await self.repository.count_running(host.id) >= MOST_RUNNING:
            raise TooManyTables(MOST_RUNNING)
        agreed = await in_thread(game.read_options, options)
        privacy, clock = new_privacy(is_listed, delay), checked_time(game, time)
        return await self._begin(game, host.id, sittings, agreed, is_coached, privacy, clock)

    async def invitation(self, token: str) -> InvitedSeat:
        """Return what somebody is invited to. Raises ``NoSuchInvitation``."""
        found = await self.repository.invitation(token)
        if found is None:
            raise NoSuchInvitation
        return found

    async def check_free(self, token: str, guest: Guest | None) -> None:
        """Raise ``SeatTaken`` or ``CalledOff`` unless an invitation still stands, or was taken by the asker."""
        invitation = await self.invitation(token)
        if invitation.is_off:
            raise CalledOff
        if not invitation.is_open and (guest is None or invitation.guest != guest.id):
            raise SeatTaken

    @tried_again
    async def join(self, guest: Guest, token: str) -> str:
        """Take a seat by its invitation; return the table. Doing it twice does nothing. Raises ``SeatTaken``."""
        invitation = await self.invitation(token)
        async with self.tables.at(invitation.table) as table:
            if table.sittings[invitation.seat].guest == guest.id:
                return table.id
            return await self.take(table, invitation.seat, guest)

    async def take(self, table: LiveTable, seat: Seat, guest: Guest) -> str:
        """Take a seat at a table that is held; return the table. Raises ``SeatTaken`` or ``CalledOff``."""
        sitting = table.sittings[seat]
        if table.status == "off":
            raise CalledOff
        if sitting.kind != "open":
            raise SeatTaken
        name = given_name(guest.name, [other.name for other in table.sittings if other is not sitting])
        taken = msgspec.structs.replace(sitting, kind="person", name=name, guest=guest.id, outside=int(guest.is_bot))
        table.sit(seat, taken)
        await self.tables.keep_seat(table, seat)
        return table.id

    @tried_again
    async def rematch(self, guest: Guest, table_id: str) -> LiveTable:
        """Open a table like another one for the same people: one, whoever asks first, with the newest content.

        If nobody can be its host any more, whoever asks is.
        Raises ``NotYourTable`` or ``NotOver``.
        """
        async with self.tables.at(table_id) as table:
            if guest.id != table.host and not table.seats_of(guest.id):
                raise NotYourTable
            if table.status not in {"over", "agreed"}:
                raise NotOver
            if not table.rematch:
                game = installed_game(table.game.name)
                options = await in_thread(game.read_options, table.match.record.header.options or {})
                sat = {sitting.guest for sitting in table.sittings if sitting.guest is not None}
                present = await self.repository.people.present({table.host, *sat})
                sittings = seated_again(table.sittings, present)
                host = table.host if table.host in present else guest.id
                privacy, time = new_privacy(table.privacy.is_listed, table.privacy.delay), table.time_control
                coached = table.is_coached
                twin = await self._begin(game, host, sittings, options, coached, privacy, time, rematch_of=table)
                table.rematch = twin.id
                self.tables.notify(table)
            twin_id = table.rematch
        async with self.tables.at(twin_id) as twin:
            return twin

    async def tables_of(self, guest: Guest) -> list[TableSummary]:
        """List the tables of a person, the latest first, those to act at before."""
        listed = await self.repository.tables_of(guest.id, MOST_LISTED)
        return sorted(listed, key=lambda table: not table.awaits(guest.id))

    async def login_of(self, guest: Guest) -> str:
        """Return what somebody signs in by; empty: they have chosen no password."""
        account = await self.repository.people.account(guest=guest.id)
        return "" if account is None else account.login

    async def _begin(
        self,
        game: Game,
        host: str,
        sittings: list[Sitting],
        options: Options,
        is_coached: bool,
        privacy: Privacy,
        time: TimeControl | None,
        rematch_of: LiveTable | None = None,
    ) -> LiveTable:
        await self.limits.check_opening()
        chronicle = await in_thread(_begun, game, kept_names(game, sittings), options)
        clock = None if time is None else TableClock.new(time, len(sittings))
        table = LiveTable(new_id(), host, sittings, chronicle, is_coached=is_coached, privacy=privacy, clock=clock)
        self.limits.opened(table)
        try:
            await self.tables.add(table, rematch_of)
        except BaseException:
            self.limits.ended(table.id)
            if rematch_of is not None:
                self.tables.drop(rematch_of)
            raise
        return table


def _begun(game: Game, names: Sequence[str], options: Options) -> Chronicle:
    return Chronicle(game, Match.new(game, names, options).record.header)


def new_id() -> str:
    """Return what a new table is called."""
    return secrets.token_urlsafe(ID_BYTES)[:ID_LENGTH]
