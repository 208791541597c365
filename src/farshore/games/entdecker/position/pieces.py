"""The pieces of a position: units on the board, scouts in the jungle, huts, gold and points."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from farshore.core.errors import BadPosition
from farshore.core.words import Phrase
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position.document import SCOUT_LETTERS, Document, HutPart, seat_named
from farshore.games.entdecker.setup import put_unit
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.tile import IS_LAND, LAND_SIDES, MASSES, SIDE_NAMES, UNDISCOVERED
from farshore.games.entdecker.units import (
    IN_SUPPLY,
    SCOUT,
    SCOUTS_IN_SUPPLY,
    SEAT_NAMES,
    UNIT_NAMES,
    has_number,
    scout_code,
    without_number,
)

FREE: Final = "."
"""A free space of a path."""
_UNIT: Final = re.compile(r"(\S+) (scout|fort|settlement)(?: ([0-9]{1,3}))? ([^\s/]+)(?:/([NESW]))?")
_SCOUT: Final = re.compile(rf"([{SCOUT_LETTERS}])([0-9]{{0,3}})")


def read_pieces(s: EntdeckerState, document: Document) -> None:
    """Put everything but the ship in place; supplies and bank are what is left."""
    _read_by_seat(s, document)
    for index, text in enumerate(document.units):
        _read_unit(s, text, f"units[{index}]")
    _read_paths(s, document.paths)
    for path, hut in document.huts.items():
        _read_hut(s, path, hut, f"huts.{path}")
    s.bound = read_scouts(s, document.turn.bound.split(), "turn.bound")
    for seat, kind in product(range(s.terms.seats), range(len(UNIT_NAMES))):
        if s.supply[IN_SUPPLY[seat][kind]] < 0:
            have = (s.terms.scouts, s.terms.forts, s.terms.settlements)[kind]
            raise BadPosition(
                "units", Phrase("entdecker-position-supply", seat=SEAT_NAMES[seat], unit=UNIT_NAMES[kind], have=have)
            )


def _read_by_seat(s: EntdeckerState, document: Document) -> None:
    seats = s.terms.seats
    lists = {key: getattr(document, key) for key in ("gold", "score", "finds", "top_scouts")}
    for key, values in lists.items():
        if values is not None and len(values) != seats:
            raise BadPosition(key, Phrase("entdecker-position-by-seat", seats=seats))
    if document.gold is not None:
        s.gold = list(document.gold)
        s.bank = s.terms.gold * seats - sum(s.gold)
    if document.score is not None:
        s.score = list(document.score)
    if document.finds is not None:
        s.finds = list(document.finds)
    if any(found > score for found, score in zip(s.finds, s.score, strict=True)):
        raise BadPosition("finds", Phrase("entdecker-position-finds"))
    if document.unfound is not None:
        _read_unfound(s, document.unfound)
    else:
        s.unfound = {cell for cell in s.unfound if not _is_touched(s, cell)}
    if document.top_scouts is not None:
        s.top_scouts = [_pair(s, pair, f"top_scouts[{seat}]") for seat, pair in enumerate(document.top_scouts)]
    elif s.terms.top_scout and s.phase != Phase.TOP_SCOUTS:
        s.top_scouts = [(1, 2)] * seats


def _is_touched(s: EntdeckerState, cell: int) -> bool:
    """Tell whether a tile lies beside a waterfall, so that it will have been found; none of the set-up did (ENT-93)."""
    beside = [cell + step for step in s.chart.board.steps]
    return any(s.chart.tiles[other] != UNDISCOVERED and other not in s.terms.scenario.tiles for other in beside)


def _read_unfound(s: EntdeckerState, names: list[str]) -> None:
    if not s.terms.waterfall_to_finder:
        raise BadPosition("unfound", Phrase("entdecker-position-unfound-option"))
    s.unfound = set()
    for index, name in enumerate(names):
        cell = s.chart.board.cell.get(name)
        if cell is None or cell not in s.terms.scenario.waterfalls:
            raise BadPosition(f"unfound[{index}]", Phrase("entdecker-position-unfound", space=name))
        s.unfound.add(cell)


def _pair(s: EntdeckerState, pair: list[int], at: str) -> tuple[int, int]:
    if not s.terms.top_scout:
        raise BadPosition(at, Phrase("entdecker-position-top-scouts-option"))
    if not pair:
        return 0, 0
    if len(pair) != 2 or not 1 <= pair[0] < pair[1] <= s.terms.scouts:
        raise BadPosition(at, Phrase("entdecker-position-top-scouts", most=s.terms.scouts))
    return pair[0], pair[1]


def space_named(s: EntdeckerState, name: str, at: str) -> int:
    """Return the cell of a discovered tile or an Edge Space."""
    cell = s.chart.board.cell.get(name)
    if cell is None:
        raise BadPosition(at, Phrase("entdecker-position-space", space=name))
    if s.chart.tiles[cell] == UNDISCOVERED:
        raise BadPosition(at, Phrase("entdecker-position-undiscovered", space=name))
    return cell


def _read_unit(s: EntdeckerState, text: str, at: str) -> None:
    found = _UNIT.fullmatch(text)
    if found is None:
        raise BadPosition(at, Phrase("entdecker-position-unit", text=text))
    colour, kind, number, space, side = found.groups()
    seat, unit = seat_named(s.terms, colour, at), UNIT_NAMES.index(kind)
    cell = space_named(s, space, at)
    masses = s.chart.board.masses[cell]
    mass = masses[_mass(s, cell, side, at)]
    if any(other in s.units for other in masses):
        raise BadPosition(at, Phrase("entdecker-position-two-units", space=space))
    if unit == SCOUT:
        _take_number(s, seat, int(number or 0), at)
    elif number:
        raise BadPosition(at, Phrase("entdecker-position-unit", text=text))
    put_unit(s, mass, seat, unit, int(number or 0))


def _mass(s: EntdeckerState, cell: int, side: str | None, at: str) -> int:
    """Return which mass of a tile is meant; a side is needed only if there are two."""
    mask, space = s.chart.tiles[cell], s.chart.board.names[cell]
    if not MASSES[mask]:
        raise BadPosition(at, Phrase("entdecker-position-sea", space=space))
    if len(MASSES[mask]) == 1 and side is None:
        return 0
    sides = [SIDE_NAMES[land] for land in LAND_SIDES[mask]]
    if len(MASSES[mask]) == 1:
        raise BadPosition(at, Phrase("entdecker-position-one-mass", space=space))
    if side not in sides:
        raise BadPosition(
            at, Phrase("entdecker-position-two-masses", first=f"{space}/{sides[0]}", second=f"{space}/{sides[1]}")
        )
    return next(index for index, part in enumerate(MASSES[mask]) if IS_LAND[part][SIDE_NAMES.index(side)])


def _take_number(s: EntdeckerState, seat: int, number: int, at: str) -> None:
    """Take a numbered scout from the supply; without Top Scout there are no numbers (ENT-95)."""
    if not s.terms.top_scout:
        if number:
            raise BadPosition(at, Phrase("entdecker-position-number-option", number=number))
        return
    if not 1 <= number <= s.terms.scouts:
        raise BadPosition(at, Phrase("entdecker-position-number", most=s.terms.scouts))
    if not has_number(s.numbers[seat], number):
        raise BadPosition(at, Phrase("entdecker-position-number-twice", seat=SEAT_NAMES[seat], number=number))
    s.numbers[seat] = without_number(s.numbers[seat], number)


def read_scouts(s: EntdeckerState, texts: list[str], at: str) -> list[int]:
    """Take scouts, written ``r`` or ``r3``, from the supply; ``.`` is a free space (as in ``units``)."""
    scouts = []
    for text in texts:
        found = _SCOUT.fullmatch(text)
        if found is None or SCOUT_LETTERS.index(found[1]) >= s.terms.seats:
            raise BadPosition(
                at, Phrase("entdecker-position-scout", text=text, known=", ".join(SCOUT_LETTERS[: s.terms.seats]))
            )
        seat, number = SCOUT_LETTERS.index(found[1]), int(found[2] or 0)
        _take_number(s, seat, number, at)
        s.supply[SCOUTS_IN_SUPPLY[seat]] -= 1
        scouts.append(scout_code(seat, number))
    return scouts


def _read_paths(s: EntdeckerState, paths: list[str]) -> None:
    if len(paths) > s.terms.paths:
        raise BadPosition("paths", Phrase("entdecker-position-paths", paths=s.terms.paths))
    length = s.terms.path_spaces
    for path, text in enumerate(paths):
        at = f"paths[{path}]"
        places = text.split()
        if len(places) != length:
            raise BadPosition(at, Phrase("entdecker-position-path", spaces=length, found=len(places)))
        for space, place in enumerate(places):
            if place != FREE:
                s.jungle.put(path, space, read_scouts(s, [place], at)[0])


def _read_hut(s: EntdeckerState, path: int, hut: HutPart, at: str) -> None:
    jungle = s.jungle
    if not 1 <= path <= s.terms.paths:
        raise BadPosition(at, Phrase("entdecker-position-paths", paths=s.terms.paths))
    if hut.token not in s.terms.produce:
        raise BadPosition(
            f"{at}.token", Phrase("entdecker-position-token", token=hut.token, known=", ".join(s.terms.produce))
        )
    produce = s.terms.produce.index(hut.token)
    if produce in jungle.tokens:
        raise BadPosition(f"{at}.token", Phrase("entdecker-position-token-twice", token=hut.token))
    assert jungle.tokens[path - 1] == NO_TOKEN
    jungle.hide(path - 1, produce)
    for name in hut.seen:
        jungle.look(path - 1, seat_named(s.terms, name, f"{at}.seen"))
    if hut.taken:
        jungle.taken_by[path - 1] = seat_named(s.terms, hut.taken, f"{at}.taken")
