"""The greedy player of Overworld: it plays sensibly, with both expansions."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from statistics import fmean

import pytest

from farshore.bots.bot import Bot
from farshore.bots.budget import REPRODUCIBLE
from farshore.bots.gate import Gate
from farshore.bots.overworld.greedy import GreedyOverworld
from farshore.bots.overworld.worth import Weights, door_hope, pockets, tour_length, worth
from farshore.bots.overworld.yardstick import YardstickOverworld
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE
from farshore.core.fate import RandomFate
from farshore.games.overworld.actions import ChooseWinner, TakeItem
from farshore.games.overworld.game import Overworld
from farshore.games.overworld.grid import name_of, square_at
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.state import OverworldState
from tests.at_random import step
from tests.bots.asking import chosen
from tests.some import never_empty
from tests.toys import LAGOON

GAME = Overworld()
BOT = GreedyOverworld()
POCKETS = """
players = 2
board = '''
    -1    0     1     2
 0  .     ^A0   .     ww
 1  .     ww    ww    ww
 2  ww    .     ww    .
'''
"""
"""(1,0) lies beside a flat edge of the coast and is barred; into (0,2) a tile might still be laid, from the south."""


def new(seats: int, options: OverworldOptions | None = None) -> OverworldState:
    state = GAME.new(seats, options)
    assert isinstance(state, OverworldState)
    return state


@never_empty
def moments(phase: Phase, options: OverworldOptions | None = None, games: int = 12) -> Iterator[OverworldState]:
    """Yield every moment of random games in this phase."""
    for seed in range(games):
        state, rng = new(3, options), Random(seed)
        while state.actors():
            if state.phase == phase:
                yield state
            step(state, rng)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players_by_far(seats: int) -> None:
    own, others = [], []
    for seed in range(2):
        state = new(seats)
        bots: list[Bot] = [BOT if seat == seed else RandomBot() for seat in range(seats)]
        play_game(GAME, state, bots, Random(seed))
        scores = list(state.scores())
        assert state.winners() == (seed,)
        own.append(scores.pop(seed))
        others += scores
    assert fmean(own) > 1.5 * fmean(others)


def test_it_plays_both_expansions() -> None:
    state = new(3, OverworldOptions(provisions=True, ports=True))
    play_game(GAME, state, [BOT, RandomBot(), RandomBot()], Random(1))
    assert state.phase == Phase.OVER
    assert state.winners() == (0,)


def test_where_it_is_tied_it_usually_gives_the_gap_to_itself() -> None:
    own = [
        chosen(BOT, GAME, state, state.active) == ChooseWinner(state.active)
        for state in moments(Phase.WINNER, games=60)
        if ChooseWinner(state.active) in state.legal(state.active)
    ]
    assert len(own) > 20
    assert fmean(own) > 0.8


def test_it_takes_provisions_of_different_kinds() -> None:
    """Whenever there is a kind it lacks, it takes such a one: a larger set scores more (OVW-70)."""
    seen = 0
    for state in moments(Phase.ITEM, OverworldOptions(provisions=True), games=6):
        seat = state.actors()[0]
        action = chosen(BOT, GAME, state, seat)
        owned = [gap.items for gap in state.gaps if gap.owner == seat]
        lacking = {
            choice
            for kind, choice in enumerate(map(TakeItem, ("torch", "map", "key", "potion", "leg")))
            if not sum(items[kind] for items in owned)
        } & set(state.legal(seat))
        if lacking:
            seen += 1
            assert action in lacking
    assert seen > 5


def test_a_door_adds_what_it_adds_to_the_tour() -> None:
    weights = Weights()
    near, east, south, far = ((square_at(x, y),) for x, y in ((0, 0), (3, 0), (0, 2), (6, 6)))
    assert door_hope((), near[0], weights) == weights.first_door
    assert door_hope((near,), east[0], weights) == 6
    assert door_hope((near, east), south[0], weights) == 4
    assert door_hope((near, east, south), far[0], weights) == tour_length((near, east, far)) - 10
    assert door_hope((near, far, east), south[0], weights) == 0


def test_a_pocket_is_an_empty_square_with_tiles_on_three_sides() -> None:
    state = GAME.read_position(POCKETS)
    assert isinstance(state, OverworldState)
    weights = Weights()
    found = {name_of(square): chance for square, chance in pockets(state.board, weights)}
    assert found == {"(1,0)": weights.barred, "(0,2)": weights.pocket}


def test_what_one_of_two_is_ahead_the_other_is_behind() -> None:
    state = new(2)
    play_game(GAME, state, [RandomBot()] * 2, Random(3))
    assert worth(state, 0, Weights()) == pytest.approx(-worth(state, 1, Weights()))


def test_at_the_end_of_the_game_only_points_count() -> None:
    state = new(3)
    play_game(GAME, state, [RandomBot()] * 3, Random(4))
    state.bag = [0] * len(state.bag)
    first, *others = state.scores()
    assert worth(state, 0, Weights()) == pytest.approx(first - fmean(others))


def test_the_yardstick_never_changes() -> None:
    """What was measured against it must stay true, action by action."""
    state, rng, told = new(2), Random(1), list[str]()
    gates = [Gate(YardstickOverworld(), GAME, seat, 2, rng) for seat in range(2)]
    while actors := state.actors():
        seat = actors[0]
        action = RandomFate(rng).choose(state.outcomes(), 0) if seat == CHANCE else gates[seat].choose(state)
        told.append(GAME.write_action(action))
        state.apply(seat, action)
    assert state.scores() == (60, 56)
    assert sha256("\n".join(told).encode()).hexdigest()[:16] == "faac0e1b86eefe74"


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="not a state of Overworld"):
        BOT.choose(Turn(LAGOON.new(2), 0, REPRODUCIBLE, Random(0)))
