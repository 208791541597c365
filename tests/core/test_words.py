"""Sentences are found by key, filled with parameters, and never shown as a bare key."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from farshore.core import words
from farshore.core.errors import BadFile, BadNotation, BadOptions
from farshore.core.words import MissingWord, Phrase, add_catalogue, all_keys, catalogue_keys, has_word, languages, say


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A room with words in English and some in German, forgotten after the test."""
    monkeypatch.setattr(words, "_folders", dict(words._folders))  # noqa: SLF001 - so that it is forgotten
    monkeypatch.setattr(words, "_catalogues", {})
    write(tmp_path, "en", "greet = Hello { $name }!\n  .text = A greeting.\nonly-attribute =\n  .text = Just this.\n")
    write(tmp_path, "en", "gold = { $count ->\n    [one] one gold\n   *[other] { $count } gold\n }\n", "more.ftl")
    write(tmp_path, "de", "greet = Hallo { $name }!\n")
    (tmp_path / "en" / "notes.txt").write_text("not a catalogue")
    (tmp_path / "empty").mkdir()
    add_catalogue(tmp_path)
    return tmp_path


def write(folder: Path, language: str, text: str, name: str = "room.ftl") -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / name).write_text(text, encoding="utf-8")


@pytest.mark.usefixtures("catalogue")
def test_a_sentence_is_said_with_its_parameters() -> None:
    assert say("greet", name="Ann") == "Hello Ann!"
    assert say("greet.text") == "A greeting."
    assert say("only-attribute.text") == "Just this."
    assert (say("gold", count=1), say("gold", count=5)) == ("one gold", "5 gold")


@pytest.mark.usefixtures("catalogue")
def test_a_sentence_is_said_in_a_language_and_in_english_where_it_lacks() -> None:
    assert say("greet", language="de", name="Ann") == "Hallo Ann!"
    assert say("greet.text", language="de") == "A greeting."
    assert say("gold", language="fr", count=1) == "one gold"
    assert say("greet", language="de", name=Phrase("gold", count=2)) == "Hallo 2 gold!"


@pytest.mark.usefixtures("catalogue")
@pytest.mark.parametrize("key", ["nonsense", "greet.nonsense", "only-attribute", "nonsense.text"])
def test_a_missing_key_is_an_error_and_not_a_text(key: str) -> None:
    with pytest.raises(MissingWord, match=key):
        say(key, name="Ann")


@pytest.mark.usefixtures("catalogue")
def test_a_missing_parameter_is_an_error() -> None:
    with pytest.raises(MissingWord, match=r"greet: .*name"):
        say("greet")


def test_all_keys_can_be_listed(catalogue: Path) -> None:
    assert set(catalogue_keys(catalogue)) == {"greet", "greet.text", "only-attribute.text", "gold"}
    assert set(catalogue_keys(catalogue, "de")) == {"greet"}
    assert {"greet", "game-over"} <= set(all_keys())
    assert has_word("greet.text")
    assert not has_word("greet.text", "de")
    assert {"de", "en"} <= set(languages())


def test_adding_a_catalogue_twice_does_nothing(catalogue: Path) -> None:
    before = list(all_keys())
    add_catalogue(Path(str(catalogue)))
    assert list(all_keys()) == before


def test_a_sentence_is_understood_with_all_that_it_is_made_of(catalogue: Path) -> None:
    round_again = "uno = { due } e { -tre }\ndue = due { $nome }\n-tre = tre\n  .x = { quattro }\nquattro = { uno }\n"
    write(catalogue, "it", f"# un commento\n{round_again}due = un altro due\n")
    assert say("uno", language="it", nome="Ann") == "due Ann e tre"
    assert say("due", language="it", nome="Ann") == "due Ann"
    assert not has_word("-tre", "it")


def test_a_catalogue_that_is_not_fluent_is_refused_with_file_and_line(catalogue: Path) -> None:
    write(catalogue, "it", "saluto = Ciao { $name\naddio = Arrivederci\n")
    wrong = r"room\.ftl, saluto = Ciao \{ \$name: Expected token"
    assert say("addio", language="it") == "Arrivederci"
    with pytest.raises(BadFile, match=wrong):
        say("saluto", language="it", name="Ann")
    with pytest.raises(BadFile, match=wrong):
        list(catalogue_keys(catalogue, "it"))
    write(catalogue, "de", "Guten Tag\ngreet = Hallo\n")
    with pytest.raises(BadFile, match=r"room\.ftl, Guten Tag"):
        say("greet", language="de", name="Ann")


def test_a_phrase_is_a_sentence_not_yet_said() -> None:
    phrase = Phrase("bad-file", file="a.toml", reason=Phrase("game-over"))
    assert str(phrase) == "a.toml: The game is over."
    again = pickle.loads(pickle.dumps(phrase))  # noqa: S301 - our own
    assert phrase == again
    assert hash(phrase) == hash(again)
    assert phrase != Phrase("bad-file", file="b.toml", reason="x")
    assert phrase != "a.toml: The game is over."
    assert "bad-file" in repr(phrase)


def test_a_text_that_nobody_would_read_to_its_end_is_shortened() -> None:
    said = str(BadNotation("z" * 5000))
    assert "z" * 500 in said
    assert len(said) < 1100
    assert len(str(BadOptions("lagoon", Phrase("bad-notation", text="z" * 5000)))) < 1100
