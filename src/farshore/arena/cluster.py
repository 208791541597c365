"""Many games at once, on a Ray cluster: the same games with the same results.

Every machine needs Farshore and the bots. A game whose worker or machine dies is played again elsewhere.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any, Final

from farshore.arena.table import Played, play, unplayable
from farshore.arena.tournament import Tournament
from farshore.arena.workers import ATTEMPTS, Playing
from farshore.core.extras import need

AHEAD: Final = 2  # games that are handed out for each processor of the cluster, so that none waits


def on_ray(address: str) -> Playing:
    """Return what plays on the cluster at an address (``auto``, ``local``, ``ray://…``). Raises ``MissingExtra``."""
    need("cluster")

    def playing(tournament: Tournament, numbers: Iterable[int]) -> Generator[Played, None, None]:
        import ray  # noqa: PLC0415 - late: heavy, and an extra

        is_ours = not ray.is_initialized()
        if is_ours:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        try:
            yield from _played(ray, tournament, numbers)
        finally:
            if is_ours:
                ray.shutdown()

    return playing


def _played(ray: Any, tournament: Tournament, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """Hand out games, a few more than can be played at once, and yield them as they come."""
    remote = ray.remote(max_retries=ATTEMPTS - 1)(play)
    shared, coming = ray.put(tournament), iter(numbers)
    running: dict[Any, int] = {}
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
        running |= {remote.remote(shared, number): number for number in islice(coming, room)}
        if not running:
            return
        done, _ = ray.wait(list(running))
        for one in done:
            number = running.pop(one)
            try:
                yield ray.get(one)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                yield unplayable(tournament, number)
