"""The face of a tile that is not on the board: its pattern and its event (ENT-3, ENT-5), as one number.

Tiles in a hand, in the stacks or among the discards are kept so; ``NO_FACE`` is none.
"""

from __future__ import annotations

from typing import Final, Literal

from farshore.games.entdecker.content import EVENT_NAMES, EventName
from farshore.games.entdecker.tile import PATTERNS

NO_EVENT: Final = 0
MINE: Final = 1
PIRATE: Final = 2
NATIVES: Final = 3
STORM: Final = 4
EVENTS: Final[tuple[EventName | Literal[""], ...]] = ("", *EVENT_NAMES)
"""By event: its name."""
_KINDS: Final = len(EVENTS)

NO_FACE: Final = 0
FACES: Final = range(_KINDS * (PATTERNS.stop))
"""All faces there may be, and ``NO_FACE``."""
PATTERN_OF: Final[tuple[int, ...]] = tuple(face // _KINDS for face in FACES)
"""By face: its pattern."""
EVENT_OF: Final[tuple[int, ...]] = tuple(face % _KINDS for face in FACES)
"""By face: its event."""
FACE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_KINDS * pattern + event for event in range(_KINDS)) for pattern in range(PATTERNS.stop)
)
"""By pattern and event: the face. The faces of a pattern follow one another."""
PLAIN_FACE: Final[tuple[int, ...]] = tuple(faces[NO_EVENT] for faces in FACE)
"""By pattern: the face without an event."""
MARKED_FACES: Final[tuple[tuple[int, ...], ...]] = tuple(faces[MINE:] for faces in FACE)
"""By pattern: the faces with an event, in the order of ENT-62."""
OF_PATTERN: Final[tuple[slice, ...]] = tuple(slice(faces[0], faces[-1] + 1) for faces in FACE)
"""By pattern: where its faces are in a list by face."""
WITH_EVENT: Final[tuple[slice, ...]] = tuple(slice(event, None, _KINDS) for event in range(_KINDS))
"""By event: where the faces with it are in a list by face."""
