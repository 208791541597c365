"""Entdecker, by Klaus Teuber: sail into unknown waters, discover islands, and send scouts into the jungle.

Rules: the rulebooks of the Mayfair and Kosmos editions and a digest, numbered ENT-1 to ENT-95
(``farshore rules entdecker``). Actions: about 120,000 (four players, printed board), of which some 25 are legal at a
decision. A game has 250 to 500 decisions.

``turn`` is the table of contents: every phase with the step that holds its rules. ``docs/games/entdecker.md`` maps
rulebook section, rule number, module and test.
"""

from farshore.games.entdecker.game import Entdecker

ENTDECKER = Entdecker()

__all__ = ["ENTDECKER", "Entdecker"]
