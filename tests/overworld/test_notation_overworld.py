"""Actions as a person writes them: squares, survey placements, coasts, and all the other verbs."""

from __future__ import annotations

import re

import pytest

from farshore.core.errors import BadNotation
from farshore.games.overworld.actions import (
    VERBS,
    ChooseFirst,
    ChooseGap,
    ChooseWinner,
    DrawTile,
    HoldCoast,
    LayFirstCoast,
    LeaveFromBoard,
    LeaveFromSupply,
    LeaveNobody,
    MoveDoor,
    MovePort,
    PlaceCoast,
    PlaceDoor,
    PlacePort,
    PlaceSurvey,
    PutExplorer,
    TakeItem,
    TakeNothing,
)
from farshore.games.overworld.events import CoastPlaced
from farshore.games.overworld.grid import name_of, square_at, square_named
from tests.overworld.table import Table, fresh, rule, sq

WRITTEN = {
    "survey (2,-1)1L": PlaceSurvey("(2,-1)", 1, "L"),
    "survey (-10,0)3W": PlaceSurvey("(-10,0)", 3, "W"),
    "coast (0,1)N A0": PlaceCoast("(0,1)", "N", "A0"),
    "coast (-1,-1)W B1": PlaceCoast("(-1,-1)", "W", "B1"),
    "put (2,-1)": PutExplorer("(2,-1)"),
    "hold camel": HoldCoast("camel"),
    "hold ship": HoldCoast("ship"),
    "gap (3,3)": ChooseGap("(3,3)"),
    "winner red": ChooseWinner(2),
    "door": PlaceDoor(),
    "door from (3,3)": MoveDoor("(3,3)"),
    "port": PlacePort(),
    "move port": MovePort(),
    "leave camel": LeaveFromSupply("camel"),
    "leave (2,-1)": LeaveFromBoard("(2,-1)"),
    "leave nobody": LeaveNobody(),
    "take potion": TakeItem("potion"),
    "take nothing": TakeNothing(),
    "start A0": LayFirstCoast("A0"),
    "first yellow": ChooseFirst(3),
    "tile ldl": DrawTile("ldl"),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items())
def test_every_action_is_read_as_it_is_written(text: str, action: object) -> None:
    assert VERBS.read(text) == action
    assert VERBS.write(VERBS.read(text)) == text


def test_every_verb_is_among_them() -> None:
    assert {type(action) for action in WRITTEN.values()} == {*VERBS.actions}


@pytest.mark.parametrize(
    "text",
    [
        "survey",
        "survey (2,-1)",
        "survey (2,-1)4L",
        "survey (2,-1)1X",
        "survey (2,-1)L1",
        "survey (2, -1)1L",
        "survey 2,-1 1L",
        "survey (2,-1)1L A0",
        "coast (0,1) A0",
        "coast (0,1)N",
        "coast (0,1)X A0",
        "coast (0,1)N A0 B0",
        "put",
        "put (0,1) (0,2)",
        "hold",
        "winner",
        "winner green",
        "winner 2",
        "door (3,3)",
        "door to (3,3)",
        "port (3,3)",
        "move",
        "move door",
        "leave",
        "leave camel camel",
        "take",
        "first",
        "first 0",
        "tile",
        "Survey (2,-1)1L",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        VERBS.read(text)


@rule("OVW-2")
def test_a_square_is_written_by_its_column_to_the_east_and_its_row_to_the_south() -> None:
    table = fresh().play("tile ldl", "survey (0,-1)0L")
    assert {*table.explorers()} == {"(0,-2)", "(0,-1)", "(1,-1)"}  # north of the first coast, and to the north-east
    for x, y in ((0, 0), (2, -1), (-90, 90)):
        assert name_of(square_at(x, y)) == f"({x},{y})"
        assert square_named(f"({x},{y})") == square_at(x, y)
    for name in ("(1,91)", "(-91,0)", "(00,1)", "(+1,1)", "(-0,0)", "1,1", "(1,1", "(1,1,1)"):
        with pytest.raises(ValueError, match=re.escape(name)):
            square_named(name)


LAND = """
     0
-1   m.
 0   ^A0
"""
WATER = """
     0
 0   ^A0
 1   w.
"""


@rule("OVW-2", "OVW-21")
@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        ("(0,-2)0L", "(0,-3)", "(1,-2)"),  # ends north and east
        ("(0,-3)1L", "(1,-3)", "(0,-2)"),  # east and south
        ("(0,-3)2L", "(0,-2)", "(-1,-3)"),  # south and west
        ("(0,-2)3L", "(-1,-2)", "(0,-3)"),  # west and north
    ],
)
def test_on_the_land_side_the_first_end_lies_in_the_first_direction(place: str, first: str, second: str) -> None:
    cells = Table(LAND, "tile = 'lld'").play(f"survey {place}").state.board.cells
    assert "mfwr"[cells[sq(place[:-2])]] == "m"
    assert ("mfwr"[cells[sq(first)]], "mfwr"[cells[sq(second)]]) == ("m", "f")


@rule("OVW-2", "OVW-21")
@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        ("(0,3)0W", "(1,3)", "(0,2)"),  # ends north and east
        ("(0,2)1W", "(0,3)", "(1,2)"),  # east and south
        ("(0,2)2W", "(-1,2)", "(0,3)"),  # south and west
        ("(0,3)3W", "(0,2)", "(-1,3)"),  # west and north
    ],
)
def test_on_the_water_side_the_first_end_lies_in_the_second_direction(place: str, first: str, second: str) -> None:
    cells = Table(WATER, "tile = 'dll'").play(f"survey {place}").state.board.cells
    assert "mfwr"[cells[sq(place[:-2])]] == "w"
    assert ("mfwr"[cells[sq(first)]], "mfwr"[cells[sq(second)]]) == ("r", "w")


@rule("OVW-3", "OVW-22")
def test_a_coast_is_written_by_its_square_the_direction_of_its_land_edge_and_its_face() -> None:
    table = fresh().play("tile lll", "survey (0,-1)0L", "coast (-1,-2)E B1", "hold ship")
    assert table.happened(CoastPlaced) == [CoastPlaced(0, "(-1,-2)", "E", "B1", 8)]
    assert "survey (-2,-2)3W" in table.play("tile ldl").legal()  # its water edge points west
