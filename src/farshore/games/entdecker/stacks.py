"""The Hidden and Open Stacks and the discards, as counts of what is left (ENT-5, ENT-10, ENT-62).

No stack has an order: a face is drawn when it is seen. Which event lies on which question mark is drawn as late, so
question marks are counted by pattern (``marked``) beside a pool of events, until a search pairs them (``paired``).

Tiles are told apart by their faces (``faces``).
"""

from __future__ import annotations

from math import comb
from typing import Final

from farshore.games.entdecker.faces import (
    EVENT_OF,
    FACE,
    FACES,
    MARKED_FACES,
    NO_EVENT,
    OF_PATTERN,
    PATTERN_OF,
    PLAIN_FACE,
)
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import PATTERNS

PLAIN: Final = 0
QUESTION_MARK: Final = 1
UNSEEN: Final = 2
EMPTY: Final = 3
"""The back on top of a stack. UNSEEN: CHANCE has yet to show it."""


class Stacks:
    """What is left to draw."""

    __slots__ = ("backs", "discards", "events", "in_disorder", "marked", "open", "paired", "plain", "sizes", "spares")

    def __init__(
        self,
        plain: list[int],
        marked: list[int],
        events: list[int],
        paired: list[int],
        open_: list[int],
        discards: list[int],
        sizes: list[int],
        backs: list[int],
        in_disorder: bool,
        spares: int,
    ) -> None:
        self.plain = plain  # by pattern: hidden tiles without question mark
        self.marked = marked  # by pattern: hidden question marks whose event is not yet drawn
        self.events = events  # by event (0 unused): those to be drawn for them
        self.paired = paired  # by face: hidden question marks whose event is known
        self.open = open_  # by pattern
        self.discards = discards  # by face
        self.sizes = sizes  # of the Hidden Stacks
        self.backs = backs  # on top of the Hidden Stacks
        self.in_disorder = in_disorder  # searched through, to be mixed again (ENT-62)
        self.spares = spares  # tiles taken from outside the box (ENT-62)

    def clone(self) -> Stacks:
        """Return an independent copy."""
        return Stacks(
            self.plain.copy(),
            self.marked.copy(),
            self.events.copy(),
            self.paired.copy(),
            self.open.copy(),
            self.discards.copy(),
            self.sizes.copy(),
            self.backs.copy(),
            self.in_disorder,
            self.spares,
        )

    def is_any_hidden(self) -> bool:
        """Tell whether a Hidden Stack has a tile."""
        for size in self.sizes:  # noqa: SIM110 - on the hot path, where any() takes longer
            if size:
                return True
        return False

    def hidden_left(self) -> int:
        """Count the tiles in the Hidden Stacks."""
        return sum(self.plain) + sum(self.marked) + sum(self.paired)

    def marks_left(self) -> int:
        """Count the question marks in the Hidden Stacks."""
        return sum(self.marked) + sum(self.paired)

    def has(self, pattern: int) -> bool:
        """Tell whether a pattern is left anywhere: open, discarded or hidden (ENT-62)."""
        return bool(
            self.open[pattern]
            or self.plain[pattern]
            or self.marked[pattern]
            or any(self.discards[OF_PATTERN[pattern]])
            or any(self.paired[OF_PATTERN[pattern]])
        )

    def under_the_backs(self) -> tuple[int, int]:
        """Count the tiles without and with a question mark that lie under the backs already seen."""
        plain = sum(self.plain)
        marked = sum(self.sizes) - plain
        for back in self.backs:
            if back == PLAIN:
                plain -= 1
            elif back == QUESTION_MARK:
                marked -= 1
        return plain, marked

    def faces(self, back: int) -> list[tuple[int, int]]:
        """Return the faces that a back may hide, each with its weight."""
        if back == PLAIN:
            return [(PLAIN_FACE[pattern], count) for pattern, count in enumerate(self.plain) if count]
        unpaired = sum(self.marked)
        faces = []
        for pattern in PATTERNS:
            for face in MARKED_FACES[pattern]:
                weight = self.marked[pattern] * self.events[EVENT_OF[face]] + self.paired[face] * (unpaired or 1)
                if weight:
                    faces.append((face, weight))
        return faces

    def take_face(self, stack: int, face: int) -> None:
        """Take the tile on top of a stack, now that its face is known."""
        if EVENT_OF[face] == NO_EVENT:
            self.plain[PATTERN_OF[face]] -= 1
        else:
            self._take_marked(face)
        self.sizes[stack] -= 1
        self.backs[stack] = UNSEEN if self.sizes[stack] else EMPTY

    def _take_marked(self, face: int) -> None:
        """Take a question mark. Unpaired and paired ones of a pattern are never left at the same time."""
        if self.marked[PATTERN_OF[face]]:
            self.marked[PATTERN_OF[face]] -= 1
            self.events[EVENT_OF[face]] -= 1
        else:
            self.paired[face] -= 1

    def needs_pairing(self, pattern: int) -> bool:
        """Tell whether finding this pattern means turning over question marks whose events are not yet drawn."""
        return bool(
            self.marked[pattern]
            and not self.open[pattern]
            and not self.plain[pattern]
            and not any(self.discards[OF_PATTERN[pattern]])
        )

    def pairings(self, pattern: int) -> list[tuple[tuple[int, ...], int]]:
        """Return how many of each event a pattern's question marks may carry, each possibility with its weight."""
        return _choices(self.events[1:], self.marked[pattern])

    def pair(self, pattern: int, counts: tuple[int, ...]) -> None:
        """Note the events that a search found on a pattern's question marks."""
        self.marked[pattern] = 0
        for face, count in zip(MARKED_FACES[pattern], counts, strict=True):
            self.events[EVENT_OF[face]] -= count
            self.paired[face] += count

    def take_open(self, pattern: int) -> int:
        """Take a pattern from the open stack, else the discards, else the Hidden Stacks, else a spare (ENT-62).

        Returns its face, with the event it shows.
        """
        if self.open[pattern]:
            self.open[pattern] -= 1
            return PLAIN_FACE[pattern]
        for face in FACE[pattern]:
            if self.discards[face]:
                self.discards[face] -= 1
                return face
        if self.plain[pattern]:
            self.plain[pattern] -= 1
            self.in_disorder = True
            return PLAIN_FACE[pattern]
        for face in MARKED_FACES[pattern]:
            if self.paired[face]:
                self.paired[face] -= 1
                self.in_disorder = True
                return face
        self.spares += 1
        return PLAIN_FACE[pattern]

    def settle(self, terms: Terms) -> bool:
        """Mix the Hidden Stacks again if they were searched, or the discards if all are used up (ENT-62).

        Only when no tile is in hand and all fills are done. Returns whether new backs must be shown.
        """
        if self.in_disorder:
            self.in_disorder = False
            self.form(sum(1 for size in self.sizes if size))
            if self.hidden_left():
                return True
        if self.is_any_hidden() or not any(self.discards):
            return False
        for face, count in enumerate(self.discards):
            if EVENT_OF[face] == NO_EVENT:
                self.plain[PATTERN_OF[face]] += count
            else:
                self.paired[face] += count
        self.discards = [0] * len(FACES)
        self.form(terms.reformed_stacks)
        return True

    def form(self, stacks: int) -> None:
        """Deal the hidden tiles into stacks whose sizes differ by at most one, the first ones larger (ENT-10)."""
        tiles = self.hidden_left()
        each, more = divmod(tiles, stacks)
        self.sizes = [each + (stack < more) for stack in range(stacks)]
        self.backs = [UNSEEN if size else EMPTY for size in self.sizes]


def _choices(counts: list[int], take: int) -> list[tuple[tuple[int, ...], int]]:
    """Return every way to take so many of these counts, with the number of ways to do it."""
    if len(counts) == 1:
        return [((take,), comb(counts[0], take))] if take <= counts[0] else []
    return [
        ((first, *rest), comb(counts[0], first) * weight)
        for first in range(min(take, counts[0]) + 1)
        for rest, weight in _choices(counts[1:], take - first)
    ]


def full_stacks(terms: Terms) -> Stacks:
    """Return the stacks as they are mixed and dealt before play; the backs are yet to be shown (ENT-10)."""
    stacks = Stacks(
        list(terms.hidden_tiles),
        list(terms.question_marks),
        [0, *terms.events],
        [0] * len(FACES),
        list(terms.open_tiles),
        [0] * len(FACES),
        [],
        [],
        False,
        0,
    )
    stacks.form(terms.hidden_stacks)
    return stacks
