"""Numbers: one for every legal action, the same all game long where an action is known by itself."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.core.contract import Action
from farshore.envs.choices import WAYS_TO_PAY, overworld_choices
from farshore.envs.numbering import FURTHER, Family, Numbering
from farshore.envs.setting import setting_of
from farshore.games.entdecker.actions import Announce, StartAt
from farshore.games.explorers.actions import Mark
from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.state import OverworldState
from tests.effort import tries
from tests.envs.play import TABLES, moments, setting_at

NEAR = overworld_choices(setting_of("overworld", 2).game.terms(2), reach=4)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_every_legal_action_has_a_number_of_its_own(table: tuple[str, int, dict[str, Any]]) -> None:
    setting = setting_at(table)
    known: dict[int, Action] = {}
    for seed in range(tries(thorough=20, usual=2)):
        for sitting in moments(setting, seed):
            for seat in sitting.actors:
                numbered = sitting.legal(seat)
                assert sorted(map(repr, numbered.values())) == sorted(map(repr, sitting.state.legal(seat)))
                for number, action in numbered.items():
                    if not isinstance(action, StartAt) and number < setting.numbering.further:
                        assert known.setdefault(number, action) == action


def test_a_dearer_way_to_the_same_start_has_the_next_number() -> None:
    starts = [StartAt("A1", 0), StartAt("A1", 1), StartAt("A1", 2), StartAt("A1", 0, (2, 0, 0, 0)), StartAt("B1", 0)]
    numbering = setting_of("entdecker", 3).numbering
    first, second, third, further, other = numbering.numbered(starts)
    assert (second, third) == (first + 1, first + 2)
    assert other == first + WAYS_TO_PAY
    assert further == numbering.further


def test_squares_beyond_the_window_are_numbered_in_the_order_of_the_rules() -> None:
    numbering = overworld_choices(setting_of("overworld", 2).game.terms(2), reach=1)
    far = [PlaceSurvey(f"({x},0)", 0, "L") for x in range(2, 80)]
    near = PlaceSurvey("(1,0)", 0, "L")
    numbered = numbering.numbered([far[0], near, *far[1:]])
    assert len(numbered) == 1 + FURTHER, "what there is no number left for is not offered"
    assert [numbered[numbering.further + step] for step in range(FURTHER)] == far[:FURTHER]
    assert numbered[numbering.families[PlaceSurvey].first(near)] == near


def test_what_comes_in_bundles_has_the_numbers_of_what_is_legal() -> None:
    """Beyond the window only the moment can tell them."""
    setting, found = setting_of("overworld", 2), [0, 0]
    for sitting in moments(setting, 2):
        state = sitting.state
        assert isinstance(state, OverworldState)
        for seat in range(setting.seats):
            bundles = state.bundles(seat)
            if not bundles:
                continue
            legal = state.legal(seat)
            assert [action for bundle in bundles for action in bundle.actions] == legal
            assert setting.numbering.codes_of_bundles(bundles) == setting.numbering.codes(legal)[0]
            near = NEAR.codes_of_bundles(bundles)
            assert near == (NEAR.codes(legal)[0] if max(NEAR.codes(legal)[0]) < NEAR.further else [])
            found[bool(near)] += 1
    assert min(found) > 0


def test_families_follow_one_another() -> None:
    numbering = Numbering(
        [Family(Announce, {"kind": ("hidden", "open"), "tiles": range(1, 4)}), Family(Mark, {"square": ("a1",)})]
    )
    assert [*numbering.numbered([Announce("hidden", 1), Announce("open", 3), Mark("a1"), Mark("b1")])] == [0, 5, 6, 7]
    assert [(row[0], row[1]) for row in numbering.rows()] == [(range(6), "Announce"), (range(6, 7), "Mark")]


def test_only_where_turns_are_taken_at_the_same_time_there_is_a_number_for_waiting() -> None:
    assert [setting_of(game, 2).numbering.wait is not None for game in ("entdecker", "explorers", "overworld")] == [
        False,
        True,
        False,
    ]
