"""Add explorers: one on each square of the survey tile, one on the coast (OVW-30, OVW-31)."""

from __future__ import annotations

import pytest

from farshore.games.overworld.events import ExplorersPut
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import spot, strengths
from tests.overworld.table import Table, fresh, rule, sq

HOME = """
     0
0    ^A0
"""
LAND = ("(0,-2)", "(0,-1)", "(1,-1)")  # survey (0,-1)0L
WATER = ("(1,1)", "(0,1)", "(0,2)")  # survey (0,1)1W
SIDES = [
    ("camel", "survey (0,-1)0L", LAND, "B"),
    ("ship", "survey (0,1)1W", WATER, "b"),
]


def with_supply(camels: int, ships: int, tile: str, seat: str = "black") -> Table:
    """Return the beginning of a game, the active seat with few explorers, and a tile drawn."""
    more = f"active = '{seat}'\nfirst = '{seat}'\ntile = '{tile}'\n[supplies.{seat}]\n"
    return Table(HOME, f"{more}camels = {camels}\nships = {ships}")


# On the survey tile


@rule("OVW-30")
@pytest.mark.parametrize(("explorer", "move", "squares", "letter"), SIDES)
def test_one_explorer_goes_on_each_square_camels_on_land_ships_on_water(
    explorer: str, move: str, squares: tuple[str, ...], letter: str
) -> None:
    table = fresh().play("tile ldl", move)
    assert table.explorers() == dict.fromkeys(squares, letter)
    assert table.supply(0) == ((4, 7) if explorer == "camel" else (7, 4))
    assert table.supply(1) == (7, 7)
    assert table.happened(ExplorersPut) == [ExplorersPut(0, explorer, squares)]


@rule("OVW-30")
@pytest.mark.parametrize(("first", "letter"), [("black", "B"), ("white", "W"), ("red", "R"), ("yellow", "Y")])
def test_they_are_of_the_colour_of_the_player_whose_turn_it_is(first: str, letter: str) -> None:
    table = fresh("A0", first, players=4).play("tile ldl", "survey (0,-1)0L")
    assert {*table.explorers().values()} == {letter}


@rule("OVW-30")
@pytest.mark.parametrize(("explorer", "move", "squares", "letter"), SIDES)
def test_of_exactly_three_all_go(explorer: str, move: str, squares: tuple[str, ...], letter: str) -> None:
    table = with_supply(3, 3, "ldl").play(move)
    assert table.explorers() == dict.fromkeys(squares, letter)
    assert table.phase == Phase.DRAW


@rule("OVW-30")
@pytest.mark.parametrize(("explorer", "move", "squares", "letter"), SIDES)
def test_of_two_both_go_on_squares_of_the_players_choice(
    explorer: str, move: str, squares: tuple[str, ...], letter: str
) -> None:
    for left_free in squares:
        table = with_supply(2, 2, "ldl").play(move)
        assert sorted(table.legal()) == sorted(f"put {square}" for square in squares)
        one, other = (square for square in squares if square != left_free)
        table.play(f"put {one}")
        assert sorted(table.legal()) == sorted(f"put {square}" for square in squares if square != one)
        table.play(f"put {other}")
        assert table.explorers() == {one: letter, other: letter}
        assert table.supply(0) == ((0, 2) if explorer == "camel" else (2, 0))
        assert table.state.active == 1


@rule("OVW-30")
@pytest.mark.parametrize(("explorer", "move", "squares", "letter"), SIDES)
def test_a_single_one_goes_on_any_square(explorer: str, move: str, squares: tuple[str, ...], letter: str) -> None:
    for square in squares:
        table = with_supply(1, 1, "ldl").play(move, f"put {square}")
        assert table.explorers() == {square: letter}
        assert table.phase == Phase.DRAW


@rule("OVW-30")
@pytest.mark.parametrize(("explorer", "move", "squares", "letter"), SIDES)
def test_without_any_of_that_kind_the_tile_stays_empty_though_there_are_others(
    explorer: str, move: str, squares: tuple[str, ...], letter: str
) -> None:
    camels, ships = (0, 7) if explorer == "camel" else (7, 0)
    table = with_supply(camels, ships, "ldl").play(move)
    assert table.explorers() == {}
    assert table.supply(0) == (camels, ships)
    assert not table.happened(ExplorersPut)
    assert table.state.active == 1


@rule("OVW-30")
def test_as_many_go_as_there_are_and_only_on_free_squares_of_that_tile() -> None:
    """Nobody may be held back: while a camel is left it must be put somewhere."""
    table = Table(
        """
             0    1
        -1   mB   .
         0   ^A0  .
        """,
        "tile = 'ldl'\n[supplies.black]\ncamels = 2",
    )
    table.play("survey (0,-2)0L", "put (0,-3)")
    assert table.legal() == ["put (0,-2)", "put (1,-2)"]
    for move in ("put (0,-3)", "put (0,-1)", "put (5,5)", "hold camel"):
        assert "2N, 2N 1E" in table.refuses(move, "OVW-30")


