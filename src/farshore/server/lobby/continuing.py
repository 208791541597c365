"""Going on from a moment of a game that was played, and taking in the record of one that was played elsewhere.

A moment is a position: the new table begins with it, and what chance brings from there on is new. Of a game that is
over it is how things stood. Of one that is not, only who plays there alone may go on, and what they do not know is
dealt anew.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from random import SystemRandom
from typing import Final

import msgspec

from farshore.core.contract import CHANCE, Game, Seat
from farshore.core.errors import BadPosition, BadRecord, FarshoreError
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.core.replay import committed_fate
from farshore.core.words import Phrase
from farshore.server.lobby.errors import BadImport, LongName, NoName, NotExact, NotOver, TooManyTables
from farshore.server.lobby.lobby import MOST_RUNNING, Lobby, new_id
from farshore.server.lobby.names import clean_name
from farshore.server.lobby.seats import SeatWish, seated
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.deed import Entry, LogCheckpoint
from farshore.server.table.errors import NoSuchStep
from farshore.server.table.live_table import LiveTable
from farshore.server.table.names import distinct, kept_names
from farshore.server.table.outliving import read_chronicle
from farshore.server.table.seating import Guest, Sitting, new_privacy
from farshore.server.unbroken import in_slices, in_thread

MOST_STEPS: Final = 6_000
"""Of a record that is taken in: several times as long as any game of ours."""
LONGEST: Final = 6.0
"""Seconds of the processor in which a record must be played again."""
FIRST_RULES: Final = 1
"""The lowest ``rules_version`` there ever was."""
Reading = Generator[None, None, Chronicle]
"""A record being read, which may be interrupted between two deeds."""


class Continuing:
    """Where tables come about that have a past."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.tables = lobby.tables

    async def check(self, guest: Guest | None, table_id: str, step: int) -> None:
        """Raise what ``go_on`` would raise about the moment, before anything is done."""
        await self._moment(guest, table_id, step)

    async def go_on(self, host: Guest, table_id: str, step: int, wishes: Sequence[SeatWish]) -> LiveTable:
        """Open a table that begins as another one stood after a step of the past, as its replay counts them.

        Raises ``NoSuchStep``, ``NotOver``, ``NotExact``, ``BadPosition``, ``BadOptions``, or what ``seated`` raises.
        """
        game, position = await self._moment(host, table_id, step)
        if await self.lobby.repository.count_running(host.id) >= MOST_RUNNING:
            raise TooManyTables(MOST_RUNNING)
        sittings = seated(game, host, wishes)
        match = await in_thread(_begun, game, kept_names(game, sittings), position)
        chronicle = await in_thread(Chronicle, game, match.record.header)
        return await self._open(host, sittings, chronicle, "continued")

    async def check_import(self) -> None:
        """Raise what is to be said to whoever has brought enough records, before one is read."""
        await self.lobby.limits.check_import()

    async def bring_in(self, host: Guest, chronicle: Chronicle, size: int) -> LiveTable:
        """Take in what ``read_in`` has read of so many bytes: to be looked at, or tried out if it is not over."""
        game, names = chronicle.game, chronicle.match.names
        sittings = _strangers(names)
        if not chronicle.match.over:
            seats = [SeatWish("here") for _ in names[1:]]
            sittings = seated(game, host, [SeatWish("me"), *seats])
        table = await self._open(host, sittings, chronicle, "imported")
        self.lobby.limits.imported(size)
        return table

    async def _moment(self, guest: Guest | None, table_id: str, step: int) -> tuple[Game, str]:
        async with self.tables.looked_at(table_id, None if guest is None else guest.id) as table:
            return table.game, await in_thread(_position, table, None if guest is None else guest.id, step)

    async def _open(self, host: Guest, sittings: list[Sitting], chronicle: Chronicle, origin: str) -> LiveTable:
        await self.lobby.limits.check_opening()
        table = LiveTable(new_id(), host.id, sittings, chronicle, privacy=new_privacy(), origin=origin)
        self.lobby.limits.opened(table)
        await self.tables.add(table)
        return table


