"""What the minds of our games expect of a position: points of every seat, by part where they can tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from farshore.bots.registry import make_bot
from farshore.bots.search.mind import Expected, Mind
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, State
from farshore.core.fate import RandomFate
from farshore.core.registry import game as installed_game
from tests.bots.asking import BRIEF
from tests.some import never_empty

SEATS = 3
EVERY = 15  # steps


def mind_of(game_name: str) -> Mind:
    player = make_bot(game_name, "search").sit(installed_game(game_name), 0, SEATS)
    assert isinstance(player, SearchPlayer)
    return player.mind


def turn_of(state: State) -> Turn:
    seat = state.actors()[0] if state.actors() else 0
    return Turn(state.determinize(seat, Random(1)), seat, BRIEF, Random(2))


@never_empty
def states(game_name: str) -> Iterator[State]:
    """Yield some positions of a random game in which a seat may choose, and how it ended."""
    state, rng, steps = installed_game(game_name).new(SEATS), Random(4), 0
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
            continue
        legal = state.legal(actors[0])
        steps += len(legal) > 1
        if len(legal) > 1 and steps % EVERY == 0:
            yield state
        state.apply(actors[0], rng.choice(legal))
    yield state


def is_whole(found: Expected) -> bool:
    """Tell whether something is expected of every seat, and the parts are all of it."""
    parts = [sum(points) for points in zip(*found.parts.values(), strict=True)] or found.points
    return len(found.points) == SEATS and parts == pytest.approx(found.points)


@pytest.mark.parametrize("game_name", ["entdecker", "explorers", "overworld"])
def test_a_mind_expects_points_of_every_seat_and_when_the_game_is_over_those_that_it_has(game_name: str) -> None:
    mind, tried = mind_of(game_name), list[Expected]()
    for state in states(game_name):
        turn = turn_of(state)
        if not state.actors():
            tried.append(mind.expected(state, turn))
            assert tried[-1].points == pytest.approx(state.scores())
        elif len(plans := mind.plans(turn)) > 1:
            tried.append(mind.play_on(turn.world.clone(), plans[0], turn, Random(3)))
    assert len(tried) > 2
    assert all(map(is_whole, tried))
    assert len({frozenset(found.parts) for found in tried}) == 1, "always the same parts"
