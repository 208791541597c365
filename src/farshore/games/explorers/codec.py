"""Actions as whole numbers, for learners: some 700 in all."""

from __future__ import annotations

from farshore.core.codec import Block, BlockCodec
from farshore.games.explorers import achievements, grid
from farshore.games.explorers.actions import (
    ChooseFirst,
    ChooseSide,
    ChooseTerrain,
    ChooseVillage,
    DrawAchievement,
    LayTile,
    Mark,
    StopMarking,
    TakeSide,
    TurnCard,
    UseScroll,
)
from farshore.games.explorers.cards import CARDS, TERRAINS, sides, turned
from farshore.games.explorers.terms import Terms


def codec_of(terms: Terms) -> BlockCodec:
    """Return the numbering of a table's actions."""
    quadrants = tuple(grid.QUADRANT_NAMES)
    both_ways = [side for card in CARDS for side in (card, turned(card))]
    card_sides = list(dict.fromkeys(side for card in CARDS for side in sides(card)))
    return BlockCodec(
        Block(Mark, grid.NAMES),
        Block(TakeSide, card_sides),
        Block(UseScroll, tuple(TERRAINS)),
        Block(ChooseTerrain, tuple(TERRAINS), ("", *quadrants)),
        Block(StopMarking),
        Block(ChooseSide, card_sides),
        Block(ChooseVillage, grid.NAMES),
        Block(LayTile, quadrants, range(1, 9), range(4)),
        Block(ChooseFirst, range(terms.seats)),
        Block(DrawAchievement, achievements.NAMES),
        Block(TurnCard, both_ways),
    )
