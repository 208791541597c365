"""OpenSpiel: its own tests pass, its search and one of its learners play, and secrets stay where they belong."""

from __future__ import annotations

import pickle
import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, tabular_qlearner

from farshore.core.errors import BadOptions
from farshore.envs.openspiel import NAMES
from farshore.envs.openspiel.parameters import options_from, parameters_of
from farshore.envs.openspiel.state import Course
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.explorers import EXPLORERS
from farshore.games.explorers.options import ExplorersOptions
from tests.effort import in_depth, tries, usually

GAMES = [
    "farshore_entdecker(players=2)",
    "farshore_explorers(players=2,achievements=2)",
    "farshore_overworld(provisions=True)",
]
every_game = pytest.mark.parametrize("name", GAMES, ids=lambda name: name.partition("(")[0])


def advanced(state: Any, rng: Random, steps: int) -> Any:
    """Let random things happen, so many or until the game is over."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


MORE = ["farshore_explorers(players=1)", "farshore_overworld(players=4,ports=True)", "farshore_entdecker(players=4)"]


@pytest.mark.parametrize(
    ("name", "is_written"),
    [
        *(pytest.param(name, True, marks=in_depth if "entdecker" in name else ()) for name in [*GAMES, MORE[0]]),
        *(pytest.param(name, True, marks=in_depth) for name in MORE[1:]),
        (GAMES[0], False),
        pytest.param(MORE[2], False, marks=in_depth),
    ],
)
def test_their_random_sim_test_passes(name: str, is_written: bool) -> None:
    """Written down and read again at every step; Entdecker's games are long, and played so when there is time."""
    pyspiel.random_sim_test(pyspiel.load_game(name), tries(5, 1), is_written, False)


@every_game
def test_their_api_test_passes(name: str) -> None:
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - takes a second, in every worker

    game = pyspiel.load_game(name)

    class Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # without types
        """Their test of some states of a tree, with six of one game, to its end, instead of 400 near its beginning.

        Theirs samples them in ``setUpClass``, which is replaced here; what is tried on every state is unchanged.
        """

        @classmethod
        def setUpClass(cls) -> None:
            rng = Random(3)
            cls.game, cls.game_name, cls.game_type = game, name, game.get_type()
            begun = game.new_initial_state()
            cls.some_states = [begun, *(advanced(begun.clone(), rng, steps) for steps in (9, 30, 80, 200, 10_000))]

    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Api).run(found)
    assert found.testsRun >= 5
    assert [*found.errors, *found.failures] == []


@pytest.mark.parametrize("name", usually(MORE[:1], *GAMES))
def test_a_playthrough_is_written_and_replayed_to_the_same_text(name: str, tmp_path: Path) -> None:
    """As their own games' are, which lie in a folder as files; the choices are read from the file.

    Every number of every tensor is written in plain Python, which takes minutes for the larger ones.
    """
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415 - all of scipy, in every worker

    flags.FLAGS.mark_as_parsed()  # theirs, with what they usually are
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=1), "utf-8")
    written, again = generate_playthrough.replay(str(file))
    assert again == written
    assert "ChanceOutcomes" in written
    assert "# State 50\n" in written


@every_game
def test_their_search_plays_an_episode(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, choices = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0 and choices < tries(1000, 4):
            choices += 1
            state.apply_action(bot.step(state))
        else:
            advanced(state, Random(choices), 1)
    assert choices
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_one_of_their_learners_plays_an_episode(name: str) -> None:
    game = pyspiel.load_game(name)
    env = rl_environment.Environment(game)
    env.seed(1)
    learners = [tabular_qlearner.QLearner(player, game.num_distinct_actions()) for player in range(2)]
    moment = env.reset()
    while not moment.last():
        learner = learners[moment.observations["current_player"]]
        moment = env.step([learner.step(moment).action])
    for learner in learners:
        learner.step(moment)
    assert sum(moment.rewards) == pytest.approx(0)


@every_game
def test_a_state_survives_being_written_and_copied(name: str) -> None:
    game = pyspiel.load_game(name)
    state = advanced(game.new_initial_state(), Random(2), 40)
    copied, written = state.clone(), pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    before = str(state)
    advanced(state, Random(3), 10)
    assert str(copied) == str(written) == before != str(state)
    assert [copied.information_state_string(player) for player in range(2)] == [
        written.information_state_string(player) for player in range(2)
    ]


@pytest.mark.parametrize("name", GAMES[:2])
def test_what_a_player_may_not_know_is_in_none_of_what_it_is_told(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = Random(4)
    state = game.new_initial_state()
    others = 0
    while not state.is_terminal():
        advanced(state, rng, 7)
        for player in range(2):
            other = state.clone()
            other.course = Course(state.course.setting, state.course.state.determinize(player, rng), state.course.steps)
            others += str(other) != str(state)
            if not state.is_chance_node() and not state.is_terminal():
                assert state.observation_tensor(player) == other.observation_tensor(player)
                assert state.observation_string(player) == other.observation_string(player)
    assert others > 5


def test_a_turn_taken_at_the_same_time_is_no_part_of_what_others_remember() -> None:
    state = pyspiel.load_game("farshore_explorers(players=2)").new_initial_state()
    rng = Random(1)
    while state.course.state.actors() != (0, 1):
        advanced(state, rng, 1)
    before = [state.information_state_string(player) for player in range(2)]
    advanced(state, rng, 1)
    after = [state.information_state_string(player) for player in range(2)]
    assert after[1] == before[1]
    assert after[0].startswith(before[0])
    assert after[0] != before[0]


def test_numbers_are_scaled() -> None:
    state = advanced(pyspiel.load_game("farshore_explorers(players=2,gems=expert)").new_initial_state(), Random(1), 150)
    tensor = np.array(state.observation_tensor(0))
    assert tensor.max() == 1
    assert tensor.min() >= -1
    assert (tensor % 1 > 0).sum() > 0, "some are between 0 and 1"


def test_options_are_parameters() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())
    given = parameters_of(ENTDECKER) | {"players": 4, "edition": "kosmos", "fort_cost": "5", "top_scout": True}
    assert options_from(ENTDECKER, given) == EntdeckerOptions(edition="kosmos", fort_cost=5, top_scout=True)
    chosen = parameters_of(EXPLORERS) | {"chosen_achievements": "N1 F"}
    assert options_from(EXPLORERS, chosen) == ExplorersOptions(chosen_achievements=("N1", "F"))
    assert parameters_of(EXPLORERS)["players"] == 3
    with pytest.raises(BadOptions):
        options_from(ENTDECKER, {"edition": "fourth"})


def test_alone_the_return_is_the_points() -> None:
    state = advanced(pyspiel.load_game("farshore_explorers(players=1)").new_initial_state(), Random(1), 10_000)
    assert state.is_terminal()
    assert state.returns() == [float(state.course.state.scores()[0])]
    assert state.returns()[0] > 0
