"""The rules, the bots and the records need the three packages that every installation has; the rest says what to type.

Each test runs a Python of its own to which other installed packages are not there.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import farshore
from farshore.core.extras import NEEDED

SOURCE = Path(farshore.__file__).parent
PROJECT = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
BLOCKER = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"{name} is not installed", name=name)

    def invalidate_caches(self): ...

def find_spec(name, package=None):
    return None if name in MISSING else there(name, package)

import importlib.util
there, importlib.util.find_spec = importlib.util.find_spec, find_spec
sys.meta_path.insert(0, Blocker())
"""
EVERYTHING = """
import importlib, pkgutil
import farshore, farshore.core, farshore.games, farshore.bots

from farshore.core.extras import MissingExtra

imported, missing = 0, []
for package in (farshore.core, farshore.games, farshore.bots):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".", onerror=lambda name: None):
        try:
            importlib.import_module(module.name)
        except MissingExtra as error:
            missing.append((module.name, error.extra))
        imported += 1
assert imported > 100, imported
assert missing == [("farshore.bots.explorers.search", "bots")], missing
"""
A_BOT_WRITER = """
from pathlib import Path
from random import Random

from farshore import Match, Record
from farshore.bots.playing import play_game
from farshore.bots.registry import make_bot
from farshore.core.replay import verify

for game in ("entdecker", "explorers", "overworld"):
    match, rng = Match.new(game, seats=2), Random(1)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    Path(FOLDER, game).write_text(match.record.text(), encoding="utf-8")
    state = verify(Record.read(Path(FOLDER, game).read_text(encoding="utf-8")))
    assert state.scores() == match.scores
    against = match.game.new(2)
    play_game(match.game, against, [make_bot(game, "greedy"), make_bot(game, "random")], rng)
    assert against.winners()
"""


def named(text: str) -> str:
    """Return the name of a distribution as it is compared."""
    return re.sub(r"[-_.]+", "-", text).lower()


def brought(requirements: Iterable[str], extras: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the distributions that requirements bring, with what those require in turn."""
    for one in map(Requirement, requirements):
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras or {""}):
            if named(one.name) == "farshore":
                for extra in one.extras:
                    yield from brought(PROJECT["optional-dependencies"][extra])
            else:
                yield named(one.name)
                yield from brought(requires(one.name) or (), frozenset(one.extras))


@cache
def installed_with(*extras: str) -> frozenset[str]:
    """Return the distributions of an installation with these extras."""
    wanted = [*PROJECT["dependencies"], *(one for extra in extras for one in PROJECT["optional-dependencies"][extra])]
    return frozenset({"farshore", *brought(wanted)})


def python(code: str, *extras: str) -> subprocess.CompletedProcess[str]:
    """Run code where only these extras are installed."""
    there = installed_with(*extras)
    missing = {module for module, by in packages_distributions().items() if not there.intersection(map(named, by))}
    assert missing >= {"pytest", "hypothesis"}
    return subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", f"MISSING = {sorted(missing)}\n{BLOCKER}\n{code}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_an_installation_without_extras_is_light() -> None:
    assert {Requirement(one).name for one in PROJECT["dependencies"]} == {"msgspec", "fluent.runtime", "tomli_w"}
    assert len(installed_with()) < 12, "with what they need in turn"


def test_every_module_of_core_games_and_bots_can_do_without_extras() -> None:
    """But for the bots that say that they need one."""
    done = python(EVERYTHING)
    assert done.returncode == 0, done.stderr


def test_a_bot_writer_plays_and_records_without_extras(tmp_path: Path) -> None:
    done = python(f"FOLDER = {str(tmp_path)!r}\n{A_BOT_WRITER}")
    assert done.returncode == 0, done.stderr
    assert {file.name for file in tmp_path.iterdir()} == {"entdecker", "explorers", "overworld"}


@pytest.mark.parametrize(
    ("installed", "typed", "extra"),
    [
        ((), [], "play"),
        ((), ["play", "entdecker"], "play"),
        ((), ["serve"], "table"),
        (("play",), ["serve"], "table"),
        (("play",), ["admin", "people"], "table"),
        (("table",), ["serve", "--set", "database=postgresql://nowhere/x"], "postgres"),
        (("play",), ["serve", "--open", "--port", "0"], "table"),
        (("play",), ["arena", "explorers", "random", "random", "--ray", "auto"], "cluster"),
        (("play",), ["dataset", "explorers", "games", "--observations"], "lab"),
    ],
)
def test_the_command_says_what_to_type_where_an_extra_is_missing(
    installed: tuple[str, ...], typed: list[str], extra: str
) -> None:
    done = python(f"sys.argv = {['farshore', *typed]}\nfrom farshore.__main__ import main\nmain()", *installed)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"pip install 'farshore[{extra}]'" in done.stderr


def test_the_rest_of_the_command_needs_only_the_terminal() -> None:
    typed = ["farshore", "simulate", "explorers", "--games", "1", "--jobs", "1"]
    done = python(f"sys.argv = {typed}\nfrom farshore.__main__ import main\nmain()", "play")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("package", "installed", "extra"),
    [
        ("farshore.bots.explorers.search", (), "bots"),
        ("farshore.cli", (), "play"),
        ("farshore.arena", (), "play"),
        ("farshore.envs", ("play",), "lab"),
        ("farshore.envs.pettingzoo", (), "lab"),
        ("farshore.datasets", ("play",), "lab"),
        ("farshore.server", ("play",), "table"),
        ("farshore.server.app", (), "table"),
    ],
)
def test_importing_what_is_not_installed_says_what_to_type(
    package: str, installed: tuple[str, ...], extra: str
) -> None:
    done = python(f"try:\n    import {package}\nexcept ImportError as error:\n    print(error)", *installed)
    assert done.returncode == 0, done.stderr
    assert f"pip install 'farshore[{extra}]'" in done.stdout


@pytest.mark.parametrize("extra", sorted(NEEDED.keys() - {"cluster"}))  # which the tests do without
def test_what_an_extra_needs_is_what_it_brings(extra: str) -> None:
    assert {*NEEDED[extra]} <= installed_with(extra)
    assert not installed_with().intersection(NEEDED[extra])
