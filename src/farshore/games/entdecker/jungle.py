"""The jungle: seven paths of scouts, and the huts with their tokens (ENT-8, ENT-80, ENT-91).

A scout on a path is one number (``units.scout_code``); ``NO_SCOUT`` is a free space.
"""

from __future__ import annotations

from typing import Final

from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.units import NO_SCOUT, seat_of_scout

NO_TOKEN: Final = -1


class Jungle:
    """Who stands where, and what lies in the huts. Paths and huts are counted from 0."""

    __slots__ = ("bag", "seen_by", "spaces", "taken_by", "terms", "tokens")

    def __init__(
        self,
        terms: Terms,
        spaces: list[int],
        tokens: list[int],
        seen_by: list[int],
        taken_by: list[int],
        bag: list[int],
    ) -> None:
        self.terms = terms
        self.spaces = spaces  # all paths in a row, each from its hut outwards
        self.tokens = tokens  # by hut: the kind of produce drawn for it, or NO_TOKEN
        self.seen_by = seen_by  # by hut: the seats that have looked, as bits
        self.taken_by = taken_by  # by hut: the seat that has taken the token, or -1
        self.bag = bag  # by kind of produce: 1 while it is in the bag

    def clone(self) -> Jungle:
        """Return an independent copy."""
        return Jungle(
            self.terms,
            self.spaces.copy(),
            self.tokens.copy(),
            self.seen_by.copy(),
            self.taken_by.copy(),
            self.bag.copy(),
        )

    def path(self, path: int) -> list[int]:
        """Return the spaces of a path, from the hut outwards."""
        length = self.terms.path_spaces
        return self.spaces[path * length : (path + 1) * length]

    def free_paths(self) -> list[int]:
        """Return the paths with a free space."""
        return [path for path in range(self.terms.paths) if NO_SCOUT in self.path(path)]

    def enter(self, path: int, scout: int) -> int:
        """Put a scout on the free space nearest the hut and return that space, counted from 0 (ENT-80)."""
        space = self.path(path).index(NO_SCOUT)
        self.put(path, space, scout)
        return space

    def put(self, path: int, space: int, scout: int) -> None:
        """Put a scout on a space."""
        self.spaces[path * self.terms.path_spaces + space] = scout

    def leave(self, path: int, space: int) -> int:
        """Take the scout off a space and return it."""
        scout = self.path(path)[space]
        self.put(path, space, NO_SCOUT)
        return scout

    def is_full(self, path: int) -> bool:
        """Tell whether a path has no free space."""
        return NO_SCOUT not in self.path(path)

    def look(self, path: int, seat: int) -> None:
        """Let a seat see the token in a hut."""
        self.seen_by[path] |= 1 << seat

    def has_seen(self, path: int, seat: int | None) -> bool:
        """Tell whether a seat has looked into a hut."""
        return seat is not None and bool(self.seen_by[path] >> seat & 1)

    def hide(self, path: int, produce: int) -> None:
        """Take a token out of the bag and hide it in a hut."""
        self.bag[produce] = 0
        self.tokens[path] = produce

    def weights(self, path: int, weight_of: dict[int, int]) -> list[int]:
        """Return how many scouts of each seat count on a path. ``weight_of``: scouts that do not count as one."""
        weights = [0] * self.terms.seats
        for scout in self.path(path):
            if scout:
                weights[seat_of_scout(scout)] += weight_of.get(scout, 1)
        return weights

    def leader(self, path: int, weight_of: dict[int, int]) -> int | None:
        """Return who would win a path's token (ENT-91). ``weight_of``: scouts that do not count as one."""
        weights = self.weights(path, weight_of)
        first = [self.terms.path_spaces] * self.terms.seats
        for space, scout in enumerate(self.path(path)):
            if scout:
                seat = seat_of_scout(scout)
                first[seat] = min(first[seat], space)
        if not any(weights):
            return None
        return max(range(self.terms.seats), key=lambda seat: (weights[seat], -first[seat]))


def empty_jungle(terms: Terms) -> Jungle:
    """Return the jungle before anyone enters it."""
    paths = terms.paths
    return Jungle(
        terms,
        [NO_SCOUT] * (paths * terms.path_spaces),
        [NO_TOKEN] * paths,
        [0] * paths,
        [-1] * paths,
        [1] * len(terms.produce),
    )
