"""Many games of Explorers, stepped by the kernel."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from ctypes import CDLL, POINTER, Structure, byref, c_size_t, c_void_p, sizeof
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farshore.envs.kernel.build import NoKernel, compiler, library
from farshore.envs.kernel.terms import KernelTerms

Codes = NDArray[np.int64]
LUCK_WORDS: Final = 625
"""Of a generator's state: its words and how many of them are used."""


class Arrays(Structure):
    """Where the kernel writes, as ``Moment`` has them."""

    _fields_ = tuple((name, c_void_p) for name in ("seats", "board", "facts", "masks", "rewards", "dones"))


@cache
def kernel() -> CDLL:
    """Return the library. Raises ``NoKernel``."""
    loaded = CDLL(str(library()))
    for name in ("farshore_size_of_terms", "farshore_size_of_game", "farshore_place_of_luck"):
        getattr(loaded, name).restype = c_size_t
    games = (POINTER(KernelTerms), c_void_p, c_size_t, c_size_t)
    loaded.farshore_begin.argtypes = (*games, POINTER(Arrays))
    loaded.farshore_step.argtypes = (*games, c_void_p, POINTER(Arrays))
    loaded.farshore_pick.argtypes = (*games, c_void_p, c_void_p)
    for name in ("farshore_begin", "farshore_step", "farshore_pick"):
        getattr(loaded, name).restype = None
    if loaded.farshore_size_of_terms() != sizeof(KernelTerms):
        raise NoKernel("the library was made for other tables of numbers")
    return loaded


@cache
def has_kernel() -> bool:
    """Tell whether there is a library here; whoever has a compiler that fails is told why there is none."""
    try:
        kernel()
    except (NoKernel, OSError) as error:
        if compiler() is not None:
            warnings.warn(f"Explorers goes by the slower path: {error}", RuntimeWarning, stacklevel=2)
        return False
    return True


class KernelGames:
    """Games that the kernel steps: their memory is an array of ours, and what they write are the arrays of a batch."""

    def __init__(
        self, terms: KernelTerms, luck: Sequence[Random], arrays: Sequence[NDArray[Any]], threads: int = 1
    ) -> None:
        self._terms = terms
        self._kernel = kernel()
        self._arrays = arrays  # kept: the kernel knows only where they are
        self._targets = Arrays(*(array.ctypes.data for array in arrays))
        self._n = len(luck)
        size = self._kernel.farshore_size_of_game()
        self._games = np.zeros((self._n, size // 8), np.uint64)
        place = self._kernel.farshore_place_of_luck() // 4
        words = self._games.view(np.uint32)
        for number, rng in enumerate(luck):
            words[number, place : place + LUCK_WORDS] = rng.getstate()[1]
        self._codes: Codes = np.zeros(self._n, np.int64)  # what goes in is copied here: its place is known
        self._fractions = np.zeros(self._n, np.float64)
        self._kernel.farshore_begin(*self._some(0, self._n), byref(self._targets))
        ends = pairwise(self._n * part // threads for part in range(threads + 1))
        self._parts = [(*self._some(*part), self._codes.ctypes.data, byref(self._targets)) for part in ends]
        self._pick = (*self._some(0, self._n), self._fractions.ctypes.data, self._codes.ctypes.data)
        self._others = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def _some(self, start: int, end: int) -> tuple[Any, ...]:
        """Return what every function is told first: the terms, where the games are, and which of them."""
        return byref(self._terms), self._games.ctypes.data, start, end

    def step(self, codes: NDArray[np.integer[Any]]) -> None:
        """Do in each game what its code stands for."""
        self._codes[:] = codes
        own, *parts = self._parts
        doing = [self._others.submit(self._kernel.farshore_step, *part) for part in parts] if self._others else ()
        self._kernel.farshore_step(*own)
        for one in doing:
            one.result()

    def pick(self, fractions: NDArray[np.floating[Any]]) -> Codes:
        """Return the legal code at a fraction of those there are."""
        self._fractions[:] = fractions
        self._kernel.farshore_pick(*self._pick)
        return self._codes.copy()
