"""Place the coast tile beside the survey tile just played (OVW-22)."""

from __future__ import annotations

import pytest

from farshore.games.overworld.events import CoastPlaced, CoastReturned, DoorPlaced, ExplorersPut, GapFormed
from farshore.games.overworld.phase import Phase
from tests.overworld.table import Table, fresh, rule


def places(table: Table) -> list[str]:
    """Return where the coast may lie and its land edge point, whichever face it shows."""
    found = list(dict.fromkeys(move.split()[1] for move in table.legal()))
    assert table.legal() == [f"coast {place} {face}" for place in found for face in ("A0", "A1", "B0", "B1")]
    return found


@rule("OVW-22")
def test_its_land_edge_meets_a_tile_on_its_land_side() -> None:
    """Rulebook, Grow The Board: "Match teeth to teeth." Nothing fits at (1,-2), where two edges of the tile meet."""
    table = fresh().play("tile lll", "survey (0,-1)0L")
    assert places(table) == ["(0,-3)S", "(-1,-2)E", "(-1,-1)E", "(2,-1)W", "(1,0)N"]


@rule("OVW-22")
def test_its_water_edge_meets_a_tile_on_its_water_side() -> None:
    table = fresh().play("tile ddd", "survey (0,1)1W")
    assert places(table) == ["(1,0)N", "(-1,1)W", "(2,1)E", "(-1,2)W", "(0,3)S"]


@rule("OVW-22")
@pytest.mark.parametrize("land", ["N", "E", "W"])
def test_it_does_not_lie_with_another_edge_to_the_tile(land: str) -> None:
    """At (0,-3), north of a land tile, only its land edge can point south."""
    table = fresh().play("tile lll", "survey (0,-1)0L")
    assert "3N" in table.refuses(f"coast (0,-3){land} A0", "OVW-22")


@rule("OVW-22")
def test_it_joins_the_tile_just_played_and_no_other() -> None:
    table = Table(
        """
             0    1
        -2   m.   .
        -1   m.   m.
         0   ^A0  .
        """,
        "tile = 'lll'",
    )
    table.play("survey (0,1)1W")
    assert "3N" in table.refuses("coast (0,-3)S A0", "OVW-22")
    assert "(1,0)N" in places(table)  # between both


@rule("OVW-22")
def test_it_lies_on_an_empty_square() -> None:
    table = fresh().play("tile lll", "survey (0,-1)0L")
    assert "the start" in table.refuses("coast (0,0)N A0", "OVW-22")
    assert "2N" in table.refuses("coast (0,-2)N A0", "OVW-22")


BELOW = """
     -2    -1    0
 0   .     .     ^A0
 1   .     {0}   .
"""


@rule("OVW-22")
@pytest.mark.parametrize(
    ("below", "fits"),
    [(".", True), ("w.", True), ("vB0", True), ("m.", False), ("^B0", False), (">B0", False), ("<B1", False)],
)
def test_all_its_other_edges_match_too(below: str, fits: bool) -> None:
    """At (-1,0) it has land to the north and flat to the east; its water edge meets what lies south of it."""
    table = Table(BELOW.format(below), "tile = 'lll'").play("survey (-1,-1)0L")
    assert ("(-1,0)N" in {move.split()[1] for move in table.legal()}) == fits
    if not fits:
        assert "1W" in table.refuses("coast (-1,0)N A0", "OVW-22")


@rule("OVW-22")
@pytest.mark.parametrize(
    ("beside", "fits"), [("^B0", True), ("vB1", True), (">B0", False), ("<B0", False), ("m.", False), ("w.", False)]
)
def test_flat_to_flat_is_legal_contact(beside: str, fits: bool) -> None:
    """At (-1,0) both flat edges meet something: the first coast, and what lies to the west."""
    board = BELOW.format(".").replace("0   .  ", f"0   {beside}")
    table = Table(board, "tile = 'lll'").play("survey (0,-1)3L")
    assert ("(-1,0)N" in {move.split()[1] for move in table.legal()}) == fits


@rule("OVW-22")
def test_its_flat_edge_does_not_meet_an_older_survey_tile() -> None:
    table = Table(
        """
             0
        -2   m.
        -1   m.
         0   ^A0
        """,
        "tile = 'lll'",
    )
    table.play("survey (1,-2)0L")
    for land in "NESW":
        assert "1N 1E" in table.refuses(f"coast (1,-1){land} A0", "OVW-22")


HOLE = """
     -2    -1    0
 0   ^B0   .     ^A0
 1   .     w.    .
"""


@rule("OVW-22", "OVW-41")
def test_it_may_lie_in_a_hole_just_made_and_then_there_is_no_gap() -> None:
    table = Table(HOLE, "tile = 'lll'").play("survey (-1,-1)0L", "coast (-1,0)N A0", "hold ship")
    assert table.happened(CoastPlaced) == [CoastPlaced(0, "(-1,0)", "N", "A0", 7)]
    assert not table.happened(GapFormed)
    assert table.phase == Phase.DRAW