def _position(table: LiveTable, guest: str | None, step: int) -> str:
    """Write down how a table stood, as far as somebody may go on from there."""
    known = table.knowledge(table.seats_of(guest))
    others = [sitting for sitting in table.sittings if sitting.kind == "open" or sitting.guest not in {None, guest}]
    if not table.match.over and (others or not known.seats):
        raise NotOver
    past = known.past()
    if step > len(past):
        raise NoSuchStep(step)
    try:
        position = known.position_after(past[step - 1] if step else None, SystemRandom())
    except PermissionError as error:
        raise NotOver from error
    if position is None:
        raise NotExact
    return position


def _begun(game: Game, names: Sequence[str], position: str) -> Match:
    match = Match.new(game, names, start=position)
    if match.over:
        raise BadPosition("", Phrase("server-position-over"))
    return match


async def read_in(text: str) -> Chronicle:
    """Read a record, and prove it by playing it again. Takes up to some seconds. Raises ``BadImport``."""
    return await in_slices(_reading(text))


def _reading(text: str) -> Reading:
    try:
        return (yield from _read_in(Record.read(text)))
    except BadImport:
        raise
    except FarshoreError as error:
        raise BadImport(error.phrase) from error
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise BadImport(Phrase("server-record-broken")) from error


def _read_in(record: Record) -> Reading:
    if len(record.steps) > MOST_STEPS:
        raise BadImport(Phrase("server-record-long", most=MOST_STEPS))
    if min([record.header.rules_version, *(line.rules_version for line in record.checkpoints)]) < FIRST_RULES:
        raise BadImport(Phrase("server-record-broken"))  # which no rules could prove
    fate = committed_fate(record)
    if fate is None or fate.seed is None:
        raise BadRecord(Phrase("record-needs-seed"))
    header = msgspec.structs.replace(record.header, seed=fate.seed.hex())
    game = installed_game(header.game).with_content(header.content)
    practised: frozenset[Seat] = frozenset(() if record.end is not None else range(len(header.seats)))
    log = [_entry(step.seat, step.action, step.told) for step in record.steps]
    if header.rules_version != game.rules_version or any(
        line.rules_version != game.rules_version for line in record.checkpoints
    ):
        stood = [
            LogCheckpoint(after=line.after, rules_version=line.rules_version, position=line.position, kind="boundary")
            for line in record.checkpoints
        ]
        chronicle = read_chronicle(game, header, log, stood, record.end, practised)
    else:
        chronicle = yield from _played_again(Chronicle(game, header, practised=practised), log)
    if chronicle.stopped is not None or chronicle.match.over != (record.end is not None):
        raise BadImport(Phrase("server-record-broken"))
    if record.end is not None and list(chronicle.match.scores) != record.end.scores:
        raise BadImport(Phrase("server-record-broken"))
    return chronicle


def _played_again(chronicle: Chronicle, log: list[Entry]) -> Reading:
    """Do a log, one deed after the other, for as long as there is time."""
    taken = 0.0
    for number in range(1, len(log) + 1):
        if number == len(log) or log[number].seat != CHANCE:
            begun = time.thread_time()
            chronicle.redo(log[:number])
            taken += time.thread_time() - begun
            yield
        if taken > LONGEST:
            raise BadImport(Phrase("server-record-slow"))
    if chronicle.size != len(log):
        raise BadImport(Phrase("server-record-broken"))
    return chronicle


def _entry(seat: Seat, action: str, told: msgspec.Raw | msgspec.UnsetType) -> Entry:
    said = None if isinstance(told, msgspec.UnsetType) else bytes(told).decode()
    return Entry(seat=seat, action=action, told=said)


def _strangers(names: Sequence[str]) -> list[Sitting]:
    """Seat those whom a record names: nobody who is known here."""
    sittings: list[Sitting] = []
    for name in names:
        try:
            called = clean_name(name)
        except (NoName, LongName):
            called = ""
        others = [sitting.name for sitting in sittings]
        sittings.append(Sitting(kind="person", name=distinct(called, others) if called else ""))
    return sittings
