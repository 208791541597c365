"""What OpenSpiel's players see: arrays scaled to at most 1, and texts."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from farshore.core.contract import Seat
from farshore.envs.openspiel.state import SpielState
from farshore.envs.setting import Setting


class Observer:
    """Fills one tensor with ``board`` and ``facts``, each divided by how large it can be.

    The text is the view as JSON; with perfect recall the steps that the player may know, one by one. The tensor is the
    same for both: what the player sees now.
    """

    def __init__(self, kind: Any, setting: Setting) -> None:
        self._setting = setting
        self._recalls = kind.perfect_recall
        self._is_public = kind.public_info
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        space = setting.layout.space()
        self._names = ("board", "facts")
        self._scales = [_scale(space[name]) for name in self._names]
        self.tensor: NDArray[np.float32] = np.zeros(sum(scale.size for scale in self._scales), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, scale in zip(self._names, self._scales, strict=True):
            self.dict[name] = self.tensor[start : start + scale.size].reshape(scale.shape)
            start += scale.size

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Fill the tensor with what a player sees."""
        seen = self._setting.layout.observe(state.course.view(player), player)
        for name, scale in zip(self._names, self._scales, strict=True):
            np.divide(seen[name], scale, out=self.dict[name], casting="unsafe")

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Write what a player knows."""
        game, course = self._setting.game, state.course
        watcher = player if self._is_private else None
        if self._recalls:
            steps = game.redact(course.state, watcher, course.steps)
            return "\n".join([f"player {player}", *(f"{actor} {game.write_action(step)}" for actor, step in steps)])
        known = msgspec.to_builtins(course.view(watcher))
        if not self._is_public:
            public = msgspec.to_builtins(course.view(None))
            known = {name: part for name, part in known.items() if name != "viewer" and part != public[name]}
        return msgspec.json.encode(known).decode() if known else ""


def _scale(space: Any) -> NDArray[np.float32]:
    """Return what to divide by so that nothing is above 1 or below -1."""
    scale: NDArray[np.float32] = np.maximum(np.maximum(-space.low.astype(np.float32), space.high), np.float32(1))
    return scale
