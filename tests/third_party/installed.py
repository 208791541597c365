"""Somebody else's game, found as an installed package is: by its metadata on the path."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.core import registry
from farshore.core.contract import Game

PROJECT = Path(__file__).parent / "atoll"


def install(folder: Path) -> list[str]:
    """Write the game's metadata; return what has to be on the path."""
    describe(folder, (PROJECT / "pyproject.toml").read_text())
    return [str(folder), str(PROJECT / "src")]


def describe(folder: Path, pyproject: str) -> None:
    """Write the metadata that an installation would."""
    project = tomllib.loads(pyproject)["project"]
    metadata = folder / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir(parents=True, exist_ok=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head)
    groups = project["entry-points"].items()
    points = [f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in found.items()) for group, found in groups]
    (metadata / "entry_points.txt").write_text("\n".join(points))


@pytest.fixture
def atoll(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, installed for a test."""
    for entry in install(tmp_path):
        monkeypatch.syspath_prepend(entry)
    yield registry.game("atoll")
    registry._loaded.pop("atoll")  # noqa: SLF001 - nothing else uninstalls a game
    for module in [name for name in sys.modules if name.partition(".")[0] == "atoll"]:
        del sys.modules[module]
