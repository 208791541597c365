"""Hold every language to English, which says what there is to be said and with what, and to its own glossary.

    python -m tools.language_check [LANGUAGE …]     say what is wrong with them, or with all that there are

A language is a folder beside every ``words/en``. ``docs/glossary/<language>.toml`` says how it calls the things of the
games, ``docs/glossary/same.toml`` which sentences it may say as English does, and why.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Resource,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from farshore.core.words import FALLBACK

ROOT: Final = Path(__file__).parents[1]
GLOSSARY: Final = ROOT / "docs" / "glossary"
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
SEARCHED: Final = ".also"  # words that a rule is found by, which need not be those of the glossary
LEAST_COPIED: Final = 3  # words in a row that no two languages share by chance
COUNTS: Final = (0, 1, 2, 5, 21)
GAME_OF_KEY: Final = {"cli-ent-": "entdecker", "cli-exp-": "explorers", "cli-ovw-": "overworld"}


class Said(Visitor):
    """What a sentence is made with."""

    def __init__(self, sentence: BaseNode, file: Path | None = None) -> None:
        self.file = file
        self.used = set[str]()  # parameters, wherever they stand
        self.others = set[str]()  # messages and terms that are part of it
        self.chosen = dict[str, set[str]]()  # by parameter: variants that are no plural
        self.plurals = list[tuple[str, set[str], str]]()  # parameter, variants, the usual one
        self.texts = list[str]()
        self.visit(sentence)

    @property
    def text(self) -> str:
        """All that it says, whatever is chosen."""
        return " ".join(" ".join(self.texts).split())

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - so called by Visitor
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - as above
        name = node.selector.id.name if isinstance(node.selector, VariableReference) else ""
        keys = [variant.key.name if isinstance(variant.key, Identifier) else variant.key.value for variant in node.variants]
        words = {key for key in keys if not _is_number(key)}
        if words <= CATEGORIES:
            usual = next(key for key, variant in zip(keys, node.variants, strict=True) if variant.default)
            self.plurals.append((name, words, usual))
            self.chosen.setdefault(name, set()).update(set(keys) - words)
        else:
            self.chosen.setdefault(name, set()).update(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - as above
        self.others.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - as above
        self.others.add(f"-{node.id.name}")

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - as above
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802 - as above
        self.texts.append(node.value)


class Language(NamedTuple):
    """All that one language says, in every room."""

    sentences: dict[Path, dict[str, Said]]  # by room and key
    terms: set[str]
    wrong: list[str]  # what is not Fluent
    resources: list[Resource]

    @property
    def names(self) -> set[str]:
        """What a sentence of this language may be made with."""
        return self.terms | {key.partition(".")[0] for room in self.sentences.values() for key in room}

    def said(self) -> dict[str, Said]:
        """Return every sentence by its key."""
        return {key: said for room in self.sentences.values() for key, said in room.items()}


class GlossaryTerm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a language calls something."""

    game: str  # "all": of every game, and of the page, the server and the terminal, too
    en: list[str]  # as English writes it
    word: str
    forms: list[str]  # beginnings of words, one of which is there wherever English has the term
    source: str


def languages_of(rooms: Sequence[Path]) -> set[str]:
    """Return every language that some room has words in."""
    return {file.parent.name for room in rooms for file in room.glob("*/*.ftl")}


def read_language(rooms: Sequence[Path], language: str) -> Language:
    """Read what a language says in every room."""
    found = Language({room: {} for room in rooms}, set(), [], [])
    for room in rooms:
        for file in sorted((room / language).glob("*.ftl")):
            resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
            found.resources.append(resource)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    found.wrong.append(f"{file}: {entry.annotations[0].message}")
                elif isinstance(entry, Term):
                    found.terms.add(f"-{entry.id.name}")
                elif isinstance(entry, Message):
                    found.sentences[room].update(_sentences(entry, file))
    return found


def _sentences(message: Message, file: Path) -> Iterator[tuple[str, Said]]:
    if message.value is not None:
        yield message.id.name, Said(message.value, file)
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", Said(attribute.value, file)


def differences(english: Language, other: Language, language: str) -> list[str]:
    """Say where a language differs: keys it lacks or has too many, parameters and choices it drops or invents."""
    names, wrong = other.names, list(other.wrong)
    known = frozenset(Locale.parse(language).plural_form.tags) | {"other"}
    for room, here in english.sentences.items():
        there = other.sentences[room]
        wrong += [f"{key}: missing" for key in here if key not in there]
        wrong += [f"{key}: not in English" for key in there if key not in here]
        for key in here.keys() & there.keys():
            wrong += [f"{key}: {what}" for what in _other_parts(here[key], there[key], known)]
        wrong += [f"{key}: {name} is missing" for key, said in there.items() for name in said.others - names]
    return sorted(wrong)


