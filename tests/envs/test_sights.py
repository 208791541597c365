"""Sights write straight from the state what a seat sees: the same as its view says, and nothing of what it hides."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from farshore.core.contract import Seat, State
from farshore.envs.observations.overworld_enclosed import Enclosed
from farshore.envs.setting import Setting, setting_of
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.view.gaps import enclosed_areas
from tests.effort import in_depth, tries
from tests.envs.play import TABLES, moments, setting_at

Table = tuple[str, int, dict[str, Any]]
FURTHER: list[Table] = [
    ("entdecker", 2, {"edition": "digest", "waterfall": "finder", "produce": "last-space", "recall": "any-time"}),
    ("entdecker", 4, {"top_scout": True, "strength": "sum", "island_tie": "first", "shares": "two"}),
    ("overworld", 2, {"ports": True}),
]
OPTIONS = [
    *(table for table in TABLES if table[0] != "explorers"),
    *(pytest.param(table, marks=in_depth) for table in FURTHER),
]
every_table = pytest.mark.parametrize("table", OPTIONS, ids=str)


class Shown:
    """Arrays, and the sight that lets them show a game."""

    def __init__(self, setting: Setting) -> None:
        self.board = np.zeros(setting.layout.shape, np.int8)
        self.facts = np.zeros(setting.layout.size, np.int16)
        self.sight = setting.sight(self.board, self.facts)

    def bytes_of(self, state: State, seat: Seat) -> bytes:
        self.sight.show(state, seat)
        return self.board.tobytes() + self.facts.tobytes()


@every_table
def test_a_sight_shows_what_the_view_says(table: Table) -> None:
    """Of one game after another, to whoever acts and to others; all that lies between two looks is noticed."""
    setting = setting_at(table)
    shown, looks = Shown(setting), Random(1)
    for seed in range(tries(thorough=10, usual=2)):
        for step, sitting in enumerate(moments(setting, seed)):
            if step and sitting.actors and looks.randrange(tries(thorough=1, usual=5)):
                continue
            seat = looks.choice([*sitting.actors, *range(setting.seats)])
            shown.sight.show(sitting.state, seat)
            seen = sitting.observe(seat)
            for group, start in zip(setting.layout.planes, setting.layout.starts(), strict=True):
                planes = slice(start, start + len(group.channels))
                assert np.array_equal(shown.board[planes], seen["board"][planes]), (group.name, seed, step)
            at = 0
            for fact in setting.layout.facts:
                assert [*shown.facts[at : at + fact.size]] == [*seen["facts"][at : at + fact.size]], (fact.name, seed)
                at += fact.size


@every_table
def test_what_a_seat_may_not_know_changes_no_bit_that_a_sight_shows(table: Table) -> None:
    setting = setting_at(table)
    shown, rng, others = Shown(setting), Random(5), 0
    for step, sitting in enumerate(moments(setting, 3)):
        seat = rng.randrange(setting.seats)
        if step % tries(thorough=1, usual=8) or not setting.game.hides(sitting.state, seat):
            continue
        world = sitting.state.determinize(seat, rng)
        others += setting.game.write_position(world) != setting.game.write_position(sitting.state)
        assert shown.bytes_of(world, seat) == shown.bytes_of(sitting.state, seat)
        assert shown.bytes_of(world, seat) == Shown(setting).bytes_of(world, seat)
    assert others or not setting.game.about.keeps_secrets, "no secret was ever drawn anew"


def test_what_is_enclosed_is_known_from_what_was_laid() -> None:
    setting = setting_of("overworld", 2)
    found = 0
    for seed in range(tries(thorough=200, usual=8)):
        enclosed, laid = Enclosed(), 0
        for sitting in moments(setting, seed):
            state = sitting.state
            assert isinstance(state, OverworldState)
            squares = [*state.board.cells][laid:]
            laid += len(squares)
            enclosed.lay(state.board, state.gaps, squares)
            assert sorted(enclosed.areas(state.board)) == sorted(enclosed_areas(state.board)), seed
            found += len(enclosed.areas(state.board))
    assert found > 10
