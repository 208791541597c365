"""Positions: any state can be written and read again, and little need be said to draw one."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from farshore.core.conformance import Setting, writing
from farshore.core.conformance.examination import Examination, choose
from farshore.core.words import add_catalogue
from farshore.games.overworld import OVERWORLD, position
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import name_of
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position import read_position, write_position
from farshore.games.overworld.setup import new_state
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import terms_of
from farshore.games.overworld.tiles import Kind
from tests.effort import tries
from tests.fields import fields_of
from tests.overworld.table import Table, rule

add_catalogue(OVERWORLD.words)

TABLES = [
    (seats, OverworldOptions(provisions=provisions, ports=ports))
    for seats, provisions, ports in product((2, 3, 4), (False, True), (False, True))
]
FIELDS = [name for name in fields_of(OverworldState) if name not in {"board", "listener", "terms"}]


def everything(s: OverworldState) -> dict[str, object]:
    """Return all that a state is, so that states can be compared; of regions only what does not depend on order."""
    regions = s.board.regions
    return {name: getattr(s, name) for name in FIELDS} | {
        "seats": s.terms.seats,
        "options": s.terms.options,
        "cells": s.board.cells,
        "fits": s.board.fits,
        "regions": sorted((size, regions.explorers[root]) for root, size in regions.sizes.items()),
        "legal": [list(s.legal(seat)) for seat in range(s.terms.seats)],
        "outcomes": list(s.outcomes()),
        "scores": s.scores(),
        "winners": s.winners(),
        "conserved": OVERWORLD.conserved(s),
    }


def new_game(table: int) -> OverworldState:
    seats, options = TABLES[table % len(TABLES)]
    return new_state(terms_of(seats, options))


def step(s: OverworldState, rng: Random) -> None:
    """Let whoever may act do something."""
    s.apply(*choose(s, rng))


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(tries(2, 1)))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_moment_of_a_game_is_the_same_after_being_written_and_read(table: int, seed: int) -> None:
    rng = Random(f"{table}/{seed}")
    s = new_game(table)
    while True:
        text = write_position(s)
        again = read_position(text)
        assert everything(again) == everything(s), text
        assert write_position(again) == text
        if s.phase == Phase.OVER:
            break
        step(s, rng)


@pytest.mark.no_cover
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_views_are_the_same_after_a_position_was_written_and_read(table: int) -> None:
    seats, options = TABLES[table]
    place = Examination(OVERWORLD, Setting(seats, options), table, Random(table), 1000)
    s = place.start()
    while s.actors():
        if place.rng.random() < 0.1:
            writing.check_position(place, s)
        place.apply(s, *choose(s, place.rng))
    writing.check_position(place, s)


def test_random_games_come_through_every_phase() -> None:
    met = set()
    for seed in range(24):
        s = new_game(seed)
        rng = Random(seed)
        while s.phase != Phase.OVER:
            met.add(s.phase)
            step(s, rng)
    assert met == {phase for phase in Phase if Phase.START <= phase < Phase.OVER}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_read_position_goes_on_to_the_same_end(table: int) -> None:
    s = new_game(table)
    rng = Random(table)
    for _ in range(rng.randrange(20, 90)):
        if s.phase != Phase.OVER:
            step(s, rng)
    again = read_position(write_position(s))
    one, other = Random(table), Random(table)
    while s.phase != Phase.OVER:
        step(s, one)
        step(again, other)
    assert everything(again) == everything(s)


def test_a_read_state_shares_nothing_with_the_one_written() -> None:
    s = read_position('first = "white"')
    text = write_position(s)
    again = read_position(text)
    while again.phase != Phase.OVER:
        step(again, Random(1))
    assert write_position(s) == text


def test_players_alone_is_a_new_game() -> None:
    assert everything(read_position("players = 3")) == everything(new_state(terms_of(3, OverworldOptions())))


def test_without_a_drawing_the_first_coast_lies_alone() -> None:
    s = read_position('first = "white"')
    assert (s.phase, s.active, write_position(s).count("^A0"), len(s.board.cells)) == (Phase.DRAW, 1, 1, 1)
    assert s.bag == [5] * 8
    assert s.pile == [4, 5]


def test_the_example_in_the_docstring_can_be_read() -> None:
    example = (position.__doc__ or "").partition("::\n")[2].partition("\n``document``")[0]
    s = read_position("\n".join(line.removeprefix("    ") for line in example.splitlines()))
    assert (s.phase, s.terms.seats, len(s.board.cells), len(s.gaps)) == (Phase.SURVEY, 3, 7, 1)


LINE = """
      -2    -1    0     1     2
 -1   .     f.    mB    f.    .
  0   mW    .     ^A0   .     m.
  1   .     r.    ww    rb    .
"""
"""Two gaps of one square, (-1,0) and (1,0)."""
TWO = """
       0     1     2     3
 -1    mB    fB    mB    .
  0    ^A0   .     .     mW
  1    .     w.    rw    .
