"""Before play: the first player, the map, the achievements, the start village (EXP-11, EXP-12, EXP-26, EXP-60)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Automatic, Chance, Decision
from farshore.games.explorers import achievements, grid, world
from farshore.games.explorers.actions import ChooseFirst, ChooseVillage, DrawAchievement, LayTile
from farshore.games.explorers.events import AchievementDrawn, FirstChosen, TileLaid, VillageMarked
from farshore.games.explorers.marks import begin_marks
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.secrets import show
from farshore.games.explorers.sheet import NOT_VISITED
from farshore.games.explorers.tile import TILES, TURNS
from farshore.games.explorers.worth import brought_by, points_of_marks

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class FirstPlayer(Chance["ExplorersState"]):
    """A random seat has the first-player marker (EXP-26)."""

    def outcomes(self, s: ExplorersState) -> Sequence[tuple[Action, int]]:
        """Every seat is equally likely."""
        return [(ChooseFirst(seat), 1) for seat in range(s.terms.seats)]

    def apply(self, s: ExplorersState, action: Action) -> None:
        """Give the marker away."""
        assert isinstance(action, ChooseFirst)
        s.first = action.seat
        s.tell(FirstChosen(action.seat))
        s.phase = after_first(s)


def after_first(s: ExplorersState) -> Phase:
    """Return how the map comes about (EXP-11)."""
    chosen = s.terms.options.map
    if chosen == "random":
        return Phase.MAP
    if chosen == "first-player":
        return Phase.LAY
    s.laid = world.read_code(chosen)
    return Phase.SURVEY


@cache
def _layings(quadrant: int, tiles: tuple[int, ...]) -> tuple[LayTile, ...]:
    """Return some tiles, by number, in every orientation."""
    name = grid.QUADRANT_NAMES[quadrant]
    return tuple(LayTile(name, tile, turns) for tile in tiles for turns in range(TURNS))


def tiles_left(s: ExplorersState) -> tuple[int, ...]:
    """Return the numbers of the tiles that do not lie yet."""
    used = [tile for tile, _ in s.laid]
    return tuple(tile for tile in range(1, TILES + 1) if tile not in used)


def layings(s: ExplorersState) -> tuple[LayTile, ...]:
    """Return what may be laid on the next quadrant."""
    return _layings(len(s.laid), tiles_left(s))


def lay(s: ExplorersState, action: Action) -> None:
    """Lay a tile; the fourth completes the map."""
    assert isinstance(action, LayTile)
    s.laid = (*s.laid, (action.tile, action.turns))
    s.tell(TileLaid(action.quadrant, action.tile, action.turns))
    if len(s.laid) == 4:
        s.phase = Phase.SURVEY


class RandomMap(Chance["ExplorersState"]):
    """Tiles and orientations are random (EXP-11)."""

    def outcomes(self, s: ExplorersState) -> Sequence[tuple[Action, int]]:
        """Every tile left, in every orientation, is equally likely."""
        return [(action, 1) for action in layings(s)]

    def apply(self, s: ExplorersState, action: Action) -> None:
        """Lay it."""
        lay(s, action)


class LayMap(Decision["ExplorersState"]):
    """The first player picks tiles and orientations (EXP-11)."""

    def legal(self, s: ExplorersState, seat: Seat) -> Sequence[Action]:
        """Return every tile left, in every orientation, for the next quadrant."""
        return layings(s)

    def apply(self, s: ExplorersState, seat: Seat, action: Action) -> None:
        """Lay it."""
        lay(s, action)

    def why_not(self, s: ExplorersState, seat: Seat, action: Action) -> IllegalAction:
        """A tile left, on the next quadrant."""
        return IllegalAction("EXP-11", "explorers-why-not-lay", quadrant=grid.QUADRANT_NAMES[len(s.laid)])


class Survey(Automatic["ExplorersState"]):
    """The map is complete: draw achievements, then find the start village."""

    def run(self, s: ExplorersState) -> None:
        """Ask only where there is something to decide."""
        s.world = s.terms.atlas.world(s.laid)
        if not s.achievements and s.terms.options.chosen_achievements:
            s.achievements = s.terms.options.chosen_achievements
        if len(s.achievements) < s.terms.achievements:
            s.phase = Phase.ACHIEVEMENT
        elif len(s.world.central_villages) > 1:
            s.phase = Phase.VILLAGE
        else:
            settle(s, s.world.central_villages[0])


class Achievement(Chance["ExplorersState"]):
    """An achievement is drawn, none twice (EXP-60)."""

    def outcomes(self, s: ExplorersState) -> Sequence[tuple[Action, int]]:
        """Every one not yet in play is equally likely."""
        return [(DrawAchievement(name), 1) for name in achievements.NAMES if name not in s.achievements]

    def apply(self, s: ExplorersState, action: Action) -> None:
        """Put it into play."""
        assert isinstance(action, DrawAchievement)
        s.achievements = (*s.achievements, action.name)
        s.tell(AchievementDrawn(action.name))
        s.phase = Phase.SURVEY


class StartVillage(Decision["ExplorersState"]):
    """Of several villages equally near the centre the first player chooses (EXP-12)."""

    def legal(self, s: ExplorersState, seat: Seat) -> Sequence[Action]:
        """Return the nearest."""
        return [ChooseVillage(grid.NAMES[square]) for square in s.world.central_villages]

    def apply(self, s: ExplorersState, seat: Seat, action: Action) -> None:
        """Begin there."""
        assert isinstance(action, ChooseVillage)
        settle(s, grid.SQUARE[action.square])

    def why_not(self, s: ExplorersState, seat: Seat, action: Action) -> IllegalAction:
        """Only the nearest."""
        nearest = ", ".join(grid.NAMES[square] for square in s.world.central_villages)
        return IllegalAction("EXP-12", "explorers-why-not-village", villages=nearest)


def settle(s: ExplorersState, village: int) -> None:
    """Everyone marks the start village, and then three squares from it (EXP-12, EXP-13)."""
    s.races = [0] * len(s.achievements)
    for sheet in s.sheets:
        sheet.marks = grid.ALONE[village]
        sheet.near = grid.NEIGHBOURS[village]
        sheet.races = (NOT_VISITED,) * len(s.achievements)
    show(s)
    if s.listener is not None:
        start = grid.ALONE[village]
        brought = brought_by(s, start, 0)
        s.tell(VillageMarked(grid.NAMES[village], s.terms.seats, *points_of_marks(s, start), brought))
    s.phase = Phase.SETTLE


class Settle(Automatic["ExplorersState"]):
    """The set-up counts as a turn of round 1 (EXP-13)."""

    def run(self, s: ExplorersState) -> None:
        """Let everyone mark at the same time."""
        begin_marks(s, Moment.SETUP)
