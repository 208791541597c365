"""What the frame of an explorer must show, given the marks: most of it follows, and the rest has bounds."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

from farshore.games.explorers import grid
from farshore.games.explorers.cards import CARDS
from farshore.games.explorers.gems import gem_points
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.provisions import BY_KINDS, KINDS
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import KEY_SLOTS, RACE_POINTS, ROUNDS, SCROLL_SLOTS, TURNS, Terms
from farshore.games.explorers.tile import Object

Larder = tuple[int, int, int]


def marked(s: ExplorersState, kind: Object, marks: int) -> int:
    """Count the marked objects of a kind."""
    return (marks & s.world.objects[kind]).bit_count()


def marked_provisions(s: ExplorersState, marks: int) -> Larder:
    """Count the marked apples, carrots and fish."""
    apples, carrots, fish = (marked(s, kind, marks) for kind in KINDS)
    return apples, carrots, fish


def marked_temples(s: ExplorersState, marks: int) -> set[int]:
    """Return the quadrants whose temple is marked."""
    return {quadrant for quadrant, temple in enumerate(s.world.temples) if temple & marks}


def fill_slots(s: ExplorersState, sheet: Sheet) -> None:
    """Work out from the marks, and the scrolls used, what follows from them."""
    sheet.near = grid.beside(sheet.marks)
    sheet.keys_found = min(KEY_SLOTS, marked(s, Object.KEY, sheet.marks))
    sheet.keys = sheet.keys_found - marked(s, Object.TEMPLE, sheet.marks)
    sheet.scrolls_found = min(SCROLL_SLOTS, marked(s, Object.SCROLL, sheet.marks))
    sheet.scrolls = sheet.scrolls_found - sheet.fresh_scrolls - sheet.scrolls_used
    sheet.gems = min(s.terms.gem_slots, marked(s, Object.GEM, sheet.marks))


def expert_larder(s: ExplorersState, provisions: Larder) -> Larder:
    """Return the provisions of this round in the expert game: each kind has its own round (EXP-34)."""
    apples, carrots, fish = (count if kind == s.round - 1 else 0 for kind, count in enumerate(provisions))
    return apples, carrots, fish


def possible_provision_points(s: ExplorersState, provisions: Larder, larder: Larder) -> frozenset[int]:
    """Return what the provisions of the rounds that ended can have been worth (EXP-33, EXP-34)."""
    if s.terms.expert_provisions:
        return frozenset((sum(count**2 for kind, count in enumerate(provisions) if kind < s.round - 1),))
    apples, carrots, fish = (count - now for count, now in zip(provisions, larder, strict=True))
    return _spread_over_rounds(s.round, (apples, carrots, fish))


@lru_cache(maxsize=1024)
def _spread_over_rounds(rounds: int, provisions: Larder) -> frozenset[int]:
    if min(provisions) < 0:
        return frozenset()
    ways = product(*(combinations(range(rounds), count) for count in provisions))
    return frozenset(sum(BY_KINDS[sum(r in way for way in chosen)] for r in range(rounds)) for chosen in ways)


@lru_cache(maxsize=1024)
def possible_gem_points(terms: Terms, rounds: int, gems: int) -> frozenset[int]:
    """Return what gems can have been worth in some rounds, if at the end there are so many (EXP-35, EXP-36)."""
    if not rounds:
        return frozenset((0,))
    return frozenset(
        gem_points(terms, found) + before
        for found in range(gems + 1)
        for before in possible_gem_points(terms, rounds - 1, found)
    )


def places_taken(s: ExplorersState, places: list[int]) -> int:
    """Return how much of a column is taken or struck, by the place each explorer has in it (EXP-37, EXP-71)."""
    if s.terms.seats > 1:
        return sum(place != NOT_VISITED for place in places)
    return strikes(s) if places[0] == NOT_VISITED else places[0] + 1


def strikes(s: ExplorersState) -> int:
    """Return how many numbers a solo player has struck in a column not visited (EXP-71)."""
    return min(s.round, ROUNDS - 1)


def temple_places(s: ExplorersState, quadrant: int) -> list[int]:
    """Return the place each explorer has in a temple's column, as it is printed."""
    return [sheet.temples[quadrant] for sheet in s.sheets]


def race_places(s: ExplorersState, index: int) -> list[int]:
    """Return the place each explorer has in a race."""
    points = (sheet.races[index] for sheet in s.sheets)
    return [NOT_VISITED if number == NOT_VISITED else RACE_POINTS.index(number) for number in points]


def cards_turned(s: ExplorersState) -> int:
    """Return how many cards must be out of the deck; before the first round all are."""
    if s.phase == Phase.OVER:
        return TURNS
    if s.turn_number < 0:
        return len(CARDS)
    return s.turn_number + (s.phase != Phase.CARD)