@rule("OVW-22", "OVW-31", "OVW-41")
def test_gaps_are_looked_for_when_all_explorers_are_placed() -> None:
    table = Table(HOLE, "tile = 'lll'").play("survey (-1,-1)0L", "coast (-1,-3)S A0")
    assert (table.phase, table.state.pending) == (Phase.HOLD, ())
    table.play("hold camel")
    kinds = [type(event) for event in table.events if isinstance(event, ExplorersPut | GapFormed | DoorPlaced)]
    assert kinds == [ExplorersPut, ExplorersPut, GapFormed, DoorPlaced]
    assert table.happened(GapFormed) == [GapFormed(("(-1,0)",))]


@rule("OVW-22", "OVW-41")
def test_a_coast_alone_may_close_a_gap() -> None:
    """The survey tile does not touch the hole at (-1,0); the flat edge of the coast does."""
    table = Table(
        """
             -1   0
        -1   m.   .
         0   .    ^A0
         1   w.   .
        """,
        "tile = 'lll'",
    )
    table.play("survey (-2,-1)3L", "coast (-2,0)N A0", "hold camel")
    assert table.happened(GapFormed) == [GapFormed(("(-1,0)",))]
    assert table.happened(DoorPlaced) == [DoorPlaced(0, "(-1,0)", "")]


@rule("OVW-22")
def test_it_does_not_lie_in_a_closed_gap() -> None:
    table = Table(HOLE.replace(" .     ^A0", " #1    ^A0").replace(" 0   ^", "-1   .     m.    m.\n 0   ^"))
    table.play("tile lll", "survey (-1,-2)0L")
    assert "gap" in table.refuses("coast (-1,0)N A0", "OVW-21")
    assert "coast (-1,-4)S A0" in table.legal()


POCKET = """
     -1   0    1    2
-3   .    m.   m.   .
-2   m.   .    .    m.
-1   m.   .    m.   .
 0   .    ^A0  .    .
"""
"""A survey tile fits in exactly, and beside it no square is empty."""


@rule("OVW-22")
@pytest.mark.parametrize("tile", ["lll", "ddd"])
def test_the_survey_tile_must_leave_a_place_for_the_coast(tile: str) -> None:
    table = Table(POCKET, f"tile = '{tile}'")
    assert "coast" in table.refuses("survey (0,-2)1L", "OVW-22")
    assert "survey (0,-4)0L" in table.legal()


@rule("OVW-22")
def test_the_inner_corner_of_the_survey_tile_is_no_place_for_the_coast() -> None:
    """Only (1,-1) is empty beside the tile, where the coast would have to meet two of its edges."""
    board = POCKET.replace("m.   .    m.   .", "m.   .    .    .")
    assert "coast" in Table(board, "tile = 'lll'").refuses("survey (0,-2)1L", "OVW-22")
    assert "survey (0,-2)1L" in Table(board, "tile = 'ldl'").legal()


@rule("OVW-20", "OVW-22")
@pytest.mark.parametrize(
    "more",
    [
        "tile = 'ldl'",
        "tile = 'ddl'",
        "tile = 'lll'\npile = {}\nactive = 'white'",
        "tile = 'ddd'\npile = {}\nactive = 'white'",
    ],
)
def test_without_a_coast_to_come_it_may_fill_any_pocket(more: str) -> None:
    table = Table(POCKET, more).play("survey (0,-2)1L")
    assert table.phase in {Phase.DRAW, Phase.OVER}


@rule("OVW-22")
def test_a_coast_without_any_place_goes_back_to_the_pile() -> None:
    """Made up: the only place for the survey tile is enclosed by edges that no coast matches."""
    table = Table(
        """
             -3    -2    -1    0     1     2
        -1   .     .     <A0   .     .     .
         0   .     vA0   .     ^A0   .     .
         1   ^B0   .     .     .     w.    .
         2   .     m.    .     .     .     ^B0
         3   .     .     >B0   .     >B0   .
        """,
        "tile = 'lll'",
    )
    assert table.legal() == ["survey (0,1)2W"]
    pile = [*table.state.pile]
    table.play("survey (0,1)2W")
    assert table.happened(CoastReturned) == [CoastReturned(0)]
    assert table.state.pile == pile == [2, 1]
    assert table.happened(ExplorersPut) == [ExplorersPut(0, "ship", ("(0,2)", "(0,1)", "(-1,1)"))]
    assert not table.happened(CoastPlaced)


@rule("OVW-22")
def test_before_the_coast_is_placed_nothing_else_can_be_done() -> None:
    table = fresh().play("tile lll", "survey (0,-1)0L")
    for move in ("survey (0,-3)0L", "hold camel", "put (0,-1)"):
        table.refuses(move, "OVW-22")
    table.refuses("coast (0,-3)S C0", "OVW-3")
    table.refuses("coast (95,0)S A0", "OVW-2")
    for face in ("A0", "C0"):
        assert "already" in table.refuses(f"coast (0,0)S {face}", "OVW-22"), "whatever lies there"
        assert "beside" in table.refuses(f"coast (5,5)S {face}", "OVW-22")


@rule("OVW-22")
def test_a_coast_laid_before_may_be_joined_by_teeth_as_well() -> None:
    """The water edge of the new coast meets the water edge of the first: land, water, water, land."""
    table = Table(
        """
             0    1    2
         0   ^A0  .    .
         1   .    .    m.
         2   .    .    m.
        """,
        "tile = 'lll'",
    )
    table.play("survey (1,2)2L")
    assert "(0,1)S" in places(table)
    assert "1S" in table.refuses("coast (0,1)E A0", "OVW-22")
