"""The search player of Explorers: its arrays say what the rules say, and it plays by them, and well."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from farshore.bots.bot import Bot
from farshore.bots.budget import Limit
from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.explorers.search.beliefs import Beliefs
from farshore.bots.explorers.search.future import LAST, deal_courses, turn_of
from farshore.bots.explorers.search.ground import ground_of
from farshore.bots.explorers.search.hopes import Hopes
from farshore.bots.explorers.search.mind import SearchExplorers
from farshore.bots.explorers.search.sheets import EXPLORED, JEWELS, MEALS, NEVER, TAKEN, sheet_of
from farshore.bots.explorers.yardstick import YardstickExplorers
from farshore.bots.gate import Gate
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.bots.search.mind import Plan
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE
from farshore.core.fate import RandomFate
from farshore.games.explorers import grid
from farshore.games.explorers.cards import terrain_bits
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.marks import squares
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.scoring import score
from farshore.games.explorers.state import ExplorersState
from tests.effort import tries, usually
from tests.some import never_empty
from tests.toys import LAGOON

GAME = Explorers()
EXPERT = ExplorersOptions(provisions="expert", gems="expert", temples="expert", villages="expert", achievements=3)
FEW = Limit(iterations=24)


def hasty() -> SearchExplorers:
    """Return one that does all that the usual one does, but less of it."""
    return SearchExplorers(width=6, plans=6, turns=3)


def new(seats: int, options: ExplorersOptions | None = None) -> ExplorersState:
    state = GAME.new(seats, options)
    assert isinstance(state, ExplorersState)
    return state


@never_empty
def states(seats: int, options: ExplorersOptions, seed: int) -> Iterator[ExplorersState]:
    """Yield the states of a game of greedy players, before every step of theirs."""
    state, rng = new(seats, options), Random(seed)
    gates = [Gate(GreedyExplorers(), GAME, seat, seats, rng) for seat in range(seats)]
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
        else:
            yield state
            state.apply(actors[0], gates[actors[0]].choose(state))
    yield state


@pytest.mark.parametrize("options", [ExplorersOptions(), EXPERT])
def test_the_same_squares_are_open_as_by_the_rules(options: ExplorersOptions) -> None:
    for state in states(2, options, seed=2):
        if state.phase == Phase.MARKS:
            sheet, ground = state.sheets[state.waiting[0]], ground_of(state.world)
            if sheet.allowed or sheet.horses:
                terrains = terrain_bits(state.world.terrains_in(sheet.allowed))
                found = sheet_of(state, ground, sheet, turn_of(state)).open_squares(ground, np.array([terrains]))
                assert found[0].nonzero()[0].tolist() == grid.squares_of(squares(sheet))


@pytest.mark.parametrize("options", [ExplorersOptions(), EXPERT])
def test_a_mark_does_to_the_arrays_what_it_does_by_the_rules(options: ExplorersOptions) -> None:
    marked = 0
    before: ExplorersState | None = None
    for state in states(1, options, seed=3):
        if before is not None and before.turn_number == state.turn_number and len(state.sheets[0].batch) < 2:
            new_marks = state.sheets[0].marks & ~before.sheets[0].marks
            if new_marks and state.moment == before.moment:
                marked += 1
                ground, turn = ground_of(state.world), turn_of(state)
                sheets = sheet_of(before, ground, before.sheets[0], turn)
                by_horse = bool(before.sheets[0].horses)
                sheets.mark(ground, np.array([0]), np.array([grid.only_square(new_marks)]), turn)
                expected = sheet_of(state, ground, state.sheets[0], turn)
                assert (sheets.away == expected.away).all()
                assert ((sheets.status[0] >= TAKEN) == (expected.status[0] >= TAKEN)).all()
                assert sheets.held[:, 0].tolist()[:17] == expected.held[:, 0].tolist()[:17]
                assert sheets.held[17, 0] - by_horse == expected.held[17, 0]
        before = state.clone()
    assert marked > 30


@pytest.mark.parametrize("options", [ExplorersOptions(), EXPERT])
def test_after_the_last_turn_nothing_is_left_to_hope_for(options: ExplorersOptions) -> None:
    *_, state = states(1, options, seed=4)
    ground, beliefs = ground_of(state.world), Beliefs()
    hopes = Hopes(ground, state.terms, beliefs.chances(), beliefs.weights, LAST)
    sheets = sheet_of(state, ground, state.sheets[0], LAST)
    points = score(state, state.sheets[0])
    gems_again = hopes.gem_points[state.sheets[0].gems]  # the round has ended: it is counted among the points already
    assert hopes.hoped(sheets.away, sheets.held)[0] - gems_again == points.villages
    assert (sheets.held[MEALS, 0], sheets.held[JEWELS, 0]) == (points.provisions, points.gems)
    assert (sheets.held[EXPLORED] == NEVER).all()


def test_the_cards_that_come_are_those_left_in_the_deck() -> None:
    for state in states(2, ExplorersOptions(), seed=5):
        if state.phase == Phase.MARKS and state.card:
            courses, now = deal_courses(state, 5, Random(1)), turn_of(state)
            ends = (now // 7 + 1) * 7
            for cards in courses.cards.tolist():
                assert all(state.deck >> card & 1 for card in cards[now + 1 : ends])
                for begins in range(0, LAST + 1, 7):
                    if begins > now:
                        assert len(set(cards[begins : begins + 7])) == 7


OPTIONS = [
    (2, EXPERT),
    (1, ExplorersOptions(achievements=3, map="first-player", may_stop=True)),
    (3, ExplorersOptions(first_seat="random", temples="expert", chosen_achievements=("N1", "R4", "Z1"))),
    (4, ExplorersOptions(provisions="expert", villages="expert")),
]


@pytest.mark.parametrize(("seats", "options"), usually(OPTIONS[:2], *OPTIONS[2:]))
def test_it_plays_whole_games_by_the_rules_and_beats_random_players(seats: int, options: ExplorersOptions) -> None:
    state = new(seats, options)
    bots: list[Bot] = [hasty(), *[RandomBot()] * (seats - 1)]
    play_game(GAME, state, bots, Random(seats), FEW)
    assert state.phase == Phase.OVER
    assert state.winners() == (0,)


def test_alone_it_makes_more_points_than_the_yardstick() -> None:
    points = []
    for bot in (SearchExplorers(), YardstickExplorers()):
        games = [new(1) for _ in range(tries(12, 4))]
        for seed, state in enumerate(games):
            play_game(GAME, state, [bot], Random(seed), Limit(iterations=1))
        points.append(sum(state.scores()[0] for state in games))
    assert points[0] > points[1]


@pytest.mark.parametrize(("options", "seed", "step"), [
    (ExplorersOptions(provisions="expert"), 5, 80),  # however many carrots are near, none is as good as taken
    (ExplorersOptions(gems="expert"), 2, 26),  # the way to more gems leads to the track's high numbers
    (ExplorersOptions(villages="expert"), 4, 79),  # all villages together are worth a long way
])  # fmt: skip
def test_what_it_takes_on_expert_sides_at_first_sight_is_as_good_after_a_long_look(
    options: ExplorersOptions, seed: int, step: int
) -> None:
    state = next(state for number, state in enumerate(states(1, options, seed)) if number == step)
    world = state.determinize(0, Random(1))
    action = SearchExplorers().sit(GAME, 0, 1).choose(Turn(world, 0, Limit(iterations=1), Random(2)))
    player = SearchExplorers(turns=LAST).sit(GAME, 0, 1)
    assert isinstance(player, SearchPlayer)
    ranked = player.rank(Turn(world, 0, Limit(iterations=900), Random(2)), action)
    assert next(one.behind for one in ranked if one.action == action) < 1


def test_it_thinks_once_a_turn_and_then_does_as_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    state, rng = new(2), Random(6)
    thought: list[int] = []
    player = SearchExplorers().sit(GAME, 0, 2)
    assert isinstance(player, SearchPlayer)
    plans = player.mind.plans

    def noted(turn: Turn) -> list[Plan]:
        if state.phase != Phase.VILLAGE:
            thought.append(turn_of(state))
        return plans(turn)

    monkeypatch.setattr(player.mind, "plans", noted)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
        elif seat == 0 and len(state.legal(0)) > 1:
            action = player.choose(Turn(state.determinize(0, rng), 0, Limit(iterations=1), rng))
            assert action in state.legal(0)
            state.apply(0, action)
        else:
            state.apply(seat, rng.choice(list(state.legal(seat))))
    assert len(thought) == len(set(thought))
    assert len(thought) > 20


def test_a_ranking_says_what_actions_come_to() -> None:
    state = next(state for state in states(2, ExplorersOptions(), seed=7) if state.phase == Phase.SIDE)
    seat = state.active
    player = hasty().sit(GAME, seat, 2)
    assert isinstance(player, SearchPlayer)
    ranked = player.rank(Turn(state.determinize(seat, Random(1)), seat, Limit(iterations=60), Random(2)))
    assert {one.action for one in ranked} == {*state.legal(seat)}
    assert ranked[0].behind == 0
    assert all(one.behind >= 0 for one in ranked)


def test_the_yardstick_never_changes() -> None:
    """What was measured against it must stay true."""
    found = []
    for seed in range(2):
        state = new(2)
        play_game(GAME, state, [YardstickExplorers()] * 2, Random(seed))
        found.append(state.scores())
    assert found == [(126, 124), (131, 124)]


def test_a_state_of_another_game_is_refused() -> None:
    player = SearchExplorers().sit(GAME, 0, 2)
    with pytest.raises(TypeError, match="not a state of Explorers"):
        player.choose(Turn(LAGOON.new(2), 0, FEW, Random(0)))
