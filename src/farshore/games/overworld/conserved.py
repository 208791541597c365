"""What can be neither made nor lost: tiles, pieces and items, wherever they are (OVW-1 to OVW-3, OVW-70, OVW-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import half_of
from farshore.games.overworld.terms import EXPLORER_NAMES, ITEMS, SEAT_NAMES, supply_of
from farshore.games.overworld.tiles import is_coast

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


def conserved_counts(s: OverworldState) -> dict[str, int]:
    """Count everything; equal all game long."""
    coasts = sum(map(is_coast, s.board.cells.values()))
    in_hand = int(s.tile != NOWHERE and not s.survey)
    counts = {
        "survey squares": 3 * (sum(s.bag) + len(s.aside) + in_hand) + len(s.board.cells) - coasts,
        "coast tiles": sum(s.pile) + coasts,
    }
    for kind, item in enumerate(ITEMS):
        counts[item] = s.shop[kind] + sum(gap.items[kind] for gap in s.gaps)
    for seat in range(s.terms.seats):
        counts |= {f"{SEAT_NAMES[seat]} {what}": count for what, count in pieces_of(s, seat).items()}
    return counts


def pieces_of(s: OverworldState, seat: int) -> dict[str, int]:
    """Count a seat's pieces."""
    own = [gap for gap in s.gaps if gap.owner == seat]
    on_board = [half_of(at) for at, owner in s.explorers.items() if owner == seat]
    left = [explorer for gap in own for explorer in gap.left]
    moving = s.entrance if s.phase == Phase.LEAVE else Entrance.NONE
    counts = {
        f"{name}s": s.supply[supply_of(seat, kind)] + on_board.count(kind) + left.count(kind)
        for kind, name in enumerate(EXPLORER_NAMES)
    }
    for what, supply, entrance in (("doors", s.doors, Entrance.DOOR), ("ports", s.ports, Entrance.PORT)):
        in_hand = int(seat == s.winner and moving == entrance)
        counts[what] = supply[seat] + sum(gap.entrance == entrance for gap in own) + in_hand
    return counts
