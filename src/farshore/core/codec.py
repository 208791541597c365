"""Actions as whole numbers, for learners: one block of numbers per verb.

Within a block each field of the action is a digit of a mixed-radix number, so nothing has to be listed or remembered.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable, Sequence
from itertools import accumulate
from math import prod

import msgspec

from farshore.core.contract import Action


class Block:
    """All actions of one verb: a product of the values each field may have."""

    def __init__(self, verb: type[Action], *fields: Sequence[Hashable]) -> None:
        self.verb = verb
        self.fields = fields
        self.digits = [{value: digit for digit, value in enumerate(values)} for values in fields]
        self.size = prod(len(values) for values in fields)

    def encode(self, action: Action) -> int:
        """Return the number of an action within the block."""
        number = 0
        for digits, value in zip(self.digits, msgspec.structs.astuple(action), strict=True):
            number = number * len(digits) + digits[value]
        return number

    def decode(self, number: int) -> Action:
        """Return the action with this number within the block."""
        values: list[Hashable] = []
        for field in reversed(self.fields):
            number, digit = divmod(number, len(field))
            values.insert(0, field[digit])
        return self.verb(*values)


class BlockCodec:
    """The numbering of all actions of a table, of its seats and of chance."""

    def __init__(self, *blocks: Block) -> None:
        self._blocks = blocks
        self._starts = [0, *accumulate(block.size for block in blocks)]
        self._block_of = {block.verb: index for index, block in enumerate(blocks)}
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
