"""What stands in a game's arrays, so that only what is another is written.

This and the sights that use it read states, not views, and know no numpy.
"""

from __future__ import annotations

from struct import pack_into

Cells = memoryview
"""Planes one after the other (bytes), or facts, as numbers in a row that can be written to."""


class Drawn:
    """Numbers on some planes of a board, all others there being 0; of each seat as many planes.

    Places are counted from the first of these planes, seat 0's coming first. On the board the observing seat's do:
    when another one observes, they are moved round as they are.
    """

    __slots__ = ("_board", "_end", "_seat", "_seats", "_start", "_there", "_width")

    def __init__(self, board: Cells, start: int, width: int, seats: int = 1) -> None:
        """Begin with nothing; ``width``: numbers of each seat."""
        self._board = board
        self._start = start
        self._width = width
        self._seats = seats
        self._end = start + width * seats
        self._seat = 0
        self._there: dict[int, int] = {}

    def turn_to(self, seat: int) -> None:
        """Let a seat observe."""
        if seat == self._seat:
            return
        if self._there:
            stretch = bytes(self._board[self._start : self._end])
            cut = (seat - self._seat) % self._seats * self._width
            self._board[self._start : self._end] = stretch[cut:] + stretch[:cut]
        self._seat = seat

    def become(self, wanted: dict[int, int]) -> None:
        """Let these numbers stand there, by place, and no others."""
        board, there, start = self._board, self._there, self._start
        before, size = self._seat * self._width, self._end - start
        for place in there:
            if place not in wanted:
                board[start + (place - before) % size] = 0
        for place, number in wanted.items():
            if there.get(place) != number:
                board[start + (place - before) % size] = number
        self._there = wanted


def one_hot(count: int) -> list[list[int]]:
    """Return by index: so many numbers, all 0 but for a 1 there; the last, which -1 finds, is without."""
    return [[int(index == at) for at in range(count)] for index in range(count)] + [[0] * count]


def write_facts(facts: Cells, first: int, values: list[int]) -> None:
    """Put numbers into a row of facts, from the first on. An ``array`` made of them would take three times as long."""
    pack_into(f"{len(values)}h", facts, first * 2, *values)


def cut(number: int, most: int) -> int:
    """Return a number as it is within its range, which begins with 0."""
    return 0 if number < 0 else min(number, most)
