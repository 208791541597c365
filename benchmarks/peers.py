"""Random play of the engines we measure ourselves against, each through its own ordinary interface.

Peers are imported by name when asked for, so that the benchmark runs with any of them missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

from benchmarks.engine import Decision, Engine


class Catanatron(Engine):
    """Catan by catanatron, with its own ``RandomPlayer`` and ``Game.play_tick``, stopped where ``Game.play`` stops.

    A roll is an action of a player there, so its decisions contain what would be chance elsewhere.
    """

    def __init__(self, seats: int) -> None:
        self.name = f"catanatron {version('catanatron')}"
        self.game = f"Catan, {seats} players"
        self.key = f"catanatron-catan-{seats}"
        self.catan: Any = import_module("catanatron.game")
        player: Any = import_module("catanatron.models.player")
        self.players = [player.RandomPlayer(colour) for colour in list(player.Color)[:seats]]

    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one game. Its generator is the global one, seeded by the game from ours."""
        game = self.catan.Game(self.players, seed=rng.randrange(1, 2**31))
        limit = self.catan.TURNS_LIMIT
        while game.winning_color() is None and game.state.num_turns < limit:
            yield game, len(game.state.playable_actions)
            game.play_tick()

    def cloner(self, position: Any) -> Callable[[], object]:
        """Copy the game, which is its state and four fields."""
        copy: Callable[[], object] = position.copy
        return copy


class OpenSpiel(Engine):
    """A game of OpenSpiel written in C++, driven through its Python binding."""

    def __init__(self, game: str) -> None:
        self.name = f"open-spiel {version('open-spiel')} (C++)"
        self.game = game
        self.key = f"open-spiel-{game}"
        self.spiel: Any = import_module("pyspiel").load_game(game)

    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one game; chance is drawn here, by its weights, as OpenSpiel leaves it to the caller."""
        random = rng.random
        state = self.spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                yield state, len(legal)
                state.apply_action(legal[int(random() * len(legal))])

    def cloner(self, position: Any) -> Callable[[], object]:
        """Copy the C++ state."""
        clone: Callable[[], object] = position.clone
        return clone


class Uno(Engine):
    """Uno for two by RLCard, through its environment, which encodes an observation at every step."""

    def __init__(self) -> None:
        self.name = f"rlcard {version('rlcard')}"
        self.game = "uno, 2 players"
        self.key = "rlcard-uno"
        self.env: Any = import_module("rlcard").make("uno")

    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one game. The cards are shuffled by NumPy's generator, seeded from ours."""
        env = self.env
        env.seed(rng.randrange(2**31))
        random = rng.random
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            yield env, len(legal)
            state, _ = env.step(legal[int(random() * len(legal))])


class ConnectFour(Engine):
    """Connect four by PettingZoo, through the wrapped environment that its documentation uses."""

    def __init__(self) -> None:
        self.name = f"pettingzoo {version('pettingzoo')}"
        self.game = "connect four"
        self.key = "pettingzoo-connect-four"
        self.env: Any = import_module("pettingzoo.classic.connect_four_v3").env()

    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one game; the actions are taken from the observation's mask."""
        env = self.env
        random = rng.random
        env.reset()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return
            legal = [column for column, allowed in enumerate(observation["action_mask"].tolist()) if allowed]
            yield env, len(legal)
            env.step(legal[int(random() * len(legal))])


YARDSTICK = "catanatron-catan-4"
"""The peer that ratios refer to."""

PEERS: dict[str, Callable[[], Engine]] = {
    YARDSTICK: lambda: Catanatron(4),
    "catanatron-catan-2": lambda: Catanatron(2),
    "open-spiel-backgammon": lambda: OpenSpiel("backgammon"),
    "open-spiel-hearts": lambda: OpenSpiel("hearts"),
    "open-spiel-gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "open-spiel-hive": lambda: OpenSpiel("hive"),
    "rlcard-uno": Uno,
    "pettingzoo-connect-four": ConnectFour,
}


def find(wanted: Callable[[str], bool]) -> tuple[list[Engine], dict[str, str]]:
    """Return the wanted peers that are here, and for each that is not, what is missing."""
    here: list[Engine] = []
    absent: dict[str, str] = {}
    for key, load in PEERS.items():
        if not wanted(key):
            continue
        try:
            here.append(load())
        except (ImportError, PackageNotFoundError) as error:
            absent[key] = f"not installed: {error}"
    return here, absent
