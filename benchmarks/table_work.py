"""What a table itself takes for an action: ``python -m benchmarks.table_work``.

Without HTTP, sockets and database: the action is played, and everybody at the table, three people and a watcher, is
told of it, up to the text that would be sent. In processor time of one thread, without the dearest fifth of the
actions, in which the collector or another program came between: so it can be compared on a machine that has much else
to do.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import msgspec

from benchmarks.visitors import SEATS
from farshore import Fate, Match
from farshore.core.registry import game as installed_game
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Sitting
from farshore.server.web.snapshot import snapshot

KEPT: Final = 0.8  # of the actions
encode: Final = msgspec.json.Encoder().encode


class Clock:
    """How long each part of the work took, action by action."""

    def __init__(self) -> None:
        self.parts: dict[str, list[float]] = {}

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Measure a part."""
        begun = time.thread_time()
        yield
        self.parts.setdefault(name, []).append(time.thread_time() - begun)

    def milliseconds(self, name: str) -> float:
        """Return what a part takes for an action."""
        taken = sorted(self.parts[name])
        usual = taken[: max(1, int(KEPT * len(taken)))]
        return 1000 * sum(usual) / len(usual)


def play(clock: Clock, name: str, seed: int, actions: int) -> None:
    """Play at a table of its own, and tell everybody."""
    game, rng = installed_game(name), Random(seed)
    chronicle = Chronicle(game, Match.new(game, SEATS[name], {}, Fate(b"%d" % seed)).record.header)
    sittings = [Sitting(kind="person", name=f"P{seat}", guest=f"g{seat}") for seat in range(SEATS[name])]
    table = LiveTable(f"t{seed}", "g0", sittings, chronicle)
    known: dict[str | None, int] = {sitting.guest: 0 for sitting in sittings} | {None: 0}
    for guest in known:
        snapshot(table, guest)
    for _ in range(actions):
        if chronicle.match.over:
            return
        seat = rng.choice(chronicle.match.actors())
        action = rng.choice(chronicle.match.legal(seat))
        with clock.part("played"):
            chronicle.play(seat, action)
        with clock.part("shown"):
            chronicle.view(None)
        with clock.part("told"):
            for guest, seq in known.items():
                news = snapshot(table, guest, seq)
                encode(news).decode()
                known[guest] = news.seq


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=6, help="of each game, one after another")
    parser.add_argument("--actions", type=int, default=110, help="at each at most")
    asked = parser.parse_args()
    for name in SEATS:
        clock = Clock()
        for seed in range(asked.tables):
            play(clock, name, seed, asked.actions)
        parts = {part: clock.milliseconds(part) for part in clock.parts}
        said = ", ".join(f"{part} {taken:.2f}" for part, taken in parts.items())
        print(f"{name:10} {sum(parts.values()):5.2f} ms for an action: {said}", flush=True)


if __name__ == "__main__":
    main()
