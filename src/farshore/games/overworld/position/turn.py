"""The turn of a position: the phase, the seats, the tiles of this turn (OVW-20 to OVW-31)."""

from __future__ import annotations

from farshore.games.overworld.grid import HOME, STEPS, Square, ell, name_of, squares_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position.document import (
    OPENING,
    PHASES,
    Document,
    read_seat,
    read_square,
    wrong,
)
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.tiles import (
    COAST_TYPES,
    EDGES,
    FLAT,
    LAND,
    SIDE_NAMES,
    SURVEY_TYPES,
    WATER,
    is_coast,
    survey_cells,
)


def read_phase(s: OverworldState, document: Document) -> None:
    """Read the phase; left out it is the next draw, or the placing of the tile that was drawn."""
    usual = "survey" if document.tile and not document.survey else "draw"
    name = document.phase or usual
    if name not in PHASES:
        raise wrong("phase", "phase", name=name, known=", ".join(PHASES))
    s.phase = PHASES[name]
    if s.phase in OPENING:
        for key in document.said():
            if key not in {"phase", "board"}:
                raise wrong(key, "not-now", phase=name)


def read_seats(s: OverworldState, document: Document) -> None:
    """Read who began and whose turn it is."""
    if document.first:
        s.first = read_seat(document.first, "first", s.terms.seats)
    s.active = read_seat(document.active, "active", s.terms.seats) if document.active else s.first


def read_turn(s: OverworldState, document: Document) -> None:
    """Read the tiles of this turn. From the first gap on it need not be said which they were."""
    _check_now(s, document)
    if document.tile:
        if document.tile not in SURVEY_TYPES:
            raise wrong("tile", "kind", name=document.tile, known=", ".join(SURVEY_TYPES))
        s.tile = SURVEY_TYPES.index(document.tile)
    elif s.phase == Phase.SURVEY:
        raise wrong("tile", "tile-needed")
    if document.survey:
        _read_survey(s, document)
    elif s.phase in {Phase.COAST, Phase.EXPLORER, Phase.HOLD} or (s.phase > Phase.SURVEY and _is_turn_said(document)):
        raise wrong("survey", "survey-needed")
    if document.coast:
        _read_coast(s, read_square(document.coast, "coast"))
    elif s.phase == Phase.HOLD:
        raise wrong("coast", "coast-needed")


def _is_turn_said(document: Document) -> bool:
    return bool(document.tile or document.side or document.coast)


def _check_now(s: OverworldState, document: Document) -> None:
    """Refuse what cannot have happened yet."""
    begins = {"tile": Phase.SURVEY, "survey": Phase.COAST, "side": Phase.COAST, "coast": Phase.EXPLORER}
    for key, phase in begins.items():
        if getattr(document, key) and s.phase < phase:
            raise wrong(key, "not-now", phase=s.phase_name)


def _read_survey(s: OverworldState, document: Document) -> None:
    """Read where the survey tile lies, in any order of its squares; its side and type follow from the board."""
    s.survey = _read_ell([read_square(name, f"survey[{index}]") for index, name in enumerate(document.survey)])
    cells = [s.board.cells.get(square) for square in s.survey]
    found = {
        (side, tile)
        for side in (LAND, WATER)
        for tile in range(len(SURVEY_TYPES))
        if list(survey_cells(tile, side)) == cells
    }
    if not found:
        raise wrong("survey", "survey", squares=", ".join(map(name_of, s.survey)))
    ((s.side, tile),) = found
    if document.tile and s.tile != tile:
        raise wrong("tile", "other", said=document.tile, found=SURVEY_TYPES[tile])
    if document.side and document.side != SIDE_NAMES[s.side]:
        raise wrong("side", "other", said=document.side, found=SIDE_NAMES[s.side])
    s.tile = tile


def _read_ell(squares: list[Square]) -> tuple[Square, ...]:
    for corner in squares:
        for orientation in range(4):
            covered = squares_of(ell(corner, orientation))
            if sorted(covered) == sorted(squares):
                return covered
    raise wrong("survey", "ell")


def _read_coast(s: OverworldState, coast: Square) -> None:
    """Read which coast was placed beside the survey tile, teeth to teeth."""
    cell = s.board.cells.get(coast)
    if cell is None or not is_coast(cell) or coast == HOME:
        raise wrong("coast", "coast", square=name_of(coast))
    if SURVEY_TYPES[s.tile] not in COAST_TYPES:
        raise wrong("coast", "no-icon", tile=SURVEY_TYPES[s.tile])
    if not any(coast + step in s.survey and EDGES[cell][direction] != FLAT for direction, step in enumerate(STEPS)):
        raise wrong("coast", "coast-apart", square=name_of(coast))
    s.coast = coast
