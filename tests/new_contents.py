"""The games as they are when other data files have been released."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.resources import as_file
from pathlib import Path

import pytest

from farshore.core.contract import Game, fingerprint


def tuned_entdecker(folder: Path) -> None:
    """Let everybody begin with more gold."""
    table = folder / "table.toml"
    text = table.read_text("utf-8")
    assert "\ngold = 7" in text
    table.write_text(text.replace("\ngold = 7", "\ngold = 25"), "utf-8")


def second(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: object, tune: Callable[[Path], None]
) -> Game:
    """Return the game as it is when one more content has been released: the newest, tuned."""
    assert game.data is not None
    with as_file(game.data) as data:
        for content in game.contents:
            shutil.copytree(data / content, tmp_path / content)
        shutil.copytree(data / [*game.contents][-1], tmp_path / "tuned")
    tune(tmp_path / "tuned")
    monkeypatch.setattr(module, "DATA", tmp_path)
    monkeypatch.setitem(module.CONTENTS, "tuned", (fingerprint(tmp_path / "tuned"),))  # type: ignore[attr-defined]
    return stored_at(type(game), tmp_path)


def stored_at(kind: type[Game], folder: Path) -> Game:
    """Return a game whose data files lie elsewhere."""
    moved: type[Game] = type(f"Moved{kind.__name__}", (kind,), {"data": property(lambda _: folder)})
    return moved()
