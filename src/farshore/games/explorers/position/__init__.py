"""A position as a document that a person can edit, as FEN is for chess: TOML with a drawing of everyone's marks.

Everything that follows from the rest (slots filled, keys left, columns, who waits) is not in it, and nearly everything
that is may be left out. A useful position is small::

    players = 1
    map = "3r1 7r0 5r2 1r3"
    round = 2
    turn = 3
    card = "PW"
    [blue]
    marks = ["h8-h12", "h12-m12"]

The start village is marked without being named. Whether so much can have been marked by then is not asked; whether
marks, frame and turn agree is. ``position_document`` has all keys, ``position_marks`` the drawing.
"""

from __future__ import annotations

from farshore.games.explorers import grid
from farshore.games.explorers.achievements import RACES
from farshore.games.explorers.marks import find_waiting
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.position.document import OPENING, Document, SheetPart, decode, wrong
from farshore.games.explorers.position.frame import places_taken, race_places, strikes, temple_places
from farshore.games.explorers.position.marks import read_marks
from farshore.games.explorers.position.sheet import read_sheet
from farshore.games.explorers.position.table import (
    check_opening,
    read_achievements,
    read_cards,
    read_first,
    read_map,
    read_phase,
    read_terms,
    start_village,
)
from farshore.games.explorers.position.turn import ranked_now, read_running
from farshore.games.explorers.position.write import write_position
from farshore.games.explorers.setup import empty_state, new_state
from farshore.games.explorers.sheet import NOT_VISITED
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import SEAT_NAMES

__all__ = ["read_position", "write_position"]


def read_position(text: str) -> ExplorersState:
    """Read a document as a state. Raises ``BadPosition`` with the key and the reason."""
    document = decode(text)
    terms = read_terms(document)
    s = empty_state(terms)
    read_first(s, document.first)
    if document.is_new_game() and s.first == terms.first:
        return new_state(terms)
    read_phase(s, document)
    read_map(s, document)
    read_achievements(s, document)
    if s.phase in OPENING:
        check_opening(s, document)
        return s
    read_cards(s, document)
    _read_sheets(s, document)
    s.go_on()
    return s


def _read_sheets(s: ExplorersState, document: Document) -> None:
    parts = [document.sheet(seat) or SheetPart() for seat in range(s.terms.seats)]
    for seat in range(s.terms.seats, len(SEAT_NAMES)):
        if document.sheet(seat) is not None:
            raise wrong(SEAT_NAMES[seat], "no-seat", seats=s.terms.seats)
    marks = [read_marks(part.marks, f"{SEAT_NAMES[seat]}.marks") for seat, part in enumerate(parts)]
    village = start_village(s, [old | new for old, new in marks])
    for seat, part in enumerate(parts):
        old, new = marks[seat]
        read_sheet(s, seat, part, old | village, new & ~village)
    _read_columns(s)
    _read_batches(s, document.batches)
    for seat, part in enumerate(parts):
        read_running(s, seat, part)
    if s.phase == Phase.MARKS:
        find_waiting(s)


def _read_columns(s: ExplorersState) -> None:
    """Work out what is taken or struck; the places must be such as explorers can have taken."""
    for quadrant, name in enumerate(grid.QUADRANT_NAMES):
        places = temple_places(s, quadrant)
        _check_places(s, places, "temples", name)
        s.columns[quadrant] = places_taken(s, places)
    for index, name in enumerate(s.achievements):
        places = race_places(s, index)
        _check_places(s, places, "races", name)
        s.races.append(places_taken(s, places) if name in RACES else 0)


def _check_places(s: ExplorersState, places: list[int], key: str, column: str) -> None:
    """Who comes later takes the number after as many as have come before (EXP-37); alone, after those struck."""
    for seat, place in enumerate(places):
        if place == NOT_VISITED:
            continue
        earlier = sum(NOT_VISITED < other < place for other in places)
        possible = range(strikes(s) + 1) if s.terms.seats == 1 else (s.terms.places[earlier],)
        if place not in possible:
            raise wrong(f"{SEAT_NAMES[seat]}.{key}", "place", column=column, place=place + 1)


def _read_batches(s: ExplorersState, batches: int | None) -> None:
    """Read how often temples were ranked in this turn: each time at least one was."""
    most = sum(len(ranked_now(s, seat)) for seat in range(s.terms.seats))
    if s.phase == Phase.MARKS and s.moment == Moment.EXTRA:
        s.batches = 1 if batches is None else batches
        if not 1 <= s.batches <= most:
            raise wrong("batches", "batches", most=most)
    elif batches:
        raise wrong("batches", "not-now", phase=s.phase_name)
