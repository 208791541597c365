"""How the words of a language differ from the English ones, which say what there is to be said and with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from farshore.core.words import FALLBACK


class Said(Visitor):
    """What a sentence is made with."""

    def __init__(self, sentence: BaseNode) -> None:
        self.used = set[str]()  # parameters, wherever they stand
        self.shown = set[str]()  # parameters that are seen, and do not only choose between variants
        self.others = set[str]()  # messages and terms that are part of it
        self.visit(sentence)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - so called by Visitor
        self.used.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - as above
        chooser = Said(node.selector)
        self.used |= chooser.used
        self.others |= chooser.others
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - as above
        self.others.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - as above
        self.others.add(f"-{node.id.name}")


class Language(NamedTuple):
    """All that one language says, in every room."""

    sentences: dict[Path, dict[str, Said]]  # by room and key
    terms: set[str]
    wrong: list[str]  # what is not Fluent

    @property
    def names(self) -> set[str]:
        """What a sentence of this language may be made with."""
        return self.terms | {key.partition(".")[0] for room in self.sentences.values() for key in room}


def languages_of(rooms: Sequence[Path]) -> set[str]:
    """Return every language that some room has words in."""
    return {file.parent.name for room in rooms for file in room.glob("*/*.ftl")}


def read_language(rooms: Sequence[Path], language: str) -> Language:
    """Read what a language says in every room."""
    found = Language({room: {} for room in rooms}, set(), [])
    for room in rooms:
        for file in sorted((room / language).glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, Junk):
                    found.wrong.append(f"{file}: {entry.annotations[0].message}")
                elif isinstance(entry, Term):
                    found.terms.add(f"-{entry.id.name}")
                elif isinstance(entry, Message):
                    found.sentences[room].update(_sentences(entry))
    return found


def _sentences(message: Message) -> Iterator[tuple[str, Said]]:
    if message.value is not None:
        yield message.id.name, Said(message.value)
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", Said(attribute.value)


def differences(rooms: Sequence[Path], language: str) -> list[str]:
    """Say all that is wrong with a language: keys it lacks or has too many, parameters it drops or invents."""
    english, other = read_language(rooms, FALLBACK), read_language(rooms, language)
    names, wrong = other.names, list(other.wrong)
    for room in rooms:
        here, there = english.sentences[room], other.sentences[room]
        wrong += [f"{key}: missing" for key in here if key not in there]
        wrong += [f"{key}: not in English" for key in there if key not in here]
        for key in here.keys() & there.keys():
            wrong += [f"{key}: drops ${name}" for name in here[key].shown - there[key].used]
            wrong += [f"{key}: invents ${name}" for name in there[key].used - here[key].used]
        wrong += [f"{key}: {name} is missing" for key, said in there.items() for name in said.others - names]
    return sorted(wrong)
