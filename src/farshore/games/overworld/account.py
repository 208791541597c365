"""Why the points of a seat change: what it leads, tours and holds before and after a step (OVW-60, 61, 70, 71).

Everything is scored as if the game ended now, so that one step may move the points of several seats for several
reasons. An account is drawn up before and after it, only while somebody listens.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from farshore.core.contract import Event, Seat
from farshore.games.overworld.contest import leaders_among
from farshore.games.overworld.entrance import standing
from farshore.games.overworld.events import GameEnded, LastRound, PointsChanged, RegionCounted
from farshore.games.overworld.gaps import NOBODY, Entrance
from farshore.games.overworld.grid import Square, name_of
from farshore.games.overworld.regions import Root, half_of, square_of, strengths
from farshore.games.overworld.scoring import Score, items_of, port_regions, scores, tour
from farshore.games.overworld.terms import REGION_POINTS
from farshore.games.overworld.tiles import half_kind

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

_CLOSING: Final = (LastRound, GameEnded)


class Account(NamedTuple):
    """How the points stand."""

    scores: list[Score]  # by seat
    leads: dict[Root, tuple[Seat, ...]]  # who leads in each region with explorers


def draw_up(s: OverworldState) -> Account:
    """Return how the points stand now."""
    explorers = s.board.regions.explorers
    seats = s.terms.seats
    leads = {root: leaders_among(there, seats) for root, there in explorers.items() if there}
    return Account(scores(s), leads)


def with_changes(s: OverworldState, before: Account, told: list[Event]) -> list[Event]:
    """Return what a step told with the changes of points that it brought, before the last words of a round or game."""
    changes = list(_changes(s, before, draw_up(s)))
    at = next((number for number, event in enumerate(told) if isinstance(event, _CLOSING)), len(told))
    return [*told[:at], *changes, *told[at:]]


def _changes(s: OverworldState, before: Account, after: Account) -> Iterator[PointsChanged]:
    for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
        if new == old:
            continue
        if new.regions != old.regions:
            yield from _region_changes(s, seat, before, after)
        if new.doors != old.doors:
            yield _tour_change(s, seat, old.doors, new.doors)
        if new.provisions != old.provisions:
            yield _item_change(s, seat, old.provisions, new.provisions)
        if new.port != old.port:
            yield _port_change(s, seat, old.port, new.port)


def _region_changes(s: OverworldState, seat: Seat, before: Account, after: Account) -> Iterator[PointsChanged]:
    """Tell by reason in how many regions a seat has come to lead, or does so no longer."""
    root = s.board.regions.root
    led: dict[Root, int] = {}  # how many regions that the seat led are now one
    for old, seats in before.leads.items():
        if seat in seats:
            led[root(old)] = led.get(root(old), 0) + 1
    found: dict[str, list[Root]] = {"lead": [], "share": [], "joined": [], "lost": []}
    for region, seats in after.leads.items():
        if seat in seats and region not in led:
            found["lead" if seats == (seat,) else "share"].append(region)
    for region, times in led.items():
        if seat not in after.leads.get(region, ()):
            found["lost"] += [region] * times
        else:
            found["joined"] += [region] * (times - 1)
    for reason, regions in found.items():
        if regions:
            points = REGION_POINTS * len(regions) * (1 if reason in {"lead", "share"} else -1)
            squares, counted = _named(_squares(s, set(regions))), tuple(_counted(s, region) for region in regions)
            yield PointsChanged(seat, "regions", points, reason, len(regions), squares, regions=counted)


def _counted(s: OverworldState, region: Root) -> RegionCounted:
    """Count what a region is judged by (OVW-60)."""
    regions = s.board.regions
    first = min(at for at in regions.parents if regions.root(at) == region)
    kind = half_kind(s.board.cells[square_of(first)], half_of(first))
    there = strengths(regions.explorers[region], s.terms.seats)
    return RegionCounted(name_of(square_of(first)), kind.name.lower(), regions.sizes[region], tuple(there))


def _tour_change(s: OverworldState, seat: Seat, old: int, new: int) -> PointsChanged:
    reason = "tour" if new > old else "shorter"
    return PointsChanged(seat, "doors", new - old, reason, 0, _named(tour(s, seat).squares), old)


def _item_change(s: OverworldState, seat: Seat, old: int, new: int) -> PointsChanged:
    squares, stock = _named(_stores(s, seat)), tuple(items_of(s, seat))
    return PointsChanged(seat, "provisions", new - old, "items", 0, squares, old, stock=stock)


def _stores(s: OverworldState, seat: Seat) -> list[Square]:
    """Return the squares of the gaps whose provisions a seat holds; of one that has lost all, those of nobody's."""
    stores = [gap for gap in s.gaps if any(gap.items)]
    own = [gap for gap in stores if gap.owner == seat] or [gap for gap in stores if gap.owner == NOBODY]
    return [square for gap in own for square in gap.squares]


def _port_change(s: OverworldState, seat: Seat, old: int, new: int) -> PointsChanged:
    sizes = s.board.regions.sizes
    best = max(port_regions(s, seat), key=lambda region: (sizes[region], -region), default=None)
    gaps = [square for number in standing(s, seat, Entrance.PORT) for square in s.gaps[number].squares]
    squares = [] if best is None else _squares(s, {best})
    size = 0 if best is None else sizes[best]
    return PointsChanged(seat, "port", new - old, "port", size, _named([*gaps, *squares]), old)


def _squares(s: OverworldState, regions: set[Root]) -> list[Square]:
    """Return the squares of some regions, in order."""
    root = s.board.regions.root
    return sorted({square_of(at) for at in s.board.regions.parents if root(at) in regions})


def _named(squares: list[Square] | tuple[Square, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(name_of, squares)))
