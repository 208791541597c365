"""Memory of a server: what is there when it starts stays, and need not be looked through again and again.

A full collection walks through every object of the program and its libraries and takes up to a tenth of a second, in
which nobody is answered. What was loaded at the start is taken out of it. Of the others the youngest are looked at, a
few at a time so that nobody waits for that either, and all of them seldom: what is made by the thousand is free of
cycles. What views, offers and lines are made of is left out altogether (``gc=False``).
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLD = (2_000, 5, 800)
"""New objects before the youngest are looked through, and how often the older ones are together with them.

Twenty thousand at a time took 4 to 30 ms, and a twentieth time with those that had stayed over a hundred.
"""


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
