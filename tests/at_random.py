"""Playing at random: the same generator plays the same game."""

from __future__ import annotations

from random import Random

from farshore.core.contract import CHANCE, State
from farshore.core.fate import RandomFate
from farshore.core.match import Match


def play_on(match: Match, rng: Random, decisions: int = 10**6) -> Match:
    """Let any of those who may act do anything, so often or to the end."""
    while decisions and not match.over:
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
        decisions -= 1
    return match


def play_first(match: Match, rng: Random, decisions: int = 10**6) -> Match:
    """Let the first of those who may act do anything, so often or to the end."""
    while decisions and not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        decisions -= 1
    return match


def step(state: State, rng: Random) -> None:
    """Let chance act, or the first who may act do anything."""
    actor = state.actors()[0]
    if actor == CHANCE:
        state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
    else:
        state.apply(actor, rng.choice(state.legal(actor)))
