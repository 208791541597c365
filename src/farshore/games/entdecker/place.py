"""Place the tile in hand, move the ship there, and meet what is on it (ENT-31, ENT-32, ENT-50 to ENT-53)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import PlaceTile
from farshore.games.entdecker.announce import HIDDEN
from farshore.games.entdecker.content import EVENT_NAMES
from farshore.games.entdecker.events import TileDiscarded, TileEvent, TilePlaced, WaterfallFound
from farshore.games.entdecker.faces import EVENT_OF, MINE, NATIVES, NO_EVENT, NO_FACE, PATTERN_OF, PIRATE, STORM
from farshore.games.entdecker.phase import Automatic, Decision, Phase
from farshore.games.entdecker.recall import take_back, why_not_recall, with_recalls
from farshore.games.entdecker.scouts import can_send_by_natives
from farshore.games.entdecker.tile import FITTING, IS_LAND, LAND_SIDES, MASK_BY_NAME, PATTERN, SIDE_NAMES, wrong_side
from farshore.games.entdecker.units import SCOUT, kind_of, seat_of

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def placements(s: EntdeckerState) -> list[Action]:
    """Return every space and rotation that the tile in hand fits (ENT-31)."""
    chart = s.chart
    fitting = FITTING[PATTERN_OF[s.hand]]
    actions = s.terms.place_actions
    return [actions[space][mask] for space in chart.open_sea(s.ship) for mask in fitting[chart.around[space]]]


class Shown(Automatic):
    """A tile that can be placed must be; one that cannot is discarded, and the ship stays (ENT-31)."""

    def run(self, s: EntdeckerState) -> None:
        """Look for a place."""
        found = placements(s)
        if found:
            s.choices = with_recalls(s, found)
            s.phase = Phase.PLACE
            return
        if s.listener is not None:
            s.tell(TileDiscarded(s.seat, PATTERN_OF[s.hand]))
        s.stacks.discards[s.hand] += 1
        s.hand = NO_FACE
        s.phase = Phase.VOYAGE


class Place(Decision):
    """Choose space and rotation."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return every fitting placement."""
        return with_recalls(s, placements(s))

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Lay the tile, move the ship, and let an event on it happen."""
        s.choices = None
        if not isinstance(action, PlaceTile):
            take_back(s, action)
            return
        cell = s.chart.board.cell[action.space]
        if s.landed >= 0:
            s.sea.join(s.chart, s.landed)
        s.lay(cell, MASK_BY_NAME[action.tile])
        s.ship = s.landed = cell
        event = EVENT_OF[s.hand] if s.kind == HIDDEN else NO_EVENT
        s.hand = NO_FACE
        if s.listener is not None:
            s.tell(TilePlaced(seat, action.space, action.tile))
        if s.unfound:
            find_waterfalls(s, cell)
        s.phase = Phase.VOYAGE
        if event:
            meet(s, event)

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Explain by what was tried."""
        if not isinstance(action, PlaceTile):
            return why_not_recall(s, action) or IllegalAction("ENT-31", "entdecker-why-not-place-first")
        return why_not_placement(s, action)


def why_not_placement(s: EntdeckerState, action: PlaceTile) -> IllegalAction:
    """Say why the tile may not lie so."""
    chart = s.chart
    cell, mask = chart.board.cell.get(action.space), MASK_BY_NAME.get(action.tile)
    if cell is None:
        return IllegalAction("ENT-31", "entdecker-why-not-space", space=action.space)
    if cell not in chart.open_sea(s.ship):  # first, for it is so however the tile is turned
        return IllegalAction(
            "ENT-31", "entdecker-why-not-place-reach", space=action.space, ship=chart.board.names[s.ship]
        )
    if mask is None or PATTERN[mask] != PATTERN_OF[s.hand]:
        return IllegalAction("ENT-31", "entdecker-why-not-place-tile", tile=action.tile, pattern=PATTERN_OF[s.hand])
    wrong = wrong_side(mask, chart.around[cell])
    key = "entdecker-why-not-place-land" if IS_LAND[mask][wrong] else "entdecker-why-not-place-sea"
    return IllegalAction("ENT-31", key, space=action.space, side=SIDE_NAMES[wrong])


def find_waterfalls(s: EntdeckerState, cell: int) -> None:
    """Pay the bonus of waterfalls met land to land for the first time, where the finder gets it (ENT-93)."""
    for side in LAND_SIDES[s.chart.tiles[cell]]:
        beside = cell + s.chart.board.steps[side]
        if beside in s.unfound:
            s.unfound.discard(beside)
            points = s.terms.scenario.waterfalls[beside]
            s.score[s.seat] += points
            s.finds[s.seat] += points
            s.tell(WaterfallFound(s.seat, s.chart.board.names[beside], points))


def meet(s: EntdeckerState, event: int) -> None:
    """Let the event on the new tile happen (ENT-50 to ENT-53)."""
    seat = s.seat
    gold = 0
    if event == MINE:
        gold = s.terms.mine
    elif event == PIRATE and not is_spared(s):
        gold = -((s.gold[seat] + s.terms.pirate_rounds_up) // 2)
    elif event == NATIVES and can_send_by_natives(s):
        s.phase = Phase.NATIVES
    elif event == STORM:
        s.phase = Phase.FILL
    s.gold[seat] += gold
    s.bank -= gold
    if s.listener is not None:
        s.tell(TileEvent(seat, EVENT_NAMES[event - MINE], abs(gold)))


def is_spared(s: EntdeckerState) -> bool:
    """Tell whether a fort or settlement on an unfinished island keeps the pirate away (ENT-51, ENT-93)."""
    return s.terms.pirate_spares and any(
        seat_of(unit) == s.seat and kind_of(unit) != SCOUT and s.islands.open_sides[s.islands.find(mass)]
        for mass, unit in s.units.items()
    )
