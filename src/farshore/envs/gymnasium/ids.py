"""The names by which ``gymnasium.make`` knows the games."""

from __future__ import annotations

from typing import Any, Final

import gymnasium

IDS: Final[dict[str, dict[str, Any]]] = {
    "farshore/Entdecker-v0": {"game": "entdecker"},
    "farshore/Explorers-v0": {"game": "explorers"},
    "farshore/ExplorersSolo-v0": {"game": "explorers", "seats": 1, "reward": "lead"},
    "farshore/Overworld-v0": {"game": "overworld"},
}
"""By id: what ``SeatEnv`` is made with unless ``gymnasium.make`` is told otherwise."""
MANY: Final = {"farshore/ExplorersSolo-v0": "farshore.envs.gymnasium.many:ManyAlone"}
"""By id: what ``gymnasium.make_vec`` makes unless it is told how (``vectorization_mode``)."""


def register_all() -> None:
    """Let Gymnasium know the ids."""
    for name, settings in IDS.items():
        one, many = "farshore.envs.gymnasium.seat:SeatEnv", MANY.get(name)
        gymnasium.register(name, entry_point=one, vector_entry_point=many, kwargs=settings)
