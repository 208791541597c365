"""Fate: how chance is decided, so that it can be checked afterwards.

``Fate`` is a keyed counter. What happens at chance step *k* is a function of the seed and *k* alone, so a table can
publish the seed's hash (the commitment) before the game and the seed after it, and anyone can recompute any step.
``RandomFate`` promises nothing and is for trying things out.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Protocol

from farshore.core.contract import Action
from farshore.core.draws import draw, pick

SEED_BYTES = 32
LONGEST_SEED = 64  # HMAC hashes a longer key first, and that hash is the published commitment
DIGEST_VALUES = 1 << 256


class Chooser(Protocol):
    """Anything that decides what CHANCE brings."""

    @property
    def seed(self) -> bytes | None:
        """The secret from which every step can be recomputed, if there is one."""

    @property
    def commitment(self) -> str | None:
        """What may be published before the game to prove afterwards that the seed was not changed."""

    def choose(self, outcomes: Sequence[tuple[Action, int]], step: int) -> Action:
        """Return one of the outcomes, each as likely as its weight; ``step`` counts the chance steps from 0."""


class Fate:
    """Chance from a committed seed: HMAC-SHA-256 of step and attempt, rejection-sampled: no outcome is favoured."""

    def __init__(self, seed: bytes) -> None:
        if not 1 <= len(seed) <= LONGEST_SEED:
            raise ValueError(f"a seed has 1 to {LONGEST_SEED} bytes, not {len(seed)}")
        self.seed = seed

    @classmethod
    def fresh(cls) -> Fate:
        """Return a fate that nobody can foresee."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """The seed's SHA-256, in hexadecimal."""
        return sha256(self.seed).hexdigest()

    def below(self, limit: int, step: int) -> int:
        """Return the number from 0 to ``limit - 1`` that belongs to a step."""
        fair = DIGEST_VALUES - DIGEST_VALUES % limit  # beyond this the first numbers would come once too often
        attempt = 0
        while True:
            message = step.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
            if number < fair:
                return number % limit
            attempt += 1

    def choose(self, outcomes: Sequence[tuple[Action, int]], step: int) -> Action:
        """Return the outcome that belongs to a step."""
        return pick(outcomes, self.below(sum(weight for _, weight in outcomes), step))


class RandomFate:
    """Chance from an ordinary generator: for bots and simulations."""

    seed = None
    commitment = None

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, outcomes: Sequence[tuple[Action, int]], step: int) -> Action:
        """Return an outcome by the generator's next number, whatever the step."""
        return draw(self.rng, outcomes)
