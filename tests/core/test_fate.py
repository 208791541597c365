"""Fate is fair, repeatable, and can be recomputed by anyone who has the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.contract import Action
from farshore.core.fate import Chooser, Fate, RandomFate
from tests.toys import Deal

OUTCOMES: Sequence[tuple[Action, int]] = [(Deal(0, 1), 3), (Deal(0, 2), 1), (Deal(0, 3), 2)]


def test_these_numbers_never_change() -> None:
    """Published seeds must give the same games for ever."""
    fate = Fate(b"farshore")
    assert fate.commitment == "e72a898ebbfe140bc6d15125397730d72f71dc64ec5da8cb2af88e78b46ad465"
    assert [fate.below(6, step) for step in range(12)] == [5, 0, 2, 4, 0, 0, 4, 1, 1, 1, 3, 4]
    assert [fate.below(52, step) for step in range(8)] == [3, 16, 30, 18, 4, 32, 30, 13]


def test_a_number_too_large_to_be_fair_is_drawn_again() -> None:
    """With just over half of all numbers fair, steps 0, 1, 2 and 4 need further attempts and 3 and 5 do not."""
    limit = (1 << 255) + 1
    fate = Fate(b"farshore")
    attempts = []
    for step in range(6):
        number, attempt = limit, -1
        while number >= limit:
            attempt += 1
            message = step.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(hmac.new(b"farshore", message, hashlib.sha256).digest(), "big")
        assert fate.below(limit, step) == number
        attempts.append(attempt > 0)
    assert attempts == [True, True, True, False, True, False]


def test_any_step_can_be_recomputed_by_itself() -> None:
    forth = [Fate(b"x").below(1000, step) for step in range(20)]
    back = [Fate(b"x").below(1000, step) for step in reversed(range(20))]
    assert forth == back[::-1]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    fate = Fate.fresh()
    assert fate.commitment == hashlib.sha256(fate.seed).hexdigest()
    assert fate.seed != Fate.fresh().seed
    assert len(fate.seed) == 32


@pytest.mark.parametrize("seed", [b"", b"x" * 65])
def test_a_seed_that_would_be_empty_or_give_itself_away_is_refused(seed: bytes) -> None:
    """HMAC takes the hash of a longer key, which would be the published commitment itself."""
    with pytest.raises(ValueError, match="a seed has 1 to 64 bytes"):
        Fate(seed)


@given(st.integers(min_value=1, max_value=10**9), st.integers(min_value=0, max_value=2**63), st.binary(min_size=1))
def test_numbers_are_below_their_limit(limit: int, step: int, seed: bytes) -> None:
    assert 0 <= Fate(seed[:64]).below(limit, step) < limit


@pytest.mark.parametrize("chooser", [Fate(b"fair"), RandomFate(Random(0))])
def test_outcomes_come_as_often_as_their_weight(chooser: Chooser) -> None:
    counts = Counter(chooser.choose(OUTCOMES, step) for step in range(6000))
    assert [counts[action] for action, _ in OUTCOMES] == pytest.approx([3000, 1000, 2000], rel=0.1)


def test_a_random_fate_promises_nothing() -> None:
    fate = RandomFate(Random(0))
    assert fate.seed is None
    assert fate.commitment is None
