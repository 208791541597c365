"""Observations: of a fixed shape, within their ranges, from the observer's side, and blind for what it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from farshore.envs.observations.layout import Seen
from farshore.envs.observations.overworld import overworld_layout
from farshore.envs.setting import Setting, setting_of
from farshore.games.overworld.view import OverworldView
from tests.effort import tries
from tests.envs.play import TABLES, moments, setting_at

every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")


@every_table
def test_every_observation_is_of_its_space_all_game_long(table: tuple[str, int, dict[str, Any]]) -> None:
    setting = setting_at(table)
    space, mask_space = setting.layout.space(), setting.mask_space()
    for seed in range(tries(thorough=10, usual=1)):
        for step, sitting in enumerate(moments(setting, seed)):
            if step % tries(thorough=1, usual=5) == 0 or not sitting.actors:
                seat = step % setting.seats
                assert space.contains(sitting.observe(seat))
                assert mask_space.contains(sitting.mask(seat))


@every_table
def test_facts_are_only_cut_to_their_range_where_numbers_are_without_bound(
    table: tuple[str, int, dict[str, Any]],
) -> None:
    setting = setting_at(table)
    layout = setting.layout
    for step, sitting in enumerate(moments(setting, 7)):
        if step % 10 == 0:
            watched: Seen[Any] = Seen(sitting.state.view(0), 0, setting.seats)
            for fact in layout.facts:
                values = [*fact.read(watched)]
                assert len(values) == fact.size, fact.name
                assert all(fact.least <= value <= fact.most for value in values), (fact.name, values)


@every_table
def test_what_a_seat_may_not_know_changes_no_bit_of_what_it_sees_or_may_do(
    table: tuple[str, int, dict[str, Any]],
) -> None:
    """Worlds drawn for a seat differ from the real one in nothing else."""
    setting = setting_at(table)
    rng = Random(5)
    others = 0
    for step, sitting in enumerate(moments(setting, 3)):
        seat = rng.randrange(setting.seats)
        if step % tries(thorough=1, usual=4) or not setting.game.hides(sitting.state, seat):
            continue
        world = sitting.state.determinize(seat, rng)
        others += setting.game.write_position(world) != setting.game.write_position(sitting.state)
        assert seen(setting, world, seat) == seen(setting, sitting.state, seat)
    assert others or not keeps_secrets(setting), "no secret was ever drawn anew"


def keeps_secrets(setting: Setting) -> bool:
    """Tell whether there is anything to hide at such tables."""
    return setting.game.about.keeps_secrets and setting.seats > 1


def seen(setting: Setting, state: Any, seat: int) -> bytes:
    """Return all that a learner on a seat is handed."""
    observation = setting.observe(state, seat)
    mask = setting.mask(setting.numbering.numbered(state.legal(seat)))
    return observation["board"].tobytes() + observation["facts"].tobytes() + mask.tobytes()


def test_others_who_mark_at_the_same_time_are_not_seen() -> None:
    setting = setting_of("explorers", 2)
    hidden = 0
    for sitting in moments(setting, 1):
        if sitting.actors == (0, 1):
            later = sitting.state.clone()
            later.apply(1, later.legal(1)[0])
            if later.actors() == (0, 1):  # that somebody is done, everybody may know
                hidden += 1
                assert seen(setting, later, 0) == seen(setting, sitting.state, 0)
                assert seen(setting, later, 1) != seen(setting, sitting.state, 1)
    assert hidden > 10


def facts_named(setting: Setting, observation: dict[str, Any], name: str) -> list[int]:
    """Return some facts of an observation."""
    start = 0
    for fact in setting.layout.facts:
        if fact.name == name:
            return [int(value) for value in observation["facts"][start : start + fact.size]]
        start += fact.size
    raise KeyError(name)


def test_the_observer_comes_first() -> None:
    setting = setting_of("entdecker", 3)
    *_, over = moments(setting, 2)
    gold = [player.gold for player in over.state.view(None).players]  # type: ignore[attr-defined] # Entdecker's view
    assert len(set(gold)) == 3
    for seat in range(3):
        observed = facts_named(setting, over.observe(seat), "gold")
        assert observed == gold[seat:] + gold[:seat]
        assert facts_named(setting, over.observe(seat), "seat") == [int(one == seat) for one in range(3)]


def test_marks_are_drawn_where_they_are() -> None:
    setting = setting_of("explorers", 2)
    *_, over = moments(setting, 2)
    channels = [name for group in setting.layout.planes for name in [group.name] * len(group.channels)]
    explorers = over.state.view(None).explorers  # type: ignore[attr-defined] # Explorers' view
    for seat in range(2):
        own = over.observe(seat)["board"][channels.index("marks")]
        squares = {f"{'abcdefghijklmnop'[column]}{row + 1}" for row, column in np.argwhere(own)}
        assert squares == set(explorers[seat].marks)


def test_what_is_beyond_the_window_of_overworld_is_counted() -> None:
    setting = setting_of("overworld", 2)
    *_, over = moments(setting, 2)
    narrow = overworld_layout(setting.game.terms(2), reach=2)
    view = over.state.view(0)
    assert isinstance(view, OverworldView)
    squares = view.board.squares
    beyond = sum(max(abs(square.x), abs(square.y)) > 2 for square in squares)
    observation = narrow.observe(view, 0)
    place = sum(fact.size for fact in narrow.facts[: [fact.name for fact in narrow.facts].index("beyond")])
    assert beyond > 0
    assert observation["facts"][place] == beyond
    kinds = observation["board"][:4].sum(axis=0) > 0
    assert kinds.sum() == len(squares) - beyond
