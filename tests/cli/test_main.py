"""The command as a whole: version, help, and mistakes that end in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from farshore.cli import play
from farshore.core.errors import FarshoreError
from tests.cli.command import farshore, one_line
from tests.effort import in_depth


def test_it_says_its_version() -> None:
    assert farshore("--version").strip() == f"farshore {version('farshore')}"


def test_without_a_subcommand_it_lists_them() -> None:
    output = farshore(code=2)
    assert all(name in output for name in ("games", "play", "replay", "simulate", "check", "rules"))


BOTS = "nilo, ines, cornelis, yara, greedy, search, gentle, random"


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ("bogus", 2, "No such command"),
        ("play chess", 1, "There is no game called “chess”. Installed: entdecker"),
        ("play --seats you,bob", 2, f"“bob” is not a player. Seats are “you” or a bot: {BOTS}."),
        ("play --seats you", 1, "it is for 2 to 4 players, not 1"),
        ("play --option edition", 2, "“edition” is not of the form key=value"),
        ("play --option colour=red", 2, "entdecker has no option “colour”"),
        ("play --option edition=foo", 2, "It may be: digest | kosmos | mayfair"),
        ("play --option fort-cost=21", 2, "It may be: 0–20"),
        ("play --option scenario=atlantis", 1, "atlantis"),
        ("play --scenario no-such-file", 1, "no-such-file: it cannot be read (No such file or directory)."),
        ("play --resume no-such-file", 1, "no-such-file: it cannot be read"),
        ("play --from no-such-file", 1, "no-such-file: it cannot be read"),
        ("play --resume x --seed 1 --option edition=kosmos", 2, "leave out --option, --seed"),
        ("play --from x --scenario first", 2, "leave out --scenario"),
        (f"play --seed {'x' * 65}", 2, "A seed has 1 to 64 bytes"),
        ("play --board huge", 2, "huge"),
        ("rules chess", 1, "There is no game called “chess”"),
        ("rules entdecker 99", 2, "entdecker has no rule “99”"),
        ("simulate --players 7", 1, "it is for 2 to 4 players, not 7"),
        ("simulate --games 0", 2, "--games"),
        ("simulate --bots bob", 1, f"entdecker has no bot “bob”. It has: {BOTS}."),
        ("simulate --bots greedy,random --players 3", 2, "There are 2 bots for 3 seats"),
        ("simulate --bots random,random,random,random,random", 1, "it is for 2 to 4 players, not 5"),
        ("simulate --games 1 --csv no/such/folder/x.csv", 1, "it cannot be written (No such file or directory)"),
        ("replay no-such-file", 1, "it cannot be read"),
        ("check no-such-file", 1, "it cannot be read"),
        ("examples /dev/null/x", 1, "/dev/null/x: Not a directory"),
        ("simulate --games 1 --csv .", 1, "it cannot be written (Is a directory)"),
    ],
)
def test_a_mistake_ends_with_a_sentence(arguments: str, code: int, sentence: str) -> None:
    assert sentence in one_line(farshore(*arguments.split(), code=code))


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert "is already there" in one_line(farshore("play", "--save", path, code=2))
    assert path.read_text() == "precious"


def test_a_file_that_is_no_text_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xd8\xff")
    for subcommand in (["check"], ["replay"], ["play", "--resume"], ["play", "--from"], ["play", "--scenario"]):
        assert "it is not a text file" in one_line(farshore(*subcommand, path, code=1))


def test_a_save_that_cannot_be_written_is_told_before_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    output = farshore("play", "--save", tmp_path / "file" / "game.jsonl", code=1)
    assert "it cannot be written" in one_line(output)


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt(), 130), (OSError(28, "No space left"), 1)])
def test_what_interrupts_a_command_ends_with_a_sentence(
    error: BaseException, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: str) -> None:
        raise error

    monkeypatch.setattr(play, "new_save", interrupted)
    output = farshore("play", code=code)
    assert output.strip() in {"Interrupted.", "No space left"}
    assert not isinstance(error, FarshoreError)


@pytest.mark.parametrize("encoding", ["latin-1", pytest.param("ascii", marks=in_depth), "utf-8"])
def test_a_terminal_that_lacks_our_signs_shows_question_marks(encoding: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "farshore.cli.main", "play", "--save", str(tmp_path / "game.jsonl")]
    done = subprocess.run(  # noqa: S603 - our own command
        command,
        input=b"\xff\nlegend\nbogus\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert (b"an island worth 9 points") in done.stdout
    assert ("\u2593" in done.stdout.decode("utf-8", "replace")) == (encoding == "utf-8")
