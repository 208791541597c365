"""How seats are called: what is kept is the name that somebody gave, or that nobody gave one; it is said when read.

A seat that nobody named is called by its colour. A person who sits down without a name is kept as ``NAMELESS``, which
nobody can be called, for a name has a letter or a digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.core.contract import Game, Seat
from farshore.core.words import FALLBACK, say
from farshore.server.table.seating import Sitting

NAMELESS: Final = "@"


def seat_names(game: Game, sittings: Sequence[Sitting], language: str = FALLBACK) -> list[str]:
    """Return how the seats of a table are called in a language, no two of them alike."""
    given = [_given(game, seat, sitting) for seat, sitting in enumerate(sittings)]
    names: list[str] = []
    for seat, name in enumerate(given):
        others = [*names, *(other for other in given[seat + 1 :] if _is_name(other))]
        names.append(name if _is_name(name) else distinct(called(game, seat, name, language), others, language))
    return names


def called(game: Game | None, seat: Seat | None, name: str, language: str = FALLBACK) -> str:
    """Say one name that was kept."""
    if name == NAMELESS:
        return say("server-nameless", language)
    if name or seat is None or game is None:
        return name
    colour = _colour(game, seat)
    return say(f"{game.name}-seat-{colour}", language) if colour else ""


def kept_names(game: Game, sittings: Sequence[Sitting]) -> list[str]:
    """Return the names as a record keeps them: without words, so that a seat that nobody named is its colour's key."""
    given = [_given(game, seat, sitting) for seat, sitting in enumerate(sittings)]
    return [name if _is_name(name) else _colour(game, seat) for seat, name in enumerate(given)]


def distinct(name: str, others: Sequence[str], language: str = FALLBACK) -> str:
    """Return a name that nobody else at the table has: with a number if need be."""
    found, number = name, 1
    while found in others:
        number += 1
        found = say("server-numbered-name", language, name=name, number=number)
    return found


def _colour(game: Game, seat: Seat) -> str:
    """Return the key of a seat's colour; none of one too many, of which the game itself will tell."""
    return game.seat_names[seat] if seat < len(game.seat_names) else ""


def _is_name(name: str) -> bool:
    return name not in {"", NAMELESS}


def _given(game: Game, seat: Seat, sitting: Sitting) -> str:
    """Return the name that was given. Before 0004, a seat that nobody had named was kept by the English word."""
    is_old = sitting.kind != "person" and not sitting.away and sitting.name == called(game, seat, "")
    return "" if is_old else sitting.name
