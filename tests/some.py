"""A loop over nothing proves nothing: what a test walks through must hold something, or the test fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import ParamSpec, TypeVar

import pytest

P = ParamSpec("P")
T = TypeVar("T")


def some(things: Iterable[T]) -> Iterator[T]:
    """Yield all of them; fail if there are none."""
    count = 0
    for count, thing in enumerate(things, 1):  # noqa: B007 - looked at when all are done
        yield thing
    if not count:
        pytest.fail("there was nothing to look at")


def never_empty(maker: Callable[P, Iterator[T]]) -> Callable[P, Iterator[T]]:
    """Let a generator that tests walk through fail where it would yield nothing."""

    @wraps(maker)
    def made(*args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        return some(maker(*args, **kwargs))

    return made
