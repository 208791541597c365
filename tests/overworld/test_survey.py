"""Draw a survey tile and place it (OVW-20, OVW-21, OVW-23)."""

from __future__ import annotations

import pytest

from farshore.games.overworld.events import GameEnded, SetAside, SurveyPlaced, TileDrawn
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.tiles import SURVEY_TYPES
from tests.overworld.table import GAME, Table, fresh, rule

HOME = """
     0
0    ^A0
"""

# Draw a tile


@rule("OVW-20")
def test_every_survey_tile_left_in_the_bag_is_equally_likely() -> None:
    table = Table(HOME, "bag = {lll = 1, ldl = 4, ddd = 2}")
    assert table.outcomes() == {"tile lll": 1, "tile ldl": 4, "tile ddd": 2}
    table.play("tile lll", "survey (0,-1)0L", "coast (0,-3)S A0", "hold camel")
    assert table.outcomes() == {"tile ldl": 4, "tile ddd": 2}


@rule("OVW-20")
@pytest.mark.parametrize("tile", SURVEY_TYPES)
@pytest.mark.parametrize("move", ["survey (0,-1)0L", "survey (0,1)1W"])
def test_only_with_a_tile_that_is_all_light_or_all_dark_comes_a_coast(tile: str, move: str) -> None:
    table = fresh().play(f"tile {tile}")
    assert table.happened(TileDrawn) == [TileDrawn(0, tile, tile in {"lll", "ddd"})]
    table.play(move)
    assert (table.phase == Phase.COAST) == (tile in {"lll", "ddd"})
    assert table.state.active == (0 if tile in {"lll", "ddd"} else 1)


@rule("OVW-20")
@pytest.mark.parametrize(
    ("pile", "faces"),
    [
        ("{A = 4, B = 5}", {"A0", "A1", "B0", "B1"}),
        ("{A = 1, B = 1}", {"A0", "A1", "B0", "B1"}),
        ("{A = 1}", {"A0", "A1"}),
        ("{B = 1}", {"B0", "B1"}),
    ],
)
def test_any_pattern_still_in_the_pile_may_be_taken_with_either_face(pile: str, faces: set[str]) -> None:
    table = Table(HOME, f"pile = {pile}\ntile = 'ddd'").play("survey (0,-1)0L")
    for place in ("(0,-3)S", "(-1,-1)E"):
        assert {move[-2:] for move in table.legal() if f" {place} " in move} == faces
    for face in {"A0", "A1", "B0", "B1"} - faces:
        assert face[0] in table.refuses(f"coast (0,-3)S {face}", "OVW-20")


@rule("OVW-20")
def test_the_coast_is_chosen_when_it_is_laid() -> None:
    table = fresh("A0").play("tile lll")
    assert table.state.pile == [4, 5]
    table.play("survey (0,-1)0L")
    assert table.state.pile == [4, 5]
    table.play("coast (0,-3)S B1")
    assert table.state.pile == [4, 4]


@rule("OVW-20")
@pytest.mark.parametrize("tile", ["lll", "ddd"])
def test_with_an_empty_pile_there_is_no_coast(tile: str) -> None:
    table = Table(HOME, "pile = {}\nfirst = 'black'\nactive = 'white'\nbag = {lll = 1, ddd = 1, ldl = 3}", players=3)
    table.play(f"tile {tile}", "survey (0,-1)0L")
    assert table.happened(TileDrawn) == [TileDrawn(1, tile, False)]
    assert table.state.active == 2
    assert table.phase == Phase.DRAW


# Place it


@rule("OVW-21")
@pytest.mark.parametrize("tile", SURVEY_TYPES)
def test_at_the_first_coast_there_are_six_places_on_land_and_six_on_water(tile: str) -> None:
    assert fresh().play(f"tile {tile}").legal() == [
        "survey (0,-2)1L",
        "survey (0,-2)2L",
        "survey (-1,-1)0L",
        "survey (0,-1)0L",
        "survey (0,-1)3L",
        "survey (1,-1)3L",
        "survey (-1,1)1W",
        "survey (0,1)1W",
        "survey (0,1)2W",
        "survey (1,1)2W",
        "survey (0,2)0W",
        "survey (0,2)3W",
    ]


