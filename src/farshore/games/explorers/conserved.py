"""What can be neither made nor lost: the cards. Marks are made, but see ``invariants``."""

from __future__ import annotations

from farshore.games.explorers.cards import cards_in
from farshore.games.explorers.position.frame import cards_turned
from farshore.games.explorers.state import ExplorersState


def conserved_counts(s: ExplorersState) -> dict[str, int]:
    """Count the cards, turned in this round or not; equal all game long."""
    return {"cards": len(cards_in(s.deck)) + cards_turned(s)}
