"""How Overworld's search player learns from its own trials: what they find is added to the weights."""

from __future__ import annotations

import tomllib
from itertools import chain, product
from math import isfinite
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
import pytest

from farshore.bots.overworld.search.expected import (
    FITTED,
    KNOTS,
    Expectation,
    learned_weights,
    read_levels,
    read_weights,
)
from farshore.bots.overworld.search.guesses import guessed_weights
from farshore.bots.overworld.search.mind import SearchOverworld
from farshore.bots.overworld.search.prospects import Prospects
from farshore.bots.overworld.search.turns import Turns, draw
from farshore.bots.search.aim import lead
from farshore.games.overworld.options import OverworldOptions
from tools import overworld_learning as learning
from tools.overworld_fitting import begun
from tools.overworld_learning import Look, Sample, Watching, gained, improved, kept
from tools.overworld_level import level

PROSPECTS = len(Prospects._fields)
FAR_OFF = 15  # points
ROOM = Prospects._fields.index("room")
ROOM_LATE = ROOM * len(KNOTS)  # at the first of the knots


def invented(luck: np.random.Generator) -> list[Look]:
    """Return a game in which trials find that more room is worth two points more than the weights say."""
    known = luck.normal(size=(6, PROSPECTS * len(KNOTS)))
    expected = luck.normal(size=6)
    found = expected + 2 * known[:, ROOM_LATE]
    return [Look(known, expected, np.stack([found - 1, found + 1], axis=1))]


@pytest.fixture(scope="module")
def games() -> list[list[Look]]:
    luck = np.random.default_rng(1)
    return [invented(luck) for _ in range(100)]


def test_what_the_weights_lack_is_found_and_makes_turns_better(games: list[list[Look]]) -> None:
    lacking = Sample(games).fit(1e-6)
    assert lacking[ROOM_LATE] == pytest.approx(2)
    assert np.abs(np.delete(lacking, ROOM_LATE)).max() < 1e-6
    gain, error = gained(games, 1e-6)
    assert gain > 5 * error > 0


def test_without_positions_enough_the_weights_stay(games: list[list[Look]]) -> None:
    weights = read_weights(FITTED)[2]
    assert improved(weights, Sample(games[:5]).fit(1e12)) == weights


def test_what_is_lacking_is_added_at_its_stage() -> None:
    lacking = np.zeros(PROSPECTS * len(KNOTS))
    lacking[ROOM_LATE] = 2
    nothing = ((0.0,) * len(KNOTS),) * PROSPECTS
    assert improved(nothing, lacking)[ROOM] == (2.0, *(0.0,) * (len(KNOTS) - 1))


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look into few positions, and not for long."""
    for name, number in {"OFTEN": 0.1, "SEEN": 6, "WORLDS": 1, "WIDTH": 2, "OWN_WIDTH": 3, "FOLDS": 2}.items():
        monkeypatch.setattr(learning, name, number)


@pytest.mark.usefixtures("briefly")
def test_rounds_go_on_from_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [str(tmp_path / "games"), "--games", "2", "--seats", "3"]
    one, two, again = (tmp_path / f"{name}.toml" for name in ("one", "two", "again"))
    learning.main([*asked, "--rounds", "1", "--out", str(one)])
    learning.main([*asked, "--rounds", "2", "--out", str(two)])
    monkeypatch.setattr(Watching, "play", None)  # all games are kept
    learning.main([*asked, "--rounds", "2", "--out", str(again)])
    first, second = (tomllib.loads(path.read_text("utf-8")) for path in (one, two))
    assert first["2"] == second["2"]  # and as it was
    assert [*first] == ["2", "3", "4"]
    before = dict(zip(Prospects._fields, map(list, learned_weights()[2]), strict=True))
    assert first["2"] == before
    assert before != first["3"] != second["3"]
    assert again.read_bytes() == two.read_bytes()


@pytest.mark.usefixtures("briefly")
def test_a_game_is_played_once_and_then_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = Watching(read_weights(FITTED)[2])
    first = kept(watching, tmp_path, "test-1")
    monkeypatch.setattr(Watching, "play", None)  # it is not asked again
    again = kept(watching, tmp_path, "test-1")
    assert first
    assert [look.known.tolist() for look in first] == [look.known.tolist() for look in again]
    assert all(np.isfinite(look.found).all() for look in first)


def test_the_search_player_goes_by_what_was_learned_unless_told_otherwise() -> None:
    assert all(learned_weights()[seats] != read_weights(FITTED)[seats] for seats in (2, 3, 4))
    usual, untaught = SearchOverworld().expectation, SearchOverworld(fitted=True).expectation
    assert vars(usual) == vars(Expectation())
    assert vars(untaught) == vars(Expectation(read_weights(FITTED)))


def test_the_search_player_goes_by_guesses_if_told_so() -> None:
    guessed = vars(SearchOverworld(guessed=True).expectation)
    assert guessed == vars(Expectation(dict.fromkeys((2, 3, 4), guessed_weights())))
    assert guessed != vars(SearchOverworld().expectation)


def test_what_was_learned_is_a_finite_lead_and_no_favour_to_a_seat() -> None:
    expectation, luck = Expectation(learned_weights()), Random(1)
    s = begun(2, luck)
    for _ in range(6):
        draw(s, luck)
        s = Turns(expectation, 2).played(s, luck)
    ours, theirs = expectation.points(s)
    assert isfinite(ours)
    assert lead((ours, theirs), 0) == -lead((ours, theirs), 1)


def test_about_as_much_is_expected_of_all_as_all_come_to_have() -> None:
    """People are told of it; who is ahead, and by how much, is as the weights say."""
    expectation = Expectation()
    turns = Turns(expectation, 4)
    for seats, options in product((2, 3, 4), (OverworldOptions(), OverworldOptions(provisions=True, ports=True))):
        off = []
        for game in range(3):
            luck, hoped = Random(game), list[float]()
            s = begun(seats, luck, options)
            while not s.is_over:
                draw(s, luck)
                s = turns.played(s, luck)
                if not s.is_over:
                    found = expectation.expected(s).points
                    hoped.append(fmean(found))
                    plain = expectation.points(s)
                    assert [lead(found, seat) for seat in range(seats)] == pytest.approx(
                        [lead(plain, seat) for seat in range(seats)]
                    )
            off += [each - fmean(s.scores()) for each in hoped]
        assert abs(fmean(off)) < FAR_OFF, (seats, options)


def test_the_level_is_found_for_every_stage_and_expansion() -> None:
    found = level(2, games=1, width=1, rng=Random(1))
    assert [len(row) for row in found] == [len(KNOTS)] * 3
    assert all(map(isfinite, chain(*found)))
    assert read_levels().keys() == {2, 3, 4}