LAND = """
      0    1    2    3
 -1   m.   m.   m.   .
  0   ^A0  .    .    .
  1   w.   w.   w.   .
"""


@rule("OVW-21")
def test_it_shares_an_edge_with_a_tile_in_play() -> None:
    """Rulebook, Grow The Board: "Not just a corner…"."""
    table = fresh().play("tile ldl")
    for move in ("survey (1,-1)0L", "survey (-1,-1)3L", "survey (1,1)1W", "survey (-1,1)2W"):
        table.refuses(move, "OVW-21")
    assert "1N 1E" in table.refuses("survey (1,-1)0L", "OVW-21")
    assert "corner" in table.refuses("survey (1,-1)0W", "OVW-21")
    table.refuses("survey (30,-40)0L", "OVW-21")


@rule("OVW-21")
@pytest.mark.parametrize("side", "LW")
def test_one_shared_edge_is_enough_whichever_square_has_it(side: str) -> None:
    table = fresh().play("tile ldl")
    places = {
        "L": ("(0,-1)0L", "(0,-2)1L", "(-1,-1)0L"),  # by the corner, by the second end, by the second end
        "W": ("(0,1)1W", "(0,2)0W", "(-1,1)1W"),
    }
    assert {f"survey {place}" for place in places[side]} < {*table.legal()}


@rule("OVW-21")
def test_it_lies_on_empty_squares_only() -> None:
    table = Table(LAND, "tile = 'ldl'")
    for move, laid in (
        ("survey (1,-1)0L", "1N 1E"),  # the corner
        ("survey (1,-2)1L", "1N 1E"),  # an end
        ("survey (3,-1)3L", "1N 2E"),
        ("survey (0,-1)0L", "1N"),
    ):
        assert laid in table.refuses(move, "OVW-21")


@rule("OVW-21")
def test_land_meets_land_and_water_meets_water() -> None:
    """Rulebook: played water-side-up it may only connect to tiles that are water-side-up, likewise on land."""
    table = Table(LAND, "tile = 'ldl'")
    assert {"survey (1,-2)0L", "survey (1,2)1W"} < {*table.legal()}
    sentence = table.refuses("survey (1,-2)0W", "OVW-21")
    assert "1N 1E" in sentence
    assert "2N 1E" in sentence
    table.refuses("survey (1,2)1L", "OVW-21")


@rule("OVW-21")
def test_every_shared_edge_must_match() -> None:
    """(2,0) lies between land and water: no tile goes there, though each side matches all edges but one."""
    table = Table(LAND, "tile = 'ldl'")
    assert "1S 2E" in table.refuses("survey (3,0)3L", "OVW-21")  # land at (2,-1) twice, water at (2,1)
    assert "1N 2E" in table.refuses("survey (3,0)2W", "OVW-21")
    assert not [move for move in table.legal() if move.startswith("survey (2,0)")]
    without_water = LAND.replace("w.   w.   w.", "w.   .    . ")
    assert "survey (3,0)3L" in Table(without_water, "tile = 'ldl'").legal()


@rule("OVW-21")
def test_corners_do_not_matter() -> None:
    """Rulebook: it is legal for the two types to touch at a corner, but not along an edge."""
    table = Table(LAND, "tile = 'lld'").play("survey (3,-1)1L")  # (3,0) is land, (2,1) beside its corner is water
    assert table.happened(SurveyPlaced)[0].squares == ("(4,-1)", "(3,-1)", "(3,0)")
    refused = Table(LAND, "tile = 'lld'").refuses("survey (3,0)1L", "OVW-21")  # (3,1) beside (2,1)
    assert "1S 2E" in refused


