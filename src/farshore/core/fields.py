"""What the fields of actions and events range over, said beside each field in its annotation.

::

    Space = Annotated[str, Among(lambda terms: terms.board.spaces, place=True)]

From this follow the notation and the numbering for learners (``verbs``), and the places on the board that an action or
an event is about (``places_of``).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

Values = Sequence[Hashable] | Callable[[Any], Iterable[Hashable]]
"""What a field may hold: always the same, or worked out from the terms of a table."""


class Field:
    """What a field may hold and how that is written. ``pattern``: a regular expression of everything written."""

    def __init__(self, pattern: str, *, place: bool = False) -> None:
        self.pattern = pattern
        self.place = place  # it names a place on the board

    def values(self, terms: Any) -> Sequence[Hashable]:
        """Return all that it may hold at such a table, in a stable order."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        """Write a value."""
        return str(value)

    def read(self, text: str, kind: type) -> Any:
        """Read a value. Raises ``ValueError``."""
        return kind(text)


class Among(Field):
    """One of some values. ``words``: how some of them are written, if not as they are.

    What is read need not be one of the values: that a table has no such thing is for the rules to say, with a reason.
    """

    def __init__(
        self,
        values: Values,
        words: Mapping[Any, str] | None = None,
        pattern: str = r"\S+",
        *,
        place: bool = False,
    ) -> None:
        super().__init__(pattern, place=place)
        self._values = values
        self._words = dict(words or {})
        self._meaning = {word: value for value, word in self._words.items()}

    @property
    def fixed(self) -> list[str] | None:
        """All that can be written; ``None`` if that depends on the table."""
        return None if callable(self._values) else [self.write(value) for value in self._values]

    def values(self, terms: Any) -> Sequence[Hashable]:
        """Return the values."""
        found = self._values(terms) if callable(self._values) else self._values
        return found if isinstance(found, range) else tuple(found)

    def write(self, value: Any) -> str:
        """Write a value by its word, or as it is."""
        return self._words.get(value) or str(value)

    def read(self, text: str, kind: type) -> Any:
        """Read a word, or the value itself."""
        return self._meaning[text] if text in self._meaning else kind(text)


class BySeat(Field):
    """An amount for every seat, written by name where it is not 0: ``red 2 purple 1``."""

    def __init__(self, names: Sequence[str], amounts: Callable[[Any], Sequence[Sequence[int]]]) -> None:
        super().__init__(pattern=r"[a-z]+ \d+(?: [a-z]+ \d+)*")
        self.names = names
        self.amounts = amounts  # by seat, at such a table

    def values(self, terms: Any) -> Sequence[Hashable]:
        """Return every combination."""
        return tuple(product(*self.amounts(terms)))

    def write(self, value: Any) -> str:
        """Write the amounts that are not 0."""
        return " ".join(f"{name} {amount}" for name, amount in zip(self.names, value, strict=True) if amount)

    def read(self, text: str, kind: type) -> Any:
        """Read the amounts."""
        words = text.split()
        amounts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        return tuple(amounts.get(name, 0) for name in self.names)


def fields_of(kind: type[msgspec.Struct]) -> dict[str, tuple[type, Field]]:
    """Return the plain type and the range of every field of an action or event that says what it ranges over."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        ranges = [extra for extra in _extras(hint) if isinstance(extra, Field)]
        if ranges and name in kind.__struct_fields__:
            found[name] = (_plain(hint), ranges[0])
    return found


def _plain(hint: Any) -> type:
    """Return the type that a text is turned into: of a union or of literals that of the first."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return type(arguments[0])
    if origin in {Annotated, Union, UnionType}:
        return _plain(arguments[0])
    found: type = origin or hint
    return found


def _extras(hint: Any) -> Iterator[Any]:
    """Yield what a type is annotated with, and what the items of a list are."""
    if get_origin(hint) is Annotated:
        yield from get_args(hint)[1:]
    elif get_origin(hint) in {tuple, list}:
        for inner in get_args(hint):
            yield from _extras(inner)


@cache
def _place_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(name for name, (_, field) in fields_of(kind).items() if field.place)


def places_of(thing: msgspec.Struct) -> tuple[str, ...]:
    """Return the places on the board that an action or event is about, each once, as the view names them."""
    found: dict[str, None] = {}
    for name in _place_fields(type(thing)):
        value = getattr(thing, name)
        for place in (value,) if isinstance(value, str) else value:
            if place:
                found[place] = None
    return tuple(found)
