"""Regions: edge-connected squares of one kind, coast halves among them, kept as tiles are laid (OVW-40)."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.contract import CHANCE
from farshore.games.overworld.grid import place_of
from farshore.games.overworld.regions import strengths
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.tiles import half_kind
from tests.overworld import plain
from tests.overworld.table import Table, new_game, rule, sq


def regions_of(s: OverworldState) -> dict[frozenset[plain.Half], tuple[int, list[int]]]:
    """Return the regions as the game keeps them: their squares and halves, with size and explorers of each seat."""
    kept = s.board.regions
    parts: dict[int, set[plain.Half]] = {root: set() for root in kept.sizes}
    for at in kept.parents:
        parts[kept.root(at)].add((*place_of(at // 2), "LW"[at % 2]))
    return {
        frozenset(parts[root]): (size, strengths(kept.explorers[root], s.terms.seats))
        for root, size in kept.sizes.items()
    }


def region(table: Table, name: str, side: str = "") -> set[str]:
    """Return the squares of the region of a square, or of the land (``L``) or water (``W``) half of a coast."""
    place = place_of(sq(name))
    for squares in regions_of(table.state):
        if any((x, y) == place and half in (side or "LW") for x, y, half in squares):
            return {f"({x},{y})" for x, y, _ in squares}
    raise AssertionError(name)


# Squares


@rule("OVW-40")
def test_squares_of_one_kind_that_share_edges_are_one_region() -> None:
    table = Table(
        """
              0     1     2     3
        -3    .     f.    .     .
        -2    m.    m.    m.    f.
        -1    m.    f.    m.    m.
         0    ^A0   .     .     .
        """
    )
    assert region(table, "(0,-1)") == {"(0,-1)", "(0,-2)", "(1,-2)", "(2,-2)", "(2,-1)", "(3,-1)"}
    assert region(table, "(3,-2)") == {"(3,-2)"}


@rule("OVW-40")
def test_a_corner_does_not_connect() -> None:
    """The forests meet at corners, and so do the mountains."""
    table = Table(
        """
              0     1     2
        -2    m.    f.    m.
        -1    f.    m.    f.
         0    ^A1   .     .
        """
    )
    assert len(regions_of(table.state)) == 6 + 2
    assert region(table, "(1,-1)") == {"(1,-1)"}


@rule("OVW-40")
@pytest.mark.parametrize(("one", "other", "row"), [("m", "f", -1), ("f", "m", -1), ("w", "r", 1), ("r", "w", 1)])
def test_each_of_the_four_kinds_makes_regions_of_its_own(one: str, other: str, row: int) -> None:
    squares = f"{row} {one}. {one}. {other}. {one}."
    coast = "0 . ^A0 . ."
    table = Table("\n".join(["-1 0 1 2", *([squares, coast] if row < 0 else [coast, squares])]))
    assert region(table, f"(2,{row})") == {f"(2,{row})"}
    assert region(table, f"(-1,{row})") >= {f"(-1,{row})", f"(0,{row})"}
    assert f"(1,{row})" not in region(table, f"(-1,{row})")


@rule("OVW-40")
def test_a_tile_joins_regions_with_their_explorers() -> None:
    """White and black stand in two forests; red's tile makes them one, in which all three are counted."""
    table = Table(
        """
              0     1     2     3     4
        -2    mB    .     .     .     mW
        -1    fB    fB    .     fW    fW
         0    ^A1   .     .     .     .
        """,
        'active = "red"',
        players=3,
    )
    assert region(table, "(0,-1)") == {"(0,-1)", "(1,-1)"}
    table.play("tile lld", "survey (2,-2)1L")
    after = regions_of(table.state)
    assert region(table, "(0,-1)") == {"(0,-1)", "(1,-1)", "(2,-1)", "(3,-1)", "(4,-1)"}
    joined = next(squares for squares in after if (0, -1, "L") in squares)
    assert after[joined] == (5, [2, 2, 1])


# Coasts


@rule("OVW-40")
@pytest.mark.parametrize(
    ("face", "land", "water"), [("A0", "f", "w"), ("A1", "m", "r"), ("B0", "f", "r"), ("B1", "m", "w")]
)
def test_a_coast_half_joins_a_like_survey_square_across_its_toothed_edge(face: str, land: str, water: str) -> None:
    for north in "mf":
        for south in "wr":
            table = Table(f"0\n-1 {north}.\n0 ^{face}\n1 {south}.")
            assert region(table, "(0,0)", "L") == {"(0,0)"} | ({"(0,-1)"} if north == land else set())
            assert region(table, "(0,0)", "W") == {"(0,0)"} | ({"(0,1)"} if south == water else set())


