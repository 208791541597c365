"""The terminal speaks the language that is typed before the command, or that it is set to: help and mistakes, too."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from farshore.core.words import say, spoken
from farshore.core.words.choosing import terminal_language
from tests.cli.command import farshore, one_line
from tests.effort import in_depth

LANGUAGES = ["de", "fr", "it"]


@pytest.mark.parametrize(
    ("typed", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_CH.UTF-8"}, "de"),
        ([], {"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE", "LC_MESSAGES": "it_IT@euro"}, "it"),
        ([], {"LANG": "de_DE", "LANGUAGE": "ja:it:fr"}, "it"),
        ([], {"LANG": "C.UTF-8", "LANGUAGE": "it"}, "en"),
        ([], {"LC_ALL": "POSIX", "LANG": "de_DE"}, "en"),
        ([], {"LANG": "ja_JP.UTF-8"}, "en"),
        (["--language", "fr", "games"], {"LANG": "de_DE"}, "fr"),
        (["--language=it-CH"], {"LANG": "de_DE"}, "it"),
        (["--language", "ja"], {"LANG": "de_DE"}, "de"),
        (["--language"], {"LANG": "de_DE"}, "de"),
    ],
)
def test_what_is_typed_wins_then_what_the_terminal_is_set_to(
    typed: list[str], environment: dict[str, str], language: str
) -> None:
    assert terminal_language(typed, environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_command_speaks_the_language_and_the_next_one_does_not(language: str) -> None:
    told = one_line(farshore("--language", language, "rules", "entdecker", "31"))
    assert one_line(say("ENT-31.text", language)) in told
    listed = one_line(farshore("--language", language, "games"))
    assert one_line(say("game-overworld.text", language)) in listed
    assert spoken() == "en"
    assert one_line(say("ENT-31.text", "en")) in one_line(farshore("rules", "entdecker", "31"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_the_language(language: str) -> None:
    told = one_line(
        farshore("--language", language, "play", "explorers", "--seats", "you,random", typed="x\n?\nquit\n")
    )
    assert say("explorers-seat-blue", language) in told
    assert one_line(say("cli-help-commands", language)) in told
    assert one_line(say("bad-notation", language, text="x")) in told
    assert say("cli-choose-how", "en", count=2) not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_is_said_in_the_language(language: str) -> None:
    told = one_line(farshore("--language", language, "rules", "nothing", code=1))
    assert told == one_line(say("unknown-game", language, name="nothing", known="entdecker, explorers, overworld"))
    missing = one_line(farshore("--language", language, "check", "no-such-file.toml", code=1))
    assert one_line(say("cli-cannot-read", language, reason="No such file or directory")) in missing


def test_a_language_that_there_is_not_is_refused() -> None:
    told = one_line(farshore("--language", "xx", "games", code=2))
    assert say("cli-language-unknown", wanted="xx", known="en, de, fr, it") in told


@pytest.mark.parametrize(
    ("typed", "language", "set_to"),
    [
        (["--language", "de", "--help"], "de", "C.UTF-8"),
        (["--help"], "it", "it_IT.UTF-8"),
        pytest.param(["--help"], "en", "C", marks=in_depth),
    ],
)
def test_the_help_of_commands_speaks_it_too(typed: list[str], language: str, set_to: str) -> None:
    environment = {**os.environ, "LC_ALL": set_to, "COLUMNS": "200", "PYTHONUTF8": "1"}
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "farshore", *typed], capture_output=True, text=True, env=environment, check=True
    )
    told = one_line(done.stdout)
    assert one_line(say("cli-help-simulate", language)) in told
    assert say("cli-frame-commands", language) in told
    assert told.startswith(say("cli-frame-usage", language))
    assert say("cli-frame-some-options", language) in told
    assert say("cli-frame-some-command", language) in told
