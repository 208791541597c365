"""Explorers, by Phil Walker-Harding: everyone explores the same map at the same time, each with their own marks.

Rules: the rulebook in four languages, numbered EXP-1 to EXP-72 (``farshore rules explorers``). Actions: some 700, of
which about ten are legal at a decision. A game has about 100 decisions per explorer.

``turn`` is the table of contents: every phase with the step that holds its rules. ``docs/games/explorers.md`` maps
rule, module and test.
"""

from farshore.games.explorers.game import Explorers

EXPLORERS = Explorers()

__all__ = ["EXPLORERS", "Explorers"]
