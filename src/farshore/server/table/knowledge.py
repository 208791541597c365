"""What an asker may know of a match: the one way by which views, events, the log and the past leave the server."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, get_args

import msgspec

from farshore.core.contract import Event, Gain, Game, Offer, Seat, Standing, View
from farshore.core.eras import taken_up
from farshore.core.explanation import Explanation
from farshore.core.foresight import Foresight
from farshore.core.record import Record
from farshore.core.replay import opening
from farshore.core.words import FALLBACK, say
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.consent import Consent, consent_in_words
from farshore.server.table.deed import Deed
from farshore.server.table.line import Line, TakenBack
from farshore.server.table.names import called
from farshore.server.table.seat_change import SeatChange

SeenEvent = tuple[Event, Seat | None]
"""An event as somebody may see it, and the seat for whose eyes alone it is, if several look at one screen."""

MOST_EVENTS = 5_000
"""Events of all tables that are remembered as they are told."""
_OF_THE_TABLE: Final = (TakenBack, SeatChange, *get_args(Consent))


class Knowledge:
    """What somebody on some seats, several at one screen or none, may know. Grows with the chronicle."""

    def __init__(self, chronicle: Chronicle, seats: Sequence[Seat]) -> None:
        self.chronicle = chronicle
        self.seats = tuple(seats)
        self._numbers: list[int] = []  # by deed: entries known up to it
        self._lines: dict[tuple[str, ...], dict[int, list[Line]]] = {}  # by language and names, then by deed's number

    @property
    def seq(self) -> int:
        """How many entries of the log the asker may know of."""
        numbers = self.numbers()
        return numbers[-1] if numbers else 0

    def numbers(self) -> list[int]:
        """Return by deed how many entries the asker may know of up to it; a deed it may not know of adds none."""
        deeds, numbers = self.chronicle.deeds, self._numbers
        while len(numbers) < len(deeds):
            deed = deeds[len(numbers)]
            known = 0 if deed.is_silent_to(self.seats) else len(deed.entries)
            numbers.append(known + (numbers[-1] if numbers else 0))
        return numbers

    def number_of(self, deed: Deed | None) -> int:
        """Return what the asker's count was right after a deed; ``None``: at the beginning."""
        if deed is None:
            first = self.chronicle.deeds[:1]
            return self.numbers()[0] if first and not first[0].is_step else 0
        return self.numbers()[self.chronicle.deeds.index(deed)]

    def number_before(self, deed: Deed) -> int:
        """Return what the asker's count was right before a deed."""
        at = self.chronicle.deeds.index(deed)
        return self.numbers()[at - 1] if at else 0

    def deeds_since(self, seq: int) -> list[Deed]:
        """Return everything done, known or not, from the first deed on that somebody with this count does not know."""
        return self.chronicle.deeds[self._after(seq) :]

    def untold(self, names: Sequence[str], language: str = FALLBACK, since: int = 0) -> int:
        """Return how many deeds after a count were never told in these words: what it takes to tell them."""
        told, deeds = self._lines.get((language, *names), ()), range(self._after(since), len(self.chronicle.deeds))
        return sum(number not in told for number in deeds) if told else len(deeds)

    def lines_since(self, seq: int, names: Sequence[str], language: str = FALLBACK) -> list[Line]:
        """Tell what happened after the asker's count was ``seq``."""
        told, deeds = self._lines.setdefault((language, *names), {}), range(self._after(seq), len(self.chronicle.deeds))
        return [line for number in deeds for line in self._told(told, number, names, language)]

    def view(self, seat: Seat | None) -> View:
        """Return how things look now from one of the asker's seats."""
        return self.chronicle.view(self._own(seat))

    def view_json(self, seat: Seat | None) -> msgspec.Raw:
        """Return the same as JSON."""
        return self.chronicle.view_json(self._own(seat))

    def standings(self, seat: Seat | None) -> list[Standing]:
        """Return how all seats stand, as far as one of the asker's may know."""
        return self.chronicle.standings(self._own(seat))

    def shared_view(self) -> View:
        """Return how things look now to everybody before the asker's screen: from its one seat, or else from nowhere.

        Several at one screen may hide something from one another, so that they share what a spectator knows.
        """
        return self.chronicle.view(self._shared)

    def shared_standings(self) -> list[Standing]:
        """Return how all seats stand, as far as everybody before the asker's screen may know."""
        return self.chronicle.standings(self._shared)

    def offers(self, seat: Seat) -> list[Offer]:
        """Return what is offered to one of the asker's seats now."""
        return self.chronicle.match.offers(seat) if seat in self.seats else []

    def foresight(self, seat: Seat, notation: str) -> Foresight:
        """Return what would follow if one of the asker's seats did something now. Raises ``IllegalAction``."""
        if seat not in self.seats:
            raise PermissionError(seat)
        return self.chronicle.match.foresee(seat, notation)

    def record(self, seat: Seat | None) -> Record:
        """Return the record as far as one of the asker's seats may know it: at the end all of it, to be proved."""
        match = self.chronicle.match
        record = match.record_for(self._own(seat))
        if match.over and record.steps == match.record.steps:
            record.header = msgspec.structs.replace(record.header, for_seat=None)
        return record

    def past(self) -> list[Deed]:
        """Return the steps that hold and that the asker may know of."""
        return [deed for deed in self.chronicle.past() if deed.is_step and not deed.is_silent_to(self.seats)]

    def step_at(self, seq: int) -> int:
        """Return how many steps of ``past`` had been done when the asker's count was ``seq``."""
        return bisect_right(self.past(), seq, key=self.number_of)

    def view_after(self, deed: Deed | None, seat: Seat | None) -> tuple[View, bool]:
        """Return how things looked right after a deed of ``past`` (``None``: at the beginning), and whether they did.

        What older rules have played cannot be played again: then it is how things looked at the next moment known.
        """
        match, steps = self.chronicle.match, self._steps_after(deed)
        known, watcher = taken_up(match.record, match.game), self._own(seat)
        if steps < known.after:
            return opening(match.record.header, match.game, known).view(watcher), False
        return self.chronicle.state_after(steps).view(watcher), True

    def position_after(self, deed: Deed | None, luck: Random) -> str | None:
        """Write down how things stood right after a deed of ``past``, for whoever wants to go on from there.

        That is the truth once there is nothing to hide, or if all seats are the asker's; else a world that is dealt for
        their seat. ``None``: older rules have played it. Raises ``PermissionError``.
        """
        match, steps = self.chronicle.match, self._steps_after(deed)
        if steps < taken_up(match.record, match.game).after:
            return None
        state = self.chronicle.state_after(steps)
        if match.over or self.chronicle.practised or len(self.seats) == len(match.names):
            return match.game.write_position(state)
        if len(self.seats) != 1:
            raise PermissionError(self.seats)
        return match.game.write_position(state.determinize(self.seats[0], luck))

    def totals_after(self, deed: Deed | None) -> tuple[int, ...] | None:
        """Return everyone's points, as all before the asker's screen might know them, right after a deed of ``past``.

        ``None``: older rules have played it, so that nobody can tell.
        """
        match, steps = self.chronicle.match, self._steps_after(deed)
        if steps < taken_up(match.record, match.game).after:
            return None
        state = self.chronicle.state_after(steps)
        standings = match.game.standings(state.view(self._shared))
        return tuple(standing.total for standing in standings) or tuple(state.scores())

    def _steps_after(self, deed: Deed | None) -> int:
        """Return how many steps of the record had been done right after a deed of ``past``."""
        steps = 0
        for other in self.chronicle.past():
            if other.is_step and deed is None:
                break
            steps += len(other.entries)
            if other is deed:
                break
        return steps

    def lines_of(self, deed: Deed, names: Sequence[str], language: str = FALLBACK) -> list[Line]:
        """Tell what happened in a deed."""
        told = self._lines.setdefault((language, *names), {})
        return self._told(told, self.chronicle.deeds.index(deed), names, language)

    @property
    def _shared(self) -> Seat | None:
        """Whose eyes all before the asker's screen share."""
        return self.seats[0] if len(self.seats) == 1 else None

    def _own(self, seat: Seat | None) -> Seat | None:
        """Let nobody look from another's seat while there is something to hide; afterwards everybody may."""
        if seat in self.seats or (seat is None and not self.seats) or self.chronicle.match.over:
            return seat
        raise PermissionError(seat)

    def _after(self, seq: int) -> int:
        """Return the number of the first deed that somebody whose count is ``seq`` does not know."""
        return bisect_right(self.numbers(), seq)

    def _told(self, told: dict[int, list[Line]], number: int, names: Sequence[str], language: str) -> list[Line]:
        """Tell a deed, only once however often it is asked for, and not before it is."""
        lines = told.get(number)
        if lines is None:
            deed, seq = self.chronicle.deeds[number], self.numbers()[number]
            lines = told[number] = [self._line(deed, seq, seen, names, language) for seen in self._seen(deed)]
        return lines

    def _seen(self, deed: Deed) -> list[SeenEvent]:
        """Return the events of a deed as the asker may see them."""
        if deed.is_silent_to(self.seats):
            return []
        if deed.takes_back is not None:
            return [] if deed.takes_back.is_beat else [(self._undone(deed, deed.takes_back), None)]
        note = deed.change or deed.consent
        if note is not None:
            return [(note, None)]
        return [told for event in deed.events for told in self._variants(event)]

    def _undone(self, undo: Deed, taken: Deed) -> TakenBack:
        """Tell of an undo, and which lines it concerns: those of a deed, or also all since."""
        if undo.consent is not None:  # the first of what is taken back may be unknown to the asker
            return TakenBack(undo.seat, self.number_before(taken) + 1, since=True, agreed=True)
        is_since = undo.entries[0].kind == "rewind" or taken.hands_on
        return TakenBack(undo.seat, self.number_of(taken), is_since)

    def _variants(self, event: Event) -> list[SeenEvent]:
        """Return an event as each seat sees it, or once if all see the same."""
        watchers: Sequence[Seat | None] = self.seats or (None,)
        seen = [event.seen_by(watcher) for watcher in watchers]
        if all(other == seen[0] for other in seen):
            return [] if seen[0] is None else [(seen[0], None)]
        return [(known, watcher) for known, watcher in zip(seen, watchers, strict=True) if known is not None]

    def _line(self, deed: Deed, seq: int, told: SeenEvent, names: Sequence[str], language: str) -> Line:
        event, only = told
        watcher = self.seats[0] if len(self.seats) == 1 else only
        if isinstance(event, _OF_THE_TABLE):
            line = _line_of_the_table(self.chronicle.game, event, names, language)
        else:
            knower = None if type(event).gains_to is Event.gains_to else watcher  # else all are told the same
            line = _line_of_the_game(self.chronicle.game, event, tuple(names), language, knower)
        return msgspec.structs.replace(line, seq=seq, only=only, by=self._doer(deed))

    def _doer(self, deed: Deed) -> Seat | None:
        """Return whose step or undo a deed is, if it is one of the asker's: who else acted last may be a secret."""
        return deed.seat if deed.seat in self.seats and not deed.is_note else None


