"""What the log of a table is made of: entries, and deeds, which are entries that came about together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from farshore.core.contract import CHANCE, Action, Event, Seat, State
from farshore.core.record import Step
from farshore.server.table.consent import Consent
from farshore.server.table.seat_change import SeatChange

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


def steps_of(deeds: Iterable[Deed]) -> list[Step]:
    """Return the steps of deeds as a record has them."""
    return [
        Step(entry.seat, entry.action, msgspec.UNSET if entry.told is None else msgspec.Raw(entry.told.encode()))
        for deed in deeds
        for entry in deed.entries
    ]


def entry_of(
    step: Step, actors: tuple[Seat, ...] | None = None, guest: str | None = None, key: str | None = None
) -> Entry:
    """Return the entry of a step; ``actors``: of the first one of a deed, who might act before."""
    told = None if step.told is msgspec.UNSET else bytes(step.told).decode()
    before = None if actors is None else listed(actors)
    return Entry(seat=step.seat, action=step.action, guest=guest, key=key, told=told, actors=before)


def listed(actors: Sequence[Seat]) -> str:
    """Write down who might act."""
    return ",".join(map(str, actors))


def is_same(entries: Sequence[Entry], others: Sequence[Entry]) -> bool:
    """Tell whether entries say that the same was done; what is kept beside them may differ."""
    return [_bare(entry) for entry in entries] == [_bare(entry) for entry in others]


def _bare(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, told=None, actors=None)
