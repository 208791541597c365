"""How the beliefs of Explorers' search player are tuned."""

from __future__ import annotations

import numpy as np
import pytest

from farshore.bots.explorers.search.beliefs import Beliefs
from tools.explorers_tuning import NAMES, SHAKE, Array, beliefs_of, design, effects, mean_points, numbers_of


def test_no_two_columns_of_a_design_go_together() -> None:
    signs = design(23)
    assert (signs.T @ signs == 24 * np.eye(23)).all()


def test_numbers_are_beliefs() -> None:
    assert beliefs_of(numbers_of(Beliefs())) == Beliefs()
    assert len(numbers_of(Beliefs())) == len(NAMES)


def test_effects_are_told_apart_and_scrolls_have_none() -> None:
    wanted = np.linspace(-8, 8, len(NAMES))

    def points(numbers: Array) -> float:
        return float(wanted @ numbers)

    found = effects(numbers_of(Beliefs()), points)
    scroll = NAMES.index("scroll")
    assert found[scroll] == 0
    assert np.delete(found - SHAKE * wanted, scroll) == pytest.approx(0, abs=0.006)


def test_the_same_seed_makes_the_same_points() -> None:
    made = [mean_points(Beliefs(), 1, 1, seed) for seed in ("one", "one", "other")]
    assert made[0] == made[1] != made[2]
