"""Overworld, by Nemo Rathwald: survey tiles grow a map, and its gaps become the entrances of dungeons.

Rules: the rulebook of February 2017, numbered OVW-1 to OVW-71 (``farshore rules overworld``). Actions: about a million
on a table without edges, of which some hundred are legal when a tile is placed. A game has about 55 decisions.

``turn`` is the table of contents: every phase with the step that holds its rules. ``docs/games/overworld.md`` maps
rule, module and test.
"""

from farshore.games.overworld.game import Overworld

OVERWORLD = Overworld()

__all__ = ["OVERWORLD", "Overworld"]
