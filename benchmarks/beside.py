"""Random play of another build of Farshore, such as the compiled one, in a process of its own beside the others.

``Build`` starts this module there and asks it, a line at a time, to play for a while or to copy states; the process
measures itself, by its own processor time. Only one of all processes has anything to do at a time.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from benchmarks import farshore_games
from benchmarks.engine import Decision, Engine, Tally, clone_seconds, play_for
from benchmarks.farshore_games import Farshore
from farshore.core.compiled import is_compiled

ROOT = Path(__file__).resolve().parents[1]


class Wish(msgspec.Struct, frozen=True):
    """What a build is asked for."""

    key: str  # of the engine
    seconds: float  # to play for; 0: one game
    seed: int
    copies: bool = False  # do not play, but tell how long a copy takes


class Build:
    """A process that plays with the package in some folder."""

    def __init__(self, folder: Path, *typed: str) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", *(typed or ("benchmarks.beside",))],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT)))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        if not self._answer():
            raise SystemExit(f"{folder}: there is no compiled package")

    def ask(self, wish: msgspec.Struct) -> Any:
        """Let it do something, and return what it says."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(wish) + b"\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        return msgspec.json.decode(self.process.stdout.readline())

    def end(self) -> None:
        """Let it end."""
        self.process.communicate()


class Compiled(Engine):
    """A game of Farshore as the compiled build plays it."""

    def __init__(self, plain: Farshore, build: Build) -> None:
        self.name = f"{plain.name}, compiled"
        self.game = plain.game
        self.key = plain.key.replace("farshore", "compiled")
        self.plain = plain
        self.build = build

    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one game here: it is the same, only slower."""
        return self.plain.walk(rng)

    def play(self, rng: Random) -> int:
        """Play one game there."""
        return self.spell(0, rng).decisions

    def spell(self, seconds: float, rng: Random) -> Tally:
        """Play there for some time."""
        return Tally(*self.build.ask(Wish(self.plain.key, seconds, rng.getrandbits(32))))

    def copy_seconds(self) -> float | None:
        """Copy states there."""
        found: float | None = self.build.ask(Wish(self.plain.key, 0, 0, copies=True))
        return found


def answer() -> None:
    """Do what is asked for, line by line."""
    print(msgspec.json.encode(is_compiled()).decode(), flush=True)
    engines = {engine.key: engine for engine in farshore_games.find(lambda _: True)[0]}
    gc.collect()
    gc.freeze()  # as in ``benchmarks.speed``
    for line in sys.stdin:
        wish = msgspec.json.decode(line, type=Wish)
        engine, rng = engines[wish.key], Random(wish.seed)
        if wish.copies:
            print(msgspec.json.encode(clone_seconds(engine)).decode(), flush=True)
            continue
        played = play_for(engine, wish.seconds, rng) if wish.seconds else Tally(1, engine.play(rng), 0.0)
        print(msgspec.json.encode(played).decode(), flush=True)


if __name__ == "__main__":
    answer()
