"""Actions as a person writes them: a verb and what it needs.

::

    lay A 3r1      village h9      side P        side PM       take W       scroll D
    terrain M      terrain M for A mark c4       stop

and of chance::

    first blue     achievement C4  card PW       card PM|DW    lay A 3r1
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import msgspec

from farshore.core.contract import Action
from farshore.core.errors import BadNotation
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
    verb, *words = text.split()[:6] or [""]
    reader = _READERS.get(verb)
    if reader is None:
        raise BadNotation(text)
    try:
        action = reader(words)
        # builds it again with every field checked against its type
        action = msgspec.convert(msgspec.structs.asdict(action), type(action))
    except (ValueError, IndexError, TypeError, msgspec.ValidationError) as error:
        raise BadNotation(text) from error
    if write_action(action) != " ".join(text.split()):
        raise BadNotation(text)
    return action


def _read_lay(words: list[str]) -> Action:
    quadrant, tile = words
    match = _TILE.fullmatch(tile)
    if match is None:
        raise ValueError(tile)
    return LayTile(quadrant, int(match[1]), int(match[2]))


_READERS: Final[dict[str, Callable[[list[str]], Action]]] = {
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
