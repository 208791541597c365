"""A table in memory: who sits where, and its match as the log has it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from farshore.bots.puzzles.puzzle import Puzzle
from farshore.core.contract import Game, Seat
from farshore.core.lessons import lessons_of
from farshore.core.match import Match
from farshore.core.words import FALLBACK
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.clock import TableClock
from farshore.server.table.curve import Curve, CurvePoint
from farshore.server.table.deed import Deed
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.lesson import TableLesson
from farshore.server.table.names import kept_names, seat_names
from farshore.server.table.puzzling import Puzzling
from farshore.server.table.seating import Privacy, Sitting, Status, Taught, new_privacy
from farshore.server.table.talk import Talked
from farshore.server.table.time_control import TimeControl

if TYPE_CHECKING:
    from farshore.server.table.foretold import Foretold
    from farshore.server.table.outlook import Outlook


class LiveTable:
    """A table. Whoever reads or changes it holds its lock, so that nobody sees what is not yet on disk."""

    def __init__(
        self,
        table_id: str,
        host: str,
        sittings: list[Sitting],
        chronicle: Chronicle,
        rematch: str = "",
        taught: Taught | None = None,
        is_coached: bool = False,
        puzzle: Puzzle | None = None,
        privacy: Privacy | None = None,
        clock: TableClock | None = None,
        origin: str = "",
        talked: Talked | None = None,
        revision: int = 0,
    ) -> None:
        self.id = table_id
        self.host = host  # the guest who opened it
        self.sittings = sittings
        self.chronicle = chronicle
        self.privacy = privacy or new_privacy()
        self.clock = clock  # None: everybody has all the time in the world
        self.origin = origin  # "continued" from a moment of another game, "imported"; empty: it was begun anew
        self.delayed: LiveTable | None = None  # as spectators see it, if they see it later; see ``delayed``
        self.now: LiveTable | None = None  # of one that is seen later: as it is, by whose time the host decides
        self.talked = talked or Talked()  # how far the talk here has come
        self.frees_at = 0.0  # without clocks: from when on a seat may be freed, in seconds since 1970
        self.changed_at = 0.0  # when its log was last added to here, or a seat taken, in seconds since 1970
        self.revision = revision  # how often it was changed on disk: whoever knows another one is behind
        self.rematch = rematch  # the table at which they play again; empty: none yet
        self._outlooks: dict[tuple[tuple[Seat, ...], str], Outlook] = {}  # by seats and language
        self._foretold: dict[tuple[Seat, str, str], Foretold] = {}  # by seat, notation and language
        self._looked_at = 0  # how many entries the log had when they were made
        self._stood: tuple[int, Status] = (-1, "waiting")  # what the status was, and how many entries the log had then
        self._known: dict[tuple[Seat, ...], Knowledge] = {}
        self._curves: dict[tuple[Seat, ...], Curve] = {}  # by seats, as knowledge is
        self.taught = taught  # which scene of which lesson is played here; None: none
        self.is_coached = is_coached  # it was agreed that the coach may be asked
        self._done: dict[tuple[str, str], Deed] = {}  # by guest and key
        self.written = Counter[str]()  # by guest: entries of the log that came about by them
        for deed in chronicle.deeds:
            self.remember(deed)
        self._name_seats()
        self.lesson = _table_lesson(self)
        self.puzzle = puzzle  # the move is to be found that is best at the beginning of this table; None: it is none
        self.puzzling = Puzzling(puzzle) if puzzle is not None else None

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.chronicle.match

    @property
    def game(self) -> Game:
        """What is played."""
        return self.chronicle.game

    def names(self, language: str = FALLBACK) -> tuple[str, ...]:
        """Return how the seats are called in a language."""
        found = self._names.get(language)
        if found is None:
            found = self._names[language] = tuple(seat_names(self.game, self.sittings, language))
        return found

    @property
    def status(self) -> Status:
        """Whether everyone is there, and whether it is over or was called off."""
        size, status = self._stood
        if size != self.chronicle.size:
            status = self._found_status()
            self._stood = self.chronicle.size, status
        return status

    def _found_status(self) -> Status:
        if self.match.over:
            return "over"
        if self.chronicle.is_off:
            return "off"
        if self.chronicle.is_agreed:
            return "agreed"
        return "waiting" if self._is_open else "playing"

    @property
    def outlooks(self) -> dict[tuple[tuple[Seat, ...], str], Outlook]:
        """What was already made of how it stands now; see ``outlook``."""
        self._look_again()
        return self._outlooks

    @property
    def foretold(self) -> dict[tuple[Seat, str, str], Foretold]:
        """What was already said of what would happen; see ``foretold``."""
        self._look_again()
        return self._foretold

    def _look_again(self) -> None:
        """Forget what was made of how it stood before."""
        if self._looked_at != self.chronicle.size:
            self._outlooks.clear()
            self._foretold.clear()
            self._looked_at = self.chronicle.size

    def rest(self) -> None:
        """Forget all that can be made again."""
        self._outlooks.clear()
        self._foretold.clear()
        self.chronicle.rest()

    def actors(self) -> tuple[Seat, ...]:
        """Return who is to act; nobody before everyone is there, or at a table that can only be looked at."""
        return self.match.actors() if self.status == "playing" and self.chronicle.stopped is None else ()

    @property
    def time_control(self) -> TimeControl | None:
        """How much time everybody has; ``None``: all the time in the world."""
        return None if self.clock is None else self.clock.control

    def keep_time(self, now: float, deed: Deed | None = None) -> None:
        """Let the clocks follow what was just done; ``None``: somebody sat down."""
        if self.clock is not None:
            people = {seat: at.guest or "" for seat, at in enumerate(self.sittings) if at.kind == "person"}
            self.clock.follow(now, self.actors(), people, deed)

    @property
    def waited_for(self) -> str | None:
        """The person for whom all others wait; ``None``: nobody, a bot, or several."""
        acting = {self.sittings[actor].guest for actor in self.actors()}
        return next(iter(acting)) if len(acting) == 1 else None

    def people(self) -> set[str]:
        """Return who plays themselves, on one seat or several; not by a program."""
        return {
            sitting.guest
            for sitting in self.sittings
            if sitting.kind == "person" and sitting.guest is not None and not sitting.outside
        }

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """Return the seats of a person."""
        return self._seats.get(guest, ()) if guest is not None else ()

    def may_look(self, guest: str | None) -> bool:
        """Tell whether somebody may look at it: to all others it is not there."""
        is_known = guest is not None and (guest in {self.host, *self._seats} or guest in self.privacy.admitted)
        return is_known or self.privacy.is_listed

    def is_played_by(self, guest: str | None, seat: Seat) -> bool:
        """Tell whether a person plays on a seat themselves."""
        return seat in self.seats_of(guest) and self.sittings[seat].kind == "person"

    def bot_to_act(self) -> Seat | None:
        """Return a seat whose bot is to act, if any; in a lesson only when the coach lets them, in a puzzle never.

        While people are asked for something, bots hold still: what they do would answer.
        """
        if self.puzzling is not None or self.chronicle.asked is not None:
            return None
        if self.lesson is not None and not self.lesson.may_rivals_act(self.chronicle):
            return None
        return next((seat for seat in self.actors() if self.sittings[seat].kind == "bot"), None)

    def knowledge(self, seats: tuple[Seat, ...]) -> Knowledge:
        """Return what somebody on these seats may know."""
        known = self._known.get(seats)
        if known is None:
            known = self._known[seats] = Knowledge(self.chronicle, seats)
        return known

    def curve(self, seats: tuple[Seat, ...]) -> list[CurvePoint]:
        """Return how the points went, as far as somebody on these seats may know. Takes long when it is first asked."""
        return self._curves.setdefault(seats, Curve()).points(self.knowledge(seats))

    def done(self, guest: str, key: str) -> Deed | None:
        """Return what was done when a guest asked for it by this key."""
        return self._done.get((guest, key))

    def remember(self, deed: Deed) -> None:
        """Know a deed by its key from now on, and how much somebody has done."""
        first = deed.entries[0]
        if first.key is not None:
            self._done[first.guest or "", first.key] = deed
        if first.guest is not None:
            self.written[first.guest] += len(deed.entries)

    def sit(self, seat: Seat, sitting: Sitting) -> None:
        """Let somebody take a seat."""
        self.sittings[seat] = sitting
        self._outlooks.clear()
        self._foretold.clear()
        self._name_seats()

    def _name_seats(self) -> None:
        self._stood = -1, "waiting"
        self._is_open = any(sitting.kind == "open" for sitting in self.sittings)
        self._seats: dict[str, tuple[Seat, ...]] = {}  # by guest
        for seat, sitting in enumerate(self.sittings):
            if sitting.guest is not None:
                self._seats[sitting.guest] = (*self._seats.get(sitting.guest, ()), seat)
        self._names: dict[str, tuple[str, ...]] = {}  # by language
        record = self.match.record
        record.header = msgspec.structs.replace(record.header, seats=kept_names(self.game, self.sittings))


def _table_lesson(table: LiveTable) -> TableLesson | None:
    """Return the lesson at a table: none if it is no longer taught, and then it is a table to practise at."""
    if table.taught is None:
        return None
    lesson = lessons_of(table.game).get(table.taught.lesson)
    if lesson is None or table.taught.scene >= len(lesson.scenes):
        return None
    own = table.seats_of(table.host)
    return TableLesson(lesson, table.taught.scene, own[0]) if own else None