@rule("OVW-40")
def test_a_coast_half_joins_a_like_coast_half_across_their_toothed_edges() -> None:
    """Land to land at (0,-1), water to water at (0,1); of the coast beyond nothing is joined, its kinds are others."""
    table = Table(
        """
              0
        -1    vA0
         0    ^A0
         1    vB1
        """
    )
    assert region(table, "(0,0)", "L") == {"(0,0)", "(0,-1)"}
    assert region(table, "(0,0)", "W") == {"(0,0)", "(0,1)"}
    assert region(table, "(0,-1)", "W") == {"(0,-1)"}
    assert region(table, "(0,1)", "L") == {"(0,1)"}
    unlike = Table("0\n-1 vA1\n0 ^A0\n1 vB0")
    assert region(unlike, "(0,0)", "L") == region(unlike, "(0,0)", "W") == {"(0,0)"}


@rule("OVW-40")
@pytest.mark.parametrize("face", ["A0", "A1", "B0", "B1"])
def test_coasts_flat_to_flat_in_the_same_direction_join_their_like_halves(face: str) -> None:
    """``A0`` is forest and whirlpool: with ``B0`` (forest, reef) it shares the land, with ``B1`` the water."""
    table = Table(f"-1 0 1\n0 ^A0 ^A0 ^{face}")
    both = {"(-1,0)", "(0,0)"}
    assert region(table, "(0,0)", "L") == both | ({"(1,0)"} if face in {"A0", "B0"} else set())
    assert region(table, "(0,0)", "W") == both | ({"(1,0)"} if face in {"A0", "B1"} else set())


@rule("OVW-40")
def test_coasts_flat_to_flat_in_opposite_directions_join_nothing() -> None:
    table = Table("-1 0 1\n0 vA0 ^A0 vA0")
    assert len(regions_of(table.state)) == 6
    assert region(table, "(0,0)", "L") == region(table, "(0,0)", "W") == {"(0,0)"}


@rule("OVW-40")
def test_the_two_halves_of_a_coast_are_in_different_regions() -> None:
    table = Table("0\n0 ^A0\n1 w.")
    assert region(table, "(0,0)", "L") == {"(0,0)"}
    assert region(table, "(0,0)", "W") == {"(0,0)", "(0,1)"}


@rule("OVW-40")
def test_coasts_with_a_gap_between_them_are_not_joined() -> None:
    table = Table("0 1 2\n-1 f. m. f.\n0 ^A0 #1 ^A0\n1 w. r. w.")
    assert region(table, "(0,0)", "L") == {"(0,0)", "(0,-1)"}
    assert region(table, "(2,0)", "W") == {"(2,0)", "(2,1)"}


# All at once


@rule("OVW-40")
@pytest.mark.parametrize("seed", range(12))
def test_in_random_games_regions_are_those_a_person_would_find(seed: int) -> None:
    """After every single step: the squares of each region, its kind, its size, and the explorers of everyone in it."""
    s, rng = new_game(seed % 3 + 2, ports=seed % 2 == 0, provisions=seed % 4 > 1), Random(seed)
    most = 0
    while s.actors():
        (actor,) = s.actors()
        choices = [action for action, _ in s.outcomes()] if actor == CHANCE else s.legal(actor)
        s.apply(actor, rng.choice(choices))
        table, kept = plain.table_of(s), regions_of(s)
        assert {*kept} == plain.regions(table)
        for squares, (size, explorers) in kept.items():
            assert size == len(squares)
            here = [owner for at, owner in s.explorers.items() if (*place_of(at // 2), "LW"[at % 2]) in squares]
            assert explorers == [here.count(seat) for seat in range(s.terms.seats)]
            kinds = {plain.kind(table[x, y], side) for x, y, side in squares}
            assert len(kinds) == 1
            most = max(most, size)
        for square, cell in s.board.cells.items():
            mark = table[place_of(square)]
            for half in range(2):
                if plain.SIDES.get(mark, "LW"[half]) == "LW"[half]:
                    assert "mfwr"[half_kind(cell, half)] == plain.kind(mark, "LW"[half])
    assert most > 3
