"""A match together with its whole log, what was taken back included. Nothing here waits for anything.

The log is a list of entries: steps of seats and of chance, as in a record, undos, changes of who plays, what people
agree on, and beats of a lesson that were read. Entries that came about together are one ``Deed``: what a seat did and
what chance then brought, what was there before the first decision, an undo, a change of who plays, a question to all
others or an answer, or a beat.
Reading a log plays it again: chance must bring what it brought before.

A seat may take back its last step until chance has acted, until it, or whoever sat there, learnt something by it, or
until another seat did something that it may know of. What others do unseen does not bind it: whether a seat may take
back depends on nothing but what it knows, or it could tell that somebody acted. The outcome of a simultaneous turn
never depends on who acted first, so one step can be taken out from under those of others. What others did unseen after
a step that first let them act rests on it and is taken back with it, until one of them is known to be done.

Where somebody practises (``practised``: their seats) there is nobody to be wronged: everything since one of their steps
is taken back, whoever did it and whatever chance brought. Chance will bring the same again. So it is where all others
agree (see ``agreeing``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, Self, TypeVar

import msgspec

from farshore.core.contract import CHANCE, Action, Event, Game, Seat, Standing, State, View
from farshore.core.eras import Era, taken_up
from farshore.core.errors import BadRecord, FarshoreError, NoSuchSeat
from farshore.core.match import Match
from farshore.core.phases import CHANCE_ACTS
from farshore.core.record import End, Header, Record, Step
from farshore.core.replay import committed_fate, opening
from farshore.core.words import Phrase
from farshore.server.table.consent import Agreed, Answered, Asked, Consent, read_consent, write_consent
from farshore.server.table.errors import CannotUndo
from farshore.server.table.rewind import Rewind
from farshore.server.table.seat_change import SeatChange, read_change
from farshore.server.table.view_json import ViewWriter

T = TypeVar("T")

NO_SEAT: Final = -2
"""The seat of an entry that is neither a seat's nor chance's."""

CheckpointKind = Literal["boundary", "quiet", "closing"]
"""Where the rules changed; where nothing could be taken back; where it stood when it was last laid aside."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the log."""

    kind: Literal["step", "undo", "seating", "beat", "rewind", "consent"] = "step"
    seat: Seat
    action: str = ""  # of a step; or the name of a beat
    takes_back: int = 0  # of an undo: the entry, counted from 1, that no longer holds; of a rewind: nor all after it;
    # and of a question whether to go back: nor all after it, if the others agree
    guest: str | None = None  # who asked for it
    key: str | None = None  # … and what they called it
    told: str | None = None  # what happened, without words, as JSON; None: an undo, or written before that was kept
    actors: str | None = None  # of the first entry of a deed: who might act before, with commas between


