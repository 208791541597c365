"""What stands in a game's arrays, so that only what is another is written.

This and the sights that use it read states, not views, and know no numpy.
"""

from __future__ import annotations

Cells = memoryview
"""Planes one after the other (bytes), or facts, as numbers in a row that can be written to."""


class SeatPlanes:
    """Some planes of a board, of each seat as many; what stands there is up to whoever writes it.

    Places are counted from the first plane of a seat. On the board the observing seat's come first: when another one
    observes, all are moved round as they are.
    """

    __slots__ = ("_board", "_is_blank", "_seat", "_seats", "_start", "_width")

    def __init__(self, board: Cells, start: int, width: int, seats: int = 1) -> None:
        """Begin with nothing; ``width``: numbers of each seat."""
        self._board = board
        self._start = start
        self._width = width
        self._seats = seats
        self._seat = 0
        self._is_blank = True

    def turn_to(self, seat: int) -> None:
        """Let a seat observe."""
        if seat == self._seat:
            return
        if not self._is_blank:
            board, start, end = self._board, self._start, self._start + self._width * self._seats
            stretch = bytes(board[start:end])
            cut = (seat - self._seat) % self._seats * self._width
            board[start:end] = stretch[cut:] + stretch[:cut]
        self._seat = seat

    def fill(self, owner: int, places: list[int], number: int) -> None:
        """Let a number stand at some places of a seat's planes."""
        board, start = self._board, self._start + (owner - self._seat) % self._seats * self._width
        for place in places:
            board[start + place] = number
        self._is_blank = False

    def clear(self) -> None:
        """Let nothing stand there."""
        if not self._is_blank:
            size = self._width * self._seats
            self._board[self._start : self._start + size] = bytes(size)
            self._is_blank = True


class Drawn(SeatPlanes):
    """Numbers on some planes of a board, all others there being 0. Places are counted from seat 0's first plane."""

    __slots__ = ("_there",)

    def __init__(self, board: Cells, start: int, width: int, seats: int = 1) -> None:
        """Begin with nothing; ``width``: numbers of each seat."""
        super().__init__(board, start, width, seats)
        self._there: dict[int, int] = {}

    def become(self, wanted: dict[int, int]) -> None:
        """Let these numbers stand there, by place, and no others."""
        there = self._there
        if not wanted and not there:
            return
        board, start, before, size = self._board, self._start, self._seat * self._width, self._width * self._seats
        for place in there:
            if place not in wanted:
                board[start + (place - before) % size] = 0
        for place, number in wanted.items():
            if there.get(place) != number:
                board[start + (place - before) % size] = number
        self._there = wanted
        self._is_blank = not wanted


class Row:
    """Facts, as numbers in a row; only those are written that are another than before."""

    __slots__ = ("_facts", "_there")

    def __init__(self, facts: Cells) -> None:
        """Begin with nothing but 0."""
        self._facts = facts
        self._there: list[int] = [0] * len(facts)

    def put(self, at: int, number: int) -> None:
        """Write one number."""
        if self._there[at] != number:
            self._there[at] = number
            self._facts[at] = number

    def write(self, first: int, values: list[int]) -> None:
        """Write several, from the first place on."""
        facts, there = self._facts, self._there
        if there[first : first + len(values)] == values:
            return
        at = first
        for number in values:
            if there[at] != number:
                there[at] = number
                facts[at] = number
            at += 1


class Mark:
    """The one fact of several that is 1, if any is."""

    __slots__ = ("_at", "_first", "_row")

    def __init__(self, row: Row, first: int) -> None:
        self._row = row
        self._first = first
        self._at = -1

    def move(self, at: int) -> None:
        """Let it be another one, counted from the first, or none: -1."""
        before = self._at
        if at == before:
            return
        if before >= 0:
            self._row.put(self._first + before, 0)
        if at >= 0:
            self._row.put(self._first + at, 1)
        self._at = at


def one_hot(count: int) -> list[list[int]]:
    """Return by index: so many numbers, all 0 but for a 1 there; the last, which -1 finds, is without."""
    return [[int(index == at) for at in range(count)] for index in range(count)] + [[0] * count]


def same_at_first(places: list[int], things: list[int], new_places: list[int], new_things: list[int]) -> int:
    """Return how many places, with what is on each, are still the same ones up to the first that is another."""
    least = min(len(places), len(new_places))
    for at in range(least):
        if places[at] != new_places[at] or things[at] != new_things[at]:
            return at
    return least


def cut(number: int, most: int) -> int:
    """Return a number as it is within its range, which begins with 0."""
    return 0 if number < 0 else min(number, most)
