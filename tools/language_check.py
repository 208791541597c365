"""Hold every language to English, which says what there is to be said and with what, and to its own glossary.

    python -m tools.language_check [LANGUAGE …]     say what is wrong with them, or with all that there are

A language is a folder beside every ``words/en``. ``docs/glossary/<language>.toml`` says how it calls the things of the
games, ``docs/glossary/exceptions.toml`` what is not as wrong as it looks, and why.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle

from farshore.core.words import FALLBACK
from tools.catalogues import Language, Said, is_number, languages_of, read_english, read_language

ROOT: Final = Path(__file__).parents[1]
GLOSSARY: Final = ROOT / "docs" / "glossary"
SEARCHED: Final = ".also"  # words that a rule is found by, which need not be those of the glossary
LEAST_COPIED: Final = 3  # words in a row that no two languages share by chance
COUNTS: Final = (0, 1, 2)
GAME_OF_KEY: Final = {"cli-ent-": "entdecker", "cli-exp-": "explorers", "cli-ovw-": "overworld"}


class GlossaryTerm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a language calls something."""

    game: str  # "all": of every game, and of the page, the server and the terminal, too
    en: list[str]  # as English writes it
    word: str
    forms: list[str]  # beginnings of words, one of which is there wherever English has the term
    source: str


def differences(english: Language, other: Language, language: str) -> list[str]:
    """Say where a language differs: keys it lacks or has too many, parameters and choices it drops or invents."""
    names, wrong, ours, theirs = other.names, list(other.wrong), english.said(), other.said()
    known = frozenset(Locale.parse(language).plural_form.tags) | {"other"}
    for room, here in english.sentences.items():
        there = other.sentences[room]
        wrong += [f"{key}: missing" for key in here if key not in there]
        wrong += [f"{key}: not in English" for key in there if key not in here]
        for key in here.keys() & there.keys():
            wrong += [f"{key}: {what}" for what in _other_parts(_whole(key, ours), _whole(key, theirs), known)]
        wrong += [f"{key}: {name} is missing" for key, said in there.items() for name in said.others - names]
    return sorted(wrong)


def _other_parts(here: Sequence[Said], there: Sequence[Said], known: frozenset[str]) -> Iterator[str]:
    """Say what a sentence, with all that are part of it, is made with otherwise than in English."""
    ours, theirs = _used(here), _used(there)
    yield from (f"drops ${name}" for name in ours - theirs)
    yield from (f"invents ${name}" for name in theirs - ours)
    for name, variants in here[0].chosen.items():
        kept = set[str]().union(*(said.chosen.get(name, set()) for said in there))
        yield from (f"lacks [{variant}] of ${name}" for variant in variants - kept)
    for name, variants, usual in there[0].plurals:
        yield from (f"its language has no [{variant}], of ${name}" for variant in variants - known)
        if usual != "other" and known - variants:
            yield f"says ${name} as [{usual}] where it should be *[other]"


def _used(sentences: Sequence[Said]) -> set[str]:
    return set[str]().union(*(said.used for said in sentences))


def copied(english: Language, other: Language, same: frozenset[str]) -> list[str]:
    """Say which sentences are as in English, or half so, unless their words are the same; and which words are not."""
    found = {key: there.text for key, here, there in _pairs(english, other) if _is_copied(here, there)}
    words = {key: _words(text) for key, text in found.items()}
    needed = set[str]().union(*words.values())
    wrong = [f"{key}: not translated: {text}" for key, text in found.items() if not words[key] <= same]
    return sorted(wrong) + [f"“{word}” is never said as in English" for word in sorted(same - needed)]


def _words(text: str) -> set[str]:
    """Return the words of a text; a letter alone is a sign."""
    return {word for word in re.findall(r"[^\W\d_]+", text.casefold()) if len(word) > 1}


def _pairs(english: Language, other: Language) -> Iterator[tuple[str, Said, Said]]:
    """Yield every sentence that both have, with its key."""
    for room, here in english.sentences.items():
        there = other.sentences[room]
        yield from ((key, said, there[key]) for key, said in here.items() if key in there)


def _is_copied(here: Said, there: Said) -> bool:
    if here.text.casefold() == there.text.casefold():
        return bool(_words(here.text))
    pieces = {" ".join(text.split()).casefold() for text in here.texts}
    return any(
        len(text.split()) >= LEAST_COPIED and " ".join(text.split()).casefold() in pieces for text in there.texts
    )


def unspeakable(other: Language, language: str) -> list[str]:
    """Say which sentences cannot be said, whatever they are given."""
    bundle = FluentBundle([language], use_isolating=False)
    for resource in other.resources:
        bundle.add_resource(resource)
    said, wrong = other.said(), []
    for key in said:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # a key is only there for what it says
        for given in _given(_whole(key, said)):
            _, problems = bundle.format_pattern(pattern, given)
            if problems:
                wrong.append(f"{key}: {problems[0]}")
                break
    return sorted(wrong)


def _whole(key: str, said: Mapping[str, Said]) -> list[Said]:
    """Return a sentence with all that are part of it."""
    found, waiting = dict[str, Said](), [key]
    while waiting:
        one = waiting.pop()
        if one not in found and one in said:
            found[one] = said[one]
            waiting += said[one].others
    return list(found.values())


