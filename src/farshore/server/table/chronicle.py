"""A match together with its whole log, what was taken back included. Nothing here waits for anything.

The log is a list of entries: steps of seats and of chance, as in a record, undos, changes of who plays, what people
agree on, and beats of a lesson that were read. Entries that came about together are one ``Deed``: what a seat did and
what chance then brought, what was there before the first decision, an undo, a change of who plays, a question to all
others or an answer, or a beat.
Reading a log plays it again: chance must bring what it brought before. What may be taken back, and what with it,
is in ``taking_back``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

from farshore.core.contract import CHANCE, Action, Game, Seat, Standing, State, View
from farshore.core.eras import Era, taken_up
from farshore.core.errors import BadRecord, FarshoreError, NoSuchSeat
from farshore.core.match import Match
from farshore.core.phases import CHANCE_ACTS
from farshore.core.record import End, Header, Record
from farshore.core.replay import committed_fate, opening
from farshore.core.words import Phrase
from farshore.server.table.consent import Agreed, Answered, Asked, Consent, read_consent, write_consent
from farshore.server.table.deed import (
    NO_SEAT,
    CheckpointKind,
    Deed,
    Entry,
    LogCheckpoint,
    entry_of,
    is_same,
    listed,
    steps_of,
)
from farshore.server.table.errors import CannotUndo
from farshore.server.table.rewind import Rewind
from farshore.server.table.seat_change import SeatChange, read_change
from farshore.server.table.taking_back import last_of, take_all_back, taken_out, undoable
from farshore.server.table.view_json import ViewWriter


class Chronicle:
    """A match and its log."""

    def __init__(
        self,
        game: Game,
        header: Header,
        past: Sequence[Deed] = (),
        start: LogCheckpoint | None = None,
        end: End | None = None,
        practised: frozenset[Seat] = frozenset(),
    ) -> None:
        """Begin, or go on after a past: chance acts until a seat must decide. Raises ``BadRecord``."""
        fate = committed_fate(Record(header))
        if fate is None:
            raise BadRecord(Phrase("record-needs-seed"))
        self.game = game.with_content(header.content)
        self.fate = fate
        self.practised = practised  # the seats of somebody who practises here; none: it is a game
        self.deeds = list(past)
        self.size = sum(len(deed.entries) for deed in self.deeds)
        self.heard = [event for deed in self.deeds for event in deed.events]  # every event, in the order of the log
        self.checkpoints: list[LogCheckpoint] = []  # what is kept of how the table stood
        self.stopped: Phrase | None = None  # why it cannot be played on
        self.is_off = any(_ends(deed) for deed in self.deeds)  # whether it was called off
        self.asked: Deed | None = None  # what somebody asks all others for and was not answered yet
        self.is_agreed = any(_settles(deed) for deed in self.deeds)  # whether all have agreed to end it as it stands
        self._rewind = Rewind(self.game)
        self._views: dict[Seat | None, View] = {}  # as things stand now
        self._standings: dict[Seat | None, list[Standing]] = {}  # as things stand now, by whoever looks
        self._writer = ViewWriter()
        self._result: tuple[list[Seat], list[int]] | None = None  # as things stand now
        self._watchers: set[Seat | None] = set()  # for whom views are built
        self._open: list[Deed] = []  # steps that hold, since chance last acted: all that might be taken back
        self._seats = range(len(header.seats))
        for deed in self.deeds:
            self._notice(deed)
        steps, told = steps_of(self.past()), len(self.heard)
        era = None if start is None else Era(len(steps), start.rules_version, start.position)
        state = opening(header, self.game, era)
        self.match = Match(self.game, state, Record(header, steps, end), fate, self.heard)
        if len(self.match.record.steps) > len(steps):
            entries = [entry_of(step, CHANCE_ACTS) for step in self.match.record.steps[len(steps) :]]
            self._add(Deed(entries, self.size + 1, CHANCE_ACTS, self.heard[told:]))

    @classmethod
    def read(cls, game: Game, header: Header, log: Sequence[Entry], practised: frozenset[Seat] = frozenset()) -> Self:
        """Play a log again from its beginning. Raises ``BadRecord`` if it cannot have been played."""
        chronicle = cls(game, header, practised=practised)
        chronicle.redo(log)
        return chronicle

    def redo(self, log: Sequence[Entry], known: int = 0) -> None:
        """Do again what a log has that is not done yet. Raises ``BadRecord`` if that cannot have been played.

        ``known``: how many entries, which are done, are left out before it.
        """
        done, size = len(self.deeds) if self.size else 0, known + len(log)
        while self.size < size:
            try:
                self._redo(log[self.size - known])
            except FarshoreError as error:
                raise BadRecord(error.phrase, step=self.size + 1) from error
        for deed in self.deeds[max(0, done - 1) :]:
            first = deed.first - 1 - known
            if 0 <= first < len(log) and not is_same(deed.entries, log[first : first + len(deed.entries)]):
                raise BadRecord(Phrase("server-log-differs"), step=deed.first)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing that was done can be taken back, so that a checkpoint loses nothing."""
        return not self.practised and (self.match.over or not self._open)

    def checkpoint(self, kind: CheckpointKind) -> LogCheckpoint:
        """Return how the table stands, as it is kept."""
        return LogCheckpoint(
            after=self.size, rules_version=self.game.rules_version, position=self.match.position(), kind=kind
        )

    def play(self, seat: Seat, action: Action | str, guest: str | None = None, key: str | None = None) -> Deed:
        """Do an action and what chance then brings. Raises ``IllegalAction`` or ``BadNotation``."""
        actors, before = self.match.actors(), self.match.state.clone()
        done, told = len(self.match.record.steps), len(self.heard)
        self.match.play(seat, action)
        first, *others = self.match.record.steps[done:]
        entries = [entry_of(first, actors, guest, key), *(entry_of(step) for step in others)]
        deed = Deed(entries, self.size + 1, actors, self.heard[told:])
        deed.after = self.match.actors()
        if not others:
            deed.before, deed.action = before, self.game.read_action(first.action)
        return self._add(deed)

    def note(self, change: SeatChange, guest: str | None = None) -> Deed:
        """Write down a change of who plays; the match stays as it is."""
        seat = NO_SEAT if change.seat is None else change.seat
        return self._note(Entry(kind="seating", seat=seat, guest=guest, told=change.text()))

    def note_consent(self, consent: Consent, entry: Entry) -> Deed:
        """Write down what somebody asks all others for, answers, or what they have agreed on."""
        return self._note(msgspec.structs.replace(entry, kind="consent", told=write_consent(consent)))

    def is_public(self, deed: Deed) -> bool:
        """Tell whether everybody, spectators included, may know that something was done."""
        watchers = [(), *((seat,) for seat in self._seats)]
        return not any(deed.is_silent_to(seats) for seats in watchers)

    def go_back(self, first: int, consent: Agreed, entry: Entry) -> Deed:
        """Take back everything from an entry on, as all have agreed. Raises ``CannotUndo``."""
        told = write_consent(consent)
        return self._take_all_back(
            self._deed(first), msgspec.structs.replace(entry, kind="rewind", takes_back=first, told=told)
        )

    def view(self, watcher: Seat | None) -> View:
        """Return how things look now to a seat or a spectator: built once, for all who have ever asked, together."""
        if watcher not in self._views:
            if watcher is not None and watcher not in range(len(self.match.names)):
                raise NoSuchSeat(watcher, len(self.match.names))
            self._watchers.add(watcher)
            watchers = [other for other in self._watchers if other not in self._views]
            self._views |= zip(watchers, self.game.views(self.match.state, watchers), strict=True)
        return self._views[watcher]

    def view_json(self, watcher: Seat | None) -> msgspec.Raw:
        """Return the same in JSON, of which every part is written once."""
        return self._writer.write(self.view(watcher))

    @property
    def is_unseen(self) -> bool:
        """Whether nobody has looked yet: the first view of a long game takes long, later ones share most with it."""
        return not self._watchers

    def rest(self) -> None:
        """Forget how things look now, until somebody asks."""
        self._views.clear()
        self._standings.clear()
        self._writer = ViewWriter()

    def standings(self, watcher: Seat | None) -> list[Standing]:
        """Return how all seats stand now, as far as a seat or a spectator may know: empty if the game does not say."""
        of = watcher if self.game.about.keeps_secrets else None  # where nothing is secret everybody knows the same
        found = self._standings.get(of)
        if found is None:
            found = self._standings[of] = list(self.game.standings(self.view(watcher)))
        return found

    @property
    def result(self) -> tuple[list[Seat], list[int]]:
        """Who has won, and everyone's points as they stand."""
        if self._result is None:
            self._result = list(self.match.winners), list(self.match.scores)
        return self._result

    def state_after(self, steps: int) -> State:
        """Return how things stood after some steps of those that still hold; not to be changed."""
        return self._rewind.state_after(self.match.record, steps)

    def undo(self, seat: Seat, guest: str | None = None, key: str | None = None) -> Deed:
        """Take back a seat's last step. Raises ``CannotUndo``."""
        deed = self.undoable(seat)
        if deed is None:
            raise CannotUndo
        if self.practised:
            return self.take_all_back(deed, seat, guest, key)
        return self._undo(deed, Entry(kind="undo", seat=seat, takes_back=deed.first, guest=guest, key=key))

    def undoable(self, seat: Seat) -> Deed | None:
        """Return the deed that a seat may take back now."""
        if self.practised:
            return last_of(self.deeds, self.practised) if seat in self.practised else None
        if self.match.over:
            return None
        return undoable(self._open, seat, self.match.actors(), is_alone=len(self.match.names) == 1)

    def take_all_back(self, deed: Deed, seat: Seat, guest: str | None = None, key: str | None = None) -> Deed:
        """Take back a step, or a beat that was read, and everything since. Raises ``CannotUndo``."""
        if not self.practised or deed.is_taken_back or not (deed.is_step or deed.is_beat):
            raise CannotUndo
        return self._take_all_back(deed, Entry(kind="rewind", seat=seat, takes_back=deed.first, guest=guest, key=key))

    def read_beat(self, seat: Seat, beat: str, guest: str | None = None, key: str | None = None) -> Deed:
        """Write down that somebody has read a beat of a lesson; the match stays as it is."""
        return self._note(Entry(kind="beat", seat=seat, action=beat, guest=guest, key=key))

    def is_current(self, seat: Seat, deeds: Iterable[Deed]) -> bool:
        """Tell whether a decision of a seat still means what it meant before these latest deeds.

        It does if all of them are other seats' deeds in a simultaneous turn in which this seat was to act all along, or
        change nothing of the match.
        """
        return all(
            deed.is_note
            or (
                deed.seat not in {seat, CHANCE}
                and deed.consent is None
                and not deed.has_chance
                and seat in deed.actors
                and not (deed.takes_back is not None and deed.takes_back.hands_on)
            )
            for deed in deeds
        )

    def seal(self) -> None:
        """Let nothing that was done so far be taken back."""
        for deed in self._open:
            deed.before = None
        self._open.clear()

    def past(self) -> list[Deed]:
        """Return the deeds that still hold, oldest first: what was there at the beginning and all steps."""
        return [deed for deed in self.deeds if deed.holds]

    def _redo(self, entry: Entry) -> Deed:
        """Do what an entry of a log says; that an undo was allowed was seen when it was written."""
        if entry.kind == "step":
            return self.play(entry.seat, entry.action, entry.guest, entry.key)
        if entry.kind in {"seating", "beat", "consent"}:
            return self._note(entry)
        if entry.kind == "rewind":
            return self._take_all_back(self._deed(entry.takes_back), entry)
        for deed in self._open:
            if deed.first == entry.takes_back:
                return self._undo(deed, entry)
        raise CannotUndo

    def _undo(self, deed: Deed, entry: Entry) -> Deed:
        entry = msgspec.structs.replace(entry, actors=listed(self.match.actors()))
        undo = Deed([entry], self.size + 1, self.match.actors(), [])
        undo.takes_back = deed
        self._take_out(deed)
        return self._add(undo)

    def _take_all_back(self, deed: Deed, entry: Entry) -> Deed:
        steps = len(steps_of(other for other in self.past() if other.first < deed.first))
        if steps < taken_up(self.match.record, self.game).after:
            raise CannotUndo  # older rules have played it: how it stood then is not known
        entry = msgspec.structs.replace(entry, actors=listed(self.match.actors()))
        rewind = Deed([entry], self.size + 1, self.match.actors(), [])
        rewind.takes_back = deed
        rewind.consent = None if entry.told is None else read_consent(entry.told)
        taken = take_all_back(deed, self.deeds)
        self.checkpoints = [checkpoint for checkpoint in self.checkpoints if checkpoint.after < deed.first]
        if any(other.is_step for other in taken):
            self._go_back(steps)
        return self._add(rewind)

    def _go_back(self, steps: int) -> None:
        """Let only the first steps of the match have happened."""
        record, state = self.match.record, self.state_after(steps).clone()
        del record.steps[steps:]
        record.checkpoints[:] = [line for line in record.checkpoints if line.after <= steps]
        record.end = None
        self._rewind.forget(steps)
        self._open.clear()
        self.match = Match(self.game, state, record, self.fate, self.heard)

    def _deed(self, first: int) -> Deed:
        """Return the deed that begins with an entry. Raises ``CannotUndo``."""
        for deed in self.deeds:
            if deed.first == first:
                return deed
        raise CannotUndo

    def _note(self, entry: Entry) -> Deed:
        entry = msgspec.structs.replace(entry, actors=listed(self.match.actors()))
        deed = Deed([entry], self.size + 1, self.match.actors(), [])
        if entry.kind == "seating":
            deed.change = read_change(entry.told)
        if entry.kind == "consent":
            deed.consent = read_consent(entry.told)
        self.is_off |= _ends(deed)
        self.is_agreed |= _settles(deed)
        return self._add(deed)

    def _add(self, deed: Deed) -> Deed:
        if deed.has_chance:
            self.seal()
        elif deed.is_step:
            self._open.append(deed)
        self.deeds.append(deed)
        self._notice(deed)
        self.size += len(deed.entries)
        self._views.clear()
        self._standings.clear()
        self._writer = self._writer.next()
        self._result = None
        return deed

    def _notice(self, deed: Deed) -> None:
        """Know what is asked after a deed: whatever all may know of ends it, but another yes, or something about time.

        What somebody does unseen does not: that alone would tell of it.
        """
        if isinstance(deed.consent, Asked):
            self.asked = deed
        elif self.asked is not None:
            is_yes = isinstance(deed.consent, Answered) and deed.consent.agrees
            is_about_time = deed.change is not None and deed.change.is_about_time
            if not is_yes and not is_about_time and self.is_public(deed):
                self.asked = None

    def _take_out(self, deed: Deed) -> None:
        """Play the match again without a step, and without those of others that rest on it."""
        at = self._open.index(deed)
        state, taken, staying = taken_out(self._open, at)
        record = self.match.record
        step = len(record.steps) - len(self._open) + at  # each of these deeds is a single step
        del record.steps[step : step + len(taken)]
        self._rewind.forget(step)
        self._open[at:] = staying
        self.match = Match(self.game, state, record, self.fate, self.heard)


def _ends(deed: Deed) -> bool:
    return deed.change is not None and deed.change.change == "call-off"


def _settles(deed: Deed) -> bool:
    return isinstance(deed.consent, Agreed) and deed.consent.matter == "end"
