"""The characters: four for each game, with words and faces, who play as people do and never open alike by habit."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from farshore.bots import registry
from farshore.bots.bot import SimpleBot
from farshore.bots.budget import Limit
from farshore.bots.characters import LEVELS, characters_of
from farshore.bots.gate import Gate
from farshore.bots.habits import WILD, Habits, Habitual, HabitualPlayer, place_of, steps, taken
from farshore.bots.registry import bot_text, bot_title, bots_for, make_bot
from farshore.bots.search.halving import Ranked
from farshore.bots.search.mind import Plan
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, Action, Game, State
from farshore.core.registry import game_names, games
from farshore.core.words import has_word
from farshore.games.explorers.actions import Mark
from tests.at_random import step
from tests.bots.asking import BRIEF, chosen

FACES = (Path(__file__).parents[2] / "web" / "src" / "faces" / "faces.ts").read_text(encoding="utf-8")
ALL = [pytest.param(game, name, id=name) for game in games().values() for name in characters_of(game.name)]


@pytest.mark.parametrize("game_name", game_names())
def test_every_game_has_one_character_of_each_level(game_name: str) -> None:
    assert [character.level for character in characters_of(game_name).values()] == list(LEVELS)


def test_a_game_of_another_package_has_none() -> None:
    assert characters_of("lagoon") == {}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_character_has_a_name_a_sentence_and_a_face(game: Game, name: str) -> None:
    for language in ("en", "de", "fr", "it"):
        assert has_word(f"bot-{name}", language)
        assert bot_text(name, language).endswith(".")
    assert bot_title(name, "de") == bot_title(name, "en")  # a seat is called so in every language
    assert FACES.count(f"\n  {name}: {{") == 1
    assert sum(name in bots_for(other) for other in game_names()) == 1


def opening(game: Game, seed: int = 3) -> State:
    """Return the first position with a real choice on the board: the same for everybody."""
    state, rng = game.new(2), Random(seed)
    while len(state.legal(actor) if (actor := state.actors()[0]) != CHANCE else ()) < 6:
        step(state, rng)
    return state


def opened(game: Game, begun: State, name: str, luck: int) -> tuple[Action, ...]:
    """Return the first choices of a character; all else goes the same way as far as it can."""
    state, rng, seat = begun.clone(), Random(5), begun.actors()[0]
    gate = Gate(make_bot(game.name, name), game, seat, 2, Random(luck), BRIEF)
    choices: list[Action] = []
    while len(choices) < 5:
        if state.actors()[0] == seat:
            choices.append(gate.choose(state))
            state.apply(seat, choices[-1])
        else:
            step(state, rng)
    return tuple(choices)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_no_character_opens_alike_by_habit(game: Game, name: str) -> None:
    """From two of three beginnings its first choices differ from game to game; from one they may be better by far."""
    differing = 0
    for begun in (opening(game, seed) for seed in range(3)):
        first = opened(game, begun, name, 0)
        differing += any(opened(game, begun, name, luck) != first for luck in range(1, 8))
    assert differing >= 2


def test_a_bot_that_a_game_does_not_have_is_played_by_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.OWN, "explorers", {"greedy": registry.OWN["explorers"]["greedy"]})
    bot = make_bot("explorers", "amara")
    assert isinstance(bot, Habitual)
    assert type(bot.bot).__name__ == "GreedyExplorers"


def ranked(*behind: float) -> list[Ranked]:
    squares = [Mark(f"A{number}") for number, _ in enumerate(behind, 1)]
    return [
        Ranked(action, 0.0, points, 0.0, 0, Plan(action, 0.0)) for action, points in zip(squares, behind, strict=True)
    ]


def test_of_good_moves_the_better_is_taken_more_often_and_a_bad_one_never() -> None:
    moves, luck = ranked(0.0, 1.0, WILD + 0.1), Random(1)
    found = [taken(moves, 1.0, luck) for _ in range(300)]
    assert found.count(moves[0]) > 1.5 * found.count(moves[1]) > 50
    assert moves[2] not in found
    assert all(taken(moves, 0.0, luck) == moves[0] for _ in range(20))


class Watching(SimpleBot):
    """Takes the last of what it is shown, and remembers all of it."""

    def choose(self, turn: Turn) -> Action:
        self.seen = list(turn.legal)
        self.limit = turn.budget.limit
        return turn.legal[-1]


def test_who_looks_at_few_places_looks_near_the_last() -> None:
    """And always sees what is no place on the board."""
    game, near, far = games()["overworld"], 0, 0
    state = opening(game)
    seat = state.actors()[0]
    for seed in range(20):
        watching = Watching()
        player = HabitualPlayer(watching, Habits(places=2))
        player.last = place_of(state.legal(seat)[0])
        turn = Turn(state.clone(), seat, BRIEF, Random(seed))
        legal = list(turn.legal)
        player.choose(turn)
        seen, all_places = ({place_of(action) for action in actions} for actions in (watching.seen, legal))
        assert len(seen) == 2 < len(all_places)
        assert watching.seen == [action for action in legal if place_of(action) in seen]  # and there at everything
        near += min(steps(place_of(legal[0]), place) for place in seen)
        far += max(steps(place_of(legal[0]), place) for place in all_places)
    assert near < far / 2


def test_places_are_as_far_apart_as_their_names_say() -> None:
    assert steps("C4", "E7") == steps("c4", "e7") == 5
    assert steps("(2,-1)", "(-1,1)") == 5
    assert steps("", "C4") == steps("S:C", "C4") == 0


def test_a_character_thinks_no_longer_than_its_habit_is() -> None:
    game = games()["explorers"]
    for granted, most in ((Limit(iterations=100), 7), (Limit(iterations=3), 3), (Limit(seconds=9.0), 7)):
        watching = Watching()
        chosen(Habitual(watching, Habits(iterations=7)), game, opening(game), 0, limit=granted)
        assert watching.limit == Limit(seconds=granted.seconds, iterations=most)


def test_who_searches_takes_another_plan_only_if_it_is_as_good() -> None:
    player = make_bot("explorers", "search").sit(games()["explorers"], 0, 2)
    assert isinstance(player, SearchPlayer)
    turn = Turn(opening(games()["explorers"]), 0, BRIEF, Random(1))
    moves = ranked(0.0, 0.2, 0.4)
    assert all(player.taken(turn, moves) == moves[0] for _ in range(20))
    player.slack = 0.3
    assert {player.taken(turn, moves).action for _ in range(20)} == {move.action for move in moves[:2]}
