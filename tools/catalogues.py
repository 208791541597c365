"""Reading catalogues as they are written: what every sentence of a language is made with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
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

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


class Said(Visitor):
    """What a sentence is made with."""

    def __init__(self, sentence: BaseNode, file: Path | None = None) -> None:
        self.file = file
        self.used = set[str]()  # parameters, wherever they stand
        self.others = set[str]()  # messages and terms that are part of it
        self.chosen = dict[str, set[str]]()  # by parameter: variants that are no plural
        self.plurals = list[tuple[str, set[str], str]]()  # parameter, variants, the usual one
        self.counted = set[str]()  # parameters that must be numbers
        self.texts = list[str]()
        self.visit(sentence)

    @property
    def text(self) -> str:
        """All that it says, whatever is chosen."""
        return " ".join(" ".join(self.texts).split())

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - so called by Visitor
        """Note a parameter."""
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - as above
        """Note what it chooses between, and by what."""
        name = node.selector.id.name if isinstance(node.selector, VariableReference) else ""
        keys = [
            variant.key.name if isinstance(variant.key, Identifier) else variant.key.value for variant in node.variants
        ]
        words = {key for key in keys if not is_number(key)}
        if words <= CATEGORIES:
            usual = next(key for key, variant in zip(keys, node.variants, strict=True) if variant.default)
            self.plurals.append((name, words, usual))
            self.counted.add(name)
            self.chosen.setdefault(name, set()).update(set(keys) - words)
        else:
            self.chosen.setdefault(name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802 - as above
        """Note parameters that are formatted as numbers."""
        self.counted |= {each.id.name for each in node.arguments.positional if isinstance(each, VariableReference)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - as above
        """Note a message that is part of it."""
        self.others.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - as above
        """Note a term that is part of it."""
        self.others.add(f"-{node.id.name}")

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - as above
        """Note what is said as it is."""
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802 - as above
        """Note what is said as it is."""
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


def languages_of(rooms: Sequence[Path]) -> set[str]:
    """Return every language that some room has words in."""
    return {file.parent.name for room in rooms for file in room.glob("*/*.ftl")}


@lru_cache(maxsize=4)
def read_english(rooms: tuple[Path, ...]) -> Language:
    """Read what there is to be said, once."""
    return read_language(rooms, FALLBACK)


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


def is_number(text: str) -> bool:
    """Tell whether a variant is for one number alone."""
    return re.fullmatch(r"-?\d+", text) is not None
