"""What a game's catalogue needs to be handed, and examples of what is handed to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from farshore.core import words
from farshore.core.contract import Action, Event

CORE = Path(words.__file__).parent
Thing = TypeVar("Thing", Event, Action)


class _References(Visitor):
    """Collects what a sentence refers to: its parameters and other sentences."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - so called by Visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - so called by Visitor
        self.messages.add(node.id.name)


class Sentences(Mapping[str, Message | Attribute]):
    """Every sentence of a room in English, by key; read when first asked for, since every worker collects all tests."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def _entries(self) -> dict[str, Message | Attribute]:
        found: dict[str, Message | Attribute] = {}
        for file in sorted((self._folder / "en").glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, Message):
                    found[entry.id.name] = entry
                    found.update((f"{entry.id.name}.{part.id.name}", part) for part in entry.attributes)
        return found

    def __getitem__(self, key: str) -> Message | Attribute:
        return self._entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def needs(self, key: str) -> set[str]:
        """Return the parameters that a sentence needs, in whichever of its variants."""
        found = _References()
        sentence = self[key] if key in self else Sentences(CORE)[key]  # a game may say what the core says
        content: BaseNode | None = sentence.value
        if content is not None:
            found.visit(content)
        return found.variables.union(*(self.needs(other) for other in found.messages))


def example(kind: type[Thing], given: Mapping[str, Any] | None = None) -> Thing:
    """Make an event or action of a kind, whatever it says. ``given``: what the fields of some names must be."""
    hints = get_type_hints(kind)
    known = given or {}
    return kind(**{field: known.get(field, _example_of(hints[field], field)) for field in kind.__struct_fields__})


def _example_of(hint: object, field: str) -> object:
    if get_origin(hint) is tuple:
        if str in get_args(hint):
            return ("a1", "b1")
        return (0, 1) if field == "winners" else (3, 0, 1, 0)
    if get_origin(hint) in {Literal, Union, UnionType}:
        return next(value for value in values_of(hint) if value)
    return {int: 1, bool: True, str: "C4"}[hint]  # type: ignore[index]  # nothing else is a field


def values_of(hint: object) -> list[object]:
    """Return the literals of a type hint, unions included."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [value for part in get_args(hint) for value in values_of(part)]
