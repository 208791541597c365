"""What can be kept and found again, whichever database does it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

import msgspec

from farshore.bots.puzzles.puzzle import Puzzle
from farshore.core.contract import Seat
from farshore.core.record import End, Header
from farshore.server.storage.clocks import Clocks
from farshore.server.storage.news import Kind, News
from farshore.server.storage.notices import NoticeBook
from farshore.server.storage.people import People
from farshore.server.storage.presence import Presence
from farshore.server.storage.results import Results
from farshore.server.storage.talk import TalkBook
from farshore.server.table.clock import TableClock
from farshore.server.table.deed import Entry, LogCheckpoint
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Privacy, Sitting, Status, Taught
from farshore.server.table.talk import Talked
from farshore.server.table.time_control import TimeControl


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is kept: what was agreed, who sits where, and its whole log."""

    id: str
    game: str
    host: str  # the guest who opened it
    header: Header  # seed included
    sittings: list[Sitting]
    entries: list[Entry]
    checkpoints: list[LogCheckpoint]
    end: End | None  # how it ended, by the rules it ended by
    rematch: str  # the table at which they play again; empty: none yet
    practised: frozenset[Seat]  # the seats of somebody who practises
    taught: Taught | None  # which scene of which lesson is played here
    is_coached: bool  # it was agreed that the coach may be asked
    puzzle: Puzzle | None  # what is to be found here, without its position
    privacy: Privacy  # who may look, but those who sit there
    clock: TableClock | None  # None: it has none
    origin: str  # "continued" from a moment of another game, "imported"; empty: it was begun anew
    talked: Talked  # how far the talk has come
    revision: int  # how often its log, or who sits there, was changed


class StoredLog(msgspec.Struct, frozen=True, kw_only=True):
    """What is new in the log of a table."""

    entries: list[Entry]
    clock: TableClock | None
    revision: int


class ReviewedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that somebody has played, and what was made of it."""

    table: str
    seats: tuple[Seat, ...]  # theirs
    review: str


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a list of tables shows of one."""

    id: str
    game: str
    host: str
    status: Status
    actors: tuple[Seat, ...]
    sittings: list[Sitting]
    updated: float  # seconds since 1970
    clock: TableClock | None = None  # None: it has none
    taught: Taught | None = None  # which scene of which lesson is played there
    is_passed: bool = False  # all of the scene is done
    was_passed: bool = False  # … there, or at an earlier table
    is_coached: bool = False  # it was agreed that the coach may be asked

    def awaits(self, guest: str) -> bool:
        """Tell whether a person is to act."""
        own = [
            seat for seat, sitting in enumerate(self.sittings) if sitting.guest == guest and sitting.kind == "person"
        ]
        return bool(set(own) & set(self.actors))


class InvitedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that is, or was, open."""

    table: str
    seat: Seat
    game: str
    host_name: str
    is_open: bool
    is_off: bool  # the table was called off
    guest: str | None  # who has taken it
    time: TimeControl | None  # how much time everybody has
    is_coached: bool  # it was agreed that the coach may be asked


class Repository(ABC):
    """Guests, tables and logs. Every method raises ``NotSaved`` if the database fails, and then nothing has changed."""

    people: People  # who they are, where they are signed in
    clocks: Clocks  # whose time runs, and how long no server did
    presence: Presence  # what is theirs at tables, and who may look there
    notices: NoticeBook  # how they are reached
    talk: TalkBook  # what they say at tables
    results: Results  # games that are over, and who may be named
    news: News  # what is heard of other processes that keep it

    @abstractmethod
    async def open(self) -> None:
        """Make ready whatever is needed. Raises ``NewerData``, ``BadData`` or ``OSError``."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything, as soon as whoever uses it is done."""

    @abstractmethod
    async def announce(self, kind: Kind, about: str) -> None:
        """Tell other processes of something that is not kept."""

    @abstractmethod
    async def answer(self) -> None:
        """Do nothing but show that the database is there."""

    @abstractmethod
    async def add_table(self, table: LiveTable, rematch_of: LiveTable | None = None) -> None:
        """Keep a new table, and what chance has already brought; and that it is where others play again.

        Raises ``WrittenElsewhere`` if the table at which they have played is not as it is known here.
        """

    @abstractmethod
    async def append(self, table: LiveTable, entries: Sequence[Entry], first: int) -> None:
        """Add the entries of the latest deed to a log, with a checkpoint if one is due, and note how it then stands.

        If it changes who plays on a seat, that is kept with it.
        On disk when it returns. Raises ``WrittenElsewhere`` if there is an entry of that number already, or if the
        table is not as it is known here.
        """

    @abstractmethod
    async def renew(self, table: LiveTable, known: int) -> None:
        """Keep what is new about a table that was just read, of which ``known`` entries were there.

        That is what its steps told, if nobody has kept it yet, where it stands, and what chance brings by new rules.
        Raises ``WrittenElsewhere``.
        """

    @abstractmethod
    async def keep_checkpoint(self, table: LiveTable) -> None:
        """Keep how a table stands when it is laid aside."""

    @abstractmethod
    async def take_seat(self, table: LiveTable, seat: Seat) -> None:
        """Note who has taken a seat. Raises ``WrittenElsewhere`` if the table is not as it is known here."""

    @abstractmethod
    async def listed_tables(self, most: int) -> list[TableSummary]:
        """Return the tables that are listed for everyone and wait for somebody, the latest first."""

    @abstractmethod
    async def invitations_of(self, guest: str, most: int) -> list[TableSummary]:
        """Return the tables that wait for a guest who is invited to a seat there, the latest first."""

    @abstractmethod
    async def keep_review(self, table_id: str, review: str) -> None:
        """Keep what was made of a game that is over, instead of what was kept before."""

    @abstractmethod
    async def review(self, table_id: str) -> str | None:
        """Return what was made of a game that is over, if anything was."""

    @abstractmethod
    async def reviews_of(self, guest: str, game: str, most: int) -> list[ReviewedGame]:
        """Return what was made of the games that a guest has played and not forgotten, the latest first."""

    @abstractmethod
    async def puzzles_of(self, guest: str, game: str) -> dict[str, bool]:
        """Return the puzzles that a guest has begun by name, and whether they were solved."""

    @abstractmethod
    async def load(self, table_id: str, known: int = 0) -> StoredTable | None:
        """Return a table, with its log but for so many entries."""

    @abstractmethod
    async def load_log(self, table_id: str, known: int, has_clock: bool) -> StoredLog | None:
        """Return what the log of a table has after so many entries, and the clock if there is one."""

    @abstractmethod
    async def tables_of(self, guest: str, most: int) -> list[TableSummary]:
        """Return the tables at which a guest sits or which they opened, without those to forget, the latest first.

        Those at which they practise, or are taught, are not among them.
        """

    @abstractmethod
    async def lessons_of(self, guest: str) -> list[TableSummary]:
        """Return the tables at which a guest was taught, the latest opened first.

        Of those of one scene there is the latest, and the latest that was not called off; none that they forget.
        """

    @abstractmethod
    async def forget_table(self, guest: str, table_id: str) -> None:
        """Leave a table out of a guest's list from now on."""

    @abstractmethod
    async def count_running(self, host: str) -> int:
        """Return how many games of a host are neither over nor called off."""

    @abstractmethod
    async def count_all_running(self) -> int:
        """Return how many games of everybody are neither over nor called off."""

    @abstractmethod
    async def size(self) -> int:
        """Return how many bytes are kept."""

    @abstractmethod
    async def old_tables(self, before: float, most: int, but: Collection[str]) -> list[str]:
        """Return tables, but some, that were last changed before a time."""

    @abstractmethod
    async def delete_tables(self, tables: Sequence[str]) -> None:
        """Delete some tables, and all that is known of them."""

    @abstractmethod
    async def delete_guests(self, before: float) -> int:
        """Delete who came before a time and has neither a table nor a seat; return how many."""

    @abstractmethod
    async def count_practice(self, host: str, since: float) -> int:
        """Return how many tables a host has opened since a time to practise, or to be taught."""

    @abstractmethod
    async def tables_with_bots_to_act(self, before: float) -> dict[str, int]:
        """Return the tables that wait for a bot and were last seen to change before a time, with their revisions."""

    @abstractmethod
    async def invitation(self, token: str) -> InvitedSeat | None:
        """Return what a link invites to."""
