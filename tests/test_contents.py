"""Content is known by name and never changes once released: tuning it is a new one, and old games keep theirs."""

from __future__ import annotations

import shutil
from importlib.resources import as_file
from pathlib import Path
from random import Random

import msgspec
import pytest

from farshore.core.contract import Game, fingerprint
from farshore.core.errors import BadPosition, BadRecord
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import games
from farshore.core.replay import verify
from farshore.games.entdecker import content as entdecker_content
from farshore.games.entdecker.game import Entdecker
from farshore.games.explorers import tiles as explorers_tiles
from farshore.games.explorers.game import Explorers
from tests.at_random import play_on
from tests.make_records import FOLDER
from tests.new_contents import second, stored_at, tuned_entdecker
from tests.toys import LAGOON

WITH_CONTENT = [name for name, game in games().items() if game.contents]


@pytest.mark.parametrize("name", WITH_CONTENT)
def test_what_was_released_is_not_changed(name: str) -> None:
    game = games()[name]
    assert game.data is not None
    assert {folder.name for folder in game.data.iterdir()} == set(game.contents)
    for content, (known, *_) in game.contents.items():
        found = fingerprint(game.data / content)
        assert found == known, (
            f"data/{content} of {name} was released, and games are played with it: leave it as it was, copy it to a "
            f"new folder, change that, and add the folder with its fingerprint ({found}) to the game's contents."
        )


def test_the_games_with_data_files_name_them() -> None:
    assert [(name, Match.new(name).record.header.content) for name in WITH_CONTENT] == [
        ("entdecker", "1"),
        ("explorers", "2"),
    ]


@pytest.fixture
def entdecker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    return second(Entdecker(), monkeypatch, tmp_path, entdecker_content, tuned_entdecker)


def test_an_old_record_keeps_the_old_content_and_a_new_table_has_the_new(entdecker: Game) -> None:
    for name in ("mayfair-3", "own-scenario-3"):
        golden = Record.read((FOLDER / f"{name}.jsonl").read_text("utf-8"))
        assert golden.header.content == Entdecker.contents["1"][0], "it is named by its fingerprint"
        state = verify(golden, entdecker)
        assert entdecker.write_position(state) == (FOLDER / f"{name}.toml").read_text("utf-8")
        half = play_on(Match.resume(golden.until(100), entdecker), Random(3))
        assert half.game.box == "1"
        verify(Record.read(half.record.text()), entdecker)
    match = Match.new(entdecker, 2, fate=Fate(b"new"))
    assert match.record.header.content == "tuned"
    assert match.view(None).players[0].gold == 25  # type: ignore[attr-defined]
    verify(Record.read(play_on(match, Random(3)).record.text()), entdecker)


def test_a_position_says_what_it_is_played_with_unless_it_is_the_first(entdecker: Game) -> None:
    new = play_on(Match.new(entdecker, 2, fate=Fate(b"new")), Random(3), 20)
    assert '\ncontent = "tuned"\n' in new.position()
    assert entdecker.write_position(entdecker.read_position(new.position())) == new.position()
    old = Match.new(entdecker.with_content("1"), 2, fate=Fate(b"old"))
    assert "content" not in old.position()
    assert entdecker.read_position(old.position()).scores() == (0, 0)
    with pytest.raises(BadPosition, match="there are no data files “3”; there are: 1, tuned"):
        entdecker.read_position('content = "3"')


def test_own_tiles_and_new_ones_do_not_mix(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def tune(folder: Path) -> None:
        tiles = folder / "tiles" / "standard.txt"
        text = tiles.read_text("utf-8")
        one, two = text.index("tile 1"), text.index("tile 2")
        turned = explorers_tiles.draw_tile(explorers_tiles.installed_pack().tile(1, 2))
        tiles.write_text(text[:one] + turned + "\n" + text[two:], "utf-8")

    explorers = second(Explorers(), monkeypatch, tmp_path, explorers_tiles, tune)
    golden = Record.read((FOLDER / "explorers-stop-3.jsonl").read_text("utf-8"))
    verify(golden, explorers)
    new = play_on(Match.new(explorers, 2, {"map": "1r0 7r0 5r2 3r3"}, Fate(b"new")), Random(3))
    assert new.record.header.content == "tuned"
    verify(Record.read(new.record.text()), explorers)
    named_wrongly = msgspec.structs.replace(new.record.header, content="1")
    with pytest.raises(BadRecord):
        verify(Record(named_wrongly, new.record.steps), explorers)


def test_files_of_ones_own_are_known_by_their_hash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with as_file(entdecker_content.data_folder()) as data:
        shutil.copytree(data, tmp_path, dirs_exist_ok=True)
    tuned_entdecker(tmp_path / "1")
    monkeypatch.setattr(entdecker_content, "DATA", tmp_path)
    assert stored_at(Entdecker, tmp_path).content == fingerprint(tmp_path / "1")


def test_a_game_without_data_files_has_no_name_for_them() -> None:
    assert LAGOON.content == ""
    assert LAGOON.with_content("whatever") is LAGOON
    assert LAGOON.is_played_with("")
    assert not LAGOON.is_played_with("whatever")
