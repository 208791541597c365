"""Measure learners' environments side by side in one process: ``python -m benchmarks.learners``.

Every environment is stepped by random legal choices and hands out what its learners get: an observation and what is
legal. Each gets a short slice of processor time in every round, so that a machine that slows down slows all of them;
compare ratios within one run, never figures of two. A peer that is not installed is named and left out.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from benchmarks.report import machine
from farshore.envs.batch import Batch
from farshore.envs.pettingzoo import explorers_v0

GAMES_AT_ONCE: Final = 128
YARDSTICK: Final = "PettingZoo connect_four, aec"

Walk = Iterator[tuple[int, int]]
"""What goes on for ever: after every call how many steps were made and how many games ended."""


class Slice(NamedTuple):
    """What an environment did in a slice of time."""

    steps: int
    games: int
    seconds: float


def walk_batch(game: str, seats: int, n: int = GAMES_AT_ONCE, **wishes: Any) -> Walk:
    """Step many games of ours at once."""
    batch, luck = Batch(game, n, seats=seats, seed=1, **wishes), np.random.default_rng(1)
    while True:
        now = batch.step(batch.pick(luck.random((n,))))
        yield n, int(np.count_nonzero(now.dones))


def walk_pettingzoo(env: Any) -> Walk:
    """Step agents of PettingZoo one after the other, as its documentation does."""
    luck = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            yield 0, 1
        else:
            env.step(luck.choice(np.flatnonzero(observation["action_mask"])))
            yield 1, 0


def walk_catanatron() -> Walk:
    """Step catanatron's environment: one player against a random one; a step is a choice of the first."""
    gymnasium = import_module("gymnasium")
    import_module("catanatron_gym")
    env, luck = gymnasium.make("catanatron-v1"), np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        _, _, terminated, truncated, _ = env.step(luck.choice(env.unwrapped.get_valid_actions()))
        is_over = terminated or truncated
        if is_over:
            env.reset()
        yield 1, int(is_over)


def walk_rlcard(game: str) -> Walk:
    """Step RLCard's environment."""
    env, luck = import_module("rlcard").make(game), np.random.default_rng(1)
    state, _ = env.reset()
    while True:
        state, _ = env.step(luck.choice([*state["legal_actions"]]))
        is_over = env.is_over()
        if is_over:
            state, _ = env.reset()
        yield 1, int(is_over)


def walk_openspiel(game: str, n: int = GAMES_AT_ONCE) -> Walk:
    """Step OpenSpiel's vector environment, written in Python over a game in C++."""
    rl, vector = import_module("open_spiel.python.rl_environment"), import_module("open_spiel.python.vector_env")
    step_output = import_module("open_spiel.python.rl_agent").StepOutput
    envs, luck = vector.SyncVectorEnv([rl.Environment(game) for _ in range(n)]), np.random.default_rng(1)
    times = envs.reset()
    while True:
        legal = [time.observations["legal_actions"][time.observations["current_player"]] for time in times]
        chosen = [step_output(action=luck.choice(codes), probs=None) for codes in legal]
        times, _, dones, _ = envs.step(chosen, reset_if_done=True)
        yield n, sum(dones)


def peer(package: str, module: str) -> Any:
    """Return a module of PettingZoo, which has each game in one."""
    return import_module(f"pettingzoo.{package}.{module}")


