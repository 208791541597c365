"""Scenarios: which tiles lie on which board before play (ENT-11), as drawings that a person can edit.

One character per space: ``.`` undiscovered, ``~`` sea, box characters whose strokes point at the land sides (``╎`` and
``╌`` are straits), ``5`` and ``X`` the waterfalls of +5 and +10.
"""

from __future__ import annotations

from functools import cache, partial
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from farshore.core.documents import read_toml
from farshore.core.errors import BadFile
from farshore.core.words import Phrase
from farshore.games.entdecker.board import Board, board_of, column_name
from farshore.games.entdecker.content import NEWEST, Content, content, data_folder
from farshore.games.entdecker.tile import (
    ALL_LAND,
    FITTING,
    NAMES,
    PATTERN,
    PATTERNS,
    SEA_SIDES,
    TOUCH,
    UNDISCOVERED,
)

GLYPHS: Final = "~╵╶└╷╎┌├╴┘╌┴┐┤┬┼"
"""By land mask: how a tile is drawn."""

MIN_WIDTH, MIN_HEIGHT, MAX_SPACES = 6, 4, 140
WATERFALL_GLYPHS: Final = {"5": 5, "X": 10}
_GLYPH_OF_WATERFALL: Final = {bonus: glyph for glyph, bonus in WATERFALL_GLYPHS.items()}


class Drawing(msgspec.Struct, frozen=True):
    """A board as drawn: its size, the land mask of every space (row by row) and the waterfalls' bonus by index."""

    width: int
    height: int
    masks: tuple[int, ...]
    waterfalls: dict[int, int]


class Scenario(msgspec.Struct, frozen=True):
    """A checked set-up: the board, and what lies on it before play."""

    name: str
    board: Board
    tiles: dict[int, int]  # by cell: the land mask, waterfalls included
    waterfalls: dict[int, int]  # by cell: the bonus


class _ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    board: str


