"""Actions as whole numbers, for learners: about a million, since the table has no edge; see ``grid.REACH``."""

from __future__ import annotations

from functools import cache

from farshore.core.codec import Block, BlockCodec
from farshore.games.overworld.actions import (
    ChooseFirst,
    ChooseGap,
    ChooseWinner,
    DrawTile,
    HoldCoast,
    LayFirstCoast,
    LeaveFromBoard,
    LeaveFromSupply,
    LeaveNobody,
    MoveDoor,
    MovePort,
    PlaceCoast,
    PlaceDoor,
    PlacePort,
    PlaceSurvey,
    PutExplorer,
    TakeItem,
    TakeNothing,
)
from farshore.games.overworld.gaps import ITEMS
from farshore.games.overworld.grid import DIRECTION_NAMES, REACH, name_of, square_at
from farshore.games.overworld.terms import EXPLORER_NAMES
from farshore.games.overworld.tiles import FACES, SIDES, SURVEY_TYPES


@cache
def codec_of(seats: int) -> BlockCodec:
    """Return the numbering of the actions of so many seats; the expansions do not change it."""
    reach = range(-REACH, REACH + 1)
    squares = [name_of(square_at(x, y)) for y in reach for x in reach]
    return BlockCodec(
        Block(PutExplorer, squares),
        Block(HoldCoast, EXPLORER_NAMES),
        Block(ChooseGap, squares),
        Block(ChooseWinner, range(seats)),
        Block(PlaceDoor),
        Block(MoveDoor, squares),
        Block(PlacePort),
        Block(MovePort),
        Block(LeaveFromSupply, EXPLORER_NAMES),
        Block(LeaveFromBoard, squares),
        Block(LeaveNobody),
        Block(TakeItem, ITEMS),
        Block(TakeNothing),
        Block(PlaceSurvey, squares, range(4), tuple(SIDES)),
        Block(PlaceCoast, squares, tuple(DIRECTION_NAMES), FACES),
        Block(LayFirstCoast, FACES),
        Block(ChooseFirst, range(seats)),
        Block(DrawTile, SURVEY_TYPES),
    )
