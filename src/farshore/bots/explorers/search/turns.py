"""Turns of many sheets at once: every mark where it is worth most, the choice whose marks came to most."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from farshore.bots.explorers.search.ground import Ints
from farshore.bots.explorers.search.hopes import Hopes, Reals
from farshore.bots.explorers.search.sheets import EXPLORED, FRESH, HORSES, SCROLLS, STRUCK, Bools, Sheets, after_marks
from farshore.games.explorers.cards import TERRAINS, terrain_bits
from farshore.games.explorers.terms import EXTRA_MARKS

TERRAIN_BITS: Final = np.array([terrain_bits(terrain) for terrain in TERRAINS])


class Offered(NamedTuple):
    """What every sheet may choose from: by sheet and choice the terrains, as bits, and the marks."""

    terrains: Ints
    marks: Ints


class Played(NamedTuple):
    """Sheets after a turn, and which of the offered choices came to most."""

    sheets: Sheets
    choice: Ints


def play_turn(sheets: Sheets, offered: Offered, hopes: Hopes) -> Played:
    """Let every sheet take its turn. Scrolls are kept: trying all four terrains would take three times as long."""
    count, choices = offered.terrains.shape
    tried = sheets.chosen(np.repeat(np.arange(count), choices))
    place_marks(tried, offered.terrains.ravel(), offered.marks.ravel(), hopes)
    choice = hopes.worth(tried.away, tried.held).reshape(count, choices).argmax(axis=1)
    played = tried.chosen(np.arange(count) * choices + choice)
    end_turn(played, hopes)
    return Played(played, choice)


def end_turn(sheets: Sheets, hopes: Hopes) -> None:
    """Place the extra marks of temples, and let the scrolls found serve from now on (EXP-31, EXP-38)."""
    if hopes.terms.expert_temples:
        for quadrant in range(4):
            _place_extras(sheets, quadrant, hopes)
    sheets.held[SCROLLS] += sheets.held[FRESH]
    sheets.held[FRESH] = 0


def _place_extras(sheets: Sheets, quadrant: int, hopes: Hopes) -> None:
    """Place the extra marks of a quadrant's temple on the sheets that explored it in this turn (EXP-38)."""
    new = (sheets.held[EXPLORED][quadrant] == hopes.turn).nonzero()[0]
    if len(new):
        places = np.minimum(sheets.held[STRUCK][quadrant, new], hopes.last_place)
        marks = np.array(EXTRA_MARKS)[np.array(hopes.terms.places)[places]]
        tried = sheets.chosen(np.repeat(new, 4))
        place_marks(tried, np.tile(TERRAIN_BITS, len(new)), np.repeat(marks, 4), hopes)
        worth = hopes.worth(tried.away, tried.held).reshape(-1, 4)
        sheets.put(new, tried.chosen(np.arange(len(new)) * 4 + worth.argmax(axis=1)))


def place_marks(sheets: Sheets, terrains: Ints, marks: Ints, hopes: Hopes) -> None:
    """Place so many marks on every sheet, one after the other where it is worth most; what finds no place is lost."""
    marks = marks.copy()
    going = (marks + sheets.held[HORSES]).nonzero()[0]
    while len(going):
        some = sheets if len(going) == len(sheets) else sheets.chosen(going)
        at, squares = some.open_squares(hopes.ground, terrains[going]).nonzero()
        if not len(at):
            break
        best = best_marks(some, at, squares, hopes)
        going, squares = going[at[best]], squares[best]
        by_horse = sheets.held[HORSES, going] > 0
        sheets.held[HORSES, going] -= by_horse
        marks[going] -= ~by_horse
        sheets.mark(hopes.ground, going, squares, hopes.turn)
        going = going[(marks[going] > 0) | (sheets.held[HORSES, going] > 0)]
    sheets.held[HORSES] = 0


def best_marks(sheets: Sheets, at: Ints, squares: Ints, hopes: Hopes) -> Ints:
    """Return which of the marks that may be made, sheet by sheet, is worth most on each."""
    # An object comes nearer when it is taken.
    helps: Bools = np.logical_or.reduce(hopes.ground.away[:, squares] < sheets.away[:, at], axis=0)
    helps[_firsts(at)] = True  # where nothing helps, any mark will do
    tried = helps.nonzero()[0]
    at = at[tried]
    values = hopes.worth(*after_marks(sheets, hopes.ground, at, squares[tried], hopes.turn))
    return tried[best_of(values, _firsts(at))]


def best_of(values: Reals, first: Ints) -> Ints:
    """Return, of values in groups that begin at ``first``, where the first greatest of each group stands."""
    sizes = np.append(first[1:], len(values)) - first
    is_best = (values == np.repeat(np.maximum.reduceat(values, first), sizes)).nonzero()[0]
    found: Ints = is_best[_firsts(np.repeat(np.arange(len(first)), sizes)[is_best])]
    return found


def _firsts(groups: Ints) -> Ints:
    """Return where each group begins."""
    begins = np.empty(len(groups), bool)
    begins[0] = True
    np.not_equal(groups[1:], groups[:-1], out=begins[1:])
    return begins.nonzero()[0]
