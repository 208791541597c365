"""What is left to draw, and how likely each tile is to come next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from farshore.core.remembered import Remembered
from farshore.games.entdecker.faces import EVENT_OF, EVENTS, MINE, OF_PATTERN, PATTERN_OF, WITH_EVENT
from farshore.games.entdecker.names import hidden_name, open_name
from farshore.games.entdecker.stacks import PLAIN, QUESTION_MARK, Stacks
from farshore.games.entdecker.tile import PATTERNS
from farshore.games.entdecker.view.turn import EventOrNone

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

Back = Literal["plain", "question-mark", "unseen", "empty"]
_BACKS: tuple[Back, ...] = ("plain", "question-mark", "unseen", "empty")  # as in ``stacks``
MOST_STACKS: Final = 500
"""Stacks of all tables that are remembered as they are shown."""


class StackView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A Hidden Stack."""

    name: str  # "H:1"
    size: int
    back: Back  # of its top tile; unseen: chance has yet to show it


class TileCountView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How many tiles of a kind there are."""

    pattern: int
    event: EventOrNone
    tiles: int


class OddsView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The chance that the next tile with a given back is this one: ``numerator`` in ``denominator``."""

    pattern: int
    event: EventOrNone
    numerator: int
    denominator: int


class PatternView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What is left of a pattern anywhere."""

    name: str  # of its Open Stack: "O:1"
    pattern: int
    plain: int  # hidden, without a question mark
    question_mark: int  # hidden, with one
    open: int
    discarded: int
    left: int  # all of these


class EventsLeftView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How many hidden question marks carry an event."""

    event: EventOrNone
    tiles: int


class StacksView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything that is public about the tiles not on the board (ENT-10)."""

    hidden: tuple[StackView, ...]
    is_searched: bool  # the Hidden Stacks will be mixed again before the next draw (ENT-62)
    plain_odds: tuple[OddsView, ...]  # of the next tile without a question mark
    question_mark_odds: tuple[OddsView, ...]  # … and with one
    patterns: tuple[PatternView, ...]
    events: tuple[EventsLeftView, ...]
    discards: tuple[TileCountView, ...]


_STACKS: Final = Remembered[StacksView](MOST_STACKS)


def stacks_view(s: EntdeckerState) -> StacksView:
    """Show the stacks: they change when a tile is drawn."""
    own = s.stacks
    lists = own.plain, own.marked, own.events, own.paired, own.open, own.discards, own.sizes, own.backs
    return _STACKS.get((own.in_disorder, *map(tuple, lists)), lambda: _stacks_view(own))


def _stacks_view(stacks: Stacks) -> StacksView:
    return StacksView(
        hidden=tuple(
            StackView(name=hidden_name(stack), size=size, back=_BACKS[back])
            for stack, (size, back) in enumerate(zip(stacks.sizes, stacks.backs, strict=True), 1)
        ),
        is_searched=stacks.in_disorder,
        plain_odds=_odds(stacks, PLAIN),
        question_mark_odds=_odds(stacks, QUESTION_MARK),
        patterns=tuple(_pattern_view(stacks, pattern) for pattern in PATTERNS),
        events=tuple(
            EventsLeftView(event=EVENTS[event], tiles=stacks.events[event] + sum(stacks.paired[WITH_EVENT[event]]))
            for event in range(MINE, len(EVENTS))
        ),
        discards=tuple(
            TileCountView(pattern=PATTERN_OF[face], event=EVENTS[EVENT_OF[face]], tiles=tiles)
            for face, tiles in enumerate(stacks.discards)
            if tiles
        ),
    )


def _odds(stacks: Stacks, back: int) -> tuple[OddsView, ...]:
    faces = stacks.faces(back)
    weights = sum(weight for _, weight in faces)
    return tuple(
        OddsView(pattern=PATTERN_OF[face], event=EVENTS[EVENT_OF[face]], numerator=weight, denominator=weights)
        for face, weight in faces
    )


def _pattern_view(stacks: Stacks, pattern: int) -> PatternView:
    plain, open_ = stacks.plain[pattern], stacks.open[pattern]
    marked = stacks.marked[pattern] + sum(stacks.paired[OF_PATTERN[pattern]])
    discarded = sum(stacks.discards[OF_PATTERN[pattern]])
    return PatternView(
        name=open_name(pattern),
        pattern=pattern,
        plain=plain,
        question_mark=marked,
        open=open_,
        discarded=discarded,
        left=plain + marked + open_ + discarded,
    )
