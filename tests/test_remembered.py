"""What is shown is remembered by all that it was made of: so it is the same as if it were made anew."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from farshore import Fate, Match
from farshore.core.registry import game as installed_game
from farshore.core.remembered import Remembered, forget_all
from farshore.server.table.view_json import ViewWriter
from tests.effort import tries

GAMES: dict[str, tuple[dict[str, Any], ...]] = {
    "entdecker": ({}, {"top_scout": True}),
    "explorers": ({}, {"temples": "expert", "villages": "expert", "achievements": 3}),
    "overworld": ({}, {"provisions": True, "ports": True}),
}
encode = msgspec.json.Encoder().encode


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_remembered_of_a_view_is_what_would_be_made_anew(name: str) -> None:
    game, seats = installed_game(name), 3
    watchers = (*range(seats), None)
    tables = [options for options in GAMES[name] for _ in range(tries(4, 1))]
    matches = [
        Match.new(game, seats, options, Fate(b"remembered %d" % number)) for number, options in enumerate(tables)
    ]
    writers, rng = [ViewWriter() for _ in matches], Random(5)
    for step in range(tries(400, 120)):
        for number, match in enumerate(matches):  # in turns: what is remembered of one is not taken for the other's
            if match.over:
                continue
            seat = rng.choice(match.actors())
            match.play(seat, rng.choice(match.legal(seat)))
            writers[number] = writers[number].next()
            shown = [bytes(writers[number].write(view)) for view in game.views(match.state, watchers)]
            if step % 7 == number:
                forget_all()
                assert shown == [encode(match.state.clone().view(watcher)) for watcher in watchers]


def test_it_is_made_once_and_forgotten_when_there_is_too_much() -> None:
    remembered, made = Remembered[str](2), []

    def make(of: str) -> str:
        made.append(of)
        return of * 2

    assert [remembered.get(of, lambda of=of: make(of)) for of in "aab"] == ["aa", "aa", "bb"]  # type: ignore[misc]
    assert made == ["a", "b"]
    assert remembered.known("b") == "bb"
    assert remembered.get("c", lambda: make("c")) == "cc"
    assert remembered.known("a") is None
