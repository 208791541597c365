"""What ``docs/bots.md`` says to type: the example plays, and its commands name bots and flags that there are."""

from __future__ import annotations

import argparse
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from typer import Context
from typer.core import TyperGroup
from typer.main import get_command

from farshore.bots.called import bot_called, is_command
from farshore.cli.main import app
from farshore.core.errors import FarshoreError
from tests.cli.command import farshore
from tests.some import never_empty
from tests.third_party.installed import describe

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
OURS = ("entdecker", "explorers", "overworld")
MADE_HERE = {"hopeful", "hopeful:patience=1", "BOT", "BOT…"}
"""Whatever the reader calls a bot."""


def example() -> str:
    """Return the bot that the page lets one save."""
    indent, _, text = next(found for found in BLOCK.findall(PAGE) if found[1] == "python" and "import sys" in found[2])
    return "".join(line.removeprefix(indent) for line in text.splitlines(keepends=True))


@never_empty
def commands() -> Iterator[list[str]]:
    """Yield what is typed on the page, in blocks and in sentences, as words."""
    lines = [line.strip() for _, kind, text in BLOCK.findall(PAGE) if not kind for line in text.splitlines()]
    said = re.findall(r"`((?:farshore|python -m) [^`]+)`", BLOCK.sub("", PAGE))
    for command in (*lines, *said):
        if command.startswith(("farshore ", "python -m ")):
            yield shlex.split(command)


def test_the_example_of_the_page_plays_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybot.py").write_text(example(), "utf-8")
    monkeypatch.chdir(tmp_path)
    first = next(words for words in commands() if "cmd:python3 mybot.py" in words)
    assert first[-2:] == ["--games", "2"]
    words = [word.replace("cmd:python3", f"cmd:{sys.executable}") for word in first[1:]]
    said = farshore(*words)
    assert "2 games" in said
    assert "mybot.py" in said
    assert "Game 0" not in said, "no game was lost by a fault"


def test_the_bot_in_python_of_the_page_plays_once_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hopeful.py").write_text(next(text for _, _, text in BLOCK.findall(PAGE) if "class Hopeful" in text))
    project = next(text for _, kind, text in BLOCK.findall(PAGE) if kind == "toml")
    assert tomllib.loads(project)["tool"]["setuptools"] == {"py-modules": ["hopeful"]}, "whatever else lies beside it"
    describe(tmp_path, project)
    monkeypatch.syspath_prepend(str(tmp_path))
    said = farshore(*next(words for words in commands() if "hopeful" in words)[1:])
    assert "hopeful:patien" in said
    assert "Game 0" not in said, "no game was lost by a fault"
    del sys.modules["hopeful"]


class Asked(Exception):
    """What a command says of its flags."""


def flags_of(words: list[str], patch: pytest.MonkeyPatch) -> set[str]:
    """Return the flags that a command has."""
    if words[0] == "farshore":
        group = get_command(app)
        assert isinstance(group, TyperGroup)
        command = group.get_command(Context(group), words[1])
        assert command is not None, words
        return {flag for parameter in command.params for flag in parameter.opts}

    def describe(parser: argparse.ArgumentParser, *_: object) -> None:
        raise Asked(parser.format_help())

    patch.setattr(argparse.ArgumentParser, "parse_args", describe)
    with pytest.raises(Asked) as asked:
        import_module(words[2]).main()
    return set(re.findall(r"--[a-z-]+", str(asked.value)))


def is_known(game: str, bot: str) -> bool:
    """Tell whether a game has a bot as it is typed; one of ours does, where the page leaves open which."""
    found = []
    for name in OURS if game == "GAME" else (game,):
        try:
            found.append(bot_called(name, bot))
        except FarshoreError:
            continue
    return bool(found)


def test_every_command_of_the_page_names_flags_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    for words in commands():
        flags = {word for word in words if word.startswith("--")}
        assert flags <= flags_of(words, monkeypatch), words


def test_every_command_of_the_page_names_bots_that_there_are() -> None:
    met = set()
    for words in commands():
        if "arena" in words[:2] or words[2:3] == ["benchmarks.bots_match"]:
            game, *rest = words[2 + (words[0] == "python") :] or ["GAME"]
            end = next((at for at, word in enumerate(rest) if word.startswith("--")), len(rest))
            for bot in rest[:end]:
                assert bot in MADE_HERE or is_command(bot) or is_known(game, bot), words
                met.add(bot)
    assert {"search", "yardstick", "search:guessed=true", "search:iterations=20"} <= met
