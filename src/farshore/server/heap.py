"""Memory of a server: what is there when it starts stays, and need not be looked through again and again.

A full collection walks through every object of the program and its libraries and takes up to a tenth of a second, in
which nobody is answered. What was loaded at the start is taken out of it; the others are looked at less often, since
views and messages are made by the thousand and are free of cycles.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLD = (20_000, 20, 20)
"""New objects before the youngest are looked through, and how often the older ones are together with them."""


@contextmanager
def steady_heap() -> Iterator[None]:
    """Let the collector leave alone what is there now."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLD)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