def read_drawing(text: str, file: str) -> Drawing:
    """Read a drawn board: a line of column letters, then one line per row, headed by its number."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadFile(file, "board", Phrase("entdecker-drawing-empty"))
    masks: list[int] = []
    waterfalls: dict[int, int] = {}
    rows = lines[1:]
    width = len(lines[0].strip())
    margin = len(lines[0]) - width
    if lines[0].strip() != "".join(column_name(column)[-1] for column in range(width)):
        raise BadFile(file, "board", Phrase("entdecker-drawing-columns"))
    for number, line in enumerate(rows, 1):
        if line[:margin].strip() != str(number):
            raise BadFile(file, "board", Phrase("entdecker-drawing-row-number", row=number))
        if len(line) - margin != width:
            raise BadFile(file, "board", Phrase("entdecker-drawing-row-length", row=number, width=width))
        for column, glyph in enumerate(line[margin:]):
            if glyph in WATERFALL_GLYPHS:
                waterfalls[len(masks)] = WATERFALL_GLYPHS[glyph]
            masks.append(_mask_of(glyph, f"{column_name(column)}{number}", file))
    return Drawing(width, len(rows), tuple(masks), waterfalls)


def _mask_of(glyph: str, space: str, file: str) -> int:
    if glyph == ".":
        return UNDISCOVERED
    if glyph in WATERFALL_GLYPHS:
        return ALL_LAND
    mask = GLYPHS.find(glyph)
    if mask < 0:
        raise BadFile(file, "board", Phrase("entdecker-drawing-glyph", space=space, glyph=glyph))
    return mask


def draw(board: Board, tiles: list[int], waterfalls: dict[int, int]) -> str:
    """Draw a board as ``read_drawing`` reads it. ``tiles``: land masks by cell."""
    margin = len(str(board.height))
    lines = [" " * margin + "".join(column_name(column)[-1] for column in range(board.width))]
    for row in range(board.height):
        cells = board.spaces[row * board.width : (row + 1) * board.width]
        lines.append(f"{row + 1:>{margin}}" + "".join(_glyph(cell, tiles, waterfalls) for cell in cells))
    return "\n".join(lines) + "\n"


def _glyph(cell: int, tiles: list[int], waterfalls: dict[int, int]) -> str:
    if cell in waterfalls:
        return _GLYPH_OF_WATERFALL[waterfalls[cell]]
    return "." if tiles[cell] == UNDISCOVERED else GLYPHS[tiles[cell]]


def read_scenario(text: str, file: str, box: Content | None = None) -> Scenario:
    """Read and check a scenario file."""
    box = box or content()
    raw = read_toml(text, _ScenarioFile, partial(BadFile, file))
    drawing = read_drawing(raw.board, file)
    if drawing.width < MIN_WIDTH or drawing.height < MIN_HEIGHT or drawing.width * drawing.height > MAX_SPACES:
        raise BadFile(
            file, "board", Phrase("entdecker-scenario-size", width=MIN_WIDTH, height=MIN_HEIGHT, spaces=MAX_SPACES)
        )
    board = board_of(drawing.width, drawing.height, box.table.edge_coins.by_side())
    tiles = {cell: mask for cell, mask in zip(board.spaces, drawing.masks, strict=True) if mask != UNDISCOVERED}
    waterfalls = {board.spaces[index]: bonus for index, bonus in drawing.waterfalls.items()}
    scenario = Scenario(raw.name, board, tiles, waterfalls)
    check_matching(board, tiles, file)
    _check_supply(scenario, box, file)
    _check_start(scenario, file)
    return scenario


def surroundings(board: Board, tiles: dict[int, int]) -> list[int]:
    """Return what surrounds every cell once these tiles lie (packed as in ``tile``)."""
    around = board.around.copy()
    for cell, mask in tiles.items():
        for step, touch in zip(board.steps, TOUCH[mask], strict=True):
            around[cell + step] |= touch
    return around


def check_matching(board: Board, tiles: dict[int, int], file: str) -> None:
    """Land must meet land and sea must meet sea, at the edge too (ENT-31)."""
    around = surroundings(board, tiles)
    for cell, mask in tiles.items():
        if mask not in FITTING[PATTERN[mask]][around[cell]]:
            raise BadFile(
                file, "board", Phrase("entdecker-scenario-mismatch", space=board.names[cell], tile=NAMES[mask])
            )


def _check_supply(scenario: Scenario, box: Content, file: str) -> None:
    """Laid tiles come from the open stacks, waterfalls from the box (ENT-11)."""
    for pattern in PATTERNS:
        laid = [c for c, mask in scenario.tiles.items() if PATTERN[mask] == pattern and c not in scenario.waterfalls]
        have = box.tiles.open.get(pattern, 0)
        if len(laid) > have:
            raise BadFile(file, "board", Phrase("entdecker-scenario-tiles", pattern=pattern, laid=len(laid), have=have))
    for bonus in WATERFALL_GLYPHS.values():
        laid_falls = sum(1 for laid_bonus in scenario.waterfalls.values() if laid_bonus == bonus)
        have = box.tiles.waterfalls.get(bonus, 0)
        if laid_falls > have:
            raise BadFile(
                file, "board", Phrase("entdecker-scenario-waterfalls", bonus=bonus, laid=laid_falls, have=have)
            )


def _check_start(scenario: Scenario, file: str) -> None:
    """There must be a space that a ship can enter from an Edge Space, straight or over laid sea (ENT-21)."""
    board, tiles = scenario.board, scenario.tiles
    reached = [cell + step for cell in board.edges for step in board.steps if 0 <= cell + step < board.size]
    reached = [cell for cell in reached if cell in board.spaces]
    seen: set[int] = set()
    while reached:
        cell = reached.pop()
        if cell in seen:
            continue
        seen.add(cell)
        if cell not in tiles:
            return
        beside = [cell + board.steps[side] for side in SEA_SIDES[tiles[cell]]]
        reached += [other for other in beside if other in board.spaces]
    raise BadFile(file, "board", Phrase("entdecker-scenario-no-start"))


@cache
def scenario_folder(box: str = NEWEST) -> dict[str, Traversable]:
    """Return the scenario files of a content, by name."""
    folder = data_folder() / box / "scenarios"
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): file for file in found if file.name.endswith(".toml")}


@cache
def installed_scenario(name: str, box: str = NEWEST) -> Scenario:
    """Return a scenario of a content by name; ``KeyError`` if there is none."""
    return read_scenario(scenario_folder(box)[name].read_text("utf-8"), f"{name}.toml", content(box))
