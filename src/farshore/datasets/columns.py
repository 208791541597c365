"""What stands in a dataset: one row for every decision of a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

import pyarrow as pa

from farshore.envs.setting import Setting


class Contents(NamedTuple):
    """What of a decision is written besides who chose what, and what came of it."""

    positions: bool = True
    observations: bool = False


class Column(NamedTuple):
    """One column: its type, and what stands in it."""

    name: str
    type: pa.DataType
    meaning: str


ALWAYS: Final = (
    Column("game", pa.int32(), "the game's number"),
    Column("decision", pa.int32(), "the decision's number in its game, from 0"),
    Column("seat", pa.int8(), "who decides"),
    Column("bot", pa.string(), "which bot sits there"),
    Column("action", pa.string(), "what was chosen, in the game's notation"),
    Column("code", pa.int32(), "its number in the action space of the learners' interfaces; -1 where it has none"),
    Column("legal", pa.list_(pa.int32()), "the numbers of all that was legal, in ascending order"),
    Column("points", pa.int32(), "the seat's points at the end of the game"),
    Column("lead", pa.int32(), "by how many points it was then ahead of the best other; alone, its points"),
    Column("won", pa.float32(), "its share of the victory: 0 to 1"),
)
POSITION: Final = Column("position", pa.string(), "how the game stood, every secret included, as a position document")
BOARD: Final = "board"
FACTS: Final = "facts"


def columns_of(setting: Setting, contents: Contents) -> list[Column]:
    """Return the columns of a dataset of such tables."""
    found = [*ALWAYS]
    if contents.positions:
        found.append(POSITION)
    if contents.observations:
        planes, rows, columns = setting.layout.shape
        shape = f"int8, {planes} planes of {rows} x {columns}"
        found += [
            Column(BOARD, pa.binary(planes * rows * columns), f"what the seat saw, drawn: {shape}"),
            Column(FACTS, pa.list_(pa.int16(), setting.layout.size), "what the seat saw, counted"),
        ]
    return found


def schema_of(columns: list[Column]) -> pa.Schema:
    """Return the schema, with the meanings in it."""
    return pa.schema([pa.field(one.name, one.type, metadata={"meaning": one.meaning}) for one in columns])
