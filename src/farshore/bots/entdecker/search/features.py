"""What may matter about a position, by seat: the same for those who fit weights and for those who play by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from farshore.bots.entdecker.search.survey import Isle, Survey, counts, stake, stake_of
from farshore.core.contract import Seat
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.units import IN_SUPPLY, SCOUT, seat_of_scout


class Features(NamedTuple):
    """How a seat stands; each counts in points by its weight. The score counts as it is."""

    # islands: the share that the seat has now, by how many sides are open
    share_1: float = 0.0
    share_2: float = 0.0
    share_3: float = 0.0  # three or four
    share_5: float = 0.0  # five and more
    growth: float = 0.0  # open sides, times the part of the island that is the seat's
    rise: float = 0.0  # points: what one more scout there would add to its share …
    fall: float = 0.0  # … and what one more of the best rival's would take from it
    unguarded: float = 0.0  # points: shares of islands led by scouts alone
    scouts_near: float = 0.0  # scouts on islands with one or two sides open
    scouts_far: float = 0.0  # … with more
    forts_out: float = 0.0
    settlements_out: float = 0.0
    # jungle paths: the token's value, by how many scouts the seat is ahead of the best rival
    path_won: float = 0.0  # nobody can overtake it any more
    path_3: float = 0.0  # three or more ahead
    path_2: float = 0.0
    path_1: float = 0.0
    path_tied: float = 0.0  # as many, and nearest the hut
    path_tied_far: float = 0.0  # as many, and not nearest
    path_behind_1: float = 0.0
    path_behind_2: float = 0.0  # two or more behind
    # what is kept
    gold: float = 0.0  # up to what spares the roll for income
    more_gold: float = 0.0  # … up to ten
    much_gold: float = 0.0  # … beyond
    scouts: float = 0.0  # in supply
    has_scout: float = 0.0  # at least one
    forts: float = 0.0
    settlements: float = 0.0
    to_move: float = 0.0


NAMES: Final = Features._fields
ENOUGH: Final = 4
PLENTY: Final = 10

_SHARES: Final = ("share_1", "share_1", "share_2", "share_3", "share_3", "share_5")  # by open sides, the last for more
_MARGINS: Final = {3: "path_3", 2: "path_2", 1: "path_1", -1: "path_behind_1", -2: "path_behind_2"}


def parts(terms: Terms, stakes: int, order: Sequence[Seat]) -> list[float]:
    """Return by seat the part of an island that is its share, as the ranks are now (ENT-72)."""
    strengths = [strength(terms, stake_of(stakes, seat), seat, order) for seat in range(terms.seats)]
    ranked = sorted({found for found in strengths if found}, reverse=True)
    return [_part(terms, ranked.index(found)) if found else 0.0 for found in strengths]


def strength(terms: Terms, own: int, seat: Seat, order: Sequence[Seat]) -> int:
    """Return what decides the rank of a seat's units on an island; 0 without any."""
    if own and terms.strength_is_sum:
        scouts, forts, settlements = counts(own)
        own = scouts + 2 * forts + 3 * settlements
    if own and terms.first_wins_ties:
        own = 8 * own - (order.index(seat) if seat in order else len(order))
    return own


def _part(terms: Terms, behind: int) -> float:
    """Return the part of a place, the first being 0."""
    return 0.0 if terms.two_shares and behind > 1 else 0.5**behind


def isle_features(terms: Terms, isle: Isle, seat: Seat) -> dict[str, float]:
    """Return what an unfinished island adds to the features of a seat."""
    value, open_sides, stakes, order = isle
    own = stake_of(stakes, seat)
    if not own:
        return {}
    now = parts(terms, stakes, order)[seat]
    more = parts(terms, stakes + stake(seat, SCOUT), order)[seat] if now < 1 else now
    others = [other for other in range(terms.seats) if other != seat and stake_of(stakes, other)]
    less = min((parts(terms, stakes + stake(other, SCOUT), order)[seat] for other in others), default=now)
    scouts, forts, settlements = counts(own)
    return {
        _SHARES[min(open_sides, len(_SHARES) - 1)]: value * now,
        "growth": open_sides * now,
        "rise": value * (more - now),
        "fall": value * (now - less),
        "unguarded": value if now == 1 and not forts and not settlements else 0.0,
        "scouts_near" if open_sides < 3 else "scouts_far": scouts,
        "forts_out": forts,
        "settlements_out": settlements,
    }


def path_feature(spaces: Sequence[int], double: frozenset[int], seats: int, seat: Seat) -> str:
    """Return which feature a path's token counts for; empty: none. ``double``: scouts that count as two (ENT-95)."""
    scouts, nearest = [0] * seats, [len(spaces)] * seats
    for space, scout in enumerate(spaces):
        if scout:
            owner = seat_of_scout(scout)
            scouts[owner] += 2 if scout in double else 1
            nearest[owner] = min(nearest[owner], space)
    if not any(scouts):
        return ""
    best = max((other for other in range(seats) if other != seat), key=lambda other: (scouts[other], -nearest[other]))
    ahead, free = scouts[seat] - scouts[best], list(spaces).count(0)
    wins_ties = nearest[seat] < nearest[best]
    if ahead > free or (ahead == free and wins_ties):
        return "path_won"
    if -ahead > free or (-ahead == free and not wins_ties):
        return ""
    if not ahead:
        return "path_tied" if wins_ties else "path_tied_far"
    return _MARGINS[max(-2, min(3, ahead))]


def purse_features(gold: int) -> dict[str, float]:
    """Return what some gold adds."""
    return {
        "gold": min(gold, ENOUGH),
        "more_gold": max(0, min(gold, PLENTY) - ENOUGH),
        "much_gold": max(0, gold - PLENTY),
    }


def supply_features(scouts: int, forts: int, settlements: int) -> dict[str, float]:
    """Return what the units in a supply add."""
    return {"scouts": scouts, "has_scout": float(scouts > 0), "forts": forts, "settlements": settlements}


def features_of(s: EntdeckerState, tokens: Sequence[float], double: frozenset[int] = frozenset()) -> list[Features]:
    """Return the features of every seat. ``tokens``: by path, what its token is worth as far as it is known."""
    terms, survey = s.terms, Survey(s)
    isles = [survey.isle(root) for root in survey.stakes]
    found = []
    for seat in range(terms.seats):
        scouts, forts, settlements = (s.supply[place] for place in IN_SUPPLY[seat])
        parts_of_seat = [isle_features(terms, isle, seat) for isle in isles]
        parts_of_seat += [purse_features(s.gold[seat]), supply_features(scouts, forts, settlements)]
        for path, value in enumerate(tokens):
            if s.jungle.taken_by[path] < 0 and (name := path_feature(s.jungle.path(path), double, terms.seats, seat)):
                parts_of_seat.append({name: value})
        total = dict.fromkeys(NAMES, 0.0)
        for part in parts_of_seat:
            for name, value in part.items():
                total[name] += value
        total["to_move"] = float(s.seat == seat)
        found.append(Features(**total))
    return found