def _line_of_the_table(game: Game, event: Event, names: Sequence[str], language: str) -> Line:
    """Tell of something that is no event of the game."""
    match event:
        case TakenBack():
            text = say("server-gone-back" if event.agreed else "server-taken-back", language, seat=names[event.seat])
        case SeatChange():
            name = called(game, event.seat, event.name, language)
            text = say(f"server-seat-{event.change}", language, seat=name)
        case _:
            assert isinstance(event, Consent)
            text = consent_in_words(event, names, language)
    return _line(event, text, (), None)


def _line_of_the_game(game: Game, event: Event, names: tuple[str, ...], language: str, watcher: Seat | None) -> Line:
    """Tell an event, once for all who are told the same; one that holds lists is told anew each time."""
    try:
        return _told_once(game, event, names, language, watcher)
    except TypeError:  # it has no hash
        return _told(game, event, names, language, watcher)


def _told(game: Game, event: Event, names: tuple[str, ...], language: str, watcher: Seat | None) -> Line:
    gains = tuple(gain for gain in event.gains_to(watcher) if gain.points)
    why = game.telling.explain(event, names, language) if gains else None
    return _line(event, game.telling.narrate(event, names, language), gains, why)


_told_once = lru_cache(maxsize=MOST_EVENTS)(_told)


def _line(event: Event, text: str, gains: tuple[Gain, ...], why: Explanation | None) -> Line:
    """Tell an event, without what differs from asker to asker."""
    return Line(
        seq=0,
        text=text,
        event=event,
        seat=event.whose,
        places=event.places,
        gains=gains,
        why=why,
        only=None,
        by=None,
        begins_turn=event.begins_turn,
    )