def _given(sentences: Sequence[Said]) -> Iterator[dict[str, str | int]]:
    """Yield examples of parameters: numbers, texts, and all that is chosen by."""
    names = sorted(_used(sentences))
    for count in COUNTS:
        counts: dict[str, str | int] = dict.fromkeys(names, count)
        yield counts
    chosen = {name: set().union(*(said.chosen.get(name, set()) for said in sentences)) for name in names}
    counted = set[str]().union(*(said.counted for said in sentences))
    texts: dict[str, str | int] = {name: 2 if name in counted else "Ann" for name in names}
    yield texts
    for name, variants in chosen.items():
        yield from ({**texts, name: int(value) if is_number(value) else value} for value in sorted(variants))


def read_glossary(language: str, folder: Path = GLOSSARY) -> list[GlossaryTerm]:
    """Read how a language calls the things of the games; nothing if it keeps no glossary."""
    file = folder / f"{language}.toml"
    return msgspec.convert(_toml(file).get("term", []), list[GlossaryTerm])


class Exceptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a language may do."""

    same: dict[str, list[str]] = {}  # words that it has in common with English, by reason
    meant: dict[str, str] = {}  # sentences in which a word is not the glossary's term, and what it means

    @property
    def words(self) -> frozenset[str]:
        """The words that are the same."""
        return frozenset(word.casefold() for words in self.same.values() for word in words)


def read_exceptions(language: str, folder: Path = GLOSSARY) -> Exceptions:
    """Read what a language may do."""
    found = msgspec.convert(_toml(folder / "exceptions.toml"), dict[str, Exceptions])
    common, own = (found.get(name, Exceptions()) for name in ("all", language))
    return Exceptions({**common.same, **own.same}, {**common.meant, **own.meant})


def _toml(file: Path) -> dict[str, object]:
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def other_words(
    english: Language, other: Language, terms: Sequence[GlossaryTerm], meant: Mapping[str, str]
) -> list[str]:
    """Say where a language calls something otherwise than its glossary, unless something else is meant."""
    forms = [[re.compile(rf"(?<!\w){re.escape(form.casefold())}") for form in term.forms] for term in terms]
    wanted = [[re.compile(rf"(?<![\w-]){re.escape(name.casefold())}(?![\w-])") for name in term.en] for term in terms]
    wrong: dict[str, str] = {}
    for key, here, there in _pairs(english, other):
        if key.endswith(SEARCHED):
            continue
        game, ours, text = game_of(key, here), here.text.casefold().replace("’", "'"), there.text.casefold()
        for number, term in enumerate(terms):
            if term.game not in {game, "all"} or not any(name.search(ours) for name in wanted[number]):
                continue
            if not any(form.search(text) for form in forms[number]):
                wrong[key] = f"{key}: “{term.en[0]}” is “{term.word}”, not: {there.text}"
    needless = [f"{key}: follows the glossary, though it need not" for key in meant if key not in wrong]
    return sorted(text for key, text in wrong.items() if key not in meant) + needless


def game_of(key: str, said: Said) -> str:
    """Return of which game a sentence speaks; nothing if of none alone."""
    parts = [] if said.file is None else [*said.file.parts[:-1], said.file.stem]
    by_file = next((part for part in parts if part in GAME_OF_KEY.values()), "")
    return by_file or next((game for start, game in GAME_OF_KEY.items() if key.startswith(start)), "")


class Finding(NamedTuple):
    """What is wrong with a language, by check."""

    differences: list[str]
    copied: list[str]
    unspeakable: list[str]
    words: list[str]


def examine(groups: Sequence[Sequence[Path]], language: str, folder: Path = GLOSSARY) -> Finding:
    """Hold a language to English. Each group of rooms has keys of its own: the page, and everything else."""
    pairs = [(read_english(tuple(rooms)), read_language(rooms, language)) for rooms in groups]
    english, other = (_together([pair[side] for pair in pairs]) for side in (0, 1))
    may = read_exceptions(language, folder)
    return Finding(
        [wrong for ours, theirs in pairs for wrong in differences(ours, theirs, language)],
        copied(english, other, may.words),
        [wrong for _, theirs in pairs for wrong in unspeakable(theirs, language)],
        other_words(english, other, read_glossary(language, folder), may.meant),
    )


def _together(parts: Sequence[Language]) -> Language:
    rooms = {room: sentences for part in parts for room, sentences in part.sentences.items()}
    return Language(rooms, set().union(*(part.terms for part in parts)), [], [])


def our_groups() -> list[list[Path]]:
    """Return the rooms of this project: everything that Python says, and the page."""
    rooms = [path for path in sorted((ROOT / "src").glob("**/words")) if any(path.glob(f"{FALLBACK}/*.ftl"))]
    return [rooms, [ROOT / "web" / "words"]]


def main(wanted: Sequence[str]) -> int:
    """Say what is wrong with some languages, or with all."""
    groups, is_good = our_groups(), True
    known = sorted(set().union(*(languages_of(rooms) for rooms in groups)) - {FALLBACK})
    for language in wanted or known:
        wrong = [one for part in examine(groups, language) for one in part]
        is_good &= not wrong
        print(f"{language}: {len(wrong)} wrong", *wrong, sep="\n  ")  # noqa: T201 - that is what it is for
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
