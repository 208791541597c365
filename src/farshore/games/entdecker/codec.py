"""Actions as whole numbers, for learners.

With four players, the printed board and no Top Scout there are about 120,000, nearly all of them starts with every
thinkable payment.
"""

from __future__ import annotations

from itertools import product

from farshore.core.codec import Block, BlockCodec
from farshore.games.entdecker.actions import (
    Announce,
    ChooseFirst,
    ChooseIncome,
    Decline,
    DrawHidden,
    DrawOpen,
    DrawToken,
    FindEvents,
    NameTopScouts,
    PlaceTile,
    PlaceUnit,
    Recall,
    RollDie,
    ScoreIsland,
    SendScout,
    ShowBack,
    ShowFace,
    StartAt,
    Stop,
)
from farshore.games.entdecker.content import EVENT_NAMES
from farshore.games.entdecker.terms import UNIT_NAMES, Terms
from farshore.games.entdecker.tile import NAMES, PATTERNS

_SIDES = ("", "N", "E", "S", "W")


def codec_of(terms: Terms) -> BlockCodec:
    """Return the numbering of a table's actions."""
    board = terms.board
    spaces = [board.names[cell] for cell in board.spaces]
    edges = [board.names[cell] for cell in board.edges]
    spots = spaces + [f"P{path + 1}.{space + 1}" for path in range(terms.paths) for space in range(terms.path_spaces)]
    numbers = range(terms.scouts + 1) if terms.top_scout else range(1)
    fees = range(0, terms.toll * (terms.forts + terms.settlements) + 1, terms.toll)
    tolls = list(product(*(fees if seat < terms.seats else (0,) for seat in range(4))))
    hidden = sum(terms.hidden_tiles) + sum(terms.question_marks)
    tiles = hidden + sum(terms.open_tiles)
    paths = range(1, terms.paths + 1)
    stacks = range(1, max(terms.hidden_stacks, terms.reformed_stacks) + 1)
    scouts = range(1, terms.scouts + 1)
    return BlockCodec(
        Block(StartAt, spaces + edges, range(max(board.coins) + 1), tolls),
        Block(Announce, ("hidden", "open"), range(1, tiles + 1)),
        Block(DrawHidden, stacks),
        Block(DrawOpen, PATTERNS),
        Block(PlaceTile, spaces, NAMES),
        Block(PlaceUnit, UNIT_NAMES, _SIDES, numbers),
        Block(Recall, spots),
        Block(SendScout, paths, numbers, ["", *spots]),
        Block(Decline),
        Block(Stop),
        Block(ScoreIsland, [name + side for name in spaces for side in ("", "/N", "/E", "/S", "/W")]),
        Block(ChooseIncome, terms.wheel),
        Block(NameTopScouts, scouts, scouts) if terms.top_scout else Block(NameTopScouts, (), ()),
        Block(ChooseFirst, range(terms.seats)),
        Block(ShowBack, stacks, (False, True)),
        Block(RollDie, sorted(set(terms.die))),
        Block(ShowFace, PATTERNS, ("", *EVENT_NAMES)),
        Block(FindEvents, PATTERNS, *(range(count + 1) for count in terms.events)),
        Block(DrawToken, paths, terms.produce),
    )