ENVIRONMENTS: Final[dict[str, Callable[[], Walk]]] = {
    "Batch Explorers alone": lambda: walk_batch("explorers", 1),
    "Batch Explorers, 3 seats": lambda: walk_batch("explorers", 3),
    "Batch Explorers alone, nothing observed": lambda: walk_batch("explorers", 1, observes=False),
    "Batch Explorers alone, by the rules": lambda: walk_batch("explorers", 1, 32, kernel=False),
    "Batch Explorers, 3 seats, by the rules": lambda: walk_batch("explorers", 3, 32, kernel=False),
    "Batch Entdecker, 3 seats": lambda: walk_batch("entdecker", 3, 32),
    "Batch Overworld, 2 seats": lambda: walk_batch("overworld", 2, 32),
    "our explorers_v0, 3 seats, aec": lambda: walk_pettingzoo(explorers_v0.env()),
    YARDSTICK: lambda: walk_pettingzoo(peer("classic", "connect_four_v3").env()),
    "PettingZoo chess, aec": lambda: walk_pettingzoo(peer("classic", "chess_v6").env()),
    "catanatron gym, 2 players": walk_catanatron,
    "RLCard uno": lambda: walk_rlcard("uno"),
    "RLCard limit-holdem": lambda: walk_rlcard("limit-holdem"),
    "OpenSpiel vector_env connect_four": lambda: walk_openspiel("connect_four"),
    "OpenSpiel vector_env backgammon": lambda: walk_openspiel("backgammon"),
}
"""By name: what is measured."""
PACKAGES: Final = ("farshore", "pettingzoo", "catanatron-gym", "rlcard", "open-spiel", "numpy")


def run_for(walk: Walk, seconds: float) -> Slice:
    """Let an environment go on for some processor time."""
    gc.collect()  # nobody pays for the rubbish of the one before
    steps = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        made, ended = next(walk)
        steps += made
        games += ended
    return Slice(steps, games, spent)


def find(only: list[str]) -> tuple[dict[str, Walk], dict[str, str]]:
    """Return what can be measured, warmed up, and of the rest why it cannot."""
    here: dict[str, Walk] = {}
    absent: dict[str, str] = {}
    for name, load in ENVIRONMENTS.items():
        if only and not any(word in name for word in (*only, *([name] if name == YARDSTICK else []))):
            continue
        try:
            here[name] = load()
            next(here[name])
        except Exception as error:  # noqa: BLE001 - a peer may be missing, or broken, in any way
            here.pop(name, None)
            absent[name] = f"{type(error).__name__}: {error}"
    return here, absent


def measure(walks: dict[str, Walk], rounds: int, seconds: float) -> dict[str, list[Slice]]:
    """Give every environment a slice in every round; each round starts with another one."""
    gc.collect()
    gc.freeze()
    slices: dict[str, list[Slice]] = {name: [] for name in walks}
    names = [*walks]
    for number in range(rounds):
        for name in (*names[number % len(names) :], *names[: number % len(names)]):
            slices[name].append(run_for(walks[name], seconds))
        print(f"round {number + 1} of {rounds}", flush=True)
    return slices


def rate(slices: list[Slice]) -> float:
    """Return the steps by second of processor time in all slices."""
    return sum(one.steps for one in slices) / sum(one.seconds for one in slices)


def report(slices: dict[str, list[Slice]], absent: dict[str, str]) -> None:
    """Print the table."""
    print("| environment | steps/s | games/s | × connect_four (half of the rounds) |\n|---|---|---|---|")
    yardstick = slices.get(YARDSTICK)
    for name, ours in slices.items():
        games = sum(one.games for one in ours) / sum(one.seconds for one in ours)
        ratio = ""
        if yardstick:
            found = sorted(rate([one]) / rate([other]) for one, other in zip(ours, yardstick, strict=True))
            quarter = len(found) // 4
            ratio = f"{median(found):,.2f} ({found[quarter]:,.2f} to {found[-1 - quarter]:,.2f})"
        print(f"| {name} | {rate(ours):,.0f} | {games:,.1f} | {ratio} |")
    for name, why in absent.items():
        print(f"left out: {name}: {why}")
    print(f"{machine()}; {', '.join(map(_versioned, PACKAGES))}")


def _versioned(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except ImportError:
        return f"no {package}"


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learners", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20, help="slices of each environment (20)")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of a slice (0.5)")
    parser.add_argument("--only", action="append", default=[], metavar="WORD", help="names with this; repeatable")
    given = parser.parse_args()
    walks, absent = find(given.only)
    report(measure(walks, given.rounds, given.seconds), absent)


if __name__ == "__main__":
    main()
