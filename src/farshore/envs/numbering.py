"""The numbers by which a learner knows what a seat may do: few enough for a network, the same all game long.

The codec of a game numbers everything that its notation can say, which is more than a learner can use: a hundred
thousand ways to pay for a start, a million places on a table without edges. A ``Numbering`` gives numbers to *families*
of actions instead. An action that only its moment can tell from its like (the second way to pay for the same start, a
square beyond the window) takes the next number of its family, in the order in which the rules list what is legal.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Any, Final

from farshore.core.bundle import Bundle
from farshore.core.contract import Action
from farshore.core.fields import fields_of

FURTHER: Final = 64
"""Numbers at the end for legal actions that no family has room for; what is legal beyond them is not offered."""


class Family:
    """The actions of one verb: a number for every combination of the named fields, or several (``ways``) for each."""

    def __init__(self, verb: type[Action], fields: Mapping[str, Sequence[Hashable]], ways: int = 1) -> None:
        self.verb = verb
        self.fields = fields
        self.ways = ways
        self.size = prod(len(values) for values in fields.values()) * ways
        self._digits = {name: {value: digit for digit, value in enumerate(values)} for name, values in fields.items()}

    def first(self, action: Action) -> int:
        """Return the first number, within the family, that an action may have; ``KeyError`` if it has none."""
        number = 0
        for name, digits in self._digits.items():
            number = number * len(digits) + digits[getattr(action, name)]
        return number * self.ways


class Numbering:
    """What every number of a table's action space stands for."""

    def __init__(self, families: Iterable[Family], further: int = FURTHER, *, waits: bool = False) -> None:
        self.families = {family.verb: family for family in families if family.size}
        self.starts: dict[type[Action], int] = {}
        self.further = 0
        for verb, family in self.families.items():
            self.starts[verb] = self.further
            self.further += family.size
        self.end = self.further + further
        self.wait = (
            self.end if waits else None
        )  # for whoever has nothing to do while others act; never legal by the rules
        self.size = self.end + waits
        # remembered, as the same actions come up again and again: the first number that each may have
        self._firsts: dict[Action, Any] = {}
        self._sole: dict[Action, Any] = {}  # likewise, of those alone that share it with no other action
        self._bundled: dict[Bundle, list[int]] = {}  # the numbers of bundles; empty: only the moment can tell them

    def numbered(self, legal: Sequence[Action]) -> dict[int, Action]:
        """Return what is legal by number."""
        return dict(zip(*self.codes(legal), strict=True))

    def codes(self, legal: Sequence[Action]) -> tuple[list[int], Sequence[Action]]:
        """Return the numbers of what is legal, and what each stands for: all that is legal, if there are enough."""
        sole = self._sole
        try:
            return [sole[action] for action in legal], legal
        except KeyError:
            return self._shared_codes(legal)

    def codes_of_bundles(self, bundles: Sequence[Bundle]) -> list[int]:
        """Return the numbers of all actions in some bundles; nothing where only the moment can tell them."""
        known, codes = self._bundled, list[int]()
        for bundle in bundles:
            own = known.get(bundle)
            if own is None:
                self._learn(bundle.actions)
                is_clear = all(action in self._sole for action in bundle.actions)
                own = known[bundle] = [self._sole[action] for action in bundle.actions] if is_clear else []
            if not own:
                return []
            codes += own
        return codes

    def _shared_codes(self, legal: Sequence[Action]) -> tuple[list[int], Sequence[Action]]:
        """Do so where actions are new, or may share their first numbers."""
        known = self._firsts
        try:
            firsts: list[int] = [known[action] for action in legal]
        except KeyError:
            self._learn(legal)
            firsts = [known[action] for action in legal]
        if len(set(firsts)) == len(firsts) and (not firsts or max(firsts) < self.end):
            return firsts, legal
        found: dict[int, Action] = {}
        for first, action in zip(firsts, legal, strict=True):
            if first not in found:
                found[first] = action
            else:
                self._add_after(found, self._place(action), action)
        return [*found], [*found.values()]

    def _learn(self, legal: Sequence[Action]) -> None:
        """Remember the first number of every action."""
        for action in legal:
            if action not in self._firsts:
                place = self._place(action)
                self._firsts[action] = place.start
                if len(place) == 1 and place.start < self.further:
                    self._sole[action] = place.start

    def _add_after(self, found: dict[int, Action], place: range, action: Action) -> None:
        """Give an action the next free number of its family, or else the next one at the end, if there is any left."""
        for numbers in (place, range(self.further, self.end)):
            for number in numbers:
                if number not in found:
                    found[number] = action
                    return

    def _place(self, action: Action) -> range:
        """Return the numbers that an action may have."""
        verb = type(action)
        try:
            family = self.families[verb]
            first = self.starts[verb] + family.first(action)
        except KeyError:
            return range(self.further, self.end)
        return range(first, first + family.ways)

    def rows(self) -> Iterator[tuple[range, str, str, int]]:
        """Yield for every family its numbers, its verb, its fields (the last changes fastest) and its ways."""
        for verb, family in self.families.items():
            start = self.starts[verb]
            yield range(start, start + family.size), verb.__name__, ", ".join(family.fields), family.ways


def family_of(verb: type[Action], terms: Any, **narrowed: Sequence[Hashable]) -> Family:
    """Return the family of a verb's actions at a table; ``narrowed``: fields with fewer values than they may have."""
    return Family(
        verb,
        {name: narrowed.get(name) or field.values(terms) for name, (_, field) in fields_of(verb).items()},
    )
