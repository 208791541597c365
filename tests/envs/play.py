"""Games at tables of every kind, as the tests of the learners' interfaces look at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from farshore.envs.setting import Setting, setting_of
from farshore.envs.sitting import Sitting
from tests.some import never_empty

TABLES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("entdecker", 2, {}),
    ("entdecker", 3, {"edition": "digest", "top_scout": True, "scenario": "three-seas"}),
    ("entdecker", 4, {"edition": "kosmos", "first_seat": "random"}),
    ("explorers", 1, {}),
    ("explorers", 3, {"achievements": 3, "provisions": "expert", "gems": "expert", "map": "first-player"}),
    ("explorers", 4, {"temples": "expert", "villages": "expert", "may_stop": True}),
    ("overworld", 2, {}),
    ("overworld", 3, {"provisions": True}),
    ("overworld", 4, {"provisions": True, "ports": True}),
]
"""Game, seats and options."""


def setting_at(table: tuple[str, int, dict[str, Any]]) -> Setting:
    """Return the setting of one of the tables."""
    game, seats, options = table
    return setting_of(game, seats, **options)


@never_empty
def moments(setting: Setting, seed: int) -> Iterator[Sitting]:
    """Play a random game, and yield it whenever somebody is to act, and once it is over."""
    rng = Random(seed)
    sitting = Sitting(setting, rng)
    while sitting.actors:
        yield sitting
        seat = rng.choice(sitting.actors)
        assert sitting.choose(seat, rng.choice([*sitting.legal(seat)]))
    yield sitting
