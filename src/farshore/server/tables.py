"""Opening tables, taking seats, and playing again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import func, select

from farshore.bots.registry import UnknownBot, bots_for, usual_bot
from farshore.core.contract import Game, Options, Seat
from farshore.core.match import Match
from farshore.core.registry import game as installed_game
from farshore.core.words import FALLBACK, Phrase, has_word, say
from farshore.server.chronicle import Chronicle
from farshore.server.errors import Refusal
from farshore.server.identity import Guest, clean_name
from farshore.server.live_table import LiveTable, Sitting
from farshore.server.matches import Matches
from farshore.server.messages import Invitation, MyTable, SeatAsk, TableAsk
from farshore.server.storage.log import add_table, change_seat, link_again
from farshore.server.storage.models import GuestRow, SeatRow, TableRow

ID_BYTES = 8  # 11 url-safe characters, of which 10 are kept
ID_LENGTH = 10
INVITATION_BYTES = 16
MOST_LISTED = 50
MOST_RUNNING = 60  # tables of one host that are not over: each may keep bots busy
NOBODY = Guest("", "-")  # sits down to see whether everyone could


class Tables:
    """The tables there are."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.database = matches.database

    def check(self, ask: TableAsk) -> None:
        """Raise what ``open`` would raise, before anything is done."""
        game = installed_game(ask.game)
        _sittings(game, NOBODY, ask.seats)
        Match.new(game, len(ask.seats), game.read_options(ask.options))

    async def open(self, host: Guest, ask: TableAsk) -> LiveTable:
        """Open a table as asked for. Raises ``Refusal``, ``UnknownGame``, ``UnknownBot`` or ``BadOptions``."""
        game = installed_game(ask.game)
        sittings = _sittings(game, host, ask.seats)
        await self._check_running(host)
        return await self._begin(game, host.id, sittings, game.read_options(ask.options))

    async def invitation(self, token: str, guest: Guest | None) -> Invitation:
        """Say what somebody is invited to. Raises ``Refusal``."""
        async with self.database.reading() as session:
            row = await session.execute(
                select(SeatRow, TableRow, GuestRow.name)
                .join(TableRow, TableRow.id == SeatRow.table)
                .join(GuestRow, GuestRow.id == TableRow.host)
                .where(SeatRow.invitation == token)
            )
            found = row.one_or_none()
        if found is None:
            raise Refusal(404, Phrase("server-no-invitation"))
        seat, table, host_name = found
        is_theirs = guest is not None and seat.guest == guest.id
        return Invitation(
            game=table.game, host_name=host_name, taken=seat.kind != "open", table=table.id if is_theirs else ""
        )

    async def seat_of(self, token: str) -> tuple[str, Seat]:
        """Return the table and seat of an invitation. Raises ``Refusal``."""
        async with self.database.reading() as session:
            row = await session.scalar(select(SeatRow).where(SeatRow.invitation == token))
        if row is None:
            raise Refusal(404, Phrase("server-no-invitation"))
        return row.table, row.seat

    async def check_free(self, token: str, guest: Guest | None) -> None:
        """Raise ``Refusal`` unless an invitation still stands, or was taken by the asker."""
        invitation = await self.invitation(token, guest)
        if invitation.taken and not invitation.table:
            raise Refusal(409, Phrase("server-taken"))

    async def join(self, guest: Guest, token: str) -> str:
        """Take a seat by its invitation; return the table. Doing it twice does nothing. Raises ``Refusal``."""
        table_id, seat = await self.seat_of(token)
        async with self.matches.at(table_id) as table:
            sitting = table.sittings[seat]
            if sitting.guest == guest.id:
                return table_id
            if sitting.kind != "open":
                raise Refusal(409, Phrase("server-taken"))
            others = [name for other, name in enumerate(table.names) if other != seat]
            name = _distinct(guest.name, others)
            table.sit(seat, msgspec.structs.replace(sitting, kind="person", name=name, guest=guest.id))
            try:
                async with self.database.writing() as session:
                    await change_seat(session, table, seat)
            except BaseException:
                self.matches.place(table_id).table = None
                raise
            self.matches.tell(table)
        return table_id

    async def again(self, guest: Guest, table_id: str) -> LiveTable:
        """Open a table like another one for the same people: one, whoever asks first. Raises ``Refusal``."""
        async with self.matches.at(table_id) as table:
            if guest.id != table.host and not table.seats_of(guest.id):
                raise Refusal(403, Phrase("server-not-your-table"))
            if not table.match.over:
                raise Refusal(409, Phrase("server-not-over"))
            if not table.again:
                options = table.game.read_options(table.match.record.header.options or {})
                sittings = [_like(sitting) for sitting in table.sittings]
                twin = await self._begin(table.game, table.host, sittings, options)
                async with self.database.writing() as session:
                    await link_again(session, table.id, twin.id)
                table.again = twin.id
                self.matches.tell(table)
            twin_id = table.again
        async with self.matches.at(twin_id) as twin:
            return twin

    async def of(self, guest: Guest, language: str = FALLBACK) -> list[MyTable]:
        """List the tables of a person, the latest first, those to act at before."""
        async with self.database.reading() as session:
            mine = select(SeatRow.table).where(SeatRow.guest == guest.id)
            rows = await session.scalars(
                select(TableRow)
                .where(TableRow.id.in_(mine) | (TableRow.host == guest.id))
                .order_by(TableRow.updated.desc())
                .limit(MOST_LISTED)
            )
            tables = list(rows)
            seats = await session.scalars(
                select(SeatRow).where(SeatRow.table.in_([table.id for table in tables])).order_by(SeatRow.seat)
            )
            by_table: dict[str, list[SeatRow]] = {}
            for seat in seats:
                by_table.setdefault(seat.table, []).append(seat)
        listed = [_listed(table, by_table[table.id], guest, language) for table in tables]
        return sorted(listed, key=lambda table: not table.your_turn)

    async def _check_running(self, host: Guest) -> None:
        """Raise ``Refusal`` if somebody has begun too many games that are not over."""
        running = select(func.count()).select_from(TableRow).where(TableRow.host == host.id, TableRow.status != "over")
        async with self.database.reading() as session:
            if (await session.scalar(running) or 0) >= MOST_RUNNING:
                raise Refusal(409, Phrase("server-too-many", most=MOST_RUNNING))

    async def _begin(self, game: Game, host: str, sittings: list[Sitting], options: Options) -> LiveTable:
        match = Match.new(game, [sitting.name for sitting in sittings], options)
        chronicle = Chronicle(game, match.record.header)
        table_id = secrets.token_urlsafe(ID_BYTES)[:ID_LENGTH]
        table = LiveTable(table_id, host, sittings, chronicle, again="")
        async with self.database.writing() as session:
            await add_table(session, table)
        self.matches.add(table)
        return table


