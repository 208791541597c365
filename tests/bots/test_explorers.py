"""The greedy player of Explorers: it plays by the rules, plays sensibly, and knows only what it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from statistics import fmean

import pytest

from farshore.bots.bot import Bot
from farshore.bots.budget import REPRODUCIBLE
from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.gate import Gate
from farshore.bots.random import RandomBot
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE
from farshore.core.fate import RandomFate
from farshore.games.explorers import retake
from farshore.games.explorers.actions import TakeSide
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.tile import Object
from farshore.games.explorers.tiles import FIRST
from tests.bots.asking import chosen
from tests.effort import IS_THOROUGH, tries
from tests.toys import LAGOON

GAME = Explorers()
EXPERT = ExplorersOptions(provisions="expert", gems="expert", temples="expert", villages="expert", achievements=3)


def new(seats: int, options: ExplorersOptions | None = None) -> ExplorersState:
    state = GAME.new(seats, options)
    assert isinstance(state, ExplorersState)
    return state


def step(state: ExplorersState, bots: Sequence[Bot], rng: Random) -> None:
    """Let chance or the first who may act take one step, by the rules."""
    seat = state.actors()[0]
    if seat == CHANCE:
        state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
    else:
        action = chosen(bots[seat], GAME, state, seat, rng.getrandbits(32))
        assert action in state.legal(seat)
        state.apply(seat, action)


def played(state: ExplorersState, bots: Sequence[Bot], seed: int) -> ExplorersState:
    rng = Random(seed)
    while state.actors():
        step(state, bots, rng)
    return state


OPTIONS = [
    EXPERT,
    ExplorersOptions(achievements=3, map="first-player", first_seat="random", may_stop=True),
    ExplorersOptions(chosen_achievements=("N1", "N2", "N3"), may_stop=True),
    ExplorersOptions(chosen_achievements=("R4", "R7", "R8"), temples="expert"),
    ExplorersOptions(),
]
TABLES = [
    (seats, options)
    for at, options in enumerate(OPTIONS)
    for seats in range(1, 5)
    if IS_THOROUGH or seats == 1 + at % 4
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_greedy_player_plays_whole_games_by_the_rules(seats: int, options: ExplorersOptions) -> None:
    state = played(new(seats, options), [GreedyExplorers()] * seats, seed=seats)
    assert state.phase == Phase.OVER


def test_alone_the_greedy_player_gets_far_more_points_than_a_random_one() -> None:
    greedy = [played(new(1), [GreedyExplorers()], seed).scores()[0] for seed in range(tries(8, 4))]
    random = [played(new(1), [RandomBot()], seed).scores()[0] for seed in range(tries(8, 4))]
    assert min(greedy) > max(random)
    assert fmean(greedy) > 90


def test_the_greedy_player_beats_random_ones_on_expert_sides() -> None:
    for seed in range(tries(4, 2)):
        bots = [GreedyExplorers() if seat == seed else RandomBot() for seat in range(4)]
        assert played(new(4, EXPERT), bots, seed).winners() == (seed,)


def begun(seed: int) -> ExplorersState:
    """Return a random solo game at the last turn of its first round, on the first tiles: food lies close there."""
    state, rng = GAME.with_content(FIRST).new(1), Random(seed)
    assert isinstance(state, ExplorersState)
    while not (state.phase == Phase.MARKS and state.turn_number == 6):
        step(state, [RandomBot()], rng)
    return state


def test_in_the_last_turn_of_a_round_the_last_provision_of_a_set_comes_first() -> None:
    """Of the legal marks it takes the third kind, worth five points, before an empty square."""
    found = 0
    for seed in range(60):
        state = begun(seed)
        explorer = state.sheets[0]
        if sum(count > 0 for count in explorer.larder) == 2:
            missing = explorer.larder.index(0)
            goal = state.world.objects[5 + missing] & explorer.near
            terrains = [TakeSide(side) for side in "PWDM" if goal & state.world.terrain["PWDM".index(side)]]
            open_sides = [side for side in state.legal(0) if side in terrains]
            if open_sides and len(state.card) == 2 and not explorer.keys and not explorer.scrolls:
                found += 1
                played_turn = state.clone()
                while played_turn.phase == Phase.MARKS and played_turn.turn_number == 6:
                    played_turn.apply(0, chosen(GreedyExplorers(), GAME, played_turn, 0))
                assert played_turn.sheets[0].provision_points >= 10
    assert found


def test_most_scrolls_are_used_and_not_kept_to_the_end() -> None:
    explorers = [played(new(1), [GreedyExplorers()], seed).sheets[0] for seed in range(6)]
    assert sum(explorer.scrolls_used for explorer in explorers) > sum(explorer.scrolls for explorer in explorers)


def test_a_state_of_another_game_is_refused() -> None:
    lagoon = LAGOON.new(2)
    with pytest.raises(TypeError, match="not a state of Explorers"):
        GreedyExplorers().choose(Turn(lagoon, 0, REPRODUCIBLE, Random(0)))


def turns_of_others(options: ExplorersOptions, seeds: range) -> Iterator[ExplorersState]:
    """Yield states of games of greedy players in which the last seat alone has yet to act, and has not begun."""
    for seed in seeds:
        state, rng = new(2, options), Random(seed)
        gates = [Gate(GreedyExplorers(), GAME, seat, 2, rng) for seat in range(2)]
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
                continue
            if state.phase == Phase.MARKS and actors == (1,):
                yield state
            state.apply(actors[0], gates[actors[0]].choose(state))


@pytest.mark.parametrize("options", [ExplorersOptions(), EXPERT])
def test_others_turns_are_dealt_as_people_take_them(options: ExplorersOptions) -> None:
    """As much is marked in dealt turns as in real ones, and objects and temples are taken about as often."""
    rng, real, dealt = Random(8), Counter[str](), Counter[str]()
    for state in turns_of_others(options, range(tries(10, 5))):
        if state.moment == Moment.CARD and not state.sheets[1].acted:
            count_turns(state, rng, real, dealt)
    assert real["temples"] > 10
    assert 0.9 < often(dealt, real, "marks") < 1.1
    assert 0.7 < often(dealt, real, "objects") < 1.2
    assert 0.4 < often(dealt, real, "temples") < 1.6


DEALT = 3
"""How often the turn of another seat is dealt for each real one."""


def count_turns(state: ExplorersState, rng: Random, real: Counter[str], dealt: Counter[str]) -> None:
    """Count what the first seat did in its turn, and what it does in some that are dealt for the second."""
    before, objects = state.shown[0].marks, state.world.objects
    worlds = [state.determinize(1, rng) for _ in range(DEALT)]
    for counts, world in ((real, state), *((dealt, world) for world in worlds)):
        marks = world.sheets[0].marks & ~before
        counts["marks"] += marks.bit_count()
        counts["objects"] += sum((marks & there).bit_count() for there in objects)
        counts["temples"] += (marks & objects[Object.TEMPLE]).bit_count()


def often(dealt: Counter[str], real: Counter[str], what: str) -> float:
    """Return how often something is done in dealt turns, compared with real ones."""
    return dealt[what] / DEALT / real[what]


@cache
def announced() -> list[ExplorersState]:
    """Return states in which another seat's temples were announced, but not the marks that led there."""
    games = turns_of_others(ExplorersOptions(temples="expert"), range(6))
    found = [state.clone() for state in games if state.sheets[0].temples != state.shown[0].temples]
    assert len(found) > 3
    return found


@pytest.mark.parametrize(("most", "batches"), [(100, 1), (100, 2), (0, 1)])
def test_after_temples_were_announced_the_real_turn_is_never_dealt_on_purpose(
    most: int, batches: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after several batches, and where no turn is found that explores them: then somebody went straight there."""
    monkeypatch.setattr(retake, "TRIES", most)
    same = 0
    for state in announced():
        state.batches = batches
        world = state.determinize(1, Random(2))
        assert world.view(1) == state.view(1)
        assert not GAME.broken_invariants(world)
        same += world.sheets[0].marks == state.sheets[0].marks
    assert same < len(announced()) / 2


@pytest.mark.parametrize("batches", [1, 2])
def test_after_temples_were_announced_as_much_is_dealt_as_was_really_done(batches: int) -> None:
    """The temples are the same; as much is marked, and as many objects are taken on the way, after two batches, too."""
    rng, real, dealt = Random(8), Counter[str](), Counter[str]()
    for state in announced():
        state.batches = batches
        count_turns(state, rng, real, dealt)
    assert often(dealt, real, "temples") == 1
    assert 0.8 < often(dealt, real, "marks") < 1.25
    assert 0.6 < often(dealt, real, "objects") < 1.4
