"""Gems: what those found so far are worth at every round's end (EXP-35, EXP-36)."""

from __future__ import annotations

from typing import Final

from farshore.games.explorers.terms import GEM_TRACK, Terms

OPEN_NEGATIVES: Final = 3  # EXP-36: how many numbers of the track are negative


def track_of(terms: Terms) -> tuple[int, ...]:
    """Return, slot by slot, what a gem is worth."""
    return GEM_TRACK if terms.expert_gems else (1,) * terms.gem_slots


def gem_points(terms: Terms, gems: int) -> int:
    """Return what the gems found so far are worth at a round's end."""
    if not terms.expert_gems:
        return gems
    if gems < OPEN_NEGATIVES:
        return sum(GEM_TRACK[gems:OPEN_NEGATIVES])
    return sum(GEM_TRACK[OPEN_NEGATIVES:gems])
