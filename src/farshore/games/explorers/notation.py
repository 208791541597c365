"""Actions as a person writes them: a verb and what it needs.

::

    lay A 3r1      village h9      side P        side PM       take W       scroll D
    terrain M      terrain M for A mark c4       stop

and of chance::

    first blue     achievement C4  card PW       card PM|DW    lay A 3r1
"""

from __future__ import annotations

import re
from typing import Final

from farshore.core.contract import Action
from farshore.core.notation import Reader, read_by_verb
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
from farshore.games.explorers.terms import SEAT_NAMES

_TILE: Final = re.compile(r"([1-8])r([0-3])")


def write_action(action: Action) -> str:
    """Write an action."""
    match action:
        case LayTile(quadrant, tile, turns):
            return f"lay {quadrant} {tile}r{turns}"
        case ChooseVillage(square):
            return f"village {square}"
        case ChooseSide(side):
            return f"side {side}"
        case TakeSide(side):
            return f"take {side}"
        case UseScroll(terrain):
            return f"scroll {terrain}"
        case ChooseTerrain(terrain, quadrant):
            return f"terrain {terrain} for {quadrant}" if quadrant else f"terrain {terrain}"
        case Mark(square):
            return f"mark {square}"
        case StopMarking():
            return "stop"
        case ChooseFirst(seat):
            return f"first {SEAT_NAMES[seat]}"
        case DrawAchievement(name):
            return f"achievement {name}"
        case TurnCard(card):
            return f"card {card}"
    raise TypeError(f"not an action of Explorers: {action!r}")


def read_action(text: str) -> Action:
    """Read an action. Raises ``BadNotation``."""
    return read_by_verb(text, _READERS, write_action)


def _read_lay(words: list[str]) -> Action:
    quadrant, tile = words
    match = _TILE.fullmatch(tile)
    if match is None:
        raise ValueError(tile)
    return LayTile(quadrant, int(match[1]), int(match[2]))


_READERS: Final[dict[str, Reader]] = {
    "lay": _read_lay,
    "village": lambda words: ChooseVillage(*words),
    "side": lambda words: ChooseSide(*words),
    "take": lambda words: TakeSide(*words),
    "scroll": lambda words: UseScroll(*words),
    "terrain": lambda words: ChooseTerrain(words[0], words[2] if words[1:] else ""),
    "mark": lambda words: Mark(*words),
    "stop": lambda words: StopMarking(*words),
    "first": lambda words: ChooseFirst(SEAT_NAMES.index(words[0])),
    "achievement": lambda words: DrawAchievement(*words),
    "card": lambda words: TurnCard(*words),
}
