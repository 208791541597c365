"""The search player of Overworld: what it works out is what the rules say, and it plays by it, and well."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from farshore.bots.bot import Bot
from farshore.bots.budget import Limit
from farshore.bots.overworld.search.doors import FIRST_DOOR, Stakes, gains_of
from farshore.bots.overworld.search.expected import KNOTS, Expectation, stage, tiles_to_come
from farshore.bots.overworld.search.frontier import Frontier
from farshore.bots.overworld.search.mind import SearchOverworld
from farshore.bots.overworld.search.prospects import prospects
from farshore.bots.overworld.search.sites import closers, explorers_around, margins, sites
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE
from farshore.games.overworld.contest import rivals
from farshore.games.overworld.game import Overworld
from farshore.games.overworld.gaps import new_gaps
from farshore.games.overworld.grid import Square, square_at, squares_of
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import strengths
from farshore.games.overworld.scoring import longest_tour, scores
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.tiles import survey_cells
from tests.at_random import step
from tests.some import never_empty
from tests.toys import LAGOON

GAME = Overworld()
BOTH = OverworldOptions(provisions=True, ports=True)
FEW = Limit(iterations=12)


class Everything(Stakes):
    """Every square is at stake."""

    def __missing__(self, square: Square) -> tuple[int, ...]:
        return (1, 1)


EVERYTHING = Everything(((), ()))


def hasty() -> SearchOverworld:
    """Return one that does all that the usual one does, but less of it."""
    return SearchOverworld(plans=4, turns=1, width=4, late=2)


def new(seats: int, options: OverworldOptions | None = None) -> OverworldState:
    state = GAME.new(seats, options)
    assert isinstance(state, OverworldState)
    return state


@never_empty
def states(seats: int, seed: int, options: OverworldOptions | None = None) -> Iterator[OverworldState]:
    """Yield the states of a random game, before every step."""
    state, rng = new(seats, options), Random(seed)
    while state.actors():
        yield state
        step(state, rng)
    yield state


def turn_ends(seats: int, seed: int) -> Iterator[OverworldState]:
    return (state for state in states(seats, seed) if state.phase == Phase.DRAW)


def test_a_frontier_is_the_same_whether_found_at_once_or_from_an_earlier_one() -> None:
    first: Frontier | None = None
    for state in turn_ends(2, seed=1):
        first = first or Frontier(state)
        assert first.after(state).taken == Frontier(state).taken


def test_a_site_is_what_one_tile_makes_a_gap() -> None:
    """Every way to close one does, and whatever tile makes a gap of one square is such a way."""
    closed = 0
    for state in turn_ends(2, seed=2):
        board, frontier = state.board, Frontier(state)
        ways = {site.square: closers(board, frontier, site.square) for site in sites(board, frontier, EVERYTHING)}
        for covered, side in board.fits.items():
            laid = board.clone()
            laid.lay(zip(squares_of(covered), survey_cells(0, side), strict=True))
            made = {gap[0] for gap in new_gaps(laid, squares_of(covered)) if len(gap) == 1}
            assert made == {square for square, closing in ways.items() if covered in closing}
            closed += len(made)
    assert closed > 100


def test_who_would_win_a_site_is_whoever_is_ahead_there() -> None:
    for state in turn_ends(3, seed=3):
        for square in Frontier(state).taken:
            around = explorers_around(state.board, square)
            strength = strengths(around, 3)
            assert strength == rivals(state, (square,))
            best = [max(strength[:seat] + strength[seat + 1 :]) for seat in range(3)]
            assert margins(around, 3) == tuple(strength[seat] - best[seat] for seat in range(3))


def test_a_door_gains_what_it_adds_to_the_tour_and_may_lose_if_another_must_move() -> None:
    rng = Random(4)
    places = [square_at(x, y) for x, y in product(range(-6, 7), repeat=2)]
    lost = 0
    for _ in range(200):
        doors = tuple((at, at + 1) if rng.random() < 0.2 else (at,) for at in rng.sample(places, rng.randint(1, 3)))
        square = rng.choice(places)
        stay = [doors] if len(doors) < 3 else [doors[:at] + doors[at + 1 :] for at in range(3)]
        longest = max(longest_tour([*kept, (square,)]).length for kept in stay)
        gain = longest - longest_tour(doors).length
        assert gains_of(doors)[square] == gain
        lost += gain < 0
    assert lost > 5
    assert gains_of(())[places[0]] == FIRST_DOOR


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prospects_hold_the_points_as_they_stand_and_in_the_end_nothing_else_counts(seats: int) -> None:
    for state in states(seats, seed=seats, options=BOTH):
        if state.phase == Phase.DRAW:
            assert [seen[:4] for seen in prospects(state, Frontier(state))] == [
                (score.doors, score.regions, score.provisions, score.port) for score in scores(state)
            ]
    assert Expectation().points(state) == list(state.scores())


def test_the_weights_change_evenly_from_stage_to_stage_and_fade_at_the_end() -> None:
    assert stage(0) == (0, 0, 0, 0)
    assert stage(KNOTS[0] / 2) == (0.5, 0, 0, 0)
    assert [stage(knot) for knot in KNOTS] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    assert stage((KNOTS[1] + KNOTS[2]) / 2) == (0, 0.5, 0.5, 0)
    assert stage(KNOTS[-1] + 4) == (0, 0, 0, 1)


def test_the_tiles_to_come_are_known_in_the_last_round_and_on_average_before() -> None:
    errors = []
    for seed in range(12):
        expected = [(tiles_to_come(state), sum(state.pile)) for state in turn_ends(3, seed)]
        for turn, (tiles, pile) in enumerate(expected):
            if not pile:
                assert tiles == len(expected) - turn
            errors.append(tiles - (len(expected) - turn))
    assert abs(sum(errors) / len(errors)) < 2


@pytest.mark.parametrize(("seats", "options"), [(2, OverworldOptions()), (3, BOTH)])
def test_it_plays_whole_games_by_the_rules_and_beats_random_players(seats: int, options: OverworldOptions) -> None:
    state = new(seats, options)
    bots: list[Bot] = [hasty(), *[RandomBot()] * (seats - 1)]
    play_game(GAME, state, bots, Random(seats), FEW)
    assert state.phase == Phase.OVER
    assert state.winners() == (0,)


def test_a_ranking_says_what_actions_come_to_whatever_is_to_be_decided() -> None:
    seen: dict[int, int] = dict.fromkeys((phase for phase in Phase if Phase.SURVEY <= phase < Phase.OVER), 0)
    for seed in range(12):
        for state in states(2, seed, BOTH):
            seat = state.actors()[0] if state.actors() else CHANCE
            if seat == CHANCE or len(state.legal(seat)) == 1 or seen[state.phase] == 3:
                continue
            seen[state.phase] += 1
            player = hasty().sit(GAME, seat, 2)
            assert isinstance(player, SearchPlayer)
            ranked = player.rank(Turn(state.determinize(seat, Random(1)), seat, FEW, Random(2)))
            assert {one.action for one in ranked} <= {*state.legal(seat)}
            assert 1 < len(ranked) == min(4, len(state.legal(seat)))
            assert ranked[0].behind == 0
    assert set(seen.values()) == {3}


def test_a_state_of_another_game_is_refused() -> None:
    player = SearchOverworld().sit(GAME, 0, 2)
    with pytest.raises(TypeError, match="not a state of Overworld"):
        player.choose(Turn(LAGOON.new(2), 0, FEW, Random(0)))
