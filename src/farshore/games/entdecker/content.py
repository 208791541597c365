"""What is in the box: tiles, die, tokens, paths, costs and editions, read from ``data/<name>/*.toml`` and checked.

What was released stays as it is, so that games played with it go on; a change is a new folder with a name of its own,
added to ``CONTENTS``. A bad file gets an error with file, key and reason.
"""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from farshore.core.documents import read_toml
from farshore.core.errors import BadFile
from farshore.core.words import Phrase
from farshore.games.entdecker.options import Answers, Edition
from farshore.games.entdecker.tile import PATTERNS

Count = Annotated[int, msgspec.Meta(ge=0, le=500)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=500)]
EventName = Literal["mine", "pirate", "natives", "storm"]
EVENT_NAMES: tuple[EventName, ...] = ("mine", "pirate", "natives", "storm")  # in the order of ENT-62
MOST_STACKS = 20
T = TypeVar("T")

CONTENTS: Final = {"1": ("61e611297c5a5481",)}
"""By name: the fingerprint of every content that was released, and others that records know it by; the newest last."""
DATA: Traversable = files("farshore.games.entdecker") / "data"
FIRST, NEWEST = next(iter(CONTENTS)), next(reversed(CONTENTS))


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a content file: every key is needed, no other is known."""


class Tiles(_Part, frozen=True):
    """How many Discovery Tiles there are (ENT-5), by pattern; waterfalls by bonus."""

    hidden: dict[int, Count]
    question_mark: dict[int, Count]
    open: dict[int, Count]
    waterfalls: dict[int, Count]
    events: dict[EventName, Count]


class Coins(_Part, frozen=True):
    """What a journey from each side of the board costs (ENT-2)."""

    north: Annotated[int, msgspec.Meta(ge=0, le=8)]
    east: Annotated[int, msgspec.Meta(ge=0, le=8)]
    south: Annotated[int, msgspec.Meta(ge=0, le=8)]
    west: Annotated[int, msgspec.Meta(ge=0, le=8)]

    def by_side(self) -> tuple[int, int, int, int]:
        """Return the costs in the order of sides."""
        return self.north, self.east, self.south, self.west


class Supplies(_Part, frozen=True):
    """What each player begins with (ENT-9); scouts by number of players, the score marker included."""

    scouts: dict[int, Annotated[int, msgspec.Meta(ge=3, le=500)]]  # two may be top scouts (ENT-95)
    forts: Annotated[int, msgspec.Meta(ge=0, le=10)]
    settlements: Annotated[int, msgspec.Meta(ge=0, le=5)]
    gold: Count


class Jungle(_Part, frozen=True):
    """The jungle paths (ENT-8); spaces are counted from the hut."""

    paths: Positive
    spaces: Positive
    dot: Positive
    eyes: tuple[Positive, ...]


class TableContent(_Part, frozen=True):
    """Everything but the tiles."""

    die: tuple[Positive | Literal["wheel"], ...]
    wheel: tuple[Positive, ...]
    income_below: Count
    hidden_tile: Positive
    open_tile: Positive
    toll: Annotated[int, msgspec.Meta(ge=1, le=5)]  # for all of a rival's units a byte must do (``sea``)
    mine: Count
    hidden_stacks: Annotated[int, msgspec.Meta(ge=1, le=MOST_STACKS)]
    reformed_stacks: Annotated[int, msgspec.Meta(ge=1, le=MOST_STACKS)]
    serpent: Positive
    edge_coins: Coins
    supplies: Supplies
    jungle: Jungle
    produce: dict[str, Count]


class _Editions(_Part, frozen=True):
    mayfair: Answers
    kosmos: Answers
    digest: Answers


class Content(msgspec.Struct, frozen=True):
    """All that is in the box."""

    tiles: Tiles
    table: TableContent
    editions: dict[Edition, Answers]


def read_content(folder: Traversable) -> Content:
    """Read and check the content files of a folder."""
    tiles = _read(folder, "tiles.toml", Tiles)
    table = _read(folder, "table.toml", TableContent)
    editions = _read(folder, "editions.toml", _Editions)
    _check_tiles(tiles)
    _check_table(table)
    by_name: dict[Edition, Answers] = {
        "mayfair": editions.mayfair,
        "kosmos": editions.kosmos,
        "digest": editions.digest,
    }
    return Content(tiles, table, by_name)


def _read(folder: Traversable, file: str, kind: type[T]) -> T:
    try:
        text = (folder / file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(file, "", str(error)) from error
    return read_toml(text, kind, partial(BadFile, file), strict=False)


def _check_tiles(tiles: Tiles) -> None:
    for key, stack in (("hidden", tiles.hidden), ("question_mark", tiles.question_mark), ("open", tiles.open)):
        for pattern in stack:
            if pattern not in PATTERNS:
                raise BadFile("tiles.toml", f"{key}.{pattern}", Phrase("entdecker-content-pattern"))
    if set(tiles.events) != set(EVENT_NAMES):
        raise BadFile("tiles.toml", "events", Phrase("entdecker-content-events"))
    events, marks = sum(tiles.events.values()), sum(tiles.question_mark.values())
    if events != marks:
        raise BadFile("tiles.toml", "events", Phrase("entdecker-content-event-count", events=events, marks=marks))


def _check_table(table: TableContent) -> None:
    if not table.die or not table.wheel:
        raise BadFile("table.toml", "wheel" if table.die else "die", Phrase("entdecker-content-die"))
    if set(table.supplies.scouts) != {2, 3, 4}:
        raise BadFile("table.toml", "supplies.scouts", Phrase("entdecker-content-scouts"))
    jungle = table.jungle
    if any(space > jungle.spaces for space in (jungle.dot, *jungle.eyes)):
        raise BadFile("table.toml", "jungle", Phrase("entdecker-content-jungle-space", spaces=jungle.spaces))
    most = max(players * (scouts - 1) for players, scouts in table.supplies.scouts.items())
    if most > jungle.paths * jungle.spaces:
        raise BadFile("table.toml", "jungle", Phrase("entdecker-content-jungle-room", scouts=most))
    if len(table.produce) < jungle.paths:
        raise BadFile("table.toml", "produce", Phrase("entdecker-content-produce", paths=jungle.paths))


def data_folder() -> Traversable:
    """Return the folder of all contents."""
    return DATA


@cache
def content(name: str = NEWEST) -> Content:
    """Return a content that comes with Farshore."""
    return read_content(data_folder() / name)
