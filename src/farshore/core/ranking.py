"""Who is first: results are compared as tuples, what decides first at the front; equal ones share a place."""

from __future__ import annotations

from collections.abc import Sequence

Result = tuple[int, ...]
"""What decides about a seat's place: most often its points, then whatever breaks a tie. More is better."""


def places_among(results: Sequence[Result]) -> list[int]:
    """Return by seat its place, from 1; those who are tied share one, and the next after them is as far down."""
    return [1 + sum(other > result for other in results) for result in results]


def best_of(results: Sequence[Result]) -> tuple[int, ...]:
    """Return the seats with the best result."""
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)