def _other_parts(here: Said, there: Said, known: frozenset[str]) -> Iterator[str]:
    """Say what a sentence is made with otherwise than in English."""
    yield from (f"drops ${name}" for name in here.used - there.used)
    yield from (f"invents ${name}" for name in there.used - here.used)
    for name, variants in here.chosen.items():
        yield from (f"lacks [{variant}] of ${name}" for variant in variants - there.chosen.get(name, set()))
    for name, variants, usual in there.plurals:
        yield from (f"its language has no [{variant}], of ${name}" for variant in variants - known)
        if usual != "other" and known - variants:
            yield f"says ${name} as [{usual}] where it should be *[other]"


def copied(english: Language, other: Language, same: Mapping[str, str]) -> list[str]:
    """Say which sentences are as in English, or half so, but for those that may; and which of those need not."""
    found = {key: there.text for key, here, there in _pairs(english, other) if _is_copied(here, there)}
    allowed = {key for key in found if any(fnmatchcase(key, pattern) for pattern in same)}
    needless = [pattern for pattern in same if not any(fnmatchcase(key, pattern) for key in found)]
    wrong = [f"{key}: not translated: {text}" for key, text in found.items() if key not in allowed]
    return sorted(wrong) + [f"{pattern}: may be as in English, but is not" for pattern in needless]


def _pairs(english: Language, other: Language) -> Iterator[tuple[str, Said, Said]]:
    """Yield every sentence that both have, with its key."""
    for room, here in english.sentences.items():
        there = other.sentences[room]
        yield from ((key, said, there[key]) for key, said in here.items() if key in there)


def _is_copied(here: Said, there: Said) -> bool:
    if here.text.casefold() == there.text.casefold():
        return any(sign.isalpha() for sign in here.text)
    pieces = {" ".join(text.split()).casefold() for text in here.texts}
    return any(len(text.split()) >= LEAST_COPIED and " ".join(text.split()).casefold() in pieces for text in there.texts)


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
    names = sorted(set().union(*(said.used for said in sentences)))
    yield from ({name: count for name in names} for count in COUNTS)
    chosen = {name: set().union(*(said.chosen.get(name, set()) for said in sentences)) for name in names}
    counted = {name for said in sentences for name, _, _ in said.plurals}
    texts: dict[str, str | int] = {name: 2 if name in counted else "Ann" for name in names}
    yield texts
    for name, variants in chosen.items():
        yield from ({**texts, name: int(value) if _is_number(value) else value} for value in sorted(variants))


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?\d+", text) is not None


def read_glossary(language: str, folder: Path = GLOSSARY) -> list[GlossaryTerm]:
    """Read how a language calls the things of the games; nothing if it keeps no glossary."""
    file = folder / f"{language}.toml"
    return msgspec.convert(_toml(file).get("term", []), list[GlossaryTerm])


def read_same(language: str, folder: Path = GLOSSARY) -> dict[str, str]:
    """Read which sentences a language may say as English does, by key or pattern, and why."""
    return msgspec.convert(_toml(folder / "same.toml").get(language, {}), dict[str, str])


def _toml(file: Path) -> dict[str, object]:
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def other_words(english: Language, other: Language, terms: Sequence[GlossaryTerm]) -> list[str]:
    """Say where a language calls something otherwise than its glossary, and which terms English does not have."""
    found = set[int]()
    forms = [[re.compile(rf"(?<!\w){re.escape(form.casefold())}") for form in term.forms] for term in terms]
    wanted = [[re.compile(rf"(?<!\w){re.escape(name.casefold())}(?!\w)") for name in term.en] for term in terms]
    wrong = []
    for key, here, there in _pairs(english, other):
        if key.endswith(SEARCHED):
            continue
        game, ours, text = game_of(key, here), here.text.casefold().replace("’", "'"), there.text.casefold()
        for number, term in enumerate(terms):
            if term.game not in {game, "all"} or not any(name.search(ours) for name in wanted[number]):
                continue
            found.add(number)
            if not any(form.search(text) for form in forms[number]):
                wrong.append(f"{key}: “{term.en[0]}” is “{term.word}”, not: {there.text}")
    unused = [term for number, term in enumerate(terms) if number not in found]
    return sorted(wrong) + [f"{term.game}: English never says “{term.en[0]}”" for term in unused]


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
    pairs = [(read_language(rooms, FALLBACK), read_language(rooms, language)) for rooms in groups]
    english, other = (_together([pair[side] for pair in pairs]) for side in (0, 1))
    return Finding(
        [wrong for ours, theirs in pairs for wrong in differences(ours, theirs, language)],
        copied(english, other, read_same(language, folder)),
        [wrong for _, theirs in pairs for wrong in unspeakable(theirs, language)],
        other_words(english, other, read_glossary(language, folder)),
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
        print(f"{language}: {len(wrong)} wrong", *wrong, sep="\n  ")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
