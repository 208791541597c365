"""Bots as they are typed."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.bots.bot import SimpleBot
from farshore.bots.called import BadCall, bot_called
from farshore.bots.command.player import CommandBot
from farshore.bots.habits import Habitual
from farshore.bots.random import RandomBot
from farshore.bots.registry import OWN
from farshore.bots.turn import Turn
from farshore.core.contract import Action


class Set(SimpleBot):
    """A bot on which anything can be set."""

    def __init__(self, **settings: Any) -> None:
        self.settings = settings

    def choose(self, turn: Turn) -> Action:
        return turn.legal[0]


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN["explorers"], "set", f"{Set.__module__}:Set")


def test_a_bare_name_is_a_bot() -> None:
    assert isinstance(bot_called("explorers", "random"), RandomBot)


def test_settings_are_numbers_truths_or_texts() -> None:
    bot = bot_called("explorers", "set:plans=12:pace=0.5:bold=true:shy=false:style=settler:note=a=b")
    assert vars(bot) == {
        "settings": {"plans": 12, "pace": 0.5, "bold": True, "shy": False, "style": "settler", "note": "a=b"}
    }


def test_a_program_is_split_as_a_shell_would_and_knows_the_options() -> None:
    bot = bot_called("explorers", "cmd:./my bot --file 'a b:c=1'", {"expert": True})
    assert isinstance(bot, CommandBot)
    assert bot.arguments == ["./my", "bot", "--file", "a b:c=1"]
    assert bot.options == {"expert": True}


def test_how_much_is_thought_can_be_set_on_every_bot() -> None:
    bot = bot_called("explorers", "set:iterations=20:plans=12")
    assert isinstance(bot, Habitual)
    assert bot.habits.iterations == 20
    assert vars(bot.bot) == {"settings": {"plans": 12}}


@pytest.mark.parametrize("iterations", ["0", "-3", "0.5", "true", "many"])
def test_how_much_is_thought_is_a_whole_number_above_nought(iterations: str) -> None:
    with pytest.raises(BadCall):
        bot_called("explorers", f"set:iterations={iterations}")
