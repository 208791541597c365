"""Errors say what is wrong in words, and cross processes."""

from __future__ import annotations

import pickle

import pytest

from farshore.core.errors import (
    BadFile,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BrokenGame,
    FarshoreError,
    GameOver,
    IllegalAction,
    NoSuchSeat,
    NotYourTurn,
    UnknownGame,
)
from farshore.core.words import Phrase

EXAMPLES = {
    "It is not red's turn.": NotYourTurn("red"),
    "The game is over.": GameOver(),
    "There is no seat 7; seats are counted from 0 to 3.": NoSuchSeat(7, 4),
    "chess cannot be played like this: The game is over.": BadOptions("chess", Phrase("game-over")),
    "“e9” is not an action.": BadNotation("e9"),
    "“e9” is not an action: no such square": BadNotation("e9", "no such square"),
    "tiles.toml: broken": BadFile("tiles.toml", "", "broken"),
    "tiles.toml, sea.count: negative": BadFile("tiles.toml", "sea.count", "negative"),
    "This position cannot be: empty": BadPosition("", "empty"),
    "This position cannot be, at gold: negative": BadPosition("gold", "negative"),
    "here.toml, gold: negative": BadPosition("gold", "negative").in_file("here.toml"),
    "This record is not valid: empty": BadRecord("empty"),
    "Line 3 of the record: torn": BadRecord("torn", line=3),
    "Step 3 (line 4) of the record: illegal": BadRecord("illegal", step=3),
    "game.jsonl, line 4: illegal": BadRecord("illegal", step=3).in_file("game.jsonl"),
    "game.jsonl: empty": BadRecord("empty").in_file("game.jsonl"),
    "There is no game called “go”. Installed: chess, hex.": UnknownGame("go", ["chess", "hex"]),
    "The game go is installed but cannot be loaded: no board": BrokenGame("go", "no board"),
    "Mühle: not here": IllegalAction("MUE-1", "bad-file", file="Mühle", reason="not here"),
}


@pytest.mark.parametrize(("sentence", "error"), EXAMPLES.items())
def test_an_error_is_a_sentence(sentence: str, error: FarshoreError) -> None:
    assert str(error) == sentence


@pytest.mark.parametrize("error", EXAMPLES.values())
def test_an_error_survives_pickling(error: FarshoreError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.__dict__ == error.__dict__


def test_an_illegal_action_names_the_rule() -> None:
    assert IllegalAction("ENT-31", "game-over").rule == "ENT-31"
    assert GameOver().rule == ""
