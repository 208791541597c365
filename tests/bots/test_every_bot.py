"""What every registered bot must do at every game: play by the rules, change nothing, and know only what it may."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from farshore.bots.bot import Bot
from farshore.bots.gate import Gate
from farshore.bots.playing import play_game
from farshore.bots.registry import bot_level, bots_for, make_bot
from farshore.core.contract import CHANCE, Game, Seat, State
from farshore.core.fate import RandomFate
from farshore.core.registry import games
from farshore.core.simulate import EndlessGame
from tests.bots.asking import BRIEF, chosen
from tests.effort import IS_THOROUGH, in_depth, tries
from tests.some import some

SMALL: dict[str, dict[str, Any]] = {
    "entdecker": {"own_scenario": "name = \"small\"\nboard = '''\n ABCDEF\n1......\n2..5...\n3...~..\n4......\n'''\n"},
}
"""Options that make games short where the usual ones are long."""
BOTS = [
    pytest.param((game, name), id=f"{game.name}-{name}")
    for game in games().values()
    for name in bots_for(game.name)
    if IS_THOROUGH or (bot_level(game.name, name) <= 1 and name != "yardstick")
]
"""Of the characters the gentlest, who has most habits: the others are the same bots with fewer. So is the yardstick."""
AT_OTHER_TABLES = [
    pytest.param(*bot.values, id=bot.id, marks=() if str(bot.id).endswith("-greedy") else in_depth) for bot in BOTS
]
"""Usually one bot of each game: all are seen to play a whole game at the largest table."""


def new(game: Game, seats: int) -> State:
    return game.new(seats, game.read_options(SMALL.get(game.name, {})))


class Seen(NamedTuple):
    """A bot, and choices that it once had."""

    game: Game
    name: str
    choices: list[tuple[State, Seat]]  # nobody may change these states

    def bot(self) -> Bot:
        """Return another bot of the kind."""
        return make_bot(self.game.name, self.name)


@pytest.fixture(scope="module", params=BOTS)
def seen(request: pytest.FixtureRequest) -> Seen:
    """Let a bot play all seats of the largest table; return every third choice, of whoever may act last.

    Whoever acts last knows least of what the others have done. The tests of one bot follow one another, for which it
    plays once.
    """
    game, name = request.param
    rng, seats = Random(4), game.seats[-1]
    state, bot = new(game, seats), make_bot(game.name, name)
    gates = [Gate(bot, game, seat, seats, rng, BRIEF) for seat in range(seats)]
    found, number = [], 0
    while actors := state.actors():
        seat = actors[-1]
        if seat == CHANCE:
            state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
            continue
        legal = state.legal(seat)
        if len(legal) > 1:
            number += 1
            if number % 3 == 0:
                found.append((state.clone(), seat))
        action = gates[seat].choose(state)
        assert action in legal
        state.apply(seat, action)
    assert state.winners()
    assert len(found) >= 6
    return Seen(game, name, found)


@pytest.mark.parametrize("seen", AT_OTHER_TABLES, indirect=True)
def test_it_plays_whole_games_by_the_rules(seen: Seen) -> None:
    """At tables of every size, the largest when it was seen; the gate refuses what is not legal."""
    for seats in seen.game.seats[:-1] if IS_THOROUGH else seen.game.seats[:1]:
        state = new(seen.game, seats)
        play_game(seen.game, state, [seen.bot()] * seats, Random(seats), BRIEF)
        assert state.winners()


def test_choosing_leaves_the_state_as_it_was(seen: Seen) -> None:
    bot, game = seen.bot(), seen.game
    for state, seat in some(seen.choices[:: tries(2, 4)]):
        before, legal = game.write_position(state), list(state.legal(seat))
        chosen(bot, game, state, seat, 2)
        assert game.write_position(state) == before
        assert list(state.legal(seat)) == legal


def test_the_same_luck_gives_the_same_choice(seen: Seen) -> None:
    """Also of another bot, and after other games: nothing is kept between two."""
    bot = seen.bot()
    for number, (state, seat) in enumerate(some(seen.choices[1 :: tries(2, 5)])):
        action = chosen(bot, seen.game, state, seat, number)
        assert action == chosen(bot, seen.game, state.clone(), seat, number)
        assert action == chosen(seen.bot(), seen.game, state, seat, number)


def test_what_it_may_not_know_changes_no_choice(seen: Seen) -> None:
    """Two states that look the same to its seat, with the same luck, lead to the same choice."""
    bot, game, differing = seen.bot(), seen.game, 0
    for number, (state, seat) in enumerate(some(seen.choices[:: tries(1, 2)])):
        other = state.determinize(seat, Random(number))
        assert other.view(seat) == state.view(seat)
        assert chosen(bot, game, other, seat, number) == chosen(bot, game, state, seat, number)
        differing += game.write_position(other) != game.write_position(state)
    assert differing > 0 or not any(game.hides(*choice) for choice in seen.choices)


def test_a_game_that_does_not_end_is_noticed() -> None:
    game = next(iter(games().values()))
    bots = [make_bot(game.name, "random")] * 2
    with pytest.raises(EndlessGame):
        play_game(game, game.new(2), bots, Random(1), longest=10)


def test_a_game_between_bots_counts_decisions_and_chance() -> None:
    game = games()["entdecker"]
    state = new(game, 2)
    length = play_game(game, state, [make_bot("entdecker", "random")] * 2, Random(5))
    assert not state.actors()
    assert length.decisions > length.chances > 0
