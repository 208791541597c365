"""Entdecker's board: what is drawn is what the view says, in every size."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from rich.console import Console

from farshore import Fate, Match, game
from farshore.cli.entdecker import signs
from farshore.cli.entdecker.board import LargeDrawing
from farshore.cli.entdecker.small_board import SmallDrawing
from farshore.cli.entdecker.tiles import land_spots, ship_spot, tile_art, unit_spot
from farshore.cli.faces import face_of
from farshore.games.entdecker.view import EntdeckerView
from tests.cli.command import random_match
from tests.some import some

LANDS = ("", "N", "E", "S", "W", "NE", "NS", "NW", "ES", "EW", "SW", "NES", "NEW", "NSW", "ESW", "NESW")

POSITION = """players = 2
board = '''
 ABCDEF
1.╷....
2╶5...~
3.╵.╎..
4......
'''
units = ["red scout B1", "white fort D3/S"]

[turn]
ship = "F2"
seat = "red"
phase = "announce"
"""


def view_of(match: Match) -> EntdeckerView:
    return cast("EntdeckerView", match.view(0))


def position_view() -> EntdeckerView:
    return view_of(Match.new("entdecker", start=POSITION, fate=Fate(b"a")))


def shown(view: EntdeckerView, width: int, height: int) -> list[str]:
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(face_of(game("entdecker")).board(view, width, height))
    return capture.get().splitlines()


@pytest.mark.parametrize("land", LANDS)
def test_a_tile_shows_land_on_its_land_sides_and_a_sailing_line_on_the_others(land: str) -> None:
    middles = {"N": (0, 2), "E": (1, 4), "S": (2, 2), "W": (1, 0)}
    art = tile_art(land)
    for side, (row, column) in middles.items():
        assert art[row][column] == ("▓" if side in land else "┊" if side in "NS" else "┄")


@pytest.mark.parametrize("land", LANDS)
def test_units_stand_on_land_and_ships_at_sea(land: str) -> None:
    masses = [*land] if land in {"NS", "EW"} else [land] if land else []
    for mass in masses:
        row, column = unit_spot(mass)
        assert {(row, column), (row, column + 1)} <= land_spots(mass)
    if land != "NESW":
        assert ship_spot(land) not in land_spots(land)


@pytest.mark.parametrize("drawing", [LargeDrawing, SmallDrawing])
def test_where_a_journey_may_start_is_marked_for_whoever_may_start_it(
    drawing: type[LargeDrawing | SmallDrawing],
) -> None:
    match = Match.new("entdecker", 2, fate=Fate(b"a"))
    offers = match.offers(match.actors()[0])
    assert len(offers) == 40, "every Edge Space"
    for offered in (offers, []):  # to one seat, and to all others
        spans = drawing(view_of(match), offered).draw().spans
        assert sum(span.style == signs.CHOICE for span in spans) == len(offered)


def test_the_large_board_draws_tiles_units_ship_and_coins() -> None:
    lines = LargeDrawing(position_view()).draw().plain.splitlines()
    assert lines[0].split() == list("ABCDEF")
    assert lines[1].split() == ["②"] * 6
    assert lines[-1].split() == ["○"] * 6
    assert lines[3][:4] == " 1 ①"
    assert "●R" in lines[4]  # the south side of B1
    assert "≋+5" in lines[6]
    assert lines[6][4 + 5 * 5 + 2] == "◆"
    assert lines[9][4 + 5 * 3 : 4 + 5 * 4] == "┄┄┄┄┄"  # the strait of D3
    assert lines[10][4 + 5 * 3 : 4 + 5 * 4] == " ▓▲W "
    assert "░A1░░" in lines[3]


@pytest.mark.parametrize("size", [LargeDrawing, SmallDrawing])
def test_spaces_that_are_offered_for_the_tile_in_hand_stand_out(size: type[LargeDrawing | SmallDrawing]) -> None:
    place = POSITION.replace('"announce"', '"place"\nhand = "1"')
    match = Match.new("entdecker", start=place, fate=Fate(b"a"))
    view, offers = view_of(match), match.offers(0)
    assert size(view, offers).targets == {"F1", "E2", "F3"}
    assert size(view).targets == set(), "nothing is offered to somebody who only looks on"
    assert size(view, offers).draw().spans != size(view).draw().spans


def test_the_small_board_draws_the_same() -> None:
    lines = SmallDrawing(position_view()).draw().plain.splitlines()
    assert lines[0].split() == list("ABCDEF")
    assert lines[2][4 + 3 : 4 + 6] == " ●R"
    assert lines[3][4:] == " ╶─+5 ░░░░░░░░░◆~ ①"
    assert "▲W" in lines[4]


def test_every_space_of_the_view_is_where_its_name_says() -> None:
    view = view_of(random_match(150))
    lines = LargeDrawing(view).draw().plain.splitlines()
    units = {unit.space for unit in view.units}
    taken = units | {view.turn.ship}
    for tile in some(tile for tile in view.tiles if tile.space not in taken and not tile.bonus and not view.starts):
        row, column = 2 + 3 * (int(tile.space[1:]) - 1), 4 + 5 * (ord(tile.space[0]) - 65)
        assert tuple(line[column : column + 5] for line in lines[row : row + 3]) == tile_art(tile.land)


@pytest.mark.parametrize(
    ("width", "height", "is_large"),
    [(120, 60, True), (100, 50, True), (80, 50, True), (80, 24, False), (50, 60, False)],
)
@pytest.mark.parametrize("decisions", [0, 150, 10_000])
def test_the_board_fits_the_screen(width: int, height: int, is_large: bool, decisions: int) -> None:
    view = view_of(random_match(decisions, seats=4))
    lines = shown(view, width, height)
    assert max(map(len, lines)) <= width
    assert not any("…" in line and "more" not in line for line in lines)
    assert any(line.split()[:12] == list("ABCDEFGHIJKL") for line in lines)
    assert any("≋" in line for line in lines) == is_large


def test_panels_show_what_the_view_says() -> None:
    view = view_of(random_match(150))
    text = "\n".join(shown(view, 100, 60))
    for player in some(view.players):
        supply = (player.gold, player.score.total, player.scouts, player.forts, player.settlements)
        assert any(line.split()[-5:] == [*map(str, supply)] for line in text.splitlines()), player
    for path in some(view.jungle.paths):
        scouts = "".join(
            "RWYP"[s.seat] if s.seat is not None else "•" if s.is_dot else "◉" if s.is_eye else "·" for s in path.spaces
        )
        assert f"{path.path} ⌂ {scouts}" in text


def test_a_token_is_shown_only_to_those_who_know_it() -> None:
    match, rng = Match.new("entdecker", 2, fate=Fate(b"a")), Random(2)
    known, hidden = 0, 0
    while actors := match.actors():
        match.play(actors[0], rng.choice(match.legal(actors[0])))
        view = view_of(match)
        if match.over or known > 5 or not any(path.hut.has_token for path in view.jungle.paths):
            continue
        text = "\n".join(shown(view, 100, 60))
        for produce in view.jungle.produce:
            name = "india rubber" if produce.name == "rubber" else produce.name
            assert (f" {name} {produce.points}" in text) == (produce.path is not None)
        known += any(path.hut.produce for path in view.jungle.paths)
        hidden += any(path.hut.has_token and not path.hut.produce for path in view.jungle.paths)
    assert known
    assert hidden
