"""Settings come from a file, the environment and the command line, and the sample says all of them truly."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from farshore.bots.budget import Limit
from farshore.core.words import known_languages, speak, spoken
from farshore.server.sample import sample_settings
from farshore.server.settings import EXAMPLES, Choices
from farshore.server.sources import TYPES, BadSetting, BadSettingsFile, UnknownSetting, choose
from tests.cli.command import farshore, one_line


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\nallow = ["a.example"]\ncoach = 3\nkeep_days = 30.5\n')
    environment = {"FARSHORE_PORT": "2", "FARSHORE_ALLOW": "b.example, c.example", "FARSHORE_THOROUGH": "1"}
    chosen = choose(file, environment, {"port": "3", "changes": "0"})
    assert chosen == Choices(
        host="10.0.0.1",
        port=3,
        allow=("b.example", "c.example"),
        coach=Limit(seconds=3),
        keep_days=30.5,
        changes=0,
    )
    assert choose(None, {**environment, "FARSHORE_SETTINGS": str(file)}, {"port": "3", "changes": "0"}) == chosen
    assert choose(None, {}, {}) == Choices()


@pytest.mark.parametrize(
    ("name", "value", "wants"),
    [
        ("port", "70000", "a whole number from 0 to 65535"),
        ("port", "many", "a whole number from 0 to 65535"),
        ("thinkers", "0", "a whole number, at least 1"),
        ("keep_days", "0", "a number, at least 1"),
        ("beat", "0", "a number above 0"),
        ("coach", "-1", "a number above 0"),
        ("data", "", "the path of a folder"),
    ],
)
def test_a_value_that_cannot_be_is_said_to_be_one_and_not_repeated(
    name: str, value: str, wants: str, tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f'{name} = "{value}"\n')
    variable = f"FARSHORE_{name.upper()}"
    sources: dict[str, tuple[Path | None, dict[str, str], dict[str, str]]] = {
        str(file): (file, {}, {}),
        variable: (None, {variable: value}, {}),
        "The command line": (None, {}, {name: value}),
    }
    for where, source in sources.items():
        with pytest.raises(BadSetting) as caught:
            choose(*source)
        assert str(caught.value) == f"{where}: “{name}” must be {wants}."


def test_numbers_and_lists_of_a_file_are_written_as_such(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    for text in ('port = "8420"', "host = 5", "allow = [1]", "largest_body = 1.5"):
        file.write_text(text)
        with pytest.raises(BadSetting):
            choose(file, {}, {})


def test_what_is_mistyped_is_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("ports = 1\n")
    with pytest.raises(UnknownSetting, match=r"settings.toml: there is no setting “ports”. Did you mean “port”\?"):
        choose(file, {}, {})
    file.write_text("colour = 1\n")
    with pytest.raises(UnknownSetting, match="--sample-settings” lists them all"):
        choose(file, {}, {})
    with pytest.raises(UnknownSetting, match="FARSHORE_KEEP_DAY: there is no"):
        choose(None, {"FARSHORE_KEEP_DAY": "1"}, {})
    file.write_text("port = \n")
    with pytest.raises(BadSettingsFile, match="line 1"):
        choose(file, {}, {})
    with pytest.raises(BadSettingsFile, match="No such file"):
        choose(tmp_path / "nowhere", {}, {})


def test_it_is_typed(tmp_path: Path) -> None:
    assert "there is no setting “prot”" in one_line(farshore("serve", "--set", "prot=1", code=1))
    assert "The command line: “beat” must be a number above 0." in one_line(
        farshore("serve", "--set", "beat=0", code=1)
    )
    said = one_line(farshore("backup", tmp_path / "copy", "--settings", tmp_path / "nowhere", code=1))
    assert "cannot be read: No such file" in said
    assert tomllib.loads(farshore("serve", "--sample-settings")) == {}


@pytest.mark.parametrize("language", sorted(known_languages()))
def test_the_sample_is_complete_and_true(language: str, tmp_path: Path) -> None:
    """As it is it chooses nothing; with every ``#`` before a setting taken away it chooses what is usual."""
    before = spoken()
    speak(language)
    try:
        sample = sample_settings()
    finally:
        speak(before)
    file = tmp_path / "settings.toml"
    file.write_text(sample, "utf-8")
    assert choose(file, {}, {}) == Choices()
    said = re.sub(r"^#(?=\w)", "", sample, flags=re.MULTILINE)
    assert [*tomllib.loads(said)] == [*TYPES] == [*Choices.__struct_fields__]
    file.write_text(said, "utf-8")
    assert choose(file, {}, {}) == msgspec.structs.replace(Choices(), **EXAMPLES)