@rule("OVW-1", "OVW-30")
def test_the_seventh_camel_comes_with_the_third_tile_on_land() -> None:
    table = fresh().play("tile ldl", "survey (0,-1)0L", "tile ldl", "survey (0,1)1W")
    table.play("tile ldl", "survey (0,-4)2L", "tile ldl", "survey (0,3)2W")
    assert (table.supply(0), table.supply(1)) == ((1, 7), (7, 1))
    table.play("tile ldl", "survey (0,-6)2L")
    assert table.legal() == ["put (0,-5)", "put (0,-6)", "put (-1,-6)"]
    table.play("put (0,-6)")
    assert [*table.explorers().values()].count("B") == 7


# On the coast


@rule("OVW-31")
@pytest.mark.parametrize("move", ["survey (0,-1)0L", "survey (0,1)1W"])
@pytest.mark.parametrize("land", ["L", "W"])
def test_a_camel_or_a_ship_goes_on_the_coast_whatever_side_the_tile_shows(move: str, land: str) -> None:
    table = fresh().play("tile lll", move, "coast (1,0)N B0")
    assert table.legal() == ["hold camel", "hold ship"]
    table.play("hold camel" if land == "L" else "hold ship")
    assert table.explorers()["(1,0)"] == ("B" if land == "L" else "b")
    assert table.phase == Phase.DRAW


@rule("OVW-31")
@pytest.mark.parametrize(("explorer", "half"), [("camel", 0), ("ship", 1)])
def test_a_camel_holds_its_land_half_a_ship_its_water_half(explorer: str, half: int) -> None:
    """The explorer counts in the region of its own half, and in no other."""
    table = fresh().play("tile lll", "survey (0,-1)0L", "coast (2,-1)W B0", f"hold {explorer}")
    regions = table.state.board.regions
    counts = [strengths(regions.explorers[regions.root(spot(sq("(2,-1)"), part))], 2) for part in (0, 1)]
    assert counts[half] == [1, 0]
    assert counts[1 - half] == [0, 0]
    assert table.supply(0) == ((3, 7) if explorer == "camel" else (4, 6))


@rule("OVW-31")
def test_a_camel_on_the_coast_joins_those_on_the_tile_if_their_regions_are_one() -> None:
    """A mountain tile and a coast with a mountain: four camels in one region of four squares."""
    table = fresh("A0").play("tile lll", "survey (0,-1)0L", "coast (2,-1)W A1", "hold camel")
    regions = table.state.board.regions
    root = regions.root(spot(sq("(2,-1)"), 0))
    assert (regions.sizes[root], strengths(regions.explorers[root], 2)) == (4, [4, 0])


@rule("OVW-31")
@pytest.mark.parametrize(
    ("camels", "ships", "held"),
    [(4, 0, "B"), (3, 1, "b"), (3, 7, "b"), (0, 1, "b"), (3, 0, "")],
    ids=["a fourth camel", "no fourth camel", "ships", "one ship alone", "none left"],
)
def test_the_survey_tile_is_served_first_and_a_kind_not_in_supply_cannot_be_chosen(
    camels: int, ships: int, held: str
) -> None:
    """Where only one kind is left it goes without asking, and with nobody left the coast stays empty."""
    table = with_supply(camels, ships, "lll").play("survey (0,-1)0L", "coast (1,0)N A0")
    assert table.explorers().get("(1,0)", "") == held
    assert [*table.explorers().values()].count("B") == camels
    assert table.state.active == 1


@rule("OVW-31")
@pytest.mark.parametrize(("camels", "ships", "held"), [(0, 4, "b"), (1, 3, "B"), (0, 3, "")])
def test_ships_on_the_survey_tile_go_before_a_ship_on_the_coast(camels: int, ships: int, held: str) -> None:
    table = with_supply(camels, ships, "ddd").play("survey (0,1)1W", "coast (1,0)N A0")
    assert table.explorers().get("(1,0)", "") == held
    assert [*table.explorers().values()].count("b") == ships
    assert table.state.active == 1


@rule("OVW-30", "OVW-31")
@pytest.mark.parametrize(("ships", "held"), [(2, "b"), (0, "")])
def test_after_the_last_camels_are_put_a_ship_goes_on_the_coast_if_there_is_one(ships: int, held: str) -> None:
    table = with_supply(1, ships, "lll").play("survey (0,-1)0L", "coast (1,0)N A0")
    assert table.phase == Phase.EXPLORER
    assert "(1,0)" not in table.explorers()
    table.play("put (1,-1)")
    assert table.explorers() == {"(1,-1)": "B"} | ({"(1,0)": held} if held else {})


@rule("OVW-31")
def test_the_explorers_of_the_coast_come_after_those_of_the_tile() -> None:
    table = fresh().play("tile lll", "survey (0,-1)0L", "coast (1,0)N A0", "hold ship")
    assert table.happened(ExplorersPut) == [ExplorersPut(0, "camel", LAND), ExplorersPut(0, "ship", ("(1,0)",))]


@rule("OVW-31")
def test_nothing_else_goes_on_the_coast() -> None:
    table = fresh().play("tile lll", "survey (0,-1)0L", "coast (1,0)N A0")
    for move in ("hold elephant", "put (1,0)", "take map", "tile ldl"):
        assert "camel" in table.refuses(move, "OVW-31")


@rule("OVW-31")
def test_without_a_coast_played_this_turn_nobody_is_asked() -> None:
    table = Table(
        """
             0    1
        -1   m.   .
         0   ^A0  ^B0
        """,
        "tile = 'ldl'",
    )
    table.play("survey (0,-2)0L")
    assert table.phase == Phase.DRAW
    assert "(1,0)" not in table.explorers()
