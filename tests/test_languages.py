"""Every language says all that English says, with the same parameters and choices, in words of its own.

Each of these checks is seen to fail on a language that breaks it.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from farshore.core.words import FALLBACK
from tools.catalogues import languages_of, read_language
from tools.language_check import Finding, differences, examine, our_groups, read_exceptions, read_glossary

GROUPS = our_groups()
ROOMS = [room for rooms in GROUPS for room in rooms]
LANGUAGES = sorted(languages_of(ROOMS) - {FALLBACK})
CORE = next(room for room in ROOMS if room.parent.name == "core") / "en" / "core.ftl"
CLEAN = Finding([], [], [], [])


def test_there_are_four_languages_and_each_keeps_a_glossary() -> None:
    assert LANGUAGES == ["de", "fr", "it"]
    assert all(len(read_glossary(language)) >= 80 for language in LANGUAGES)
    assert all(read_exceptions(language).words for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_that_english_says_in_its_own_words(language: str) -> None:
    assert examine(GROUPS, language)._asdict() == CLEAN._asdict()


@pytest.mark.parametrize("language", [FALLBACK, *LANGUAGES])
def test_whoever_gives_no_name_is_called_as_the_page_says_they_will_be(language: str) -> None:
    keys = ("server-nameless", "guest-name")
    files = {room: "\n".join(file.read_text("utf-8") for file in room.glob(f"{language}/*.ftl")) for room in ROOMS}
    rooms = [room for room, text in files.items() if any(f"{key} =" in text for key in keys)]  # all take long to read
    said = read_language(rooms, language).said()
    assert said["server-nameless"].text == said["guest-name"].text


def room_of(tmp_path: Path, english: str, other: str) -> Path:
    """Make a room that speaks English and German."""
    room = tmp_path / "entdecker"
    for language, text in (("en", english), ("de", other)):
        (room / language).mkdir(parents=True)
        (room / language / "room.ftl").write_text(text, "utf-8")
    return room


def examined(tmp_path: Path, english: str, other: str) -> Finding:
    return examine([[room_of(tmp_path, english, other)]], "de", tmp_path)


@pytest.mark.parametrize(
    ("written", "instead", "wrong"),
    [
        ("game-over = The game is over.\n", "", ["game-over: missing"]),
        ("game-over = ", "game-done = ", ["game-done: not in English", "game-over: missing"]),
        ("not-your-turn = It is not { $seat }'s turn.", "not-your-turn = No.", ["not-your-turn: drops $seat"]),
        (
            "not-your-turn = It is not { $seat }'s turn.",
            "not-your-turn = It is not { $place }'s turn.",
            ["not-your-turn: drops $seat", "not-your-turn: invents $place"],
        ),
        ("game-over = ", "game-over = { your-turn } ", ["game-over: your-turn is missing"]),
        ("game-over = ", "game-over = { -done } ", ["game-over: -done is missing"]),
        ("game-over = ", "game-over ", ['en.ftl: Expected token: "="', "game-over: missing"]),
        ("    [play] Farshore's terminal\n", "", ["missing-extra: lacks [play] of $extra"]),
        ("        [0] its start\n", "", ["record-rules-changed: lacks [0] of $after"]),
        ("[one] It is", "[few] It is", ["others-move: its language has no [few], of $count"]),
        (
            "   *[other] { $names } are to move.\n",
            "   *[one] { $names } are to move.\n",
            ["others-move: says $count as [one] where it should be *[other]"],
        ),
    ],
)
def test_whatever_a_language_lacks_or_invents_is_found(
    written: str, instead: str, wrong: list[str], tmp_path: Path
) -> None:
    home = tmp_path / "room"
    for language in ("en", "de"):
        (home / language).mkdir(parents=True)
        text = CORE.read_text("utf-8")
        assert text.count(written) == 1
        (home / language / "en.ftl").write_text(text.replace(written, instead) if language == "de" else text, "utf-8")
    english, other = (read_language([home], language) for language in ("en", "de"))
    assert [one.removeprefix(f"{home / 'de'}/") for one in differences(english, other, "de")] == wrong


def test_a_choice_may_be_made_in_a_part_of_the_sentence(tmp_path: Path) -> None:
    english = "found = { $kind ->\n  [gem] a gem\n *[key] a key\n }\n"
    other = "found = { thing }\nthing = { $kind ->\n  [gem] Edelstein\n *[key] Schlüssel\n }\n"
    assert examined(tmp_path, english, other).differences == ["thing: not in English"]


def test_a_language_that_a_room_lacks_is_missed_there(tmp_path: Path) -> None:
    rooms = [Path(shutil.copytree(room, tmp_path / str(number))) for number, room in enumerate(GROUPS[0][:3])]
    shutil.rmtree(rooms[0] / "de")
    keys = read_language(rooms[:1], "en").said()
    found = examine([rooms], "de").differences
    assert keys
    assert found == sorted(f"{key}: missing" for key in keys)


@pytest.mark.parametrize(
    ("english", "other", "wrong"),
    [
        ("a = The end\n", "a = The end\n", ["a: not translated: The end"]),
        ("a = { $n ->\n  [one] One boat\n *[other] boats\n }\n", "a = { $n ->\n  [one] One boat\n *[other] boats\n }\n",
         ["a: not translated: One boat boats"]),
        ("a = { $s } goes far away. Yes.\n", "a = { $s } geht weit weg. Ja.\n", []),
        ("a = { $s } goes far away { $t } now\n", "a = { $s } goes far away { $t } jetzt\n",
         ["a: not translated: goes far away jetzt"]),
        ("a = { $s } – { $t }\n", "a = { $s } – { $t }\n", []),
        ("a = N\n", "a = N\n", []),
        ("a = Gold\n", "a = Gold\n", []),
    ],
)  # fmt: skip
def test_a_sentence_that_nobody_translated_is_found(english: str, other: str, wrong: list[str], tmp_path: Path) -> None:
    words = '["gold"]' if "Gold" in english else "[]"
    (tmp_path / "exceptions.toml").write_text(f'[de.same]\n"the same word" = {words}\n', "utf-8")
    assert examined(tmp_path, english, other).copied == wrong


def test_an_exception_that_nobody_needs_is_found(tmp_path: Path) -> None:
    text = '[de.same]\n"names" = ["Farshore"]\n[de.meant]\n"a" = "something else"\n'
    (tmp_path / "exceptions.toml").write_text(text, "utf-8")
    found = examined(tmp_path, "a = The end\n", "a = Das Ende\n")
    assert found.copied == ["“farshore” is never said as in English"]
    assert found.words == ["a: follows the glossary, though it need not"]


def test_a_sentence_that_cannot_be_said_is_found(tmp_path: Path) -> None:
    found = examined(tmp_path, "a = { $n } boats\n", "a = { NUMMER($n) } Boote\n")
    assert found.unspeakable == ["a: Unknown function: NUMMER"]
    assert examined(tmp_path / "good", "a = { $n } boats\n", "a = { NUMBER($n) } Boote\n").unspeakable == []


TERM = """
[[term]]
game = "{game}"
en = ["starting space", "starting spaces"]
word = "Startfeld"
forms = ["Startfeld"]
source = "ours"
"""


@pytest.mark.parametrize(
    ("game", "english", "other", "is_good"),
    [
        ("entdecker", "a = Choose a Starting Space.\n", "a = Wähle ein Startfeld.\n", True),
        ("entdecker", "a = Choose a starting space.\n", "a = Wähle ein Anfangsfeld.\n", False),
        ("entdecker", "a = All starting spaces\n", "a = Alle Startfelder\n", True),
        ("all", "a = All starting spaces\n", "a = Alle Anfänge\n", False),
        ("overworld", "a = All starting spaces\n", "a = Alle Anfänge\n", True),
        ("entdecker", "a = Kick-starting spaceships\n", "a = Raumschiffe anwerfen\n", True),
        ("entdecker", "a = Begin\n    .also = starting space\n", "a = Los\n    .also = Anfang\n", True),
    ],
)
def test_a_word_that_is_not_the_glossarys_is_found(
    game: str, english: str, other: str, is_good: bool, tmp_path: Path
) -> None:
    (tmp_path / "de.toml").write_text(TERM.format(game=game), "utf-8")
    assert (examined(tmp_path, english, other).words == []) == is_good