"""
"""One gap of two squares, for which white and black are tied."""


def test_what_is_drawn_lies_there() -> None:
    s = Table(LINE).state
    mountains, forests, whirlpools, reefs = (
        [name_of(square) for square, cell in s.board.cells.items() if cell == kind] for kind in Kind
    )
    assert (mountains, forests) == (["(0,-1)", "(-2,0)", "(2,0)"], ["(-1,-1)", "(1,-1)"])
    assert (whirlpools, reefs) == (["(0,1)"], ["(-1,1)", "(1,1)"])
    assert Table(LINE).explorers() == {"(0,-1)": "B", "(-2,0)": "W", "(0,1)": "w", "(1,1)": "b"}
    assert s.supply == [6, 6, 6, 6]


def test_a_coast_is_drawn_with_its_land_edge_its_face_and_who_holds_it() -> None:
    drawn = """
          0     1     2     3
     -1   mB    m.    <B1R  >A0y
      0   ^A1   ^B0b  .     .
    """
    s = Table(drawn, players=4).state
    assert Table(drawn, players=4).explorers() == {"(0,-1)": "B", "(1,0)": "b", "(2,-1)": "R", "(3,-1)": "y"}
    assert s.pile == [3, 3]
    assert "<B1R" in write_position(s)


def test_the_drawing_is_written_as_it_is_read() -> None:
    text = write_position(Table(LINE).state)
    rows = [line.split() for line in text.splitlines() if "." in line]
    assert rows == [line.split() for line in LINE.splitlines() if "." in line]


def test_any_rectangle_may_be_drawn_and_blanks_do_not_matter() -> None:
    wide = "-1 0 1\n\n-1  .   m  .\n0 . ^A0 .\n1 . .     ."
    assert write_position(Table(wide).state) == write_position(Table("0\n-1 m.\n0 ^A0").state)


def test_a_tile_is_to_be_placed() -> None:
    s = Table(LINE, 'tile = "lll"').state
    assert (s.phase, s.coast_due, s.bag[0]) == (Phase.SURVEY, True, 4)
    assert not Table(LINE, 'tile = "ldl"').state.coast_due


def test_a_coast_is_to_be_placed_beside_the_survey_tile() -> None:
    drawn = "0 1\n-2 m. .\n-1 m. m.\n0 ^A0 ."
    s = Table(drawn, 'phase = "coast"\nsurvey = ["(0,-2)", "(0,-1)", "(1,-1)"]').state
    assert (s.coast_due, s.tile, [name_of(square) for square in s.survey]) == (True, 0, ["(0,-2)", "(0,-1)", "(1,-1)"])
    assert "coast (0,-3)S A0" in Table(drawn, 'phase = "coast"\nsurvey = ["(1,-1)", "(0,-2)", "(0,-1)"]').legal()


def test_the_type_of_a_placed_tile_follows_from_its_squares() -> None:
    land = Table("0 1\n-2 f. .\n-1 m. m.\n0 ^A0 .", 'phase = "over"\nsurvey = ["(1,-1)", "(0,-2)", "(0,-1)"]').state
    water = Table("0 1\n0 ^A0 .\n1 r. w.\n2 w. .", 'phase = "over"\nsurvey = ["(0,1)", "(1,1)", "(0,2)"]').state
    assert (land.tile, land.side, [name_of(q) for q in land.survey]) == (4, 1, ["(0,-2)", "(0,-1)", "(1,-1)"])
    assert (water.tile, water.side, [name_of(q) for q in water.survey]) == (2, 2, ["(1,1)", "(0,1)", "(0,2)"])


@rule("OVW-30")
def test_too_few_camels_are_placed_one_by_one() -> None:
    table = Table(
        "0 1\n-2 mB .\n-1 m. f.\n0 ^A0 .",
        'phase = "explorer"\nsurvey = ["(0,-2)", "(0,-1)", "(1,-1)"]\nsupplies.black.camels = 1',
    )
    assert table.legal() == ["put (0,-1)", "put (1,-1)"]


@rule("OVW-31")
def test_a_coast_is_to_be_held() -> None:
    drawn = "0 1 2\n-2 mB . .\n-1 mB mB <A0\n0 ^A0 . ."
    table = Table(drawn, 'phase = "hold"\nsurvey = ["(0,-2)", "(0,-1)", "(1,-1)"]\ncoast = "(2,-1)"')
    assert table.legal() == ["hold camel", "hold ship"]


@rule("OVW-42")
def test_gaps_still_to_come_follow_from_the_board() -> None:
    assert Table(LINE, 'phase = "gap"').legal() == ["gap (-1,0)", "gap (1,0)"]


@rule("OVW-42")
def test_a_gap_may_be_said_not_to_be_pending() -> None:
    s = Table(LINE, 'phase = "winner"\ngap = "(1,0)"\npending = []').state
    assert s.pending == ()
    assert read_position(write_position(s)).pending == ()
    assert len(Table(LINE, 'phase = "winner"\ngap = "(1,0)"').state.pending) == 1


@rule("OVW-42")
def test_the_only_gap_need_not_be_named() -> None:
    assert Table(TWO, 'phase = "winner"').legal() == ["winner black", "winner white"]


WON = TWO.replace("fB", "f.").replace("mB", "m.")


@rule("OVW-71")
def test_the_winner_may_choose_between_door_and_port() -> None:
    table = Table(WON, 'phase = "entrance"\nwinner = "black"', ports=True)
    assert table.legal() == ["door", "port"]
    assert (table.doors, table.ports) == ([3, 3], [1, 1])


CLOSED = """
       -2    -1    0     1     2     3
 -3    .     .     f.    m.    .     .
 -2    .     m.    #1    #1    mW    .
 -1    m.    #2    m.    f.    m.    .
  0    .     vB0W  ^A0   .     .     m.
  1    .     .     .     w.    rw    .
