"""What is not an action in a game's notation is refused with a sentence, and no number stands for nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.contract import Game
from farshore.core.errors import BadNotation
from farshore.core.registry import games

GAMES = list(games().values())
VOCABULARY = """
top wheel start hidden draw take place scout recall send score first back roll face events token decline stop lay
village side scroll terrain mark achievement card for from bank red blue # #3 #x A C4 S:C P2.5 3r2 9r9 PW PM|DW
1 -1 0 007 99999999999999999999 ? cocoa pirate N
"""
WORDS = st.sampled_from(VOCABULARY.split())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("text", ["", "   ", "fly", "mark", "start", "lay A 3", "lay A 9r9", "place 3r2", "scout  X #"])
def test_what_is_no_action_is_refused(game: Game, text: str) -> None:
    with pytest.raises(BadNotation):
        game.read_action(text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(words=st.lists(WORDS | st.text(max_size=6), max_size=8))
def test_whatever_is_typed_is_an_action_as_it_would_be_written_or_is_refused(game: Game, words: list[str]) -> None:
    text = " ".join(words)
    try:
        action = game.read_action(text)
    except BadNotation:
        return
    assert game.write_action(action) == " ".join(text.split())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_numbers_below_the_size_of_a_codec_are_actions(game: Game) -> None:
    codec = game.codec(game.seats[-1])
    for number in (0, codec.size - 1):
        assert codec.encode(codec.decode(number)) == number
    for number in (-1, codec.size):
        with pytest.raises(IndexError):
            codec.decode(number)
