"""``farshore study``: from a game's name to a page with pictures, again and again the same."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from farshore.arena.table import Played, play
from farshore.arena.tournament import Tournament
from farshore.arena.workers import at_once
from farshore.cli import study
from farshore.core.contract import Game
from farshore.core.words import known_languages
from tests.cli.command import farshore, one_line
from tests.effort import in_depth
from tests.third_party.installed import atoll

__all__ = ["atoll"]

BRIEF = ("--games", "4", "--variant-games", "2", "--bots", "random")


def written(folder: Path) -> dict[str, str]:
    """Return all that a study has written for people, by name."""
    files = [*folder.glob("*.md"), *folder.glob("pictures/*")]
    return {file.name: file.read_text("utf-8") for file in files}


@in_depth
def test_a_study_of_one_of_our_games(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "explorers.md").write_text("Villages are full of *life*.\n")
    said = one_line(farshore("study", "explorers", *BRIEF, "--seed", "7", "--out", tmp_path))
    assert "30 games are to be played, 0 are there: about" in said
    assert f"The study is in {tmp_path / 'explorers.md'}, with 9 pictures beside it." in said
    files = written(tmp_path)
    page = files.pop("explorers.md")
    assert len(files) == 9
    for name, picture in files.items():
        assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314 - our own
        assert f"](pictures/{name})" in page
    assert "## What we make of it\nVillages are full of *life*.\n" in page
    for head in ("Summary", "First looks", "Who begins", "Points", "What variants change", "How often each rule fires"):
        assert f"## {head}" in page
    assert "farshore study explorers --games 4 --variant-games 2 --bots random --iterations 1 --seed 7" in page
    for language in known_languages():
        assert "30" in farshore("--language", language, "study", "explorers", *BRIEF, "--seed", "7", "--out", tmp_path)
        assert (tmp_path / "explorers.md").read_text("utf-8") == page, "documentation is English, whoever asks"


@pytest.mark.usefixtures("atoll")
def test_a_study_of_somebody_else_s_game_goes_on_where_it_was_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[int]()

    def ended_early(jobs: int) -> object:
        def playing(tournament: Tournament, numbers: Iterable[int]) -> Generator[Played, None, None]:
            for number in numbers:
                if len(begun) == 5:
                    raise KeyboardInterrupt
                begun.append(number)
                yield play(tournament, number)

        return playing

    arguments = ("study", "atoll", *BRIEF, "--out")
    monkeypatch.setattr(study, "at_once", ended_early)
    farshore(*arguments, tmp_path / "ended", code=130)
    assert written(tmp_path / "ended") == {}
    monkeypatch.setattr(study, "at_once", at_once)
    assert "10 games are to be played, 6 are there" in one_line(farshore(*arguments, tmp_path / "ended"))
    farshore(*arguments, tmp_path / "whole", "--jobs", "1")
    assert written(tmp_path / "ended") == written(tmp_path / "whole")
    page = (tmp_path / "whole" / "atoll.md").read_text("utf-8")
    assert "# A study of Atoll" in page
    assert "| `rounds=9` | 2 |" in page
    assert "Rowed" in page
    assert "All 16 games are there." in farshore(*arguments, tmp_path / "whole")


def test_several_bots_are_compared_and_more_games_only_added(atoll: Game, tmp_path: Path) -> None:
    arguments = ("study", atoll.name, "--bots", "random,random@2", "--out", tmp_path, "--games")
    farshore(*arguments, "2")
    assert "11 games are to be played, 11 are there" in one_line(farshore(*arguments, "4", "--variant-games", "2"))
    assert "| 2 players: first, random@2 |" in (tmp_path / "atoll.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said", "code"),
    [
        (["nowhere"], "nowhere", 1),
        (["overworld", "--bots", "nobody"], "has no bot “nobody”", 1),
        (["overworld", "--bots", "search@many"], "“search@many” does not say how many iterations", 1),
        (["overworld", "--bots", "search@0"], "“search@0” does not say how many iterations", 1),
        (["overworld", "--games", "0"], "--games", 2),
        (["overworld", "--out", "/proc/nowhere"], "/proc/nowhere", 1),
    ],
)
def test_what_was_typed_wrongly_is_said_at_once(arguments: list[str], said: str, code: int, tmp_path: Path) -> None:
    where = () if "--out" in arguments else ("--out", tmp_path)
    assert said in one_line(farshore("study", *arguments, *where, code=code))
    assert written(tmp_path) == {}


def test_a_bot_that_never_plays_to_the_end_is_told(tmp_path: Path) -> None:
    bots = ("--bots", "cmd:false", "--games", "1")
    assert "No game of “cmd:false@1-1” was played to its end." in one_line(
        farshore("study", "explorers", *bots, "--out", tmp_path, code=1)
    )