def _sittings(game: Game, host: Guest, asks: Sequence[SeatAsk]) -> list[Sitting]:
    """Seat everyone, each by a name of their own. Raises ``Refusal`` or ``UnknownBot``."""
    if sum(ask.kind == "me" for ask in asks) > 1:
        raise Refusal(422, Phrase("server-me-twice"))
    colours = game.telling.seat_names(len(asks))
    sittings: list[Sitting] = []
    for seat, ask in enumerate(asks):
        colour = colours[seat] if seat < len(colours) else ""  # too many: the game itself will say so
        sittings.append(_sitting(game, host, ask, colour, [sitting.name for sitting in sittings]))
    return sittings


def _sitting(game: Game, host: Guest, ask: SeatAsk, colour: str, others: list[str]) -> Sitting:
    given = clean_name(ask.name) if ask.name.strip() else ""
    match ask.kind:
        case "me":
            return Sitting(kind="person", name=_distinct(given or host.name, others), guest=host.id)
        case "here":
            return Sitting(kind="person", name=_distinct(given or colour, others), guest=host.id)
        case "open":
            return Sitting(kind="open", name=_distinct(colour, others), invitation=_invitation())
        case "bot":
            bot = ask.bot or usual_bot(game.name)
            if bot not in (known := bots_for(game.name)):
                raise UnknownBot(game.name, bot, known)
            return Sitting(kind="bot", name=_distinct(given or colour, others), bot=bot)


def _like(sitting: Sitting) -> Sitting:
    """Return the same for another table; a seat that is still open gets a new link."""
    return msgspec.structs.replace(sitting, invitation=_invitation() if sitting.kind == "open" else None)


def _invitation() -> str:
    return secrets.token_urlsafe(INVITATION_BYTES)


def _distinct(name: str, others: Sequence[str]) -> str:
    """Return a name that nobody else at the table has: with a number if need be."""
    found, number = name, 1
    while found in others:
        number += 1
        found = say("server-numbered-name", name=name, number=number)
    return found


def _listed(table: TableRow, seats: list[SeatRow], guest: Guest, language: str) -> MyTable:
    title = f"game-{table.game}"
    mine = {str(seat.seat) for seat in seats if seat.guest == guest.id}
    fields: dict[str, Any] = {"id": table.id, "game": table.game, "status": table.status, "updated": table.updated}
    return msgspec.convert(
        {
            **fields,
            "title": say(title, language) if has_word(title) else table.game,
            "seats": [seat.name for seat in seats],
            "your_turn": bool(mine & set(table.actors.split(","))),
            "over": table.status == "over",
        },
        MyTable,
    )
