"""How much is tried: the gate tries a part of what ``./check --thorough`` tries whole."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")

IS_THOROUGH = bool(os.environ.get("FARSHORE_THOROUGH"))


in_depth = pytest.mark.in_depth
"""Beside a test, or one of its cases: it tries once more, elsewhere, what others prove, and is for the thorough run."""


def usually(usual: Iterable[T], *thorough: T) -> list[T]:
    """Return the cases of a test: those that are always tried, and those that are for the thorough run."""
    return [*usual, *(thorough if IS_THOROUGH else ())]


def tries(thorough: int, usual: int) -> int:
    """Return how often something is tried that holds always or never, and costs time each time."""
    return thorough if IS_THOROUGH else usual
