"""Many games at once, numpy arrays in and out: for learners that need millions of steps.

In every game one seat is to act: codes for all games go in, and what each of the next seats sees comes out. Of several
actors each acts once before the first does again, and sees nothing of the others. A game that is over is followed by
the next one in the same step.

Explorers is stepped by a kernel in C wherever there is one (``kernel/``): the same games, hundreds of times as fast.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farshore.envs.by_rules import Moment, RuleGames
from farshore.envs.kernel.explorers import KernelGames, has_kernel
from farshore.envs.kernel.explorers import kernel as loaded_kernel
from farshore.envs.kernel.terms import kernel_terms
from farshore.envs.rewards import PENALTY, RewardName
from farshore.envs.setting import setting_of

__all__ = ["Batch", "Moment", "luck_of"]


class Batch:
    """``n`` games of one kind. All follows from ``seed``, for each game apart from how many others there are.

    ``reward``: "win" or "lead". ``penalty``: what an illegal code costs; luck chooses a legal one instead.
    ``observes``: without, board and facts stay 0, which saves most of the time. ``kernel``: whether Explorers goes by
    the kernel; ``None``: if there is one; ``True``: or else ``NoKernel`` is raised. ``threads``: how many step the
    kernel's games, which changes nothing else. ``options``: those of the game.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        reward: RewardName = "win",
        penalty: float = PENALTY,
        observes: bool = True,
        kernel: bool | None = None,
        threads: int = 1,
        **options: Any,
    ) -> None:
        if threads < 1:
            raise ValueError("at least one thread is needed")
        self.setting = setting_of(game, seats, **options)
        layout, actions = self.setting.layout, self.setting.numbering.size
        moment = Moment(
            np.zeros(n, np.int8),
            np.zeros((n, *layout.shape), np.int8),
            np.zeros((n, layout.size), np.int16),
            np.zeros((n, actions), np.int8),
            np.zeros((n, self.setting.seats), np.float32),
            np.zeros(n, np.bool_),
        )
        arrays: list[NDArray[Any]] = [*moment]
        self._moment = Moment(*map(_locked, arrays))
        luck = [luck_of(seed, number) for number in range(n)]
        self.has_kernel = game == "explorers" and kernel is not False and _is_there(kernel)
        self._games: KernelGames | RuleGames
        if self.has_kernel:
            terms = self.setting.game.terms(self.setting.seats, self.setting.options)
            told = kernel_terms(self.setting, terms, by_lead=reward == "lead", penalty=penalty, observes=observes)
            self._games = KernelGames(told, luck, arrays, threads)
        else:
            self._games = RuleGames(self.setting, luck, moment, reward=reward, penalty=penalty, observes=observes)

    def now(self) -> Moment:
        """Return how all games stand."""
        return self._moment

    def step(self, codes: NDArray[np.integer[Any]]) -> Moment:
        """Do in each game what its code stands for, and return how all stand then."""
        self._must_fit(codes, "codes", "iu")
        self._games.step(codes)
        return self._moment

    def pick(self, fractions: NDArray[np.floating[Any]]) -> NDArray[np.int64]:
        """Return a legal code for each game: of those there are, in ascending order, the one at a fraction (0 to 1).

        With random fractions every legal code is equally likely.
        """
        self._must_fit(fractions, "fractions", "f")
        return self._games.pick(fractions)

    def _must_fit(self, given: NDArray[Any], what: str, kinds: str) -> None:
        """Refuse what is not one number of such a kind for every game."""
        n = len(self._moment.seats)
        if given.shape != (n,):
            raise ValueError(f"{n} {what} are needed, not {given.shape}")
        if given.dtype.kind not in kinds:
            raise TypeError(f"{what} cannot be {given.dtype}")


def luck_of(seed: int, number: int) -> Random:
    """Return the generator of one game of a batch, and of all that follow it."""
    return Random(f"{seed} {number}")


def _locked(array: NDArray[Any]) -> NDArray[Any]:
    """Return an array as others may see it: what is written by one step is what the next one relies on."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def _is_there(kernel: bool | None) -> bool:
    """Tell whether the kernel is there; raise ``NoKernel`` if it must be and is not."""
    if kernel:
        loaded_kernel()
    return has_kernel()
