"""How the weights of Overworld's search player are made: from games, and the same from the same seed."""

from __future__ import annotations

from random import Random

import pytest

from farshore.bots.overworld.search.expected import KNOTS, stage, standing
from farshore.bots.overworld.search.guesses import guessed_weights
from farshore.bots.overworld.search.prospects import Prospects
from tools import overworld_fitting as fitting

NOTHING = ((0.0,) * len(KNOTS),) * len(Prospects._fields)
CAMELS = Prospects._fields.index("camels")


def invented(rng: Random) -> fitting.Played:
    """Return a game of two seats in which every camel in supply brings more, the more tiles are to come."""
    seen = [Prospects(*(rng.randint(0, 5) for _ in Prospects._fields)) for _ in range(2)]
    tiles = rng.choice(KNOTS)
    moment = fitting.Moment(tiles, seen, rng.random())
    points = tuple(int(standing(own) + 10 * tiles * own.camels) for own in seen)
    return fitting.Played([moment] * fitting.QUARTERS, points)


def test_what_made_the_points_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "RIDGE", 1e-3)
    rng = Random(1)
    games = [invented(rng) for _ in range(600)]
    weights = fitting.fit(games, NOTHING)
    assert weights[CAMELS] == pytest.approx([10 * knot for knot in KNOTS], rel=0.01)
    assert all(abs(weight) < 0.1 for at, row in enumerate(weights) if at != CAMELS for weight in row)
    assert [new for _, _, new in fitting.correlations(games, weights)] == pytest.approx([1] * fitting.QUARTERS)


def test_without_games_enough_what_was_believed_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "RIDGE", 1e12)
    rng = Random(1)
    assert fitting.fit([invented(rng) for _ in range(5)], guessed_weights()) == guessed_weights()


def test_the_same_seed_plays_the_same_game_and_another_style_another() -> None:
    first, again, other = (fitting.play(2, [guessed_weights()], 2, Random(seed)) for seed in (1, 1, 2))
    assert first == again != other
    assert len(first.moments) > 20
    assert sum(stage(first.moments[0].tiles)) == pytest.approx(1)
