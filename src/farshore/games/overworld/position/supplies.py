"""What is not on the board of a position: bag, pile, shop and everyone's pieces.

All of it follows from the board, except which survey tiles are in the bag. Less may be said than follows: so a small
drawing can be near the end, or short of camels. More may not.
"""

from __future__ import annotations

import msgspec

from farshore.games.overworld.ending import is_bag_empty
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import REACH, place_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position.document import Document, SupplyPart, read_counts, read_seat, wrong
from farshore.games.overworld.position.table import coasts_laid
from farshore.games.overworld.regions import half_of
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import CAMEL, DOORS, EXPLORERS, ITEMS, ITEMS_OF_KIND, SEAT_NAMES, SHIP, supply_of
from farshore.games.overworld.tiles import COASTS_OF_PATTERN, COPIES, PATTERNS, SURVEY_TYPES, is_coast


def read_supplies(s: OverworldState, document: Document) -> None:
    """Read them, or work them out."""
    s.pile = _at_most(document.pile, tuple(PATTERNS), usual_pile(s), "pile")
    s.aside = _read_aside(document.aside)
    _read_bag(s, document)
    s.shop = _at_most(document.shop, ITEMS, usual_shop(s), "shop")
    for name in document.supplies:
        read_seat(name, "supplies", s.terms.seats)
    for seat in range(s.terms.seats):
        _read_pieces(s, seat, document.supplies.get(SEAT_NAMES[seat], SupplyPart()))


def _at_most(said: dict[str, int] | None, names: tuple[str, ...], usual: list[int], at: str) -> list[int]:
    for name, most in zip(names, usual, strict=True):
        if most < 0:
            raise wrong(at, "too-many", name=name, count=-most)
    if said is None:
        return usual
    counts = read_counts(said, names, at)
    for name, count, most in zip(names, counts, usual, strict=True):
        if count > most:
            raise wrong(f"{at}.{name}", "at-most", most=most)
    return counts


def usual_pile(s: OverworldState) -> list[int]:
    """Return all coasts that are not laid."""
    return [COASTS_OF_PATTERN - laid for laid in coasts_laid(s.board.cells)]


def usual_shop(s: OverworldState) -> list[int]:
    """Return all items that are not in gaps (OVW-70)."""
    each = ITEMS_OF_KIND if s.terms.provisions else 0
    return [each - sum(gap.items[kind] for gap in s.gaps) for kind in range(len(ITEMS))]


def _read_aside(names: list[str]) -> list[int]:
    for index, name in enumerate(names):
        if name not in SURVEY_TYPES:
            raise wrong(f"aside[{index}]", "kind", name=name, known=", ".join(SURVEY_TYPES))
    return [SURVEY_TYPES.index(name) for name in names]


def _not_seen(s: OverworldState) -> list[int]:
    """Return the survey tiles, by type, beside those whose type is known: drawn this turn, or set aside."""
    known = [*s.aside, s.tile]
    return [COPIES - known.count(tile) for tile in range(len(SURVEY_TYPES))]


def _not_laid(s: OverworldState) -> int:
    """Return how many survey tiles can be in the bag."""
    squares = sum(not is_coast(cell) for cell in s.board.cells.values())
    return s.terms.tiles - len(s.aside) - _in_hand(s) - -(-squares // 3)


def _in_hand(s: OverworldState) -> int:
    return int(s.tile != NOWHERE and not s.survey)


def _within_reach(s: OverworldState) -> int:
    """Return how many tiles can be in the bag without leading beyond what can be numbered (see ``grid``)."""
    outermost = max((abs(way) for square in s.board.cells for way in place_of(square)), default=0)
    return (REACH - outermost - sum(s.pile)) // 2 - _in_hand(s)


def usual_bag(s: OverworldState) -> list[int]:
    """Return as many tiles as there can be, of all types alike; when the game is over, none that could be drawn."""
    count = s.terms.never_drawn if s.phase == Phase.OVER else min(_not_laid(s), _within_reach(s))
    bag = _not_seen(s)
    while sum(bag) > max(count, 0):
        most = max(bag)
        bag[len(bag) - 1 - bag[::-1].index(most)] -= 1
    return bag


def _read_bag(s: OverworldState, document: Document) -> None:
    for tile, count in zip(SURVEY_TYPES, _not_seen(s), strict=True):
        if count < 0:
            raise wrong("aside", "too-many", name=tile, count=-count)
    if _not_laid(s) < 0:
        raise wrong("board", "survey-squares", count=-_not_laid(s))
    if _within_reach(s) < 0:
        raise wrong("board", "reach", reach=REACH)
    s.bag = usual_bag(s) if document.bag is None else _at_most(document.bag, SURVEY_TYPES, _not_seen(s), "bag")
    if sum(s.bag) > _not_laid(s):
        raise wrong("bag", "at-most", most=_not_laid(s))
    if sum(s.bag) > _within_reach(s):
        raise wrong("bag", "bag-reach", most=_within_reach(s), reach=REACH)
    if sum(s.bag) < s.terms.never_drawn or (s.phase == Phase.DRAW and is_bag_empty(s)):
        raise wrong("bag", "bag-empty", least=s.terms.never_drawn + (s.phase == Phase.DRAW))


def usual_pieces(s: OverworldState, seat: int) -> dict[str, int]:
    """Return all of a seat's pieces that are nowhere else; a door or port that moves is in nobody's supply."""
    own = [gap for gap in s.gaps if gap.owner == seat]
    out = [half_of(at) for at, owner in s.explorers.items() if owner == seat]
    out += [explorer for gap in own for explorer in gap.left]
    standing = [gap.entrance for gap in own]
    if s.phase == Phase.LEAVE and seat == s.winner:
        standing.append(s.entrance)
    return {
        "camels": EXPLORERS - out.count(CAMEL),
        "ships": EXPLORERS - out.count(SHIP),
        "doors": DOORS - standing.count(Entrance.DOOR),
        "ports": int(s.terms.ports) - standing.count(Entrance.PORT),
    }


def _read_pieces(s: OverworldState, seat: int, part: SupplyPart) -> None:
    usual = usual_pieces(s, seat)
    at = f"supplies.{SEAT_NAMES[seat]}"
    said = {name: count for name, count in msgspec.structs.asdict(part).items() if count is not None}
    pieces = dict(zip(usual, _at_most(usual | said, tuple(usual), list(usual.values()), at), strict=True))
    s.supply[supply_of(seat, CAMEL)] = pieces["camels"]
    s.supply[supply_of(seat, SHIP)] = pieces["ships"]
    s.doors[seat] = pieces["doors"]
    s.ports[seat] = pieces["ports"]
    if not s.doors[seat] and usual["doors"] == DOORS:
        raise wrong(f"{at}.doors", "no-door", seat=SEAT_NAMES[seat])
