"""What is in the box: pieces, survey tiles, coast tiles, the tile that three players do without (OVW-1 to OVW-4)."""

from __future__ import annotations

from itertools import product

import pytest

from farshore.core.errors import BadOptions
from farshore.games.overworld.events import SurveyPlaced, TileDrawn
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import spot
from farshore.games.overworld.tiles import half_kind
from tests.overworld.table import GAME, Table, fresh, new_game, rule, sq

HOME = """
     0
0    ^A0
"""
ENDS = ("NE", "ES", "SW", "WN")
TYPES = ["".join(shades) for shades in product("ld", repeat=3)]


def kinds(table: Table, *squares: str) -> str:
    """Return the kinds of survey squares: m, f, w, r."""
    return "".join("mfwr"[table.state.board.cells[sq(square)]] for square in squares)


# Pieces


@rule("OVW-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_seven_camels_seven_ships_and_three_doors(players: int) -> None:
    """Rulebook, Doors, Ships, & Camels: 28 camels, 28 ships and 12 doors in four colours."""
    state = new_game(players)
    assert state.supply == [7, 7] * players
    assert state.doors == [3] * players
    assert state.ports == [0] * players


@rule("OVW-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_can_play(players: int) -> None:
    assert GAME.seats == range(2, 5)
    with pytest.raises(BadOptions):
        GAME.new(players)


@rule("OVW-1")
def test_the_colours_are_black_white_red_and_yellow() -> None:
    assert GAME.seat_names == ("black", "white", "red", "yellow")
    assert list(Table("players = 4\nphase = 'first'").outcomes()) == [
        "first black",
        "first white",
        "first red",
        "first yellow",
    ]


# Survey tiles


@rule("OVW-2")
def test_there_are_five_survey_tiles_of_each_of_eight_types_forty_in_all() -> None:
    """Rulebook, Survey Tiles: one type for each possible arrangement of squares."""
    assert fresh().outcomes() == {f"tile {tile}": 5 for tile in TYPES}
    assert sum(fresh().outcomes().values()) == 40


@rule("OVW-2")
@pytest.mark.parametrize("tile", TYPES)
def test_light_is_mountain_or_whirlpool_and_dark_is_forest_or_reef(tile: str) -> None:
    land = fresh().play(f"tile {tile}", "survey (0,-1)0L")
    assert kinds(land, "(0,-2)", "(0,-1)", "(1,-1)") == tile.replace("l", "m").replace("d", "f")
    water = fresh().play(f"tile {tile}", "survey (0,1)1W")
    assert kinds(water, "(0,2)", "(0,1)", "(1,1)") == tile.replace("l", "w").replace("d", "r")


@rule("OVW-2")
def test_turning_a_tile_over_mirrors_it() -> None:
    """The same L: the light end points south on the land side, so it points west on the water side."""
    land = fresh().play("tile ldd", "survey (0,-2)2L")  # ends south and west
    assert kinds(land, "(0,-1)", "(0,-2)", "(-1,-2)") == "mff"
    water = fresh().play("tile ldd", "survey (0,1)2W")  # ends south and west as well
    assert kinds(water, "(0,2)", "(0,1)", "(-1,1)") == "rrw"


@rule("OVW-2")
@pytest.mark.parametrize("turn", range(4))
def test_a_survey_tile_is_an_l_of_end_corner_and_end(turn: int) -> None:
    """Whatever its orientation, its ends lie beside the corner in two directions that are not opposite."""
    table = fresh().play("tile lld")
    move = next(move for move in table.legal() if move[-2] == str(turn))
    table.play(move)
    (event,) = table.happened(SurveyPlaced)
    first, corner, second = event.squares
    x, y = table_place(corner)
    beside = {"N": (x, y - 1), "E": (x + 1, y), "S": (x, y + 1), "W": (x - 1, y)}
    assert corner == event.square
    assert [table_place(first), table_place(second)] == [beside[end] for end in ENDS[turn]]
    assert len(table.state.board.cells) == 1 + 3


def table_place(name: str) -> tuple[int, int]:
    """Read (x,y)."""
    x, y = name.strip("()").split(",")
    return int(x), int(y)


@rule("OVW-2")
def test_the_table_has_no_edge_however_far_the_tiles_lead() -> None:
    """All forty survey tiles and nine coasts in one line: 89 squares to the north of the first coast."""
    table = fresh()
    end, side, tiles = 0, "L", ["ldl"] * 5 + ["lld", "ldd", "dll", "dld", "ddl"] * 5 + ["lll", "ddd"] * 5
    codec = GAME.codec(2)
    for tile in tiles:
        end -= 2
        move = f"survey (0,{end})2{side}"
        table.play(f"tile {tile}", move)
        assert codec.decode(codec.encode(GAME.read_action(move))) == GAME.read_action(move)
        if table.phase == Phase.COAST:
            end -= 1
            table.play(f"coast (0,{end}){'S' if side == 'L' else 'N'} {'AB'[not table.state.pile[0]]}0")
            side = "W" if side == "L" else "L"
        while table.phase > Phase.SURVEY and table.phase != Phase.OVER:
            table.play(table.legal()[0])
    assert end == -89
    assert table.state.view(0).board.north == end
    assert table.phase == Phase.OVER
    assert table.state.pile == [0, 0]


# Coast tiles


@rule("OVW-3")
@pytest.mark.parametrize(("face", "pile"), [("A0", [4, 5]), ("A1", [4, 5]), ("B0", [5, 4]), ("B1", [5, 4])])
def test_there_are_five_coast_tiles_of_each_of_two_patterns(face: str, pile: list[int]) -> None:
    assert new_game().pile == [5, 5]
    assert fresh(face).state.pile == pile


FACES = {"A0": "fw", "A1": "mr", "B0": "fr", "B1": "mw"}


@rule("OVW-3")
@pytest.mark.parametrize(("face", "halves"), FACES.items())
@pytest.mark.parametrize(("tile", "kind"), [("lll", "m"), ("ddd", "f"), ("lll", "w"), ("ddd", "r")])
def test_a_face_has_a_land_half_and_a_water_half(face: str, halves: str, tile: str, kind: str) -> None:
    """A0 forest and whirlpool, A1 mountain and reef, B0 forest and reef, B1 mountain and whirlpool."""
    move, half, beside = ("survey (0,-1)0L", 0, "(0,-1)") if kind in "mf" else ("survey (0,1)1W", 1, "(0,1)")
    table = fresh(face).play(f"tile {tile}", move)
    regions = table.state.board.regions
    is_one_region = regions.root(spot(sq("(0,0)"), half)) == regions.root(spot(sq(beside), half))
    assert is_one_region == (kind in halves)
    home = table.state.board.cells[sq("(0,0)")]
    assert "".join("mfwr"[half_kind(home, number)] for number in (0, 1)) == halves


@rule("OVW-3")
def test_a_coast_tile_has_two_faces() -> None:
    """One tile of pattern A is left: it may lie either face up, and then it is gone."""
    table = Table(HOME, "pile = {A = 1, B = 1}\ntile = 'lll'").play("survey (0,-1)0L")
    assert {move[-2:] for move in table.legal()} == {"A0", "A1", "B0", "B1"}
    table.play("coast (0,-3)S A1", "hold camel", "tile ddd", "survey (0,1)1W")
    assert {move[-2:] for move in table.legal()} == {"B0", "B1"}


@rule("OVW-3", "OVW-21")
@pytest.mark.parametrize(
    ("arrow", "land", "water", "flat"),
    [
        ("^", "(5,-1)", "(5,1)", ("(4,0)", "(6,0)")),
        (">", "(6,0)", "(4,0)", ("(5,-1)", "(5,1)")),
        ("v", "(5,1)", "(5,-1)", ("(4,0)", "(6,0)")),
        ("<", "(4,0)", "(6,0)", ("(5,-1)", "(5,1)")),
    ],
)
def test_one_edge_is_land_the_opposite_edge_water_the_two_others_are_flat(
    arrow: str, land: str, water: str, flat: tuple[str, ...]
) -> None:
    table = Table(
        f"""
             0     1     2     3     4     5
        0    ^A0   .     .     .     .     {arrow}B1
        """,
        "tile = 'ldl'",
    )
    sides: dict[str, set[str]] = {}
    for move in table.legal():
        corner, turn, side = move.split()[1][:-2], int(move[-2]), move[-1]
        x, y = table_place(corner)
        for end in ENDS[turn]:
            square = (x + (end == "E") - (end == "W"), y + (end == "S") - (end == "N"))
            sides.setdefault("({},{})".format(*square), set()).add(side)
        sides.setdefault(corner, set()).add(side)
    assert sides[land] == {"L"}
    assert sides[water] == {"W"}
    assert not any(square in sides for square in flat)


# Three players


@rule("OVW-4")
@pytest.mark.parametrize(("players", "draws"), [(2, 40), (3, 39), (4, 40)])
def test_with_three_players_one_survey_tile_is_never_drawn(players: int, draws: int) -> None:
    table = fresh(players=players)
    assert sum(table.outcomes().values()) == 40
    while table.phase != Phase.OVER:
        drawn = sorted(table.outcomes(), key=lambda move: move in {"tile lll", "tile ddd"})  # so that the coasts last
        table.play((drawn or table.legal())[0])
    assert len(table.happened(TileDrawn)) == draws
    assert sum(table.state.bag) == 40 - draws


@rule("OVW-4")
def test_nobody_knows_which_tile_three_players_do_without() -> None:
    """Two tiles are left, of which one is in the box: either may be drawn, and that is the last draw."""
    table = Table(HOME, "bag = {ldl = 1, ddl = 1}", players=3)
    assert table.outcomes() == {"tile ldl": 1, "tile ddl": 1}
    for tile in ("ldl", "ddl"):
        table = Table(HOME, "bag = {ldl = 1, ddl = 1}", players=3).play(f"tile {tile}", "survey (0,-1)0L")
        assert table.phase == Phase.OVER
    both = Table(HOME, "bag = {ldl = 1, ddl = 1}", players=2).play("tile ldl", "survey (0,-1)0L")
    assert both.outcomes() == {"tile ddl": 1}
