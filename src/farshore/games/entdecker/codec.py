"""Actions as whole numbers, for learners.

Every verb has a block of numbers; within it each field is a digit of a mixed-radix number. With four players, the
printed board and no Top Scout there are about 120,000, nearly all of them starts with every thinkable payment.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable, Sequence
from itertools import accumulate, product
from math import prod

import msgspec

from farshore.core.contract import Action
from farshore.games.entdecker.actions import (
    Announce,
    ChooseFirst,
    ChooseIncome,
    Decline,
    DrawHidden,
    DrawOpen,
    DrawToken,
    FindEvents,
    NameTopScouts,
    PlaceTile,
    PlaceUnit,
    Recall,
    RollDie,
    ScoreIsland,
    SendScout,
    ShowBack,
    ShowFace,
    StartAt,
    Stop,
)
from farshore.games.entdecker.content import EVENT_NAMES
from farshore.games.entdecker.terms import UNIT_NAMES, Terms
from farshore.games.entdecker.tile import NAMES, PATTERNS

_SIDES = ("", "N", "E", "S", "W")


class _Block:
    """All actions of one verb: a product of the values each field may have."""

    def __init__(self, verb: type[Action], *fields: Sequence[Hashable]) -> None:
        self.verb = verb
        self.fields = fields
        self.digits = [{value: digit for digit, value in enumerate(values)} for values in fields]
        self.size = prod(len(values) for values in fields)

    def encode(self, action: Action) -> int:
        number = 0
        for digits, value in zip(self.digits, msgspec.structs.astuple(action), strict=True):
            number = number * len(digits) + digits[value]
        return number

    def decode(self, number: int) -> Action:
        values: list[Hashable] = []
        for field in reversed(self.fields):
            number, digit = divmod(number, len(field))
            values.insert(0, field[digit])
        return self.verb(*values)


class EntdeckerCodec:
    """The numbering of all actions of a table, of its seats and of chance."""

    def __init__(self, terms: Terms) -> None:
        self._blocks = _blocks(terms)
        self._starts = [0, *accumulate(block.size for block in self._blocks)]
        self._block_of = {block.verb: index for index, block in enumerate(self._blocks)}
        self.size = self._starts[-1]

    def encode(self, action: Action) -> int:
        """Return the number of an action; ``KeyError`` if no such table could ever see it."""
        index = self._block_of[type(action)]
        return self._starts[index] + self._blocks[index].encode(action)

    def decode(self, number: int) -> Action:
        """Return the action with this number; ``IndexError`` if there is none."""
        if not 0 <= number < self.size:
            raise IndexError(number)
        index = bisect_right(self._starts, number) - 1
        return self._blocks[index].decode(number - self._starts[index])


def _blocks(terms: Terms) -> list[_Block]:
    board = terms.board
    spaces = [board.names[cell] for cell in board.spaces]
    edges = [board.names[cell] for cell in board.edges]
    spots = spaces + [f"P{path + 1}.{space + 1}" for path in range(terms.paths) for space in range(terms.path_spaces)]
    numbers = range(terms.scouts + 1) if terms.top_scout else range(1)
    fees = range(0, terms.toll * (terms.forts + terms.settlements) + 1, terms.toll)
    tolls = list(product(*(fees if seat < terms.seats else (0,) for seat in range(4))))
    hidden = sum(terms.hidden_tiles) + sum(terms.question_marks)
    tiles = hidden + sum(terms.open_tiles)
    paths = range(1, terms.paths + 1)
    stacks = range(1, max(terms.hidden_stacks, terms.reformed_stacks) + 1)
    scouts = range(1, terms.scouts + 1)
    return [
        _Block(StartAt, spaces + edges, range(max(board.coins) + 1), tolls),
        _Block(Announce, ("hidden", "open"), range(1, tiles + 1)),
        _Block(DrawHidden, stacks),
        _Block(DrawOpen, PATTERNS),
        _Block(PlaceTile, spaces, NAMES),
        _Block(PlaceUnit, UNIT_NAMES, _SIDES, numbers),
        _Block(Recall, spots),
        _Block(SendScout, paths, numbers, ["", *spots]),
        _Block(Decline),
        _Block(Stop),
        _Block(ScoreIsland, [name + side for name in spaces for side in ("", "/N", "/E", "/S", "/W")]),
        _Block(ChooseIncome, terms.wheel),
        _Block(NameTopScouts, scouts, scouts) if terms.top_scout else _Block(NameTopScouts, (), ()),
        _Block(ChooseFirst, range(terms.seats)),
        _Block(ShowBack, stacks, (False, True)),
        _Block(RollDie, sorted(set(terms.die))),
        _Block(ShowFace, PATTERNS, ("", *EVENT_NAMES)),
        _Block(FindEvents, PATTERNS, *(range(count + 1) for count in terms.events)),
        _Block(DrawToken, paths, terms.produce),
    ]
