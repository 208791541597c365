"""What can be neither made nor lost: the cards, and that sheets and columns show what the marks say."""

from __future__ import annotations

from farshore.games.explorers import grid
from farshore.games.explorers.achievements import RACES
from farshore.games.explorers.cards import cards_in
from farshore.games.explorers.position.frame import (
    cards_turned,
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


def conserved_counts(s: ExplorersState) -> dict[str, int]:
    """Return what stays the same all game long: 8 cards, and no difference between frames, columns and marks."""
    counts = {"cards": len(cards_in(s.deck)) + cards_turned(s)}
    for quadrant, name in enumerate(grid.QUADRANT_NAMES):
        counts[f"column {name}"] = s.columns[quadrant] - places_taken(s, temple_places(s, quadrant))
    counts["races"] = sum(
        s.races[index] != places_taken(s, race_places(s, index))
        for index, name in enumerate(s.achievements)
        if name in RACES and s.races
    )
    for seat in range(s.terms.seats):
        counts |= {f"{SEAT_NAMES[seat]} {what}": count for what, count in _differences(s, seat).items()}
    return counts


def _differences(s: ExplorersState, seat: int) -> dict[str, int]:
    """Compare what a seat's frame shows with what its marks say: every difference is 0, all game long."""
    sheet, shown = s.sheets[seat], s.shown[seat]
    expected = sheet.clone()
    fill_slots(s, expected)
    provisions = marked_provisions(s, sheet.marks)
    found = [now - before for now, before in zip(provisions, marked_provisions(s, shown.marks), strict=True)]
    eaten = [now - before for now, before in zip(sheet.larder, shown.larder, strict=True)]
    earned = possible_provision_points(s, provisions, sheet.larder)
    visited = {quadrant for quadrant, place in enumerate(sheet.temples) if place != NOT_VISITED}
    fresh = min(SCROLL_SLOTS, marked(s, Object.SCROLL, shown.marks)) + sheet.fresh_scrolls
    return {
        "marks": (shown.marks & ~sheet.marks).bit_count(),
        "squares beside marks": (sheet.near ^ expected.near).bit_count(),
        "keys found": sheet.keys_found - expected.keys_found,
        "keys": sheet.keys - expected.keys,
        "scrolls found": sheet.scrolls_found - expected.scrolls_found,
        "scrolls": sheet.scrolls - expected.scrolls,
        "scrolls of this turn": fresh - expected.scrolls_found,
        "gems": sheet.gems - expected.gems,
        "provisions of this turn": sum(abs(one - other) for one, other in zip(found, eaten, strict=True)),
        "provision points": int(sheet.provision_points not in earned),
        "gem points": int(sheet.gem_points not in possible_gem_points(s.terms, s.round, sheet.gems)),
        "temples": len(marked_temples(s, sheet.marks) ^ (visited | set(sheet.batch))),
        "temples twice": len(visited) + len(sheet.batch) - len(visited | set(sheet.batch)),
        "races": sum(
            name in RACES and (points != NOT_VISITED) != RACES[name](s.world, shown.marks)
            for name, points in zip(s.achievements, sheet.races, strict=False)  # before the set-up nobody has any
        ),
    }
