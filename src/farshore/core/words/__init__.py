"""Words are data: every sentence a person can see is a key with parameters in a Project Fluent catalogue.

A room (the core, a game, the command line) keeps its catalogues in ``words/<language>/*.ftl`` and announces the folder
with ``add_catalogue``; every ``Game`` does so when it is made. Keys are one namespace:

- a sentence of the code is a literal in the source, begun with the room's own prefix: ``entdecker-why-not-stop``;
- a game is ``game-<game>``, what it is about its attribute ``.text``;
- a rule is its number, its text an attribute: ``ENT-20`` and ``ENT-20.text``;
- an event is ``<game>-event-<Class>`` with the event's fields as parameters: ``entdecker-event-IslandScored``;
- an action is ``<game>-action-<Class>``, an option ``<game>-option-<field>``.

A key that is in no catalogue is a mistake of ours and raises ``MissingWord``; it is never shown to a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import ast

from farshore.core.words.catalogue import Catalogue, parsed
from farshore.core.words.plain import plainly

FALLBACK = "en"
"""The language in which every key exists."""
SPOKEN = ""
"""Named as a language: the one that this process speaks, see ``speak``. A server names each reader's own instead."""
LONGEST_PART = 1000
"""Characters of a parameter that are said."""
MOST_REMEMBERED = 20_000
"""Sentences that are kept as they were said: the same actions and events are told again and again."""
LARGEST_NUMBER = 10**15
"""From here on numbers are not said: Fluent fails at very large ones, and no game has any."""


class MissingWord(KeyError):
    """A key, or one of its parameters, that is in no catalogue."""


class Phrase:
    """A sentence not yet said: a key and its parameters, so that it can become part of another in any language."""

    _said: dict[str, str] | None = None  # as it was said, by language

    def __init__(self, key: str, /, **params: Param) -> None:
        self.key = key
        self.params = params  # not to be changed

    def __str__(self) -> str:
        return self.say()

    def say(self, language: str = SPOKEN) -> str:
        """Say it in a language: once, however often it is asked for."""
        language = language or _spoken
        if self._said is None:
            self._said = {}
        text = self._said.get(language)
        if text is None:
            text = self._said[language] = self._say(language)
        return text

    def _say(self, language: str) -> str:
        return say_with(self.key, language, self.params)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, **{self.params!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.key, self.params) == (other.key, other.params)

    def __hash__(self) -> int:
        return hash(self.key)


class Several(Phrase):
    """Several things not yet said, as a row: “4N, 6W”."""

    def __init__(self, things: Iterable[Param], /) -> None:
        nothing = ""  # it has no sentence of its own
        super().__init__(nothing, **{str(number): thing for number, thing in enumerate(things)})

    def _say(self, language: str) -> str:
        return in_a_row([str(_part(thing, language)) for thing in self.params.values()])


Param = str | int | Phrase
"""What a sentence may be given: a text, a number or another sentence."""

_folders: dict[str, Traversable] = {"core": files(__name__)}
_catalogues: dict[str, Catalogue] = {}
_spoken = FALLBACK


def add_catalogue(folder: Traversable) -> None:
    """Make the catalogues ``folder/<language>/*.ftl`` known. Doing it twice does nothing."""
    if _folders.setdefault(str(folder), folder) is folder:
        _catalogues.clear()
        _said.cache_clear()
        known_languages.cache_clear()


def speak(language: str) -> None:
    """Let this process speak a language wherever none is named: that of whoever sits at its terminal."""
    global _spoken  # noqa: PLW0603 - a terminal has one reader, known before anything is said
    _spoken = language


def spoken() -> str:
    """Return the language that this process speaks."""
    return _spoken


def say(key: str, /, language: str = SPOKEN, **params: Param) -> str:
    """Say a sentence in a language, or in English where that language lacks it."""
    return say_with(key, language, params)


def say_with(key: str, language: str, params: Mapping[str, Param]) -> str:
    """Do what ``say`` does, with the parameters as a mapping."""
    language = language or _spoken
    return _said(key, language, tuple([(name, _part(part, language)) for name, part in params.items()]))


@lru_cache(maxsize=MOST_REMEMBERED)
def _said(key: str, language: str, params: tuple[tuple[str, str | int], ...]) -> str:
    """Say a sentence once, however often it is asked for."""
    for tried in (language, FALLBACK):
        catalogue = _catalogue(tried)
        pattern = catalogue.pattern(key)
        if pattern is not None:
            given = dict(params)
            if (plain := plainly(pattern, given, catalogue, catalogue.plural)) is not None:
                return plain
            text, problems = catalogue.bundle.format_pattern(pattern, given)
            if problems:
                raise MissingWord(f"{key}: {problems[0]}")
            return str(text)
    raise MissingWord(key)


def in_a_row(items: Iterable[str]) -> str:
    """Write items one after the other, as all of our languages do where no “and” is said: “Red 9, White 5”."""
    return ", ".join(items)


def _part(part: Param, language: str) -> str | int:
    """Say a parameter that is itself a sentence, and shorten a text that nobody would read to its end.

    Fluent refuses very long ones, and what is quoted in an error may be as long as its sender liked.
    """
    if isinstance(part, int):
        return part if abs(part) < LARGEST_NUMBER else "…"
    text = part.say(language) if isinstance(part, Phrase) else part
    return text if len(text) <= LONGEST_PART else text[:LONGEST_PART] + "…"


def has_word(key: str, language: str = FALLBACK) -> bool:
    """Tell whether a catalogue of this very language has the key (``ENT-20``, ``ENT-20.text``)."""
    return _catalogue(language).pattern(key) is not None


def message_keys(key: str, language: str = FALLBACK) -> list[str]:
    """Return the attributes of a message, in their order; none if there is no such message."""
    return _catalogue(language).attributes(key)


def all_keys(language: str = FALLBACK) -> Iterator[str]:
    """Yield every key of a language, attributes as ``key.attribute``; a key that is there twice comes twice."""
    for folder in list(_folders.values()):
        yield from catalogue_keys(folder, language)


def catalogue_keys(folder: Traversable, language: str = FALLBACK) -> Iterator[str]:
    """Yield every key of one room's catalogues."""
    for name, text in _texts(folder, language):
        for entry in parsed(name, text).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name
                yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def languages() -> list[str]:
    """Return every language that some room has words in."""
    homes = (child for folder in _folders.values() for child in folder.iterdir() if child.is_dir())
    return sorted({home.name for home in homes if any(file.name.endswith(".ftl") for file in home.iterdir())})


@lru_cache(maxsize=1)
def known_languages() -> dict[str, str]:
    """Return every language, English first, by its name in small letters: looked for once."""
    found = sorted(languages(), key=lambda language: (language != FALLBACK, language))
    return {language.lower(): language for language in found}


def _texts(folder: Traversable, language: str) -> Iterator[tuple[str, str]]:
    """Yield name and text of each catalogue of one room in one language."""
    home = folder / language
    if home.is_dir():
        for file in sorted(home.iterdir(), key=lambda child: child.name):
            if file.name.endswith(".ftl"):
                yield str(file), file.read_text(encoding="utf-8")


def _catalogue(language: str) -> Catalogue:
    """Return everything known in one language, read when first needed."""
    catalogue = _catalogues.get(language)
    if catalogue is None:
        folders = list(_folders.values())  # another thread may just announce a catalogue
        catalogue = Catalogue(language, (text for folder in folders for text in _texts(folder, language)))
        _catalogues[language] = catalogue
    return catalogue