@rule("OVW-21")
@pytest.mark.parametrize("move", ["survey (1,0)0L", "survey (1,0)1W", "survey (1,-1)2L", "survey (-1,0)2W"])
def test_a_flat_coast_edge_takes_no_survey_square(move: str) -> None:
    assert "flat" in fresh().play("tile ldl").refuses(move, "OVW-21")


@rule("OVW-21")
@pytest.mark.parametrize("tile", SURVEY_TYPES)
def test_terrain_kinds_need_not_match(tile: str) -> None:
    """Rulebook: it's OK if mountains touch forests, or reefs touch whirlpools. If the teeth fit, it's legal."""
    other = LAND.replace("m.", "f.").replace("w.", "r.").replace("A0", "A1")
    moves = Table(LAND, f"tile = '{tile}'").legal()
    assert moves == Table(other, f"tile = '{tile}'").legal()
    assert {"survey (1,-2)0L", "survey (1,2)1W"} < {*moves}


@rule("OVW-21")
def test_the_squares_of_a_resolved_gap_are_closed() -> None:
    table = Table(
        """
             -1   0    1    2
        -3   .    m.   m.   .
        -2   m.   #1   #1   m.
        -1   m.   #1   ^B0  .
         0   .    ^A0  .    .
        """,
        "tile = 'ldl'",
    )
    assert "gap" in table.refuses("survey (0,-2)1L", "OVW-21")
    assert "survey (0,-4)0L" in table.legal()


@rule("OVW-21")
@pytest.mark.parametrize("face", ["A0", "A1", "B0", "B1"])
def test_before_the_tile_is_placed_nothing_else_can_be_done(face: str) -> None:
    table = fresh(face).play("tile lll")
    for move in ("coast (0,-1)S A0", "put (0,-1)", "hold camel", "door", "take map"):
        table.refuses(move, "OVW-21")


@rule("OVW-2", "OVW-21")
def test_what_is_no_square_is_refused() -> None:
    table = fresh().play("tile ldl")
    for move in ("survey (91,0)0L", "survey (x)0L", "survey (01,0)0L", "survey (-0,1)0L", "survey (500,0)0L"):
        assert "(2,-1)" in table.refuses(move, "OVW-2"), "how a square is written"


# No place (cannot happen)

NO_PLACE = """
     -1    0     1
-2   .     >A0   .
-1   ^A0   #1    vA0
 0   .     ^A0   .
 1   vB0   #2    ^B1
 2   .     >B0   .
"""
"""Made up: every square beside a tile is closed, or meets a flat edge, or both land and water."""


@rule("OVW-23")
@pytest.mark.parametrize("tile", SURVEY_TYPES)
def test_a_tile_without_a_legal_placement_is_set_aside_and_the_turn_ends(tile: str) -> None:
    table = Table(NO_PLACE)
    before = dict(GAME.conserved(table.state))
    bag, pile, twin = table.outcomes(), [*table.state.pile], table.state.clone()
    table.play(f"tile {tile}")
    assert twin.aside == []
    assert table.happened(SetAside) == [SetAside(0, tile)]
    assert [SURVEY_TYPES[number] for number in table.state.aside] == [tile]
    assert (table.phase, table.state.active) == (Phase.DRAW, 1)
    assert table.outcomes() == {**bag, f"tile {tile}": bag[f"tile {tile}"] - 1}
    assert table.state.pile == pile
    assert table.supply(0) == (7, 7)
    assert dict(GAME.conserved(table.state)) == before


@rule("OVW-23", "OVW-50")
def test_when_the_last_tile_is_set_aside_the_game_ends() -> None:
    table = Table(NO_PLACE, "bag = {ldl = 1, lll = 1}").play("tile ldl", "tile lll")
    assert len(table.happened(SetAside)) == 2
    assert not table.state.coast_due
    assert table.phase == Phase.OVER
    assert len(table.happened(GameEnded)) == 1
