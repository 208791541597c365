"""The search player of Entdecker: what it goes by is what the rules say, and it plays by them, and well."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from farshore.bots.bot import Bot
from farshore.bots.budget import Limit
from farshore.bots.entdecker.search.beliefs import at, beliefs_for, blend
from farshore.bots.entdecker.search.features import features_of, parts, path_feature
from farshore.bots.entdecker.search.hopes import Stages
from farshore.bots.entdecker.search.luck import Luck
from farshore.bots.entdecker.search.mind import SearchEntdecker, distinct, knowledge_of
from farshore.bots.entdecker.search.prospects import Prospects
from farshore.bots.entdecker.search.survey import Survey, counts, stake_of
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, Action
from farshore.games.entdecker.actions import PlaceTile, SendScout, StartAt
from farshore.games.entdecker.game import Entdecker
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.scoring import ranking
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.tile import MASK_BY_NAME
from farshore.games.entdecker.units import scout_code
from tests.at_random import step
from tests.bots.asking import chosen
from tests.bots.test_entdecker_bot import COMPLETE, SMALL
from tests.entdecker.table import Table
from tests.some import never_empty
from tests.toys import LAGOON

GAME = Entdecker()
FEW = Limit(iterations=16)
RED, WHITE = scout_code(0), scout_code(1)


def new(seats: int, options: EntdeckerOptions | None = None) -> EntdeckerState:
    state = GAME.new(seats, options)
    assert isinstance(state, EntdeckerState)
    return state


@never_empty
def states(seats: int, options: EntdeckerOptions, seed: int) -> Iterator[EntdeckerState]:
    """Yield the states of a random game, before every step of a seat."""
    state, rng = new(seats, options), Random(seed)
    while actors := state.actors():
        if actors[0] != CHANCE:
            yield state
        step(state, rng)


EDITIONS = [EntdeckerOptions(own_scenario=SMALL), EntdeckerOptions(own_scenario=SMALL, edition="digest")]


@pytest.mark.parametrize("options", EDITIONS)
def test_a_survey_says_of_every_island_what_the_rules_say(options: EntdeckerOptions) -> None:
    for state in states(3, options, seed=2):
        survey = Survey(state)
        for root in survey.stakes:
            isle, ranked = survey.isle(root), ranking(state, root)
            assert (isle.value, isle.open_sides) == (state.islands.value(root), state.islands.open_sides[root])
            for rank in ranked:
                units = counts(stake_of(isle.stakes, rank.seat))
                assert units == (rank.scouts, rank.forts, rank.settlements)
            shares = parts(state.terms, isle.stakes, isle.order)
            expected = {1: 1.0, 2: 0.5, 3: 0.0 if state.terms.two_shares else 0.25}
            assert {rank.seat: shares[rank.seat] for rank in ranked} == {
                rank.seat: expected[rank.place] for rank in ranked
            }


@pytest.mark.parametrize("options", EDITIONS)
def test_the_parts_of_hopes_add_up_to_the_features(options: EntdeckerOptions) -> None:
    """What plays and what is fitted must look at a position in the same way."""
    for state in states(3, options, seed=3):
        if state.bound or not all(Survey(state).isle(root).open_sides for root in Survey(state).stakes):
            continue
        knowledge = knowledge_of(state, 0)
        stages = Stages(state.terms, beliefs_for(3), knowledge.double)
        hopes = stages.at(state.chart.left)
        taken = [path for path, seat in enumerate(state.jungle.taken_by) if seat >= 0]
        if taken:
            continue
        weights = at(beliefs_for(3), state.chart.left / len(state.terms.board.spaces))
        features = features_of(state, knowledge.tokens, knowledge.double)
        for seat, hoped in enumerate(hopes.all(state, knowledge)):
            worth = sum(weight * value for weight, value in zip(weights, features[seat], strict=True))
            assert hoped == pytest.approx(state.score[seat] + worth)


def test_a_tile_gains_what_it_gains_when_it_lies() -> None:
    """As far as prospects go: without fills and scoring, and where no tile is counted twice."""
    looked = 0
    for state in states(2, EntdeckerOptions(), seed=4):
        if state.phase != Phase.PLACE or state.islands.straits:
            continue
        seat = state.seat
        hopes = Stages(state.terms, beliefs_for(2), frozenset()).at(state.chart.left)
        before = Prospects(state, seat, hopes)
        for action in state.legal(seat):
            assert isinstance(action, PlaceTile)
            laid = state.clone()
            cell, mask = state.chart.board.cell[action.space], MASK_BY_NAME[action.tile]
            laid.lay(cell, mask)
            if laid.islands.straits:
                continue
            expected = next(way.alone for way in before.ways(cell) if way.mask == mask)
            assert islands_worth(laid, seat) - islands_worth(state, seat) == pytest.approx(expected)
            looked += 1
    assert looked


def islands_worth(state: EntdeckerState, seat: int) -> float:
    """Return what all islands are worth, by the hopes of one moment."""
    hopes = Stages(state.terms, beliefs_for(2), frozenset()).at(50)
    prospects = Prospects(state, seat, hopes)
    return sum(prospects.worth(prospects.survey.isle(root)) for root in prospects.survey.stakes)


@pytest.mark.parametrize(
    ("spaces", "feature"),
    [
        ([0] * 8, ""),
        ([RED, 0, 0, 0], "path_1"),
        ([WHITE, 0, 0, 0], "path_behind_1"),
        ([RED, WHITE, 0, 0], "path_tied"),
        ([WHITE, RED, 0, 0], "path_tied_far"),
        ([RED, RED, 0, 0], "path_won"),
        ([WHITE, WHITE, 0, 0], ""),
        ([RED, RED, 0, 0, 0], "path_2"),
        ([RED, RED, RED, RED, 0, 0, 0, 0, 0], "path_3"),
        ([WHITE, WHITE, WHITE, 0, 0, 0, 0], "path_behind_2"),
    ],
)
def test_a_path_counts_by_how_far_a_seat_is_ahead(spaces: list[int], feature: str) -> None:
    assert path_feature(spaces, frozenset(), 2, 0) == feature


def test_a_top_scout_counts_as_two() -> None:
    assert path_feature([WHITE, RED, 0, 0, 0], frozenset({RED}), 2, 0) == "path_1"


def test_between_two_moments_weights_change_evenly() -> None:
    assert blend((0.0, 0.5, 1.0), 0.25) == [0.5, 0.5, 0.0]
    assert blend((0.0, 0.5, 1.0), 2.0) == [0.0, 0.0, 1.0]
    first, second = beliefs_for(2)[:2]
    between = at(beliefs_for(2), (first.left + second.left) / 2)
    assert between.share_1 == pytest.approx((first.points.share_1 + second.points.share_1) / 2)


def test_luck_is_the_same_again_whatever_was_asked_before() -> None:
    luck = Luck(Random(1), world=3, offset=0.5)
    outcomes: list[tuple[Action, int]] = [(StartAt(f"S:{column}"), 1) for column in "ABCDEFGH"]
    first = [luck.choose(0, Phase.FACE, outcomes), luck.choose(1, Phase.FACE, outcomes)]
    luck.again()
    luck.choose(0, Phase.INCOME, outcomes)
    assert [luck.choose(0, Phase.FACE, outcomes), luck.choose(1, Phase.FACE, outcomes)] == first


def test_starts_for_the_same_space_are_one() -> None:
    state = Table(COMPLETE).state
    spaces = [tuple(state.chart.open_sea(state.chart.board.cell[action.space])) for action in starts(state)]
    assert len(spaces) == len(set(spaces)) < len(state.legal(0))


def starts(state: EntdeckerState) -> list[StartAt]:
    found = distinct(state, state.legal(0), knowledge_of(state, 0))
    return [action for action in found if isinstance(action, StartAt)]


def test_stacks_with_like_backs_are_one() -> None:
    state = next(state for state in states(2, EntdeckerOptions(), seed=1) if state.phase == Phase.EXPLORE)
    assert len(state.legal(0)) == len(state.stacks.backs) > 2
    assert len(distinct(state, state.legal(0), knowledge_of(state, 0))) == len(set(state.stacks.backs))


def test_paths_that_nobody_has_entered_are_one() -> None:
    turn = "[turn]\nphase = 'scouts'\nbound = 'r'\nmover = 'red'\n"
    state = Table(COMPLETE, more="paths = ['w . . . . . . .']\n" + turn).state
    assert len(distinct(state, state.legal(0), knowledge_of(state, 0))) == 2


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, EntdeckerOptions(own_scenario=SMALL, edition="kosmos", top_scout=True)),
        (3, EntdeckerOptions(own_scenario=SMALL, edition="digest", first_seat="random")),
        (4, EntdeckerOptions(own_scenario=SMALL, settlement_scout=True, recall="any-time", scout_cost=0)),
    ],
)
def test_every_decision_of_every_edition_is_ranked(seats: int, options: EntdeckerOptions) -> None:
    """So that whoever wants to can say why."""
    player = SearchEntdecker().sit(GAME, 0, seats)
    assert isinstance(player, SearchPlayer)
    seen = set()
    for number, state in enumerate(states(seats, options, seed=6)):
        seat = state.actors()[0]
        if len(state.legal(seat)) < 2 or (state.phase in seen and number % 7):
            continue
        seen.add(state.phase)
        turn = Turn(state.determinize(seat, Random(1)), seat, FEW, Random(2))
        ranked = player.rank(turn)
        assert {one.action for one in ranked} <= {*turn.legal}
        assert ranked[0].behind == 0
    assert seen >= {Phase.START, Phase.ANNOUNCE, Phase.EXPLORE, Phase.PLACE}


def choice(state: EntdeckerState, seed: int = 1) -> Action:
    return chosen(SearchEntdecker(), GAME, state, 0, seed, FEW)


def test_a_scout_goes_where_it_decides_a_path() -> None:
    """Not where it is ahead for good, nor where nothing can be won any more."""
    paths = "paths = ['r w r w r w w .', " + ", ".join(["'r r r r r . . .', 'w w w w w . . .'"] * 3) + "]\n"
    turn = "[turn]\nphase = 'scouts'\nbound = 'r'\nmover = 'red'\n"
    huts = "".join(f"[huts.{path}]\ntoken = '{token}'\nseen = ['red']\n" for path, token in enumerate(TOKENS, 1))
    assert choice(Table(COMPLETE, more=paths + turn + huts).state) == SendScout(1)


TOKENS = ("tomato", "peanut", "bean", "corn", "cocoa", "potato", "tobacco")


def test_no_opening_is_a_habit() -> None:
    assert len({choice(Table().state, seed) for seed in range(6)}) > 2


def test_it_beats_random_players_by_far() -> None:
    state = new(3, EntdeckerOptions(own_scenario=SMALL))
    bots: list[Bot] = [RandomBot(), SearchEntdecker(), RandomBot()]
    play_game(GAME, state, bots, Random(1), FEW)
    assert state.winners() == (1,)


def test_a_state_of_another_game_is_refused() -> None:
    player = SearchEntdecker().sit(GAME, 0, 2)
    with pytest.raises(TypeError, match="not a state of Entdecker"):
        player.choose(Turn(LAGOON.new(2), 0, FEW, Random(0)))
