"""What an observation is made of: planes over a board and facts in a row, each with its range and its meaning.

A layout is both the code that fills the arrays and the table of them that ``docs/lab.md`` shows. Everything is read
from the view of the observing seat; that seat comes first wherever something is told of every seat, then those after it
in playing order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from farshore.core.contract import Seat

V = TypeVar("V")
Board = NDArray[np.int8]
Facts = NDArray[np.int16]
Observation = dict[str, NDArray[Any]]


class Seen(Generic[V]):
    """A view, with the seats in the order in which the observing one counts them."""

    __slots__ = ("order", "seat", "view")

    def __init__(self, view: V, seat: Seat, seats: int) -> None:
        self.view = view
        self.seat = seat
        self.order = [(seat + step) % seats for step in range(seats)]

    def place(self, seat: Seat) -> int:
        """Return where a seat comes: 0 is the observing one."""
        return (seat - self.seat) % len(self.order)

    def only(self, seat: Seat | None) -> list[int]:
        """Mark one seat, or none."""
        return one_of(None if seat is None else self.place(seat), len(self.order))

    def among(self, seats: Iterable[Seat]) -> list[int]:
        """Mark some seats; chance is none."""
        marks = [0] * len(self.order)
        for seat in seats:
            if seat >= 0:
                marks[self.place(seat)] = 1
        return marks


class Planes(NamedTuple):
    """Some planes of the board: ``draw`` is handed the view and those planes, all zero."""

    name: str
    channels: Sequence[str]  # what each is about, in short
    least: int
    most: int
    meaning: str
    draw: Callable[[Seen[Any], Board], None]


class Fact(NamedTuple):
    """Some numbers in a row: ``read`` returns ``size`` of them."""

    name: str
    size: int
    least: int
    most: int
    meaning: str
    read: Callable[[Seen[Any]], Iterable[int]]


class Layout(Generic[V]):
    """The arrays of one kind of table: ``board`` (int8: planes, rows, columns) and ``facts`` (int16)."""

    def __init__(self, seats: int, rows: int, columns: int, planes: Sequence[Planes], facts: Sequence[Fact]) -> None:
        self.seats = seats
        self.planes = planes
        self.facts = [fact for fact in facts if fact.size]
        self.shape = (sum(len(group.channels) for group in planes), rows, columns)
        self.size = sum(fact.size for fact in self.facts)
        self.least = np.repeat([fact.least for fact in self.facts], [fact.size for fact in self.facts])
        self.most = np.repeat([fact.most for fact in self.facts], [fact.size for fact in self.facts])
        self._cuts = [len(group.channels) for group in planes]

    def starts(self) -> list[int]:
        """Return the first plane of each group."""
        return [sum(self._cuts[:group]) for group in range(len(self._cuts))]

    def space(self) -> spaces.Dict:
        """Return the space that its observations are from."""
        low, high = (np.repeat(ends, self._cuts).astype(np.int8) for ends in self._plane_ends())
        shape = np.ones(self.shape, np.int8)
        board = spaces.Box(low[:, None, None] * shape, high[:, None, None] * shape, dtype=np.int8)
        facts = spaces.Box(self.least.astype(np.int16), self.most.astype(np.int16), dtype=np.int16)
        return spaces.Dict({"board": board, "facts": facts})

    def observe(self, view: V, seat: Seat) -> Observation:
        """Return what a seat sees; a number beyond its range is cut to it."""
        board, facts = np.empty(self.shape, np.int8), np.empty(self.size, np.int16)
        self.write(view, seat, board, facts)
        return {"board": board, "facts": facts}

    def write(self, view: V, seat: Seat, board: Board, facts: Facts) -> None:
        """Write what a seat sees into arrays that are there."""
        seen = Seen(view, seat, self.seats)
        board[:] = 0
        start = 0
        for group, count in zip(self.planes, self._cuts, strict=True):
            group.draw(seen, board[start : start + count])
            start += count
        values: list[int] = []
        for fact in self.facts:
            values += fact.read(seen)
        facts[:] = np.clip(values, self.least, self.most)

    def _plane_ends(self) -> tuple[list[int], list[int]]:
        return [group.least for group in self.planes], [group.most for group in self.planes]


def one_of(index: int | None, count: int) -> list[int]:
    """Return ``count`` numbers, all 0 but for a 1 at ``index``."""
    marks = [0] * count
    if index is not None:
        marks[index] = 1
    return marks


def flags(names: Sequence[str], there: Iterable[str]) -> list[int]:
    """Return for every name a 1 if it is there."""
    held = set(there)
    return [int(name in held) for name in names]


def by_seat(read: Callable[[Any], Iterable[int]], players: str) -> Callable[[Seen[Any]], list[int]]:
    """Return what reads the same of every seat, the observing one first; ``players``: where the view has them."""

    def read_all(seen: Seen[Any]) -> list[int]:
        found: list[int] = []
        those = getattr(seen.view, players)
        for seat in seen.order:
            found += read(those[seat])
        return found

    return read_all
