"""Which turn of somebody it is, read from the log alone, so that they are told of each of them once.

A turn is called by the step of theirs before it (0: they have not acted yet). So it stays the same turn while they act
in it, while others in a simultaneous turn act unseen, and when a step before it is taken back and done again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from farshore.core.contract import Seat


class Logged(NamedTuple):
    """What the log says of an entry, as far as it matters here."""

    seq: int
    kind: str  # as in ``Entry``
    seat: Seat
    takes_back: int
    actors: str | None  # who might act before; of the first entry of a deed


def turn_of(log: Sequence[Logged], actors: Collection[Seat], seats: Collection[Seat]) -> int:
    """Return which turn it is of somebody on these seats, one of which may act now."""
    begun, after, own = 0, set(actors), set(seats)
    for entry in reversed(log):
        if entry.actors is None:
            continue
        before = _seats(entry.actors)
        is_handed_on = entry.kind == "step" and entry.seat in own and not after <= before
        if not before & own or is_handed_on:
            begun = entry.seq
            break
        after = before
    taken_back = {entry.takes_back for entry in log}
    return max(
        (entry.seq for entry in log if entry.seq <= begun and _is_step(entry, own) and entry.seq not in taken_back),
        default=0,
    )


def _is_step(entry: Logged, own: Collection[Seat]) -> bool:
    return entry.kind == "step" and entry.seat in own


def _seats(listed: str) -> set[Seat]:
    return {int(seat) for seat in listed.split(",") if seat}
