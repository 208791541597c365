"""Moments of a game to which people may agree to go back.

A moment is right after something that everybody may know of, so that nobody learns from it who did what unseen: in a
simultaneous turn all decide anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from farshore.core.contract import Seat
from farshore.core.eras import taken_up
from farshore.server.table.deed import Deed
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.live_table import LiveTable

MOST_MOMENTS = 20
"""Moments that one may choose from, the latest of them."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment to which a seat may ask to go back."""

    seq: int  # the asker's count then
    text: str  # what happened next, as the asker was told
    own: bool  # by a step of the asking seat


def moments_of(table: LiveTable, seat: Seat) -> list[Deed]:
    """Return what the log has right after each moment to which a seat may ask to go back, the latest first.

    Those are the moments before each step of its last turn, and before every turn since. Which there are depends on
    nothing but what the seat knows.
    """
    chronicle = table.chronicle
    past = [deed for deed in chronicle.past() if deed.first > _begun(table)]
    known = [at for at, deed in enumerate(past) if not deed.is_silent_to((seat,))]
    own = [at for at in known if past[at].seat == seat]
    if not own:
        return []
    begun = _turn_begins(past, seat, own[-1])
    public = [at for at in known if at < known[-1] and chronicle.is_public(past[at])]
    start = max((at for at in public if at < begun), default=-1)
    nexts = dict(pairwise(known))
    kept = [at for at in public if at == start or (at > start and (past[nexts[at]].seat == seat or _begins(past[at])))]
    firsts = [past[at].first + len(past[at].entries) for at in kept]
    if start < 0 and past[0].is_step:
        firsts.insert(0, past[0].first)
    by_first = {deed.first: deed for deed in chronicle.deeds}
    return [by_first[first] for first in firsts[: -MOST_MOMENTS - 1 : -1]]


def _turn_begins(past: Sequence[Deed], seat: Seat, last: int) -> int:
    """Return with which step the turn of a seat began in which it did its last one, as far as it knows."""
    begun = last
    for at in range(last - 1, -1, -1):
        if past[at].seat == seat and not _begins(past[at]):
            begun = at
        elif not past[at].is_silent_to((seat,)):
            break
    return begun


def _begins(deed: Deed) -> bool:
    """Tell whether a turn begins with what a deed brought."""
    return any(event.begins_turn for event in deed.events)


def _begun(table: LiveTable) -> int:
    """Return up to which entry older rules have played: how it stood there is not known."""
    after = taken_up(table.match.record, table.game).after
    steps = 0
    for deed in table.chronicle.past():
        if steps >= after:
            return deed.first - 1
        steps += len(deed.entries)
    return table.chronicle.size if after else 0


def is_own_next(table: LiveTable, first: Deed, seat: Seat) -> bool:
    """Tell whether what happened from a deed on and still holds begins, as far as a seat knows, with its own step."""
    since = (deed for deed in table.chronicle.past() if deed.first >= first.first)
    return next((deed.seat == seat for deed in since if not deed.is_silent_to((seat,))), False)


def next_words(table: LiveTable, known: Knowledge, first: Deed, language: str) -> str:
    """Return what somebody was told first of what happened from a deed on and still holds; empty: nothing."""
    names = table.names(language)
    for deed in table.chronicle.deeds[table.chronicle.deeds.index(first) :]:
        lines = known.lines_of(deed, names, language) if deed.holds and not deed.is_silent_to(known.seats) else []
        shared = [line for line in lines if line.only is None]
        if shared:
            return shared[0].text
    return ""