class LogCheckpoint(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stood, every secret included, and by which rules it went on from there."""

    after: int  # so many entries of the log
    rules_version: int
    position: str
    kind: CheckpointKind


class Deed:
    """What came about at once: one or more entries of the log, the first of which says whose deed it is."""

    __slots__ = (
        "action",
        "actors",
        "after",
        "before",
        "change",
        "consent",
        "entries",
        "events",
        "first",
        "is_beat",
        "is_taken_back",
        "takes_back",
    )

    def __init__(self, entries: list[Entry], first: int, actors: tuple[Seat, ...], events: list[Event]) -> None:
        self.entries = entries
        self.first = first  # the number of its first entry, counted from 1
        self.actors = actors  # who might act before
        self.after: tuple[Seat, ...] = ()  # who might act then, as long as it was not chance or nobody
        self.events = events  # unredacted
        self.takes_back: Deed | None = None  # of an undo
        self.change: SeatChange | None = None  # of who plays
        self.consent: Consent | None = None  # what people agree on, or are asked; of a rewind: that all have agreed
        self.is_beat = entries[0].kind == "beat"  # of a lesson: it was read
        self.is_taken_back = False
        self.before: State | None = None  # how things stood, as long as it may be taken back
        self.action: Action | None = None

    @property
    def seat(self) -> Seat:
        """Whose deed it is."""
        return self.entries[0].seat

    @property
    def reveals(self) -> bool:
        """Whether its seat learnt something by it."""
        return any(event.reveals_to(self.seat) for event in self.events)

    @property
    def holds(self) -> bool:
        """Whether it is part of the game as it stands: neither an undo nor a note, and not taken back."""
        return self.takes_back is None and not self.is_note and not self.is_taken_back

    @property
    def is_note(self) -> bool:
        """Whether the match stayed as it was: a change of who plays, what people are asked and answer, a beat."""
        return self.change is not None or self.is_beat or (self.consent is not None and self.takes_back is None)

    @property
    def is_step(self) -> bool:
        """Whether it is a step of a seat, and so part of the game."""
        return self.seat != CHANCE and self.takes_back is None and not self.is_note

    @property
    def has_chance(self) -> bool:
        """Whether chance acted."""
        return self.entries[-1].seat == CHANCE

    @property
    def hands_on(self) -> bool:
        """Whether somebody might act after it who might not before: what they then do rests on it."""
        return not set(self.after) <= set(self.actors)

    def is_silent_to(self, seats: Sequence[Seat]) -> bool:
        """Tell whether somebody on these seats, or on none, may not know that it was done.

        What tells of nothing is public, unless several might act: in a simultaneous turn that alone would say who did.
        """
        if self.is_note or self.consent is not None:
            return False
        if self.takes_back is not None:
            return self.takes_back.is_silent_to(seats)
        if self.seat in seats or (not self.events and len(self.actors) == 1):
            return False
        watchers: Sequence[Seat | None] = seats or (None,)
        return all(event.seen_by(watcher) is None for event in self.events for watcher in watchers)


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
            entries = [_entry(step, CHANCE_ACTS) for step in self.match.record.steps[len(steps) :]]
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
            if 0 <= first < len(log) and not _is_same(deed.entries, log[first : first + len(deed.entries)]):
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
        entries = [_entry(first, actors, guest, key), *(_entry(step) for step in others)]
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
        found = self._standings.get(watcher)
        if found is None:
            found = self._standings[watcher] = list(self.game.standings(self.view(watcher)))
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
            mine = (deed for deed in reversed(self.deeds) if deed.holds and deed.seat in self.practised)
            return next(mine, None) if seat in self.practised else None
        if self.match.over:
            return None
        for number, deed in enumerate(reversed(self._open)):
            if deed.seat == seat:
                later = self._open[len(self._open) - number :]
                return deed if self._is_free(deed, later) and not self._is_final(deed) else None
            if not deed.is_silent_to((seat,)):
                return None
        return None

    def take_all_back(self, deed: Deed, seat: Seat, guest: str | None = None, key: str | None = None) -> Deed:
        """Take back a step, or a beat that was read, and everything since. Raises ``CannotUndo``."""
        if not self.practised or deed.is_taken_back or not (deed.is_step or deed.is_beat):
            raise CannotUndo
        return self._take_all_back(deed, Entry(kind="rewind", seat=seat, takes_back=deed.first, guest=guest, key=key))

    def read_beat(self, seat: Seat, beat: str, guest: str | None = None, key: str | None = None) -> Deed:
        """Write down that somebody has read a beat of a lesson; the match stays as it is."""
        return self._note(Entry(kind="beat", seat=seat, action=beat, guest=guest, key=key))

    def _is_free(self, deed: Deed, later: Sequence[Deed]) -> bool:
        """Tell whether a step can be taken out from under others that its seat has not seen.

        Only who might act is looked at, which everybody knows, and not who did.
        """
        if deed.hands_on:
            return set(deed.after) - {deed.seat} <= set(self.match.actors())
        return not any(other.hands_on for other in later)

    def _is_final(self, deed: Deed) -> bool:
        """Tell whether a seat learnt something by its step; alone there is nobody who could have kept a secret."""
        return deed.reveals and len(self.match.names) > 1

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
        entry = msgspec.structs.replace(entry, actors=_listed(self.match.actors()))
        undo = Deed([entry], self.size + 1, self.match.actors(), [])
        undo.takes_back = deed
        self._take_out(deed)
        return self._add(undo)

    def _take_all_back(self, deed: Deed, entry: Entry) -> Deed:
        steps = len(steps_of(other for other in self.past() if other.first < deed.first))
        if steps < taken_up(self.match.record, self.game).after:
            raise CannotUndo  # older rules have played it: how it stood then is not known
        entry = msgspec.structs.replace(entry, actors=_listed(self.match.actors()))
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
        entry = msgspec.structs.replace(entry, actors=_listed(self.match.actors()))
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
        state, later = _known(deed.before), self._open[at + 1 :]
        taken = taken_with(deed, later)
        staying = later[len(taken) :]
        for other in staying:
            other.before = state.clone()
            state.apply(other.seat, _known(other.action))
        record = self.match.record
        step = len(record.steps) - len(self._open) + at  # each of these deeds is a single step
        del record.steps[step : step + 1 + len(taken)]
        self._rewind.forget(step)
        self._open[at:] = staying
        for other in (deed, *taken):
            other.is_taken_back, other.before = True, None
        self.match = Match(self.game, state, record, self.fate, self.heard)


def taken_with(deed: Deed, later: Sequence[Deed]) -> list[Deed]:
    """Return those of the steps since that are taken back with a step: others' that rest on it, or none."""
    return [*later] if deed.hands_on else []


def take_all_back(deed: Deed, deeds: Sequence[Deed]) -> list[Deed]:
    """Know that a deed and all since no longer hold, but for undos and changes of who plays; return which did."""
    since = deeds[deeds.index(deed) :]
    taken = [other for other in since if not other.is_taken_back and (other.is_beat or other.is_step)]
    for other in taken:
        other.is_taken_back, other.before = True, None
    return taken


def steps_of(deeds: Iterable[Deed]) -> list[Step]:
    """Return the steps of deeds as a record has them."""
    return [
        Step(entry.seat, entry.action, msgspec.UNSET if entry.told is None else msgspec.Raw(entry.told.encode()))
        for deed in deeds
        for entry in deed.entries
    ]


def _entry(
    step: Step, actors: tuple[Seat, ...] | None = None, guest: str | None = None, key: str | None = None
) -> Entry:
    told = None if step.told is msgspec.UNSET else bytes(step.told).decode()
    listed = None if actors is None else _listed(actors)
    return Entry(seat=step.seat, action=step.action, guest=guest, key=key, told=told, actors=listed)


def _ends(deed: Deed) -> bool:
    return deed.change is not None and deed.change.change == "call-off"


def _settles(deed: Deed) -> bool:
    return isinstance(deed.consent, Agreed) and deed.consent.matter == "end"


def _listed(actors: Sequence[Seat]) -> str:
    return ",".join(map(str, actors))


def _is_same(entries: Sequence[Entry], others: Sequence[Entry]) -> bool:
    """Tell whether entries say that the same was done; what is kept beside them may differ."""
    return [_bare(entry) for entry in entries] == [_bare(entry) for entry in others]


def _bare(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, told=None, actors=None)


def _known(value: T | None) -> T:
    """Return what is there of every step that might be taken back."""
    assert value is not None
    return value
