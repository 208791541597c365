"""Games come from entry points; a broken one is told of and takes no other with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.core import registry
from farshore.core.errors import BrokenGame, UnknownGame
from farshore.core.registry import broken_games, game, game_names, games


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a third party's packages: one good game, and one of every kind of bad."""
    write_package(tmp_path, "good", {"lagoon": "tests.toys:LAGOON"})
    write_package(
        tmp_path,
        "bad",
        {
            "absent": "no_such_module:GAME",
            "exploding": "exploding_game:GAME",
            "wordless": "wordless_game:GAME",
            "notagame": "exploding_game_not:GAME",
            "misnamed": "tests.toys:LAGOON",
            "twice": "tests.toys:LAGOON",
        },
    )
    write_package(tmp_path, "rival", {"twice": "tests.toys:OTHER"})
    write_package(tmp_path, "again", {"lagoon": "tests.toys:LAGOON"})
    (tmp_path / "exploding_game.py").write_text("raise RuntimeError('boom')")
    (tmp_path / "wordless_game.py").write_text(
        "from farshore.core.errors import FarshoreError\nraise FarshoreError('words-of-its-own')"
    )
    (tmp_path / "exploding_game_not.py").write_text("GAME = 'chess'")
    monkeypatch.syspath_prepend(str(tmp_path))
    before = dict(registry._loaded)  # noqa: SLF001 - the packages are gone after the test
    yield tmp_path
    registry._loaded.clear()  # noqa: SLF001
    registry._loaded.update(before)  # noqa: SLF001


def write_package(folder: Path, package: str, points: dict[str, str]) -> None:
    info = folder / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    lines = "\n".join(f"{name} = {value}" for name, value in points.items())
    (info / "entry_points.txt").write_text(f"[farshore.games]\n{lines}\n")


@pytest.mark.usefixtures("installed")
def test_a_third_party_adds_a_game() -> None:
    assert game("lagoon").name == "lagoon"
    assert games()["lagoon"] is game("lagoon")


@pytest.mark.usefixtures("installed")
def test_broken_games_do_not_break_the_others() -> None:
    broken = broken_games()
    assert {"absent", "exploding", "notagame", "misnamed", "twice"} <= set(broken)
    assert "lagoon" not in broken
    assert not set(broken) & set(games())
    assert set(broken) | set(games()) == set(game_names())


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("absent", "absent is installed but cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        ("exploding", "exploding is installed but cannot be loaded: RuntimeError: boom"),
        ("wordless", "wordless is installed but cannot be loaded: .*words-of-its-own"),
        ("notagame", "exploding_game_not:GAME is not a Game"),
        ("misnamed", "it calls itself “lagoon”"),
        ("twice", r"several installed packages bring a game of this name \(tests.toys:LAGOON, tests.toys:OTHER\)"),
    ],
)
def test_a_broken_game_says_why(name: str, sentence: str) -> None:
    with pytest.raises(BrokenGame, match=sentence):
        game(name)


@pytest.mark.usefixtures("installed")
def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game called “chess”\. Installed: .*lagoon"):
        game("chess")
