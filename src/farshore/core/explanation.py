"""Why points were won or lost, for whoever asks: what was counted, where, and who got how much of it.

A game explains an event by its own fields (``Telling.explain``), as whoever asks may see it. The conformance suite adds
up every explanation: each seat's shares are what the event says it gained, and what was counted is what the seat got
that has most of it, part by part.
"""

from __future__ import annotations

import msgspec


class Counted(msgspec.Struct, frozen=True, gc=False):
    """Something that was counted, and what it is worth."""

    text: str  # “12 tiles”
    points: int
    part: str  # one of ``About.score_parts``
    places: tuple[str, ...] = ()  # where on the board, as the view names places; none: where all of it is


class Share(msgspec.Struct, frozen=True, gc=False):
    """What a seat got, and why as much: it may be nothing."""

    seat: int
    points: int
    text: str = ""  # “most: 1 fort, 2 scouts”; empty: all that was counted is its own


class Explanation(msgspec.Struct, frozen=True, gc=False):
    """Why points were won or lost by an event, in words."""

    title: str  # “Island in the north-east”
    counted: tuple[Counted, ...]
    shares: tuple[Share, ...]  # the largest first
