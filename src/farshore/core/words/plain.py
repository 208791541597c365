"""Sentences that are texts with others put in, chosen by a text or a number: said with a fraction of Fluent's work.

What is rare is left to Fluent: large numbers and negative ones, which languages write in their own ways, terms,
functions, and whatever lacks a parameter, which Fluent reports.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from fluent.runtime.resolver import (
    Identifier,
    MessageReference,
    NeverIsolatingPlaceable,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

MOST_PATTERNS = 10_000
LARGEST: Final = 999
"""The largest number that is written alike in all languages."""

Sentence = Pattern | TextElement | NeverIsolatingPlaceable
"""What Fluent makes of a message: one that is a single text or parameter is only that."""
Params = Mapping[str, str | int]
Plural = Callable[[int], str]
"""In which of its forms a language counts: “one”, “other”, …"""


class Sentences(Protocol):
    """Where a sentence finds others that are part of it."""

    def pattern(self, key: str) -> Pattern | None:
        """Find a sentence; ``None``: there is none."""

    def __hash__(self) -> int: ...


class _Named(NamedTuple):
    """A parameter that is put in."""

    name: str


class _Chosen(NamedTuple):
    """Sentences of which a parameter chooses one."""

    name: str
    variants: tuple[tuple[int | str, _Parts], ...]  # the first that fits is said
    otherwise: _Parts
    has_numbers: bool  # among those that a variant is chosen by


_Parts = tuple["str | _Named | _Chosen", ...]


class _NotPlainError(Exception):
    """It takes Fluent to say it."""


def plainly(pattern: Sentence, params: Params, sentences: Sentences, plural: Plural) -> str | None:
    """Say a sentence as Fluent would, without its marks of isolation; ``None``: it takes more than that."""
    parts = _parts(pattern, sentences)
    if parts is None:
        return None
    said: list[str] = []
    try:
        _say(parts, params, plural, said)
    except _NotPlainError:
        return None
    return "".join(said)


def _say(parts: _Parts, params: Params, plural: Plural, said: list[str]) -> None:
    for part in parts:
        if isinstance(part, str):
            said.append(part)
            continue
        value = params.get(part.name)
        if value is None or (isinstance(value, int) and not 0 <= value <= LARGEST):
            raise _NotPlainError
        if isinstance(part, _Chosen):
            _say(_choice(part, value, plural), params, plural, said)
        else:
            said.append(str(value))


def _choice(chosen: _Chosen, value: str | int, plural: Plural) -> _Parts:
    if isinstance(value, str):
        if chosen.has_numbers:
            raise _NotPlainError  # Fluent compares a text with a number in its own way
        fitting: tuple[int | str, ...] = (value,)
    else:
        fitting = (value, plural(value))
    return next((parts for key, parts in chosen.variants if key in fitting), chosen.otherwise)


@lru_cache(maxsize=MOST_PATTERNS)
def _parts(pattern: Sentence, sentences: Sentences) -> _Parts | None:
    """Return what a sentence is made of; ``None``: also of what is left to Fluent."""
    try:
        return _read(pattern, sentences)
    except (_NotPlainError, RecursionError):
        return None


def _read(pattern: object, sentences: Sentences) -> _Parts:
    elements = pattern.elements if isinstance(pattern, Pattern) else [pattern]
    return tuple([part for element in elements for part in _element(element, sentences)])


def _element(element: object, sentences: Sentences) -> _Parts:
    match element:
        case TextElement():
            return (element.value,)
        case Placeable() | NeverIsolatingPlaceable():
            return _element(element.expression, sentences)
        case VariableReference():
            return (_Named(element.id.name),)
        case MessageReference():
            key = f"{element.id.name}.{element.attribute.name}" if element.attribute else element.id.name
            if (other := sentences.pattern(key)) is not None:
                return _read(other, sentences)
        case SelectExpression() if isinstance(element.selector, VariableReference):
            return (_chosen(element.selector.id.name, element, sentences),)
    raise _NotPlainError


def _chosen(name: str, choice: SelectExpression, sentences: Sentences) -> _Chosen:
    variants: list[tuple[int | str, _Parts]] = []
    otherwise: _Parts | None = None
    for variant in choice.variants:
        parts = _read(variant.value, sentences)
        variants.append((_key(variant.key), parts))
        if variant.default:
            otherwise = parts
    if otherwise is None:
        raise _NotPlainError
    return _Chosen(name, tuple(variants), otherwise, any(isinstance(key, int) for key, _ in variants))


def _key(key: Identifier | NumberLiteral) -> int | str:
    if isinstance(key, Identifier):
        return key.name
    if isinstance(key.value, int):
        return int(key.value)
    raise _NotPlainError
