"""Every hint has words and a rule; what the page marks with a name has a hint of that name, and the other way round."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farshore.core.contract import Game
from farshore.core.errors import BadFile
from farshore.core.hints import GENERAL, hints_of, read_hints
from farshore.core.registry import games
from farshore.core.words import catalogue_keys, has_word, languages

PAGE = Path(__file__).parents[2] / "web" / "src"
GAMES = list(games().values())
NAMES = [game.name for game in GAMES]
MARKED = re.compile(r"""data-hint=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})""")
LITERAL = re.compile(r'"([a-z][\w-]*)"')


def sources(*folders: str) -> str:
    """Return what the page is made of, as one text."""
    files = [
        file for folder in folders for file in sorted((PAGE / folder).glob("*")) if file.suffix in {".svelte", ".ts"}
    ]
    return "\n".join(file.read_text("utf-8") for file in files if ".test." not in file.name)


def marked(text: str) -> set[str]:
    """Return the names by which a text marks things, with ``*`` for what varies; those in a variable are not seen."""
    found: set[str] = set()
    for plain, expression in MARKED.findall(text):
        found |= {re.sub(r"\{[^}]*\}", "*", plain)} if plain else set(LITERAL.findall(expression))
    return found


def own(game: Game) -> str:
    return sources(f"games/{game.name}")


SHARED = sources("shell", "table", "games")


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_there_are_words_in_every_language_for_every_hint_and_no_others(game: Game) -> None:
    hints = hints_of(game)
    assert len(hints.rules) >= 20
    assert len(hints.occasions) >= 10
    for language in languages():
        assert [key for key in hints.words() if not has_word(key, language)] == []
        keys = {key for key in catalogue_keys(game.words, language) if re.match(rf"{game.name}-(hint|occasion)-", key)}
        assert keys == set(hints.words()), language


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_whatever_the_page_marks_has_a_hint(game: Game) -> None:
    names = set(hints_of(game).rules)
    found = marked(own(game)) | marked(SHARED)
    assert "seat" in found
    assert len(marked(own(game))) >= 15
    for name in found:
        like = re.compile(name.replace("*", ".+"))
        assert any(like.fullmatch(each) for each in names), f"{name} is marked and has no hint"
    assert {f"part-{part}" for part in game.about.score_parts} <= names


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_no_hint_is_for_nothing(game: Game) -> None:
    """A name is marked as it is, or is a word of the sources that may be put where something is marked."""
    text = own(game) + SHARED
    patterns = [re.compile(name.replace("*", r"[\w-]+")) for name in marked(text)]
    words = set(LITERAL.findall(text))
    unused = [
        name for name in hints_of(game).rules if name not in words and not any(p.fullmatch(name) for p in patterns)
    ]
    assert unused == []


def test_what_is_said_of_every_game_has_words() -> None:
    for language in languages():
        assert [name for name in GENERAL if not has_word(f"occasion-{name}", language)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[hints]\nship = "ENT-999"', "ship, ENT-999"),
        ('[hints]\n"a ship" = "ENT-1"', "a ship"),
        ('[[occasion]]\nname = "storm"\nrule = "ENT-53"\nevent = "Stormed"', "storm, Stormed"),
        ('[[occasion]]\nname = "storm"\nrule = "ENT-53"\nevent = "TileEvent"\nwhen = { kind = "x" }', "storm, kind"),
        ('[[occasion]]\nname = "tie"\nrule = "ENT-53"\nevent = "TileEvent"\nshared = "ranks"', "tie, ranks"),
        ('[[occasion]]\nname = "undo"\nrule = "ENT-53"\nevent = "TileEvent"', "undo"),
        ('[[occasion]]\nname = "storm"\nrule = "ENT-53"\nevent = "TileEvent"\nwhose = "ours"', "occasion[0].whose"),
    ],
)
def test_a_wrong_hint_is_refused_with_its_name(text: str, fault: str) -> None:
    with pytest.raises(BadFile, match=re.escape(fault)):
        read_hints(games()["entdecker"], text)


def test_the_page_is_searched_well() -> None:
    one, other = (
        '<g data-hint="ship"> <i data-hint="event-{event}">',
        '<b data-hint={is ? "one" : "two"}> <u data-hint={unit}>',
    )
    found = marked(one + other)
    assert found == {"ship", "event-*", "one", "two"}
