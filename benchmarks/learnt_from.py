"""Learners' environments, ours and others', that go on for ever by random legal choices, each as its users step it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np

from farshore.envs.batch import Batch
from farshore.envs.gymnasium import IDS
from farshore.envs.pettingzoo import entdecker_v0, explorers_v0, overworld_v0

GAMES_AT_ONCE: Final = 128
BY_THE_RULES: Final = 32
YARDSTICK: Final = "PettingZoo connect_four, aec"

Walk = Iterator[tuple[int, int]]
"""What goes on for ever: after every call how many steps were made and how many games ended."""


class Slice(NamedTuple):
    """What an environment did in a slice of time."""

    steps: int
    games: int
    seconds: float


class Environment(NamedTuple):
    """What is measured."""

    bytes: int  # what one step hands out: what is seen, what is legal; of a batch also rewards and ends
    walk: Walk

    def spell(self, seconds: float) -> Slice:
        """Let it go on for some processor time."""
        gc.collect()  # nobody pays for the rubbish of the one before
        steps = games = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            made, ended = next(self.walk)
            steps += made
            games += ended
        return Slice(steps, games, spent)


def size_of(handed: Any) -> int:
    """Return how many bytes of numbers are handed out; a number that is an object of Python counts as 8."""
    if isinstance(handed, np.ndarray | np.generic):
        return handed.nbytes
    if isinstance(handed, dict):
        return sum(size_of(part) for part in handed.values())
    if isinstance(handed, list | tuple):
        return sum(size_of(part) for part in handed)
    return 8 if isinstance(handed, int | float) else 0


def batch(game: str, seats: int, n: int = GAMES_AT_ONCE, **wishes: Any) -> Environment:
    """Step many games of ours at once."""
    many, luck = Batch(game, n, seats=seats, seed=1, **wishes), np.random.default_rng(1)

    def walk() -> Walk:
        while True:
            now = many.step(many.pick(luck.random((n,))))
            yield n, int(np.count_nonzero(now.dones))

    return Environment(size_of(handed_out(many, **wishes)) // n, walk())


def handed_out(many: Batch, *, observes: bool = True, **_: Any) -> tuple[np.ndarray[Any, Any], ...]:
    """Return the arrays that a batch writes."""
    now = many.now()
    return (*now,) if observes else (now.seats, now.masks, now.rewards, now.dones)


def blank(game: str, seats: int, n: int = GAMES_AT_ONCE, **wishes: Any) -> Environment:
    """Play nothing: draw a legal code for each game and copy as many bytes as the batch hands out, all games at once.

    No library that hands out arrays of this size anew after every step is faster, whatever it plays.
    """
    arrays = [array.copy() for array in handed_out(Batch(game, n, seats=seats, seed=1, **wishes), **wishes)]
    masks, luck, rows = Batch(game, n, seats=seats, seed=1, **wishes).now().masks, np.random.default_rng(1), range(n)
    legal = [np.flatnonzero(mask) for mask in masks]
    counts = np.array([len(codes) for codes in legal])
    codes = np.stack([np.resize(one, counts.max()) for one in legal])
    shown = [np.zeros_like(array) for array in arrays]

    def walk() -> Walk:
        while True:
            codes[rows, (luck.random((n,)) * counts).astype(np.intp)]
            for target, source in zip(shown, arrays, strict=True):
                np.copyto(target, source)
            yield n, 0

    return Environment(size_of(arrays) // n, walk())


def agents(env: Any) -> Environment:
    """Step agents of PettingZoo one after the other, as its documentation does."""
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def walk() -> Walk:
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                yield 0, 1
            else:
                env.step(luck.choice(np.flatnonzero(observation["action_mask"])))
                yield 1, 0

    return Environment(size_of(env.last()[0]), walk())


def one_seat(name: str) -> Environment:
    """Step one seat of ours in Gymnasium; random bots sit on the others."""
    env, luck = gymnasium.make(name, opponents="random"), np.random.default_rng(1)
    begun, _ = env.reset(seed=1)

    def walk() -> Walk:
        seen = begun
        while True:
            seen, _, is_over, _, _ = env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
            if is_over:
                seen, _ = env.reset()
            yield 1, int(is_over)

    return Environment(size_of(begun), walk())


def vector(n: int = GAMES_AT_ONCE, **wishes: Any) -> Environment:
    """Step Gymnasium's vector of Explorers alone."""
    many, luck = gymnasium.make_vec("farshore/ExplorersSolo-v0", num_envs=n, **wishes), np.random.default_rng(1)
    begun, _ = many.reset(seed=1)

    def walk() -> Walk:
        masks = begun["action_mask"]
        while True:
            codes: Any = many.pick(luck.random((n,))) if hasattr(many, "pick") else _any_legal(masks, luck)
            seen, _, dones, _, _ = many.step(codes)
            masks = seen["action_mask"]
            yield n, int(np.count_nonzero(dones))

    return Environment(size_of(begun) // n, walk())


def _any_legal(masks: np.ndarray[Any, Any], luck: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def catanatron() -> Environment:
    """Step catanatron's environment: one player against a random one; a step is a choice of the first."""
    import_module("catanatron_gym")
    env, luck = gymnasium.make("catanatron-v1"), np.random.default_rng(1)
    begun, _ = env.reset(seed=1)

    def walk() -> Walk:
        while True:
            chosen: Any = luck.choice(env.unwrapped.get_valid_actions())  # type: ignore[attr-defined] # theirs
            _, _, terminated, truncated, _ = env.step(chosen)
            is_over = terminated or truncated
            if is_over:
                env.reset()
            yield 1, int(is_over)

    return Environment(size_of(begun), walk())


def rlcard(game: str) -> Environment:
    """Step RLCard's environment."""
    env, luck = import_module("rlcard").make(game), np.random.default_rng(1)
    begun, _ = env.reset()

    def walk() -> Walk:
        state = begun
        while True:
            state, _ = env.step(luck.choice([*state["legal_actions"]]))
            is_over = env.is_over()
            if is_over:
                state, _ = env.reset()
            yield 1, int(is_over)

    return Environment(size_of(begun["obs"]) + 8 * len(begun["legal_actions"]), walk())


def openspiel(game: str) -> Environment:
    """Step OpenSpiel's vector environment, written in Python over a game in C++."""
    rl, together = import_module("open_spiel.python.rl_environment"), import_module("open_spiel.python.vector_env")
    step_output = import_module("open_spiel.python.rl_agent").StepOutput
    envs, luck = together.SyncVectorEnv([rl.Environment(game) for _ in range(GAMES_AT_ONCE)]), np.random.default_rng(1)
    begun = envs.reset()

    def walk() -> Walk:
        times = begun
        while True:
            legal = [time.observations["legal_actions"][time.observations["current_player"]] for time in times]
            chosen = [step_output(action=luck.choice(codes), probs=None) for codes in legal]
            times, _, dones, _ = envs.step(chosen, reset_if_done=True)
            yield GAMES_AT_ONCE, sum(dones)

    return Environment(size_of(begun[0].observations), walk())


def classic(module: str) -> Any:
    """Return a module of PettingZoo's classic games, which has each in one."""
    return import_module(f"pettingzoo.classic.{module}")


BATCHES: Final[dict[str, tuple[tuple[str, int, int], dict[str, Any]]]] = {
    "Explorers alone": (("explorers", 1, GAMES_AT_ONCE), {}),
    "Explorers, 3 seats": (("explorers", 3, GAMES_AT_ONCE), {}),
    "Explorers alone, nothing observed": (("explorers", 1, GAMES_AT_ONCE), {"observes": False}),
    "Explorers alone, by the rules": (("explorers", 1, BY_THE_RULES), {"kernel": False}),
    "Explorers, 3 seats, by the rules": (("explorers", 3, BY_THE_RULES), {"kernel": False}),
    "Entdecker, 3 seats": (("entdecker", 3, BY_THE_RULES), {}),
    "Overworld, 2 seats": (("overworld", 2, BY_THE_RULES), {}),
}
"""By name: game, seats, how many at once, and what else."""
ALSO_COMPILED: Final = tuple(f"Batch {name}" for name, (given, wishes) in BATCHES.items() if given[2] == BY_THE_RULES)


def _batches(
    make: Callable[..., Environment], named: str, names: Iterable[str]
) -> dict[str, Callable[[], Environment]]:
    def making(name: str) -> Callable[[], Environment]:
        given, wishes = BATCHES[name]
        return lambda: make(*given, **wishes)

    return {f"{named} {name}": making(name) for name in names}


ENVIRONMENTS: Final[dict[str, Callable[[], Environment]]] = {
    **_batches(batch, "Batch", BATCHES),
    **_batches(blank, "blank, as", (name for name in BATCHES if "by the rules" not in name)),
    "our ExplorersSolo-v0, make_vec": vector,
    "our ExplorersSolo-v0, make_vec, copy=False": lambda: vector(copy=False),
    "our ExplorersSolo-v0, make_vec, sync": lambda: vector(BY_THE_RULES, vectorization_mode="sync"),
    "our entdecker_v0, 3 seats, aec": lambda: agents(entdecker_v0.env()),
    "our explorers_v0, 3 seats, aec": lambda: agents(explorers_v0.env()),
    "our overworld_v0, 2 seats, aec": lambda: agents(overworld_v0.env()),
    **{f"our {name.partition('/')[2]}, random opponents": partial(one_seat, name) for name in IDS},
    YARDSTICK: lambda: agents(classic("connect_four_v3").env()),
    "PettingZoo chess, aec": lambda: agents(classic("chess_v6").env()),
    "catanatron gym, 2 players": catanatron,
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard limit-holdem": lambda: rlcard("limit-holdem"),
    "OpenSpiel vector_env connect_four": lambda: openspiel("connect_four"),
    "OpenSpiel vector_env backgammon": lambda: openspiel("backgammon"),
}
"""By name: what is measured."""
