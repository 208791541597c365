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
from farshore.games.entdecker.phase import Automatic, Decision, Phase
from farshore.games.entdecker.recall import take_back, why_not_recall, with_recalls
from farshore.games.entdecker.scouts import can_send_by_natives
from farshore.games.entdecker.stacks import MINE, NATIVES, NO_EVENT, PIRATE, STORM
from farshore.games.entdecker.tile import FITTING, LAND_SIDES, MASK_BY_NAME, NAMES, PATTERN, SIDE_NAMES
from farshore.games.entdecker.units import SCOUT

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def placements(s: EntdeckerState) -> list[Action]:
    """Return every space and rotation that the tile in hand fits (ENT-31)."""
    chart = s.chart
    fitting = FITTING[s.hand // 5]
    memo = s.terms.place_actions
    return [
        memo.get(space << 4 | mask) or _remember(s, space, mask)
        for space in chart.open_sea(s.ship)
        for mask in fitting[chart.around[space]]
    ]


def _remember(s: EntdeckerState, space: int, mask: int) -> PlaceTile:
    action = s.terms.place_actions[space << 4 | mask] = PlaceTile(s.chart.board.names[space], NAMES[mask])
    return action


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
            s.tell(TileDiscarded(s.seat, s.hand // 5))
        s.stacks.discards[s.hand] += 1
        s.hand = 0
        s.phase = Phase.VOYAGE


class Place(Decision):
    """Choose space and rotation."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return every fitting placement."""
        return with_recalls(s, placements(s))

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Lay the tile, move the ship, and let an event on it happen."""
        if not isinstance(action, PlaceTile):
            take_back(s, action)
            return
        cell = s.chart.board.cell[action.space]
        if s.landed >= 0:
            s.sea.join(s.chart, s.landed)
        s.lay(cell, MASK_BY_NAME[action.tile])
        s.ship = s.landed = cell
        event = s.hand % 5 if s.kind == HIDDEN else NO_EVENT
        s.hand = 0
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
    if mask is None or PATTERN[mask] != s.hand // 5:
        return IllegalAction("ENT-31", "entdecker-why-not-place-tile", tile=action.tile, pattern=s.hand // 5)
    if cell not in chart.open_sea(s.ship):
        return IllegalAction(
            "ENT-31", "entdecker-why-not-place-reach", space=action.space, ship=chart.board.names[s.ship]
        )
    wrong = (mask ^ chart.around[cell]) & chart.around[cell] >> 4
    side = SIDE_NAMES[(wrong & -wrong).bit_length() - 1]
    key = "entdecker-why-not-place-land" if mask & wrong & -wrong else "entdecker-why-not-place-sea"
    return IllegalAction("ENT-31", key, space=action.space, side=side)


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
        s.tell(TileEvent(seat, EVENT_NAMES[event - 1], abs(gold)))


def is_spared(s: EntdeckerState) -> bool:
    """Tell whether a fort or settlement on an unfinished island keeps the pirate away (ENT-51, ENT-93)."""
    return s.terms.pirate_spares and any(
        unit & 7 == s.seat and (unit >> 3 & 3) != SCOUT and s.islands.open_sides[s.islands.find(mass)]
        for mass, unit in s.units.items()
    )
