"""Grow the board: place the survey tile, then the coast tile (OVW-21, OVW-22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Decision
from farshore.games.overworld.actions import PlaceCoast, PlaceSurvey
from farshore.games.overworld.events import CoastPlaced, CoastReturned, SurveyPlaced
from farshore.games.overworld.grid import (
    DIRECTION_NAMES,
    STEPS,
    Square,
    ell,
    ell_over,
    name_of,
    opposite,
    square_named,
    squares_of,
)
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.placements import Fit
from farshore.games.overworld.places import place_name
from farshore.games.overworld.tiles import (
    EDGES,
    FACES,
    FLAT,
    PATTERNS,
    SIDE_NAMES,
    SIDES,
    SURVEY_TYPES,
    coast_cell,
    pattern_of,
    survey_cells,
)

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


@cache
def _coasts(square: Square, land: int, faces: tuple[int, ...]) -> tuple[PlaceCoast, ...]:
    return tuple([PlaceCoast(name_of(square), DIRECTION_NAMES[land], FACES[face]) for face in faces])


def survey_fits(s: OverworldState) -> list[Fit]:
    """Return by corner what a survey tile could cover; with a coast to come, what leaves a place for it."""
    return (s.board.corner_fits_with_coast_place() if s.coast_due else []) or s.board.corner_fits()


class Survey(Decision["OverworldState"]):
    """Place the survey tile, either side up, where all edges match."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return every L that fits; with a coast to come, those that leave a place for it."""
        fits = s.board.corner_fits_with_coast_place() if s.coast_due else []
        return [action for fit in fits for action in fit.actions] if fits else s.board.placements()

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Lay its three squares."""
        assert isinstance(action, PlaceSurvey)
        s.side = SIDES[action.side]
        covered = ell(square_named(action.square), action.orientation)
        s.survey = squares_of(covered)
        s.board.lay_survey(covered, survey_cells(s.tile, s.side))
        if s.listener is not None:
            squares = tuple(map(name_of, s.survey))
            placed = (action.square, action.orientation, action.side)
            s.tell(SurveyPlaced(seat, *placed, SURVEY_TYPES[s.tile], squares))
        s.phase = Phase.COAST if s.coast_due else Phase.EXPLORE
        if s.coast_due and not s.board.coast_places(covered, s.side):
            s.coast_due = False
            s.phase = Phase.EXPLORE
            s.tell(CoastReturned(seat))

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """Say which square or edge is in the way."""
        if not isinstance(action, PlaceSurvey):
            return IllegalAction("OVW-21", "overworld-why-not-survey-first")
        try:
            corner = square_named(action.square)
            squares = squares_of(ell(corner, action.orientation))
            side = SIDES[action.side]
        except (ValueError, KeyError):
            return IllegalAction("OVW-2", "overworld-why-not-placement", square=action.square)
        if action.orientation not in range(4):
            return IllegalAction("OVW-2", "overworld-why-not-placement", square=action.square)
        return why_taken(s, corner) or why_not_covered(s, squares, side)


def why_taken(s: OverworldState, square: Square) -> IllegalAction | None:
    """Say what lies on a square; ``None`` if it is empty."""
    if square in s.board.cells:
        return IllegalAction("OVW-21", "overworld-why-not-laid", square=place_name(square))
    if not s.board.is_empty(square):
        return IllegalAction("OVW-21", "overworld-why-not-closed", square=place_name(square))
    return None


def why_not_covered(s: OverworldState, squares: tuple[Square, ...], side: int) -> IllegalAction:
    """Say what keeps a survey tile from these squares."""
    board = s.board
    taken = next(filter(None, (why_taken(s, square) for square in squares)), None)
    if taken:
        return taken
    for square in squares:
        for direction, step in enumerate(STEPS):
            cell = board.cells.get(square + step)
            met = side if cell is None else EDGES[cell][opposite(direction)]
            if met == FLAT:
                beside = place_name(square + step)
                return IllegalAction("OVW-21", "overworld-why-not-flat", square=place_name(square), beside=beside)
            if met != side:
                key = "overworld-why-not-label"
                beside = place_name(square + step)
                return IllegalAction("OVW-21", key, square=place_name(square), beside=beside, side=SIDE_NAMES[side])
    if not any(map(board.met_at, squares)):
        return IllegalAction("OVW-21", "overworld-why-not-apart", square=place_name(squares[1]))
    return IllegalAction("OVW-22", "overworld-why-not-no-coast", square=place_name(squares[1]))


def coast_choices(s: OverworldState) -> list[PlaceCoast]:
    """Return every place for the coast, with every face of the patterns still in the pile."""
    faces = tuple([face for face in range(len(FACES)) if s.pile[pattern_of(face)]])
    places = sorted(s.board.coast_places(ell_over(s.survey), s.side))
    return [coast for square, land in places for coast in _coasts(square, land, faces)]


class Coast(Decision["OverworldState"]):
    """Place the coast tile, teeth to teeth with the survey tile just played."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return every place and face."""
        return coast_choices(s)

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Lay it."""
        assert isinstance(action, PlaceCoast)
        s.coast = square_named(action.square)
        s.board.lay([(s.coast, coast_cell(DIRECTION_NAMES.index(action.land), FACES.index(action.face)))])
        s.pile[PATTERNS.index(action.face[0])] -= 1
        s.coast_due = False
        if s.listener is not None:
            s.tell(CoastPlaced(seat, action.square, action.land, action.face, sum(s.pile)))
        s.phase = Phase.EXPLORE

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """Tell a wrong tile from a wrong place."""
        if not isinstance(action, PlaceCoast):
            return IllegalAction("OVW-22", "overworld-why-not-coast-first")
        try:
            square = square_named(action.square)
        except ValueError:
            return IllegalAction("OVW-2", "overworld-why-not-placement", square=action.square)
        return why_no_coast(s, square) or why_not_so(s, square, action)


def why_no_coast(s: OverworldState, square: Square) -> IllegalAction | None:
    """Say what keeps every coast from a square; ``None`` if one may lie there."""
    name = place_name(square)
    if square in s.board.cells:
        return IllegalAction("OVW-22", "overworld-why-not-laid", square=name)
    if not s.board.is_empty(square):
        return IllegalAction("OVW-21", "overworld-why-not-closed", square=name)
    if not any(square + step in s.survey for step in STEPS):
        return IllegalAction("OVW-22", "overworld-why-not-coast-apart", square=name)
    return None


def why_not_so(s: OverworldState, square: Square, action: PlaceCoast) -> IllegalAction:
    """Say what keeps this coast from lying like this on a square beside the survey tile."""
    if action.face not in FACES or action.land not in tuple(DIRECTION_NAMES):
        return IllegalAction("OVW-3", "overworld-why-not-face")
    if not s.pile[PATTERNS.index(action.face[0])]:
        return IllegalAction("OVW-20", "overworld-why-not-pattern", pattern=action.face[0])
    return IllegalAction("OVW-22", "overworld-why-not-teeth", square=place_name(square))
