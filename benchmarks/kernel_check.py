"""Compare the kernel of Explorers with the rules in Python: ``python -m benchmarks.kernel_check``.

Both are dealt the same games at tables of every kind, and are handed the same codes, most of them legal. After every
step all they tell must be the same: who acts, masks, observations, rewards (by the lead, which is the scores, or by
who won) and which games are over. Observations are most of the rules' work: ``--observed`` says at how many tables they
are compared.

To look for mistakes of memory at the same time, with gcc:

    FARSHORE_KERNEL_FLAGS="-fsanitize=address,undefined -fno-sanitize-recover -g" ASAN_OPTIONS=detect_leaks=0 \
    LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)" \
    python -m benchmarks.kernel_check --games 500
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farshore.envs.batch import Batch, Moment
from farshore.games.explorers.achievements import NAMES
from farshore.games.explorers.terms import FIRST_SEATS
from farshore.games.explorers.tiles import FIRST, pack_folder

GAMES_AT_ONCE: Final = 16
ILLEGAL: Final = 0.01
"""How many codes are drawn from all numbers, and from some that are none."""
LEVELS: Final = ("basic", "expert")
EVERY: Final = 10
"""Seconds of processor time after which it is told how it goes."""

Table = dict[str, Any]


def random_table(rng: Random) -> Table:
    """Return seats, options and rewards of some table, alone more often: such games are short."""
    seats = rng.choices((1, 2, 3, 4), (6, 2, 1, 1))[0]
    tiles = [f"{tile}r{rng.randrange(4)}" for tile in rng.sample(range(1, 9), 4)]
    options: Table = {side: rng.choice(LEVELS) for side in ("provisions", "gems", "temples", "villages")}
    if rng.random() < 0.5:
        options["chosen_achievements"] = tuple(rng.sample(NAMES, rng.randint(1, 3)))
    else:
        options["achievements"] = rng.randrange(4)
    return options | {
        "seats": seats,
        "map": rng.choices(("random", "first-player", " ".join(tiles)), (4, 1, 1))[0],
        "first_seat": rng.choice((*FIRST_SEATS[:seats], "random")),
        "may_stop": rng.random() < 0.3,
        "own_tiles": pack_folder(FIRST)["standard"].read_text("utf-8") if rng.random() < 0.1 else "",
        "reward": rng.choices(("win", "lead"), (1, 4))[0],
        "penalty": rng.choice((0.1, 0.5)),
    }


def difference(one: Moment, other: Moment) -> str:
    """Say where two moments differ first; nothing if they are the same."""
    for name in Moment._fields:
        ours, theirs = getattr(one, name), getattr(other, name)
        if not np.array_equal(ours, theirs):
            places = np.argwhere(ours != theirs)
            first = tuple(places[0])
            return f"{name} at {[*map(int, first)]}: {ours[first]}, not {theirs[first]}; {len(places)} places differ"
    return ""


def some_codes(batch: Batch, luck: np.random.Generator) -> NDArray[np.int64]:
    """Return codes, nearly all legal."""
    shape, actions = batch.now().seats.shape, batch.setting.numbering.size
    codes = batch.pick(luck.random(shape))
    return np.where(luck.random(shape) < ILLEGAL, luck.integers(-2, actions + 2, shape), codes)


def compare(table: Table, seed: int, steps: int, n: int = GAMES_AT_ONCE, *, observes: bool = True) -> Iterator[int]:
    """Step games of a table by both, and yield after each step how many ended. ``AssertionError`` where they differ."""
    wishes = table | {"seed": seed, "observes": observes}
    fast, slow = (Batch("explorers", n, kernel=kernel, **wishes) for kernel in (True, False))
    luck = np.random.default_rng(seed)
    for step in range(steps):
        apart = difference(fast.now(), slow.now())
        if apart:
            raise AssertionError(f"seed {seed}, step {step}, {table}: {apart}")
        fractions = luck.random(n)
        if not np.array_equal(fast.pick(fractions), slow.pick(fractions)):
            raise AssertionError(f"seed {seed}, step {step}, {table}: other codes are picked")
        codes = some_codes(fast, luck)
        fast.step(codes)
        yield int(slow.step(codes).dones.sum())


def check(games: int, seed: int, observed: float) -> None:
    """Compare until so many games are over, telling how it goes."""
    rng, said = Random(seed), process_time()
    tables = over = steps = seen = 0
    while over < games:
        table, observes = random_table(rng), rng.random() < observed
        longest = 320 * table["seats"]  # about three games
        for ended in compare(table, seed * 1_000_000 + tables, longest, observes=observes):
            over += ended
        tables += 1
        steps += longest * GAMES_AT_ONCE
        seen += longest * GAMES_AT_ONCE * observes
        if process_time() - said > EVERY or over >= games:
            said = process_time()
            told = f"{over:,} of {games:,} games at {tables:,} tables, {steps:,} steps, {seen:,} with observations"
            print(f"{told}: the same", flush=True)


def main() -> None:
    """Compare as many games as the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernel_check", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="whole games (10000)")
    parser.add_argument("--seed", type=int, default=1, help="of tables, games and codes (1)")
    parser.add_argument("--observed", type=float, default=1.0, help="at how many tables observations are compared (1)")
    given = parser.parse_args()
    check(given.games, given.seed, given.observed)


if __name__ == "__main__":
    main()
