"""Cover surrounded spaces at the end of a journey (ENT-60, ENT-61), searching for tiles that are short (ENT-62)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farshore.core.contract import Action
from farshore.games.entdecker.actions import FindEvents
from farshore.games.entdecker.events import SpaceFilled
from farshore.games.entdecker.explore import reform_stacks, take_sought
from farshore.games.entdecker.phase import Automatic, Chance, Phase
from farshore.games.entdecker.tile import FILLING, IS_LAND, NAMES, PATTERN, UNDISCOVERED

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def due_spaces(s: EntdeckerState) -> set[int]:
    """Return the spaces to be filled: surrounded, or in an area that no ship can reach, or all at the very end.

    Only spaces near the tiles of this turn can have become due. An area wholly bordered by land is one that no ship can
    reach, so ENT-60 and ENT-61 ask the same question and are answered by the same tiles.
    """
    chart = s.chart
    tiles = chart.tiles
    if s.closing:
        return {cell for cell in chart.board.spaces if tiles[cell] == UNDISCOVERED}
    due: set[int] = set()
    reached: set[int] = set()
    for cell in s.fresh:
        if not chart.is_afloat[cell]:
            due |= chart.cut_off(cell)  # a fill may lie between, if a search came in between
        for side, step in enumerate(chart.board.steps):
            space = cell + step
            if tiles[space] != UNDISCOVERED or space in due:
                continue
            if chart.is_surrounded(space):
                due.add(space)  # and what lies beyond it, across a sea tile, may be cut off with it
            if space not in reached and (IS_LAND[tiles[cell]][side] or not chart.is_afloat[cell]):
                due |= chart.cut_off(space)
                reached.add(space)
    return due


class Fill(Automatic):
    """One at a time, the first due space in reading order, until nothing changes (ENT-60)."""

    def run(self, s: EntdeckerState) -> None:
        """Fill, then put the stacks in order."""
        chart, stacks = s.chart, s.stacks
        if s.landed >= 0 and s.landed not in s.sea.tolled:
            s.sea.join(chart, s.landed)
        due = due_spaces(s)
        while due:
            space = min(due)
            mask = FILLING[chart.around[space]]
            if stacks.needs_pairing(PATTERN[mask]):
                s.sought = PATTERN[mask]
                s.then = Phase.FILL
                s.phase = Phase.SEARCH
                return
            stacks.take_open(PATTERN[mask])
            s.lay(space, mask)
            s.sea.join(chart, space)
            if s.listener is not None:
                s.tell(SpaceFilled(chart.board.names[space], NAMES[mask]))
            due.discard(space)  # a fill makes nothing else due: its undiscovered neighbours were cut off with it
        if not reform_stacks(s, Phase.SCORE):
            s.phase = Phase.SCORE


class Search(Chance):
    """The Hidden Stacks are searched, and events on a pattern's question marks come to light (ENT-62)."""

    def outcomes(self, s: EntdeckerState) -> Sequence[tuple[Action, int]]:
        """Any of the events left may lie on them."""
        return [(FindEvents(s.sought, *counts), weight) for counts, weight in s.stacks.pairings(s.sought)]

    def apply(self, s: EntdeckerState, action: Action) -> None:
        """Note them and go on with the fill or the draw."""
        assert isinstance(action, FindEvents)
        s.stacks.pair(action.pattern, (action.mine, action.pirate, action.natives, action.storm))
        s.phase = s.then
        if s.then == Phase.SHOWN:
            take_sought(s)
