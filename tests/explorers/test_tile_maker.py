"""The development tool that makes terrain tiles."""

from __future__ import annotations

from random import Random

import pytest

from farshore.games.explorers.layout import faults
from tests.some import some
from tools.explorers_drawing import picture
from tools.explorers_tiles import choose, make, rate


@pytest.mark.rule("EXP-3")
@pytest.mark.parametrize("number", range(1, 9))
def test_a_made_tile_keeps_the_layout_rules_and_is_rated_from_0_to_1(number: int) -> None:
    tile = make(number, Random(number))
    assert list(faults(tile)) == []
    assert all(some(0 <= part <= 1 for part in rate(tile).values()))


def test_the_same_seed_makes_the_same_tile() -> None:
    assert make(1, Random(5)) == make(1, Random(5)) != make(1, Random(6))


def test_a_chosen_pack_has_one_tile_of_each_number_and_can_be_drawn() -> None:
    rng = Random(1)
    pack = choose([[make(number, rng) for _ in range(2)] for number in range(1, 9)], rng)
    assert [tile.number for tile in pack] == list(range(1, 9))
    drawn = picture(pack)
    assert drawn.count(">T</text>") == 8
    assert drawn.count(">G</text>") == 20
