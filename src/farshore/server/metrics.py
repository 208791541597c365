"""What a server measures of itself, for Prometheus: how much is done, how long it takes, and what waits.

Nothing is counted by person, table or address: what is written here may be read by whoever watches the server.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The measures of one server."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()  # its own: several servers may run in one process
        ProcessCollector(registry=self._all)
        self._requests = self._histogram("request", "from a request to its answer", "method", "route", "status")
        self._database = self._histogram("database", "reading and writing what is kept", "kind")
        self._changes = Counter(
            "farshore_changes", "Changes of tables that were written.", ["game"], registry=self._all
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Note an answer; the route without what somebody typed into it."""
        self._requests.labels(method, route, str(status)).observe(seconds)

    def change(self, game: str) -> None:
        """Note that a table has changed."""
        self._changes.labels(game).inc()

    @contextmanager
    def database(self, kind: str) -> Iterator[None]:
        """Note how long the database takes: to ``read``, to ``write``, or to add to a ``log``."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self._database.labels(kind).observe(time.perf_counter() - begun)

    def watch(self, name: str, what: str, read: Callable[[], float]) -> None:
        """Look at a number whenever somebody asks."""
        Gauge(f"farshore_{name}", what, registry=self._all).set_function(read)

    def text(self) -> bytes:
        """Return everything, as Prometheus reads it."""
        return generate_latest(self._all)

    def _histogram(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(f"farshore_{name}_seconds", f"Time {what}.", labels, buckets=SECONDS, registry=self._all)
