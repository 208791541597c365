"""What chance brings where an ordinary generator decides: as Python's own would draw it, and no number more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.contract import Action
from farshore.core.draws import below, draw, pick
from tests.toys import Deal

OUTCOMES: Sequence[tuple[Action, int]] = [(Deal(0, 1), 3), (Deal(0, 2), 1), (Deal(0, 3), 2)]


@given(st.integers(min_value=1, max_value=1 << 70), st.integers())
def test_a_number_is_drawn_as_python_draws_it(limit: int, seed: int) -> None:
    ours, theirs = Random(seed), Random(seed)
    assert [below(ours, limit) for _ in range(3)] == [theirs.randrange(limit) for _ in range(3)]
    assert ours.getstate() == theirs.getstate()


def test_there_is_no_number_below_nothing() -> None:
    with pytest.raises(ValueError, match="no number"):
        below(Random(1), 0)


def test_even_a_single_outcome_takes_its_number() -> None:
    ours, theirs = Random(4), Random(4)
    for outcomes in (OUTCOMES, OUTCOMES[:1], OUTCOMES[1:2], OUTCOMES):
        assert draw(ours, outcomes) == pick(outcomes, theirs.randrange(sum(weight for _, weight in outcomes)))
    assert ours.getstate() == theirs.getstate()


def test_weights_are_laid_end_to_end_in_the_given_order() -> None:
    assert [pick(OUTCOMES, number) for number in range(6)] == [Deal(0, p) for p in (1, 1, 1, 2, 3, 3)]
    with pytest.raises(ValueError, match="not below"):
        pick(OUTCOMES, 6)
