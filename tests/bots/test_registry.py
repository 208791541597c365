"""Which bots there are: by game and name, our own and those of other packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.bots.bot import SimpleBot
from farshore.bots.entdecker.greedy import GreedyEntdecker
from farshore.bots.entdecker.worth import Weights
from farshore.bots.random import RandomBot
from farshore.bots.registry import (
    OWN,
    UnknownBot,
    UnknownSetting,
    bot_level,
    bot_text,
    bot_title,
    bots_for,
    make_bot,
    usual_bot,
    usual_opponent,
)
from farshore.bots.turn import Turn
from farshore.core.contract import Action
from farshore.core.registry import game_names
from farshore.core.words import has_word


class LastBot(SimpleBot):
    """Another package's bot: it always takes the last action, and can be set up in any way."""

    def __init__(self, **settings: object) -> None:
        self.settings = settings

    def choose(self, turn: Turn) -> Action:
        return turn.legal[-1]


@pytest.fixture
def third_party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install another package's bots, one of them named as one of ours."""
    info = tmp_path / "third_party-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: third_party\nVersion: 1\n")
    bot = "tests.bots.test_registry:LastBot"
    (info / "entry_points.txt").write_text(
        f"[farshore.bots]\nentdecker.last = {bot}\nentdecker.greedy = {bot}\nlagoon.last = {bot}\nlast = {bot}\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.parametrize("game_name", game_names())
def test_every_game_has_characters_and_a_greedy_a_gentle_and_a_random_bot(game_name: str) -> None:
    names = list(bots_for(game_name))
    assert [bot_level(game_name, name) for name in names[:4]] == [1, 2, 3, 4]
    assert [name for name in names[4:] if name != "search"] == ["greedy", "gentle", "random"]
    assert usual_bot(game_name) == "greedy"
    assert usual_opponent(game_name) == names[1]


def test_a_game_nobody_wrote_a_bot_for_has_the_random_one() -> None:
    assert list(bots_for("lagoon")) == ["random"]
    assert usual_bot("lagoon") == usual_opponent("lagoon") == "random"
    assert isinstance(make_bot("lagoon", "random"), RandomBot)


@pytest.mark.usefixtures("third_party")
def test_another_package_adds_a_bot_but_does_not_replace_ours() -> None:
    plain = [name for name in bots_for("entdecker") if not bot_level("entdecker", name) and name != "search"]
    assert plain == ["greedy", "gentle", "last", "random"]
    assert type(make_bot("entdecker", "last")).__name__ == "LastBot"
    assert type(make_bot("entdecker", "greedy")).__name__ == "GreedyEntdecker"
    assert list(bots_for("lagoon")) == ["last", "random"]
    assert "last" not in bots_for("explorers")


def test_a_yardstick_can_be_made_but_is_nobody_s_opponent() -> None:
    assert "yardstick" not in bots_for("explorers")
    assert type(make_bot("explorers", "yardstick")).__name__ == "YardstickExplorers"
    with pytest.raises(UnknownBot):
        make_bot("lagoon", "yardstick")


def test_a_bot_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"entdecker has no bot “clever”\. It has: nilo, .*, random\."):
        make_bot("entdecker", "clever")


def test_each_call_makes_a_bot_of_its_own() -> None:
    assert make_bot("entdecker", "greedy") is not make_bot("entdecker", "greedy")


def test_a_bot_is_set_up_by_name() -> None:
    weights = Weights(onward=0.5)
    bot = make_bot("entdecker", "greedy", weights=weights)
    assert isinstance(bot, GreedyEntdecker)
    assert bot.weights == weights != Weights()


@pytest.mark.usefixtures("third_party")
def test_another_package_says_itself_what_can_be_set() -> None:
    bot = make_bot("entdecker", "last", level=3, style="miser")
    assert vars(bot)["settings"] == {"level": 3, "style": "miser"}


def test_what_a_bot_does_not_know_cannot_be_set() -> None:
    with pytest.raises(UnknownSetting, match=r"set on the bot “greedy” of entdecker\. It knows: weights\."):
        make_bot("entdecker", "greedy", level=3)
    with pytest.raises(UnknownSetting, match="It knows: —"):
        make_bot("entdecker", "random", level=3)


def test_our_own_bots_have_a_title_and_a_text() -> None:
    for name in {"random", *(name for bots in OWN.values() for name in bots)}:
        assert has_word(f"bot-{name}")
        assert bot_title(name) != name
        assert bot_text(name).endswith(".")


def test_a_bot_without_words_is_called_by_its_name() -> None:
    assert bot_title("last") == "last"
    assert not bot_text("last")
