"""Gaps: which enclosed areas are gaps, drawn shape by shape, and that the last tile forms them (OVW-41).

In a drawing the last tile is the one with black's explorers.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from farshore.core.contract import CHANCE
from farshore.games.overworld.board import TAKEN, Board
from farshore.games.overworld.events import GapFormed
from farshore.games.overworld.gaps import enclosed_area, new_gaps
from farshore.games.overworld.grid import place_of, square_at
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.tiles import FACES, SURVEY_TYPES, coast_cell
from farshore.games.overworld.view.gaps import enclosed_areas
from tests.overworld import plain
from tests.overworld.table import Table, new_game, rule

GAPS = {
    "one square in the land, two corners open": (
        """
              -1    0     1     2
        -4    .     f.    m.    .
        -3    mB    mB    m.    .
        -2    fB    .     m.    .
        -1    .     f.    .     .
         0    .     ^A0   .     .
        """,
        ["(0,-2)"],
    ),
    "one square in the land, all four corners open": (
        """
              0     1     2     3     4
        -5    .     .     m.    f.    .
        -4    f.    .     m.    .     .
        -3    m.    m.    .     m.    f.
        -2    .     .     mB    .     m.
        -1    f.    mB    fB    .     .
         0    ^A0   .     .     .     .
        """,
        ["(2,-3)"],
    ),
    "one square in the water": (
        """
              -1    0     1
         0    .     ^A0   .
         1    r.    r.    .
         2    w.    .     rb
         3    w.    wb    wb
         4    w.    r.    .
        """,
        ["(0,2)"],
    ),
    "one square between land and water": (
        """
              0     1     2     3     4     5
        -2    .     .     .     f.    .     .
        -1    .     .     .     m.    fB    mB
         0    ^A0   .     w.    .     fB    .
         1    r.    r.    w.    r.    .     .
         2    w.    .     .     .     .     .
        """,
        ["(3,0)"],
    ),
    "one square at a flat edge": (
        """
              0     1     2
        -2    f.    f.    .
        -1    m.    fB    mB
         0    ^A0   .     mB
         1    w.    w.    .
         2    r.    .     .
        """,
        ["(1,0)"],
    ),
    "one square between two flat edges": (
        """
              0     1     2
        -2    f.    .     .
        -1    f.    m.    .
         0    ^A0   .     ^B0
         1    .     wb    wb
         2    .     rb    .
        """,
        ["(1,0)"],
    ),
    "one square at the toothed edges of two coasts": (
        """
              -1    0     1     2
        -2    .     vA1   .     .
        -1    m.    .     mB    fB
         0    .     ^A0   .     mB
         1    .     .     .     m.
        """,
        ["(0,-1)"],
    ),
    "two squares in the land": (
        """
              -1    0     1     2
        -4    .     f.    .     .
        -3    m.    m.    mB    fB
        -2    f.    .     .     mB
        -1    f.    m.    f.    m.
         0    .     ^A0   .     m.
        """,
        ["(0,-2) (1,-2)"],
    ),
    "two squares between land, water and a flat edge": (
        """
              0     1     2     3
        -2    m.    .     fB    mB
        -1    m.    f.    mB    .
         0    ^A0   .     .     r.
         1    r.    r.    w.    w.
         2    w.    .     .     .
        """,
        ["(1,0) (2,0)"],
    ),
    "three in a straight line in the land": (
        """
              -1    0     1     2     3
        -4    m.    f.    m.    .     .
        -3    m.    f.    m.    fB    fB
        -2    f.    .     .     .     mB
        -1    f.    m.    m.    f.    .
         0    .     ^A0   .     m.    .
        """,
        ["(0,-2) (1,-2) (2,-2)"],
    ),
    "three in a straight line in the water": (
        """
              -2    -1    0     1     2
         0    .     .     ^A0   .     .
         1    .     r.    r.    .     .
         2    w.    w.    .     wb    .
         3    w.    r.    .     rb    rb
         4    .     r.    .     w.    .
         5    w.    w.    w.    r.    .
        """,
        ["(0,2) (0,3) (0,4)"],
    ),
    "three in a straight line between land and water": (
        """
              0     1     2     3     4
        -2    f.    .     .     f.    .
        -1    f.    m.    m.    m.    .
         0    ^A0   .     .     .     rb
         1    r.    w.    w.    wb    rb
         2    .     w.    r.    w.    .
        """,
        ["(1,0) (2,0) (3,0)"],
    ),
    "an L with land and water around it": (
        """
              -4    -3    -2    -1    0
        -4    .     m.    f.    m.    .
        -3    .     .     m.    m.    f.
        -2    rb    rb    .     .     m.
        -1    .     wb    .     f.    f.
         0    .     r.    r.    .     ^A0
         1    .     .     w.    .     .
        """,
        ["(-2,-2) (-1,-2) (-2,-1)"],
    ),
    "an L in the land at a flat edge": (
        """
              0     1     2     3
        -2    f.    f.    f.    m.
        -1    m.    .     .     m.
         0    ^A0   .     m.    m.
         1    .     mB    f.    .
         2    mB    fB    .     .
        """,
        ["(1,-1) (2,-1) (1,0)"],
    ),
    "two by two with land around one row and water around the other": (
        """
              0     1     2     3     4
        -2    m.    m.    f.    m.    .
        -1    f.    .     .     m.    fB
         0    ^A0   .     .     mB    fB
         1    w.    r.    w.    .     .
         2    .     r.    r.    w.    .
        """,
        ["(1,-1) (2,-1) (1,0) (2,0)"],
    ),
    "two by two in the land with flat edges at both squares of a diagonal": (
        """
              0     1     2     3
        -3    .     mB    fB    .
        -2    m.    m.    mB    .
        -1    f.    .     .     vA0
         0    ^A0   .     .     m.
         1    .     f.    f.    f.
         2    m.    m.    .     .
        """,
        ["(1,-1) (2,-1) (1,0) (2,0)"],
    ),
    "four in a straight line": (
        """
              -1    0     1     2     3     4
        -4    .     f.    .     fB    .     .
        -3    m.    f.    mB    fB    m.    f.
        -2    f.    .     .     .     .     m.
        -1    f.    m.    f.    m.    f.    m.
         0    .     ^A0   .     m.    .     m.
        """,
        ["(0,-2) (1,-2) (2,-2) (3,-2)"],
    ),
    "four in a T with water at its stem, and one square beside it": (
        """
              0     1     2     3     4
        -4    .     f.    m.    m.    .
        -3    m.    m.    f.    m.    f.
        -2    f.    .     .     .     m.
        -1    f.    m.    .     f.    f.
         0    ^A0   .     rb    .     m.
         1    w.    rb    wb    .     .
         2    r.    r.    .     .     .
        """,
        ["(1,-2) (2,-2) (3,-2) (2,-1)", "(1,0)"],
    ),
    "four in an S": (
        """
              0     1     2     3     4
        -3    .     .     f.    .     .
        -2    f.    m.    m.    f.    m.
        -1    f.    m.    .     .     m.
         0    ^A0   .     .     rb    .
         1    r.    w.    wb    rb    .
         2    w.    .     .     .     .
        """,
        ["(2,-1) (3,-1) (1,0) (2,0)"],
    ),
    "five in a cross, with land at two arms and water at the others": (
        """
              0     1     2     3     4
        -6    .     m.    fB    mB    .
        -5    .     f.    .     mB    .
        -4    w.    .     .     .     r.
        -3    .     m.    .     f.    .
        -2    .     .     m.    .     .
        -1    f.    m.    .     .     .
         0    ^A0   .     .     .     .
        """,
        ["(2,-5) (1,-4) (2,-4) (3,-4) (2,-3)"],
    ),
    "five in a U": (
        """
              0     1     2     3     4     5
        -3    .     .     .     m.    f.    m.
        -2    f.    f.    m.    f.    f.    .
        -1    m.    .     .     .     mB    .
         0    ^A0   .     w.    .     fB    fB
         1    w.    w.    w.    r.    .     .
         2    r.    .     .     .     .     .
        """,
        ["(1,-1) (2,-1) (3,-1) (1,0) (3,0)"],
    ),
    "six in a straight line": (
        """
              0     1     2     3     4     5     6     7
        -2    m.    .     m.    .     m.    .     .     .
        -1    m.    f.    f.    f.    f.    f.    f.    m.
         0    ^A0   .     .     .     .     .     .     f.
         1    w.    r.    w.    w.    r.    wb    rb    .
         2    .     r.    w.    r.    w.    .     rb    .
        """,
        ["(1,0) (2,0) (3,0) (4,0) (5,0) (6,0)"],
    ),
    "two by three with land around one row and water around the other": (
        """
              0     1     2     3     4     5
        -3    .     f.    m.    .     .     .
        -2    f.    f.    m.    m.    f.    .
        -1    m.    .     .     .     m.    .
         0    ^A0   .     .     .     fB    fB
         1    r.    w.    r.    w.    .     mB
         2    .     w.    r.    .     .     .
        """,
        ["(1,-1) (2,-1) (3,-1) (1,0) (2,0) (3,0)"],
    ),
    "ten, with room for an L in the middle that would touch nothing": (
        """
              0     1     2     3     4     5     6     7
        -9    .     .     .     .     m.    .     .     .
        -8    .     .     .     .     mB    .     .     .
        -7    .     .     .     .     fB    mB    .     .
        -6    .     .     .     w.    .     .     w.    .
        -5    .     .     m.    .     .     .     .     r.
        -4    .     .     f.    .     .     .     m.    .
        -3    .     .     .     r.    .     w.    .     .
        -2    .     .     .     .     m.    .     .     .
        -1    m.    .     .     .     .     .     .     .
         0    ^A0   .     .     .     .     .     .     .
        """,
        ["(4,-6) (5,-6) (3,-5) (4,-5) (5,-5) (6,-5) (3,-4) (4,-4) (5,-4) (4,-3)"],
    ),
    "three areas that meet only at corners": (
        """
              -2    -1    0     1     2     3
        -4    m.    .     .     .     .     .
        -3    f.    m.    fB    mB    m.    f.
        -2    m.    .     mB    .     f.    m.
        -1    f.    m.    .     m.    m.    .
         0    .     .     ^A0   .     .     .
        """,
        ["(-1,-2)", "(1,-2)", "(0,-1)"],
    ),
    "the square that is left of two by two": (
        """
              -1    0     1     2
        -4    m.    m.    m.    f.
        -3    f.    fB    mB    m.
        -2    f.    .     mB    f.
        -1    f.    m.    m.    m.
         0    .     ^A0   .     .
        """,
        ["(0,-2)"],
    ),
}
"""By name: a drawing, and the gaps that its last tile forms."""

NOT_GAPS = {
    "an L in the land": (
        """
              -1    0     1     2
        -4    .     f.    f.    m.
        -3    m.    m.    .     m.
        -2    f.    .     .     mB
        -1    f.    m.    mB    fB
         0    .     ^A0   .     .
        """,
        "(1,-3) (0,-2) (1,-2)",
    ),
    "an L in the water": (
        """
              -1    0     1     2
         0    .     ^A0   .     .
         1    r.    r.    wb    rb
         2    w.    .     .     wb
         3    r.    w.    .     r.
         4    .     w.    w.    w.
        """,
        "(0,2) (1,2) (1,3)",
    ),
    "two by two in the land": (
        """
              -1    0     1     2
        -4    m.    m.    mB    fB
        -3    f.    .     .     mB
        -2    f.    .     .     f.
        -1    f.    m.    m.    m.
         0    .     ^A0   .     .
        """,
        "(0,-3) (1,-3) (0,-2) (1,-2)",
    ),
    "two by two in the water": (
        """
              -1    0     1     2
         0    .     ^A0   .     .
         1    r.    r.    r.    w.
         2    w.    .     .     w.
         3    w.    .     .     wb
         4    w.    r.    wb    rb
        """,
        "(0,2) (1,2) (0,3) (1,3)",
    ),
    "two by two with one flat edge, beside which an L fits": (
        """
              0     1     2     3
        -2    f.    f.    f.    m.
        -1    m.    .     .     m.
         0    ^A0   .     .     f.
         1    .     mB    m.    m.
         2    mB    fB    .     .
        """,
        "(1,-1) (2,-1) (1,0) (2,0)",
    ),
    "four in a T": (
        """
              -1    0     1     2     3     4
        -4    .     m.    fB    fB    .     .
        -3    m.    f.    .     mB    .     .
        -2    f.    .     .     .     m.    .
        -1    f.    m.    f.    m.    m.    f.
         0    .     ^A0   .     m.    .     .
        """,
        "(1,-3) (0,-2) (1,-2) (2,-2)",
    ),
    "five in a cross": (
        """
              -6    -5    -4    -3    -2    -1    0
        -4    .     .     m.    m.    m.    .     .
        -3    .     m.    f.    .     m.    f.    .
        -2    m.    f.    .     .     .     f.    .
        -1    .     f.    m.    .     fB    f.    m.
         0    .     f.    .     mB    fB    .     ^A0
        """,
        "(-3,-3) (-4,-2) (-3,-2) (-2,-2) (-3,-1)",
    ),
    "two by three": (
        """
              -1    0     1     2     3     4
        -5    .     f.    m.    .     f.    .
        -4    m.    m.    m.    m.    f.    .
        -3    f.    .     .     .     fB    mB
        -2    f.    .     .     .     fB    .
        -1    f.    m.    m.    f.    .     .
         0    .     ^A0   .     m.    .     .
        """,
        "(0,-3) (1,-3) (2,-3) (0,-2) (1,-2) (2,-2)",
    ),
    "seven, where land, water and a flat edge keep an L from one end but not from the other": (
        """
              0     1     2     3     4     5
        -3    .     m.    f.    f.    m.    .
        -2    m.    f.    m.    .     .     m.
        -1    f.    .     .     .     .     mB
         0    ^A0   .     m.    f.    mB    fB
         1    w.    r.    .     .     .     .
        """,
        "(3,-2) (4,-2) (1,-1) (2,-1) (3,-1) (4,-1) (1,0)",
    ),
}
"""By name: a drawing, and the area that its last tile encloses, into which a tile still fits."""

OPEN = {
    "one square where no L fits, open to one side": """
              0     1     2
        -2    f.    f.    .
        -1    m.    f.    m.
         0    ^A0   .     .
         1    w.    wb    .
         2    .     rb    wb
        """,
    "a bay of two squares": """
              -1    0     1     2
        -4    f.    .     .     .
        -3    m.    .     fB    .
        -2    f.    .     mB    mB
        -1    m.    f.    m.    .
         0    .     ^A0   .     .
        """,
}
"""By name: a drawing whose last tile encloses nothing."""

DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))
LAST = re.compile(r"([mfwr])([Bb])")


def places(names: str) -> frozenset[plain.Place]:
    """Read squares: ``(1,0) (2,0)``."""
    return frozenset((int(x), int(y)) for x, y in re.findall(r"\((-?\d+),(-?\d+)\)", names))


def last_tile(drawing: str) -> tuple[str, dict[plain.Place, str]]:
    """Lift the last tile: return the drawing without it, and its squares with their kinds."""
    head, *rows = [line.split() for line in drawing.splitlines() if line.split()]
    lifted = {
        (int(column), int(label)): match[1]
        for label, *marks in rows
        for column, mark in zip(head, marks, strict=True)
        if (match := LAST.fullmatch(mark))
    }
    assert len(lifted) == 3
    return LAST.sub(".", drawing), lifted


def moves(tile: dict[plain.Place, str]) -> tuple[str, str]:
    """Write how a tile is drawn and placed: the first end in the first direction, on the water side in the other."""
    for x, y in tile:
        for orientation in range(4):
            steps = DIRECTIONS[orientation], DIRECTIONS[(orientation + 1) % 4]
            ends = [(x + step[0], y + step[1]) for step in steps]
            if {*ends} <= {*tile}:
                side = plain.SIDES[tile[x, y]]
                first, second = ends if side == "L" else ends[::-1]
                shades = ("d" if tile[place] in "fr" else "l" for place in (first, (x, y), second))
                return f"tile {''.join(shades)}", f"survey ({x},{y}){orientation}{side}"
    raise AssertionError(tile)


def formed(table: Table) -> list[frozenset[plain.Place]]:
    """Return the gaps that were formed."""
    return [places(" ".join(event.squares)) for event in table.happened(GapFormed)]


# Shape by shape


@rule("OVW-41")
@pytest.mark.parametrize("name", GAPS)
def test_playing_the_last_tile_forms_the_gap(name: str) -> None:
    """Among them the pictures of the rulebook.

    "This is L-shaped, but Survey tiles do not have teeth that connect to both water & land"; "a hole may be surrounded
    by both water and land"; "each jigsaw edge must be enclosed, but the corner need not be".
    """
    drawing, gaps = GAPS[name]
    before, tile = last_tile(drawing)
    table = Table(before)
    assert not [squares for squares in map(places, gaps) if squares in plain.areas(plain.drawn(before))], "not yet"
    table.play(*moves(tile))
    assert sorted(map(sorted, formed(table))) == sorted(map(sorted, map(places, gaps)))
    closed = {frozenset(map(place_of, gap.squares)) for gap in table.state.gaps} | {
        frozenset(map(place_of, gap)) for gap in table.state.pending
    }
    assert closed == {*map(places, gaps)}, "each is resolved"


@rule("OVW-41")
@pytest.mark.parametrize("name", NOT_GAPS)
def test_an_enclosed_area_in_which_a_tile_fits_is_no_gap(name: str) -> None:
    """As in the rulebook: "This is enclosed by tiles, but a Survey tile could fit", and other shapes."""
    drawing, area = NOT_GAPS[name]
    before, tile = last_tile(drawing)
    table = Table(before).play(*moves(tile))
    assert not formed(table)
    assert table.phase == Phase.DRAW
    assert places(area) in plain.areas(plain.table_of(table.state)), "it is enclosed"
    table.play("tile lld")
    inside = [move for move in table.legal() if places(move) <= places(area)]
    assert inside, "and a tile can still be placed there, soon or later"


@rule("OVW-41")
@pytest.mark.parametrize("name", OPEN)
def test_an_area_with_a_way_out_is_no_gap(name: str) -> None:
    """The rulebook says of such a picture: "No Survey tile could fit here, but it is not yet enclosed"."""
    before, tile = last_tile(OPEN[name])
    table = Table(before).play(*moves(tile))
    assert not formed(table)
    assert not plain.areas(plain.table_of(table.state))
    assert not table.state.gaps
    if name.startswith("one square"):
        table.play("tile lld")
        assert not [move for move in table.legal() if places(move) == {(1, 0)}]


ENCLOSED = {name: (drawing, gaps, True) for name, (drawing, gaps) in GAPS.items()} | {
    name: (drawing, [area], False) for name, (drawing, area) in NOT_GAPS.items()
}


@rule("OVW-41")
@pytest.mark.parametrize("name", ENCLOSED)
def test_a_person_who_tries_every_l_on_both_sides_finds_the_same(name: str) -> None:
    drawing, named, are_gaps = ENCLOSED[name]
    assert plain.areas(plain.drawn(drawing)) == {places(area): are_gaps for area in named}


def turned(place: plain.Place, quarters: int, is_mirrored: bool) -> plain.Place:
    """Turn a place around the first coast, clockwise, after mirroring it in the vertical axis."""
    x, y = (-place[0], place[1]) if is_mirrored else place
    for _ in range(quarters):
        x, y = -y, x
    return x, y


@rule("OVW-41")
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("name", ENCLOSED)
def test_a_gap_is_a_gap_however_one_looks_at_the_board(name: str, quarters: int, is_mirrored: bool) -> None:
    drawing, named, are_gaps = ENCLOSED[name]
    board = Board()
    for place, mark in plain.drawn(drawing).items():
        cell = "mfwr".find(mark)
        if cell < 0:
            land = turned(plain.ARROWS[mark[0]], quarters, is_mirrored)
            cell = coast_cell(DIRECTIONS.index(land), FACES.index(mark[1:]))
        board.lay([(square_at(*turned(place, quarters, is_mirrored)), cell)])
    last = [square_at(*turned(place, quarters, is_mirrored)) for place in last_tile(drawing)[1]]
    expected = [{turned(place, quarters, is_mirrored) for place in places(area)} for area in named if are_gaps]
    found = [{*map(place_of, gap)} for gap in new_gaps(board, last)]
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))


# The bag, the coast, and all that random games come up with


@rule("OVW-41")
@pytest.mark.parametrize("name", ["an L in the land", "an L in the water"])
def test_what_is_left_in_the_bag_does_not_matter(name: str) -> None:
    """A tile that cannot come any more keeps the area from being a gap all the same."""
    before, tile = last_tile(NOT_GAPS[name][0])
    drawn, placed = moves(tile)
    table = Table(before, f"bag = {{{drawn.split()[1]} = 1}}").play(drawn, placed)
    assert table.phase == Phase.OVER
    assert not sum(table.state.bag)
    assert not formed(table)


@rule("OVW-41")
@pytest.mark.parametrize("tile", sorted({*SURVEY_TYPES} - {"lll", "ddd"}))
def test_terrain_kinds_do_not_keep_a_tile_out(tile: str) -> None:
    """Only labels count: into the L in the land every tile fits."""
    before, last = last_tile(NOT_GAPS["an L in the land"][0])
    table = Table(before).play(*moves(last), f"tile {tile}")
    assert "survey (1,-2)3L" in table.legal()


@rule("OVW-41", "OVW-22")
def test_a_hole_into_which_the_coast_of_the_same_turn_goes_was_never_a_gap() -> None:
    """Gaps are looked for when the coast and all explorers are placed."""
    board = """
              0     1     2
        -2    f.    .     .
        -1    f.    m.    .
         0    ^A0   .     ^B0
        """
    filled = Table(board).play("tile lll", "survey (1,1)1W")
    assert not formed(filled)
    filled.play("coast (1,0)N A1", "hold camel")
    assert not formed(filled)
    assert not filled.state.gaps
    left = Table(board).play("tile lll", "survey (1,1)1W", "coast (1,3)S A1")
    assert not formed(left), "not before the explorers are placed"
    left.play("hold camel")
    assert formed(left) == [{(1, 0)}]


@rule("OVW-41")
def test_a_coast_may_be_the_last_tile() -> None:
    board = """
              0     1     2     3
        -2    f.    f.    .     .
        -1    m.    m.    .     .
         0    ^A0   .     .     .
         1    w.    w.    .     .
        """
    table = Table(board).play("tile lll", "survey (3,-1)3L")
    assert not formed(table.play("coast (2,0)N A0"))
    assert formed(table.play("hold ship")) == [{(1, 0)}]


@rule("OVW-41")
@pytest.mark.parametrize("seed", range(12))
def test_in_random_games_exactly_the_gaps_a_person_would_find_are_closed(seed: int) -> None:
    s, rng, seen = new_game(seed % 3 + 2, provisions=seed % 2 == 0, ports=seed % 4 > 1), Random(seed), 0
    while s.actors():
        (actor,) = s.actors()
        if actor != CHANCE:
            s.apply(actor, rng.choice(s.legal(actor)))
            continue
        if s.phase == Phase.DRAW:
            gaps = {area for area, is_gap in plain.areas(plain.table_of(s)).items() if is_gap}
            assert gaps == {frozenset(map(place_of, gap.squares)) for gap in s.gaps}
            seen = len(gaps)
        s.apply(CHANCE, rng.choice(s.outcomes())[0])
    assert seen


def test_the_areas_shown_are_those_that_a_search_from_every_square_finds() -> None:
    found = 0
    for seed in range(3):
        state, rng = new_game(), Random(seed)
        while actors := state.actors():
            seat = actors[0]
            choices = [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
            state.apply(seat, rng.choice(choices))
            squares = {plot.square for plot in state.board.known if state.board.meets[plot.number] < TAKEN}
            areas = sorted({enclosed_area(state.board, square) for square in squares} - {()})
            assert enclosed_areas(state.board) == areas
            found += len(areas)
    assert found
