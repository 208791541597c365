"""How achievements are called, and what they ask for (EXP-60)."""

from __future__ import annotations

from farshore.core.words import Phrase


def achievement_name(name: str) -> Phrase:
    """Name an achievement: “Unread” for ``N1``."""
    return Phrase(f"explorers-achievement-{name}")


def achievement_text(name: str) -> Phrase:
    """Say what an achievement asks for."""
    return Phrase(f"explorers-achievement-{name}.text")
