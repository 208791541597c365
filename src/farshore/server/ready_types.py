"""Every kind of struct is made ready to be read before there are several threads.

What msgspec knows of a struct it makes when one is first read, and keeps. If two threads read the first ones at once,
one of them finds it half made, and the whole process is gone (a segmentation fault, seen with msgspec 0.22 on servers
that were started anew while many waited for their tables).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec


def make_types_ready() -> int:
    """Let msgspec know every struct that is defined so far; return how many it knows."""
    return sum(map(_is_ready, {*_kinds_of(msgspec.Struct)}))


@cache
def _is_ready(kind: type[msgspec.Struct]) -> bool:
    """Let msgspec know a struct; somebody else's may be one that it cannot read, which is no reason not to serve."""
    try:
        msgspec.json.Decoder(kind)
    except (TypeError, NameError, AttributeError):
        return False
    return True


def _kinds_of(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from _kinds_of(narrower)
