"""How a game stands, for people who watch learners: a small picture, or the text of its position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from farshore.core.contract import State
from farshore.envs.pictures.canvas import Picture
from farshore.envs.pictures.entdecker import draw_entdecker
from farshore.envs.pictures.explorers import draw_explorers
from farshore.envs.pictures.overworld import draw_overworld
from farshore.envs.setting import Setting

_DRAWN_BY: Final[dict[str, Callable[[Any], Picture]]] = {
    "entdecker": draw_entdecker,
    "explorers": draw_explorers,
    "overworld": draw_overworld,
}

__all__ = ["Picture", "show"]


def show(setting: Setting, state: State, mode: str | None) -> str | Picture:
    """Draw (``rgb_array``) what a spectator sees, always of the same size for a table; else write the position.

    The text has a drawn board too, and secrets: it is for whoever runs the learners.
    """
    if mode == "rgb_array":
        return _DRAWN_BY[setting.game.name](state.view(None))
    return setting.game.write_position(state)
