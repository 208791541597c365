"""What is printed as a command can be typed as it is."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from farshore.cli import called
from tests.cli.command import SEED, farshore, one_line, random_match

ROOT = Path(__file__).parents[2]
ELSEWHERE = "/far away/bin/farshore"


def test_a_command_on_the_path_is_called_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "farshore"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script), "games"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert called.command() == "farshore"
    monkeypatch.setenv("PATH", str(tmp_path / "other"))
    assert called.command() == str(script)


def test_every_sentence_names_the_command_as_it_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [ELSEWHERE])
    path = tmp_path / "game.jsonl"
    path.write_text(random_match(10_000).record.text(), encoding="utf-8")
    typed = f"'{ELSEWHERE}'"
    assert f"{typed} replay {path}" in one_line(farshore("play", "--resume", path, code=1))
    assert f"{typed} play --resume" in one_line(farshore("play", "--save", path, code=2))
    games = one_line(farshore("games"))
    assert f"Rules: {typed} rules entdecker · Play: {typed} play entdecker" in games
    assert f"Read one: {typed} rules entdecker ENT-1" in one_line(farshore("rules"))
    assert f"“{typed} rules entdecker” lists them" in one_line(farshore("rules", "entdecker", "99", code=2))


def test_a_game_that_was_left_names_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    output = one_line(farshore("play", "--seed", SEED, "--save", path, typed="rules\nrules 99\nquit\n"))
    assert f"To go on: farshore play --resume {path}" in output
    assert "Read one: rules ENT-1" in output
    assert "“rules” lists them" in output
    left = one_line(farshore("play", "--save", path, code=2))
    assert f"To go on with it: farshore play --resume {path.parent}" in left


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own whose environment is ready, so that nothing is installed."""
    root = tmp_path / "check out"
    tools = root / ".venv" / "bin"
    tools.mkdir(parents=True)
    for name in ("play", "pyproject.toml", "requirements.lock", ".dev/environment.sh", "web/bundle.py"):
        (root / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (tools / "python").symlink_to(sys.executable)
    (tools / "farshore").write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m farshore "$@"\n')
    (tools / "farshore").chmod(0o755)
    run(["sh", "-c", ". .dev/environment.sh; fingerprint >.venv/.ready-table"], root)
    made = "import bundle; bundle.STATIC.mkdir(parents=True); bundle.STAMP.write_text(bundle.fingerprint())"
    run([sys.executable, "-c", made], root / "web")
    return root


@pytest.mark.parametrize("way", ["./play", "sh play"])
def test_play_serves_the_table_with_the_options_of_serve(way: str, checkout: Path) -> None:
    output = run([*way.split(), "--help"], checkout)
    assert "serve [OPTIONS]" in output
    assert "--data" in output


def run(command: list[str], folder: Path) -> str:
    """Run a command in a folder with nothing to read."""
    done = subprocess.run(  # noqa: S603 - our own command
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_whoever_has_called_play_is_told_to_call_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / ".venv" / "bin" / "farshore"
    monkeypatch.setattr("sys.argv", [str(script)])
    assert called.serve_command(is_opened=True) == f"{script} serve"
    (tmp_path / "play").touch()
    assert called.serve_command(is_opened=True) == "./play"
    assert called.serve_command(is_opened=False) == f"{script} serve"
