"""Everything a player may do and chance may bring, one class per verb.

Squares are named ``a1`` (north-west) to ``p16``; terrains by a letter: P prairie, W water, D desert, M mountain; a side
of a card by its terrains: ``P``, or ``PM`` on a wild card; a card by both its sides: ``PW``, ``PM|DW``. There are some
700 actions.
"""

from __future__ import annotations

from typing import Annotated

from farshore.core.contract import Action
from farshore.core.fields import Among
from farshore.core.verbs import Verbs
from farshore.games.explorers import achievements, grid
from farshore.games.explorers.cards import CARDS, SIDES, TERRAINS, turned
from farshore.games.explorers.terms import SEAT_NAMES, Terms
from farshore.games.explorers.tile import TILES, TURNS


def _seats(terms: Terms) -> range:
    return range(terms.seats)


Square = Annotated[str, Among(grid.NAMES, place=True)]
Quadrant = Annotated[str, Among(tuple(grid.QUADRANT_NAMES), place=True)]
TempleQuadrant = Annotated[str, Among(("", *grid.QUADRANT_NAMES), place=True)]  # empty: it is not about a temple
TileNumber = Annotated[int, Among(range(1, TILES + 1), pattern="[1-8]")]
QuarterTurns = Annotated[int, Among(range(TURNS), pattern="[0-3]")]
Terrain = Annotated[str, Among(tuple(TERRAINS))]
Side = Annotated[str, Among(SIDES)]
Card = Annotated[str, Among([side for card in CARDS for side in (card, turned(card))])]
Achievement = Annotated[str, Among(achievements.NAMES)]
SeatNumber = Annotated[int, Among(_seats, dict(enumerate(SEAT_NAMES)))]


class Mark(Action, frozen=True, gc=False):
    """Mark a square (EXP-24)."""

    written = "mark {square}"
    square: Square


class TakeSide(Action, frozen=True, gc=False):
    """Commit to marking squares of a side of the card (EXP-21)."""

    written = "take {side}"
    side: Side


class UseScroll(Action, frozen=True, gc=False):
    """Commit to a scroll: ignore the card and mark four squares of a terrain (EXP-31)."""

    written = "scroll {terrain}"
    terrain: Terrain


class ChooseTerrain(Action, frozen=True, gc=False):
    """Commit to a terrain: in the set-up, or for the extra marks of the temple in ``quadrant`` (EXP-13, EXP-38)."""

    written = "terrain {terrain}[ for {quadrant}]"
    terrain: Terrain
    quadrant: TempleQuadrant = ""


class StopMarking(Action, frozen=True, gc=False):
    """Give up all that is left of the choice, where the table allows it (EXP-25)."""

    written = "stop"


class ChooseSide(Action, frozen=True, gc=False):
    """The active player openly chooses a side of the card (EXP-21)."""

    written = "side {side}"
    side: Side


class ChooseVillage(Action, frozen=True, gc=False):
    """Choose the start village among those equally near the centre (EXP-12)."""

    written = "village {square}"
    square: Square


class LayTile(Action, frozen=True, gc=False):
    """Lay a terrain tile on a quadrant, turned clockwise: the first player's choice, or chance (EXP-11)."""

    written = "lay {quadrant} {tile}r{turns}"
    quadrant: Quadrant
    tile: TileNumber
    turns: QuarterTurns


class ChooseFirst(Action, frozen=True, gc=False):
    """Chance names the first player (EXP-26)."""

    written = "first {seat}"
    seat: SeatNumber


class DrawAchievement(Action, frozen=True, gc=False):
    """Chance draws an achievement (EXP-60)."""

    written = "achievement {name}"
    name: Achievement


class TurnCard(Action, frozen=True, gc=False):
    """Chance turns the next exploration card; alone, its near side comes first (EXP-20, EXP-70)."""

    written = "card {card}"
    card: Card


VERBS = Verbs.of_module(__name__)
