"""The greedy player of Entdecker plays sensibly, with every edition and option; what it sees, search sees too."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from statistics import fmean
from typing import Literal

import pytest

from farshore.bots.bot import Bot
from farshore.bots.budget import REPRODUCIBLE, Limit
from farshore.bots.entdecker.greedy import GreedyEntdecker
from farshore.bots.entdecker.search.mind import SearchEntdecker
from farshore.bots.entdecker.worth import Weights, mind_of, worth
from farshore.bots.entdecker.yardstick import YardstickEntdecker
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, Action
from farshore.core.fate import RandomFate
from farshore.games.entdecker.actions import PlaceTile, PlaceUnit, SendScout, StartAt
from farshore.games.entdecker.game import Entdecker
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.state import EntdeckerState
from tests.bots.asking import chosen
from tests.entdecker.table import Table
from tests.toys import LAGOON

GAME = Entdecker()
BOT = GreedyEntdecker()
SMALL = "name = \"small\"\nboard = '''\n ABCDEF\n1......\n2..5...\n3...~..\n4......\n'''\n"
COMPLETE = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6...╷........
7..╶┼╴.......
8...╵........
"""
TWO_STUBS = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6............
7..╷.╷.......
8...~........
"""


def new(seats: int, options: EntdeckerOptions | None = None) -> EntdeckerState:
    state = GAME.new(seats, options)
    assert isinstance(state, EntdeckerState)
    return state


def choice(state: EntdeckerState, seed: int = 1, bot: Bot = BOT) -> Action:
    """Return what the first seat chooses."""
    return chosen(bot, GAME, state, 0, seed, Limit(iterations=16))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, EntdeckerOptions(edition="kosmos", top_scout=True)),
        (4, EntdeckerOptions(edition="digest", scenario="three-seas")),
        (3, EntdeckerOptions(edition="kosmos", scenario="two-seas", first_seat="random", produce="last-space")),
        (4, EntdeckerOptions(top_scout=True, scenario="north-south", strength="sum", settlement_scout=True)),
    ],
)
def test_every_edition_and_option_is_played_to_the_end(seats: int, options: EntdeckerOptions) -> None:
    state = new(seats, options)
    bots: list[Bot] = [BOT, *[RandomBot()] * (seats - 1)]
    play_game(GAME, state, bots, Random(seats))
    assert state.phase == Phase.OVER
    assert state.winners() == (0,)


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
    assert fmean(own) > 2 * fmean(others)


every_thinker = pytest.mark.parametrize("bot", [BOT, SearchEntdecker()], ids=["greedy", "search"])


@every_thinker
def test_an_island_just_completed_gets_a_unit(bot: Bot) -> None:
    turn = "[turn]\nphase = 'explore'\nship = 'D8'\nlanded = true"
    assert isinstance(choice(Table(COMPLETE, more=turn).state, bot=bot), PlaceUnit)


@every_thinker
def test_a_tile_goes_to_its_own_island_and_not_to_a_rival_s(bot: Bot) -> None:
    """With no gold for another unit."""
    for own, rival, space in (("C7", "E7", "C8"), ("E7", "C7", "E8")):
        units = f"units = ['red scout {own}', 'white fort {rival}']\ngold = [0, 4]\n"
        turn = "[turn]\nphase = 'place'\nship = 'D8'\nhand = '2'\nkind = 'hidden'\nannounced = 1"
        action = choice(Table(TWO_STUBS, more=units + turn).state, bot=bot)
        assert isinstance(action, PlaceTile)
        assert action.space == space


def test_without_a_reason_no_start_is_paid_for() -> None:
    for seed in range(5):
        action = choice(Table().state, seed)
        assert isinstance(action, StartAt)
        assert action.bank == 0


def test_among_equals_luck_decides() -> None:
    assert len({choice(Table().state, seed) for seed in range(10)}) > 3


def in_the_jungle(seen: str) -> EntdeckerState:
    """Return a table where white is ahead on every path, tobacco lies on the first and tomato on the second."""
    paths = "paths = [" + ", ".join(["'w . . . . . . .'"] * 7) + "]\n"
    turn = "[turn]\nphase = 'scouts'\nbound = 'r'\nmover = 'red'\n"
    huts = f"[huts.1]\ntoken = 'tobacco'\nseen = {seen}\n[huts.2]\ntoken = 'tomato'\nseen = {seen}\n"
    return Table(COMPLETE, more=paths + turn + huts).state


def test_a_scout_goes_where_the_best_token_is_known_to_lie() -> None:
    assert {choice(in_the_jungle("['red', 'white']"), seed) for seed in range(10)} == {SendScout(2)}


def test_a_token_it_has_not_seen_is_worth_as_much_as_any_other() -> None:
    """So luck decides where the scout goes."""
    state = in_the_jungle("['white']")
    values = state.terms.produce_value
    assert set(mind_of(state, 0, Weights()).tokens) == {sum(values) / len(values)}
    assert len({choice(state, seed) for seed in range(20)}) > 3


@pytest.mark.parametrize("produce", ["at-end", "last-space"])
def test_the_top_scouts_and_tokens_of_others_change_no_choice(produce: Literal["at-end", "last-space"]) -> None:
    """Worlds that look the same to a seat and differ in secrets lead to the same choice.

    Not even if a token would be seen, or won, by what is tried.
    """
    options = EntdeckerOptions(top_scout=True, own_scenario=SMALL, produce=produce)
    state, rng, differing = new(3, options), Random(6), 0
    while actors := state.actors():
        seat = actors[-1]
        if seat == CHANCE:
            state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
            continue
        other = state.determinize(seat, rng)
        differing += GAME.write_position(other) != GAME.write_position(state)
        action = chosen(BOT, GAME, state, seat)
        assert chosen(BOT, GAME, other, seat) == action
        state.apply(seat, action)
    assert differing > 50


def test_what_one_of_two_is_ahead_the_other_is_behind() -> None:
    table = Table(COMPLETE, more="units = ['red fort C7', 'white scout E7']\nscore = [3, 7]\ngold = [2, 9]")
    red, white = (worth(table.state, mind_of(table.state, seat, Weights())) for seat in (0, 1))
    assert red == pytest.approx(-white)


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="not a state of Entdecker"):
        BOT.choose(Turn(LAGOON.new(2), 0, REPRODUCIBLE, Random(0)))


def test_the_yardstick_never_changes() -> None:
    """What was measured against it must stay true: every tile and unit lies where it lay then."""
    found = []
    for seats in (2, 4):
        state = new(seats, EntdeckerOptions(own_scenario=SMALL))
        play_game(GAME, state, [YardstickEntdecker()] * seats, Random(seats))
        found.append((state.scores(), sha256(GAME.write_position(state).encode()).hexdigest()[:16]))
    assert found == [((76, 41), "235f13293b51dd86"), ((35, 33, 26, 31), "c1cc3f052e93a26c")]
