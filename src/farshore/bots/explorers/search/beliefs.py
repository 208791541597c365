"""What the search player believes about the way to things, and about what the rules do not tell.

Guesses so far; ``tools.explorers_tuning`` tunes them.
"""

from __future__ import annotations

from typing import NamedTuple

from farshore.bots.explorers.search.chances import GUESSED, Chances, Reaches, chances_of
from farshore.bots.explorers.search.hopes import Weights


class Beliefs(NamedTuple):
    """All that can be tuned."""

    reaches: Reaches = GUESSED
    weights: Weights = Weights()

    def chances(self) -> Chances:
        """Return the chances as a table."""
        return chances_of(self.reaches)
