"""``farshore games`` and ``farshore rules``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore import game
from farshore.cli.faces import Face
from farshore.core import registry
from farshore.core.contract import PublicEvent
from tests.cli.command import farshore, one_line
from tests.some import some
from tests.toys import LAGOON, Dive, Dived


@pytest.fixture
def third_party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install another package's games, one of them broken, without a face of their own."""
    info = tmp_path / "third_party-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: third_party\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[farshore.games]\nlagoon = tests.toys:LAGOON\nbroken = no_such:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    before = dict(registry._loaded)  # noqa: SLF001 - the packages are gone after the test
    yield
    registry._loaded.clear()  # noqa: SLF001
    registry._loaded.update(before)  # noqa: SLF001


def test_games_lists_players_options_and_scenarios() -> None:
    output = one_line(farshore("games"))
    assert "Entdecker (entdecker, 2 to 4 players)" in output
    assert "digest | kosmos | mayfair (usually mayfair)" in output
    assert "fort_cost 0–20 (as the edition says) How much gold placing a fort costs" in output
    assert "top_scout true | false (usually false)" in output
    assert "own_scenario text The text of a scenario file" in output
    assert "Scenarios: first, north-south, three-seas, two-seas" in output


@pytest.mark.usefixtures("third_party")
def test_games_lists_broken_games_with_the_reason() -> None:
    output = one_line(farshore("games"))
    assert "broken is installed but cannot be loaded: ModuleNotFoundError: No module named 'no_such'" in output
    assert "(lagoon, 2 to 4 players)" in output
    assert "Entdecker (entdecker" in output


@pytest.mark.usefixtures("third_party")
def test_a_game_without_a_board_of_its_own_is_played_from_its_view() -> None:
    output = farshore("play", "lagoon", "--seats", "you,random", typed="trade\n" + "1\n" * 20)
    assert "dive to 0" in output
    assert "Seat Red dives to 0." in output
    assert "Red — It is your move." in output
    assert "This is not the time to trade. (LAG-2)" in output
    assert "marked" in output
    assert "wins." in output or "share the victory." in output


class Wave(PublicEvent, frozen=True, gc=False, tag=True):
    """Something that no sentence is there for."""


class Plunge(Dive, frozen=True, gc=False, tag=True):
    """An action that no sentence is there for."""


def test_only_what_has_no_sentence_is_said_in_notation() -> None:
    face = Face(LAGOON)
    assert face.narrate(Dived(1, 2)) == "Seat Blue dives to 2."
    assert face.narrate(Wave()) == "Wave"
    assert face.describe(Dive(0, 2)) == "dive to 2"
    assert face.describe(Plunge(0, 2)) == LAGOON.write_action(Dive(0, 2))


@pytest.mark.usefixtures("third_party")
def test_a_game_without_scenarios_says_so() -> None:
    assert "lagoon has no scenarios" in one_line(farshore("play", "lagoon", "--scenario", "first", code=2))


def test_rules_lists_every_rule_by_section() -> None:
    output = farshore("rules", "entdecker")
    assert all(some(f"{number} " in output for number in game("entdecker").rules))
    assert "Components" in output


@pytest.mark.parametrize("number", ["31", "ENT-31", "ent-31"])
def test_rules_shows_one_rule(number: str) -> None:
    output = one_line(farshore("rules", "entdecker", number))
    assert output.startswith("ENT-31 ")
    assert "land meets land" in output
    assert "ENT-32" not in output
