"""What must agree all game long: temple columns, races and frames show what the marks say."""

from __future__ import annotations

from farshore.games.explorers import grid
from farshore.games.explorers.achievements import RACES
from farshore.games.explorers.position.frame import (
    fill_slots,
    marked,
    marked_provisions,
    marked_temples,
    places_taken,
    possible_gem_points,
    possible_provision_points,
    race_places,
    temple_places,
)
from farshore.games.explorers.sheet import NOT_VISITED
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import SCROLL_SLOTS, SEAT_NAMES
from farshore.games.explorers.tile import Object


def broken_invariants(s: ExplorersState) -> list[str]:
    """Return what does not agree with the marks, by name."""
    broken = [
        f"column {name}"
        for quadrant, name in enumerate(grid.QUADRANT_NAMES)
        if s.columns[quadrant] != places_taken(s, temple_places(s, quadrant))
    ]
    if any(
        s.races[index] != places_taken(s, race_places(s, index))
        for index, name in enumerate(s.achievements)
        if name in RACES and s.races
    ):
        broken.append("races")
    for seat in range(s.terms.seats):
        broken += [f"{SEAT_NAMES[seat]} {what}" for what, agrees in _frame(s, seat).items() if not agrees]
    return broken


def _frame(s: ExplorersState, seat: int) -> dict[str, bool]:
    """Tell, part by part, whether a seat's frame shows what its marks say."""
    sheet, shown = s.sheets[seat], s.shown[seat]
    expected = sheet.clone()
    fill_slots(s, expected)
    provisions = marked_provisions(s, sheet.marks)
    found = [now - before for now, before in zip(provisions, marked_provisions(s, shown.marks), strict=True)]
    eaten = [now - before for now, before in zip(sheet.larder, shown.larder, strict=True)]
    visited = {quadrant for quadrant, place in enumerate(sheet.temples) if place != NOT_VISITED}
    fresh = min(SCROLL_SLOTS, marked(s, Object.SCROLL, shown.marks)) + sheet.fresh_scrolls
    return {
        "marks": not shown.marks & ~sheet.marks,
        "squares beside marks": sheet.near == expected.near,
        "keys found": sheet.keys_found == expected.keys_found,
        "keys": sheet.keys == expected.keys,
        "scrolls found": sheet.scrolls_found == expected.scrolls_found,
        "scrolls": sheet.scrolls == expected.scrolls,
        "scrolls of this turn": fresh == expected.scrolls_found,
        "gems": sheet.gems == expected.gems,
        "provisions of this turn": found == eaten,
        "provision points": sheet.provision_points in possible_provision_points(s, provisions, sheet.larder),
        "gem points": sheet.gem_points in possible_gem_points(s.terms, s.round, sheet.gems),
        "temples": marked_temples(s, sheet.marks) == visited | set(sheet.batch),
        "temples twice": len(visited) + len(sheet.batch) == len(visited | set(sheet.batch)),
        "races": all(
            (points != NOT_VISITED) == RACES[name](s.world, shown.marks)
            for name, points in zip(s.achievements, sheet.races, strict=False)  # before the set-up nobody has any
            if name in RACES
        ),
    }
