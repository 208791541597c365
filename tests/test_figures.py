"""The tables of figures are those of the runs that are kept; nothing is measured here."""

from __future__ import annotations

import msgspec
import pytest

from benchmarks.learnt_from import BATCHES, Environment, batch, blank, size_of
from benchmarks.pages import SPEED, pages_as_they_should_be
from benchmarks.report import Report


def test_the_pages_say_what_is_kept() -> None:
    """If not: ``python -m benchmarks.pages``."""
    for path, text in pages_as_they_should_be().items():
        assert path.read_text("utf-8") == text


def test_the_run_that_is_kept_has_every_way_to_play_and_every_peer() -> None:
    keys = {line.key for line in msgspec.json.decode(SPEED.read_bytes(), type=Report).lines}
    assert keys >= {f"{way}-{game}-4" for way in ("farshore", "compiled") for game in ("entdecker", "explorers")}
    assert keys >= {"kernel-explorers-4", "catanatron-catan-4", "rlcard-uno", "pettingzoo-connect-four"}


@pytest.mark.parametrize("name", ["Explorers alone", "Explorers alone, nothing observed"])
def test_a_blank_environment_hands_out_as_much_as_the_batch_it_is_beside(name: str) -> None:
    (game, seats, _), wishes = BATCHES[name]
    both: list[Environment] = [make(game, seats, 2, **wishes) for make in (batch, blank)]
    assert both[0].bytes == both[1].bytes
    many = both[1].spell(0.001)
    assert many.steps > 0 == many.games
    assert size_of(({"a": [1, 2.0]}, "no number")) == 16
