"""Starting spaces and starting expenses (ENT-21, ENT-22)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from farshore.core.contract import CHANCE
from farshore.games.entdecker.actions import PlaceUnit, StartAt
from farshore.games.entdecker.events import ShipStarted
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position import read_position
from farshore.games.entdecker.scenario import GLYPHS
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.start import payments, starts
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import SCOUT, terms_of
from tests.entdecker.table import Table, rule

FIVE_PLACES = """
 ABCDEFGH
1........
2........
3....~~..
4........
5..┴.....
6.~~~....
"""
PURPLES_TURN = """
 ABCDEFGHIJKL
1............
2............
3............
4╎╎╎~........
5............
6............
7.........~..
8......╵..~..
"""


def at(table: Table, space: str) -> list[str]:
    """Return the payments offered for starting at a space."""
    prefix = f"start {space}"
    return [start.removeprefix(prefix).strip() for start in table.legal() if f"{start} ".startswith(f"{prefix} ")]


@rule("ENT-21")
def test_an_edge_space_is_a_starting_space_while_its_facing_space_is_undiscovered() -> None:
    """Rulebooks, starting space E: an Edge Space adjacent to an unexplored space."""
    table = Table(FIVE_PLACES)
    assert at(table, "S:A") == [""]
    table.refuses("start S:C", "ENT-21")


@rule("ENT-21")
def test_a_tile_without_an_undiscovered_space_beside_it_is_no_starting_space() -> None:
    """Rulebooks, starting space A."""
    Table(FIVE_PLACES).refuses("start C6", "ENT-21")


@rule("ENT-21")
def test_a_tile_with_only_land_towards_the_undiscovered_spaces_is_no_starting_space() -> None:
    """Rulebooks, starting space B."""
    Table(FIVE_PLACES).refuses("start C5", "ENT-21")


@rule("ENT-21")
def test_a_tile_without_a_line_of_sea_to_an_edge_space_is_no_starting_space() -> None:
    """Rulebooks, starting space C."""
    table = Table(FIVE_PLACES)
    table.refuses("start E3", "ENT-21")
    table.refuses("start F3", "ENT-21")


@rule("ENT-21")
def test_a_tile_with_two_undiscovered_spaces_and_a_line_to_an_edge_space_is_a_starting_space() -> None:
    """Rulebooks, starting space D."""
    table = Table(FIVE_PLACES)
    assert at(table, "B6") == [""]
    table.play("start B6", "hidden 1", "draw 1", "face 1", "back 1 plain")
    assert table.legal() == ["place 1 B5", "place 1 A6"]


@rule("ENT-21")
def test_undiscovered_spaces_and_names_of_nothing_are_no_starting_spaces() -> None:
    table = Table(FIVE_PLACES)
    for space in ("A1", "Z9", "S:Z", ""):
        table.refuses(f"start {space}" if space else "start ?", "ENT-21")


@rule("ENT-21")
def test_a_line_may_be_long_and_bent_and_must_be_unbroken() -> None:
    table = Table(
        "\n ABCDEF\n1......\n2.~╌...\n3.╷~~..\n4.~....\n".replace("3.╷~~..", "3.~╷~..").replace("2.~╌", "2.~~")
    )
    assert at(table, "B2") == [""]
    broken = Table(
        "\n ABCDEFG\n1.......\n2.~.....\n3.╷.....\n4.┴~....\n5.......\n".replace("4.┴~", "4.┬~").replace("3.╷", "3.╷")
    )
    broken.refuses("start B2", "ENT-21")


@rule("ENT-21")
def test_these_are_all_starting_spaces_of_the_first_scenario() -> None:
    """No sea tile of the set-up has a line to an Edge Space yet."""
    table = Table(None)
    assert len(table.legal()) == 40