"""
"""Two closed gaps, and one of two squares being resolved."""


@rule("OVW-43")
def test_a_door_that_moves_is_in_nobodys_supply() -> None:
    moving = 'phase = "leave"\norigin = "(-1,-1)"\nsupplies.black.doors = 0\n[[gaps]]\n[[gaps]]\nowner = "black"'
    table = Table(CLOSED, moving)
    s = table.state
    assert (s.winner, s.entrance, s.origin, name_of(s.gap[0])) == (0, Entrance.DOOR, 1, "(1,0)")
    assert table.legal() == ["leave camel", "leave ship"]
    assert s.doors == [0, 3]
    table.play("leave camel")
    assert (s.phase, [gap.owner for gap in s.gaps], s.gaps[1].left) == (Phase.DRAW, [-1, 0, 0], (0,))


@rule("OVW-71")
def test_a_port_that_moves_may_have_left_one_explorer_already() -> None:
    gaps = '[[gaps]]\nowner = "black"\nleft = ["ship"]\n'
    table = Table(CLOSED, f'phase = "leave"\nentrance = "port"\norigin = "(0,-2)"\n{gaps}[[gaps]]', ports=True)
    assert (table.supply(0), table.ports, table.doors) == ((7, 6), [0, 1], [3, 3])
    table.play("leave camel")
    assert [gap.entrance for gap in table.state.gaps] == [0, 0, Entrance.PORT]


@rule("OVW-70")
def test_the_last_gap_is_being_filled() -> None:
    gaps = '[[gaps]]\nowner = "white"\nentrance = "door"\nitems = { map = 1 }\n'
    gaps += '[[gaps]]\nowner = "black"\nleft = ["camel"]\n'
    drawn = CLOSED.replace("^A0   .     .", "^A0   #3    #3")
    more = f'phase = "item"\norigin = "(-1,-1)"\n{gaps}[[gaps]]\nowner = "black"\nentrance = "door"\n'
    s = Table(drawn, more, provisions=True).state
    assert (s.winner, s.entrance, s.origin, s.to_take, s.actors()) == (0, Entrance.DOOR, 1, 1, (0,))
    assert s.shop == [4, 3, 4, 4, 4]
    assert (s.doors, s.supply[0]) == ([2, 2], 6)
    assert everything(read_position(write_position(s))) == everything(s)


def test_a_drawn_gap_without_a_table_holds_nothing() -> None:
    (one, two) = Table(CLOSED, "").state.gaps
    assert (one.owner, one.entrance, len(one.squares)) == (-1, Entrance.NONE, 2)
    assert [name_of(square) for square in two.squares] == ["(-1,-1)"]


def test_less_may_be_left_than_follows_from_the_board() -> None:
    more = 'bag = { ldl = 1 }\npile = { B = 1 }\nsupplies = { white = { ships = 2, doors = 1 } }\naside = ["lll"]'
    s = Table(LINE, more).state
    assert (sum(s.bag), s.pile, s.supply, s.doors, s.aside) == (1, [0, 1], [6, 6, 6, 2], [3, 1], [0])
    assert everything(read_position(write_position(s))) == everything(s)
    s = Table(LINE, "shop = { key = 2 }", provisions=True).state
    assert s.shop == [0, 0, 2, 0, 0]
    assert everything(read_position(write_position(s))) == everything(s)


def test_the_bag_is_worked_out_from_the_board() -> None:
    assert sum(Table(LINE).state.bag) == 37
    assert sum(Table(LINE, 'tile = "ldl"').state.bag) == 36
    assert sum(Table("0\n-2 m\n-1 m\n0 ^A0").state.bag) == 39
    assert sum(Table(LINE, 'phase = "over"', players=3).state.bag) == 1


def test_a_long_thin_board_leaves_fewer_tiles_so_that_none_leads_out_of_reach() -> None:
    rows = "\n".join(f"{y} m." for y in range(-60, 0))
    s = Table(f"0\n{rows}\n0 ^A0").state
    assert sum(s.bag) == 10


def test_a_game_may_be_over_on_any_board() -> None:
    s = Table(LINE, 'phase = "over"').state
    assert s.actors() == ()
    assert s.winners()


@rule("OVW-23")
def test_tiles_that_touch_only_at_corners_may_be_drawn_for_what_cannot_happen() -> None:
    ring = "0 1 2\n-1 . >A0 .\n0 ^A0 . vB0\n1 . <B1 ."
    assert Table(ring).state.board.fits == {}
