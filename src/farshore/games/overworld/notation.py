"""Actions as a person writes them.

::

    survey (2,-1)1L     coast (0,1)N A0     put (2,-1)      hold camel
    gap (3,3)           winner red          door            door from (3,3)
    port                move port           leave camel     leave (2,-1)     leave nobody
    take potion         take nothing

and of chance::

    start A0            first red           tile ldl
"""

from __future__ import annotations

import re
from typing import Final

from farshore.core.contract import Action
from farshore.core.notation import Reader, read_by_verb
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
from farshore.games.overworld.terms import SEAT_NAMES

_SURVEY: Final = re.compile(r"(\(.*\))([0-3])([LW])")
_COAST: Final = re.compile(r"(\(.*\))([NESW])")


def write_action(action: Action) -> str:
    """Write an action."""
    match action:
        case PlaceSurvey(square, orientation, side):
            return f"survey {square}{orientation}{side}"
        case PlaceCoast(square, land, face):
            return f"coast {square}{land} {face}"
        case PutExplorer(square):
            return f"put {square}"
        case HoldCoast(explorer):
            return f"hold {explorer}"
        case ChooseGap(square):
            return f"gap {square}"
        case ChooseWinner(seat):
            return f"winner {SEAT_NAMES[seat]}"
        case PlaceDoor():
            return "door"
        case MoveDoor(square):
            return f"door from {square}"
        case PlacePort():
            return "port"
        case MovePort():
            return "move port"
        case LeaveFromSupply(explorer):
            return f"leave {explorer}"
        case LeaveFromBoard(square):
            return f"leave {square}"
        case LeaveNobody():
            return "leave nobody"
        case TakeItem(item):
            return f"take {item}"
        case TakeNothing():
            return "take nothing"
        case LayFirstCoast(face):
            return f"start {face}"
        case ChooseFirst(seat):
            return f"first {SEAT_NAMES[seat]}"
        case DrawTile(tile):
            return f"tile {tile}"
    raise TypeError(f"not an action of Overworld: {action!r}")


def read_action(text: str) -> Action:
    """Read an action. Raises ``BadNotation``."""
    return read_by_verb(text, _READERS, write_action)


def _read_survey(words: list[str]) -> Action:
    match = _SURVEY.fullmatch(words[0])
    if match is None:
        raise ValueError(words[0])
    return PlaceSurvey(match[1], int(match[2]), match[3])


def _read_coast(words: list[str]) -> Action:
    place, face = words
    match = _COAST.fullmatch(place)
    if match is None:
        raise ValueError(place)
    return PlaceCoast(match[1], match[2], face)


def _read_leave(words: list[str]) -> Action:
    (who,) = words
    if who == "nobody":
        return LeaveNobody()
    return LeaveFromBoard(who) if who.startswith("(") else LeaveFromSupply(who)


_READERS: Final[dict[str, Reader]] = {
    "survey": _read_survey,
    "coast": _read_coast,
    "put": lambda words: PutExplorer(*words),
    "hold": lambda words: HoldCoast(*words),
    "gap": lambda words: ChooseGap(*words),
    "winner": lambda words: ChooseWinner(SEAT_NAMES.index(words[0])),
    "door": lambda words: MoveDoor(words[1]) if words else PlaceDoor(),
    "port": lambda words: PlacePort(*words),
    "move": lambda words: MovePort(*words[1:]),
    "leave": _read_leave,
    "take": lambda words: TakeNothing() if words == ["nothing"] else TakeItem(*words),
    "start": lambda words: LayFirstCoast(*words),
    "first": lambda words: ChooseFirst(SEAT_NAMES.index(words[0])),
    "tile": lambda words: DrawTile(*words),
}
