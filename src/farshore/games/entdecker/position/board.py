"""The board of a position, and the scenario that goes with it. The drawing decides."""

from __future__ import annotations

import msgspec

from farshore.core.errors import BadFile, BadPosition
from farshore.core.words import Phrase
from farshore.games.entdecker.board import board_of
from farshore.games.entdecker.content import content
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.position.document import Document
from farshore.games.entdecker.scenario import (
    MAX_SPACES,
    MIN_HEIGHT,
    MIN_WIDTH,
    Drawing,
    Scenario,
    check_matching,
    draw,
    installed_scenario,
    read_drawing,
    read_scenario,
    scenario_folder,
)
from farshore.games.entdecker.terms import Terms, terms_of
from farshore.games.entdecker.tile import UNDISCOVERED

_LONGEST_DRAWING = 4000  # characters; more cannot be a board


def read_board(document: Document) -> tuple[Terms, dict[int, int]]:
    """Return what is played by, and the tiles drawn, by cell."""
    options, box = document.options, document.content
    scenario = _chosen_scenario(options, box)
    if document.board is None:
        return terms_of(document.players, options, box), scenario.tiles
    drawing = _read_drawing(document.board)
    if not fits(scenario, drawing):
        options = msgspec.structs.replace(options, own_scenario=scenario_text(drawing, box))
        scenario = _read_scenario(options.own_scenario, "board", box)
    board = scenario.board
    tiles = {cell: mask for cell, mask in zip(board.spaces, drawing.masks, strict=True) if mask != UNDISCOVERED}
    try:
        check_matching(board, tiles, "")
    except BadFile as error:
        raise _at("board", error) from error
    return terms_of(document.players, options, box), tiles


def fits(scenario: Scenario, drawing: Drawing) -> bool:
    """Tell whether a board may have come from a scenario: its size and waterfalls, and every tile laid before play."""
    board = scenario.board
    if (board.width, board.height) != (drawing.width, drawing.height):
        return False
    drawn = dict(zip(board.spaces, drawing.masks, strict=True))
    waterfalls = {board.spaces[index]: bonus for index, bonus in drawing.waterfalls.items()}
    return waterfalls == scenario.waterfalls and all(drawn[cell] == mask for cell, mask in scenario.tiles.items())


def scenario_text(drawing: Drawing, box: str) -> str:
    """Return a scenario file of the size and the waterfalls drawn, where nothing else is discovered."""
    board = board_of(drawing.width, drawing.height, content(box).table.edge_coins.by_side())
    waterfalls = {board.spaces[index]: bonus for index, bonus in drawing.waterfalls.items()}
    drawn = draw(board, [UNDISCOVERED] * board.size, waterfalls)
    return f"name = \"position\"\nboard = '''\n{drawn}'''\n"


def is_implied(options: EntdeckerOptions, drawing: Drawing, box: str) -> bool:
    """Tell whether reading this drawing makes the options' own scenario, so that it need not be written."""
    if options.own_scenario != scenario_text(drawing, box):
        return False
    return not fits(_chosen_scenario(msgspec.structs.replace(options, own_scenario=""), box), drawing)


def _chosen_scenario(options: EntdeckerOptions, box: str) -> Scenario:
    if options.own_scenario:
        return _read_scenario(options.own_scenario, "options.own_scenario", box)
    if options.scenario not in scenario_folder(box):
        known = ", ".join(scenario_folder(box))
        raise BadPosition("options.scenario", Phrase("entdecker-scenario", name=options.scenario, known=known))
    return installed_scenario(options.scenario, box)


def _read_scenario(text: str, at: str, box: str) -> Scenario:
    try:
        return read_scenario(text, at, content(box))
    except BadFile as error:
        raise _at(at, error) from error


def _read_drawing(text: str) -> Drawing:
    if len(text) > _LONGEST_DRAWING:
        raise _wrong_size("board")
    try:
        return read_drawing(text, "")
    except BadFile as error:
        raise _at("board", error) from error


def _wrong_size(at: str) -> BadPosition:
    return BadPosition(at, Phrase("entdecker-scenario-size", width=MIN_WIDTH, height=MIN_HEIGHT, spaces=MAX_SPACES))


def _at(at: str, error: BadFile) -> BadPosition:
    """Say of the position what was said of a file."""
    reason = error.params["reason"]
    return BadPosition(at, reason if isinstance(reason, Phrase) else str(reason))
