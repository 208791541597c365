"""The verbs of a game: what can be done, with everything that follows from how each is written and ranges.

An action says beside its class how it is written, and each field what it ranges over (``fields``)::

    class PlaceUnit(Action, frozen=True, gc=False):
        written = "{unit}[ {side}][ #{number}]"
        unit: Unit
        side: Side = ""
        number: Number = 0

A part in brackets is left out where its field has its default. From the forms follow the notation, the numbering for
learners and the list of all actions.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Self

import msgspec

from farshore.core.codec import Block, BlockCodec
from farshore.core.contract import Action
from farshore.core.errors import BadNotation
from farshore.core.fields import Among, Field, fields_of

LONGEST: Final = 200
"""More signs than any action is written with."""
_PART: Final = re.compile(r"\[(?P<before>[^\[\]{}]*)\{(?P<optional>\w+)\}(?P<after>[^\[\]{}]*)\]|\{(?P<field>\w+)\}")


class _Part(NamedTuple):
    """A piece of a form: a text, or a field with what stands around it."""

    before: str
    field: str = ""
    after: str = ""
    is_optional: bool = False


class Verb:
    """One kind of action: how it is written, and what its fields may hold."""

    def __init__(self, action: type[Action]) -> None:
        self.action = action
        self.fields = fields_of(action)
        self._parts = list(_parts(action.written))
        self._defaults = {
            field.name: field.default
            for field in msgspec.structs.fields(action)
            if field.default is not msgspec.NODEFAULT
        }
        self._check()
        self._regex = re.compile("".join(map(self._pattern, self._parts)), re.ASCII)

    @property
    def first_words(self) -> list[str]:
        """The words that such an action may begin with."""
        first = self._parts[0]
        if not first.field:
            return [first.before.split()[0]]
        field = self.fields[first.field][1]
        words = field.fixed if isinstance(field, Among) else None
        if words is None:
            raise TypeError(f"{self.action.__name__} begins with a field whose words are not known beforehand")
        return words

    def write(self, action: Action) -> str:
        """Write an action of this verb."""
        return "".join(self._written(part, action) for part in self._parts)

    def read(self, text: str) -> Action | None:
        """Read an action of this verb; ``None`` if it is none."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        try:
            values = {
                name: self.fields[name][1].read(found, self.fields[name][0])
                for name, found in match.groupdict().items()
                if found is not None
            }
            return msgspec.convert(values | {"type": self.action.__struct_config__.tag}, self.action)
        except (ValueError, LookupError, msgspec.ValidationError):  # a word that no such field can hold
            return None

    def block(self, terms: Any) -> Block:
        """Return the numbers of such actions at a table."""
        return Block(self.action, *(self.fields[name][1].values(terms) for name in self.action.__struct_fields__))

    def _check(self) -> None:
        """See that what is written says everything, so that a mistake is found when the module is loaded."""
        written = [part.field for part in self._parts if part.field]
        if sorted(written) != sorted(self.action.__struct_fields__) or set(written) != set(self.fields):
            raise TypeError(f"{self.action.__name__}: not every field is written once and says what it ranges over")
        for part in self._parts:
            if part.is_optional and part.field not in self._defaults:
                raise TypeError(f"{self.action.__name__}: {part.field} may be left out but has no default")

    def _pattern(self, part: _Part) -> str:
        if not part.field:
            return re.escape(part.before)
        field: Field = self.fields[part.field][1]
        found = f"{re.escape(part.before)}(?P<{part.field}>{field.pattern}){re.escape(part.after)}"
        return f"(?:{found})?" if part.is_optional else found

    def _written(self, part: _Part, action: Action) -> str:
        if not part.field:
            return part.before
        value = getattr(action, part.field)
        if part.is_optional and value == self._defaults[part.field]:
            return ""
        return f"{part.before}{self.fields[part.field][1].write(value)}{part.after}"


class Verbs:
    """All verbs of a game, of its seats and of chance."""

    def __init__(self, actions: Sequence[type[Action]]) -> None:
        self.actions = tuple(actions)
        self._verbs = {action: Verb(action) for action in actions}
        self._by_word: dict[str, list[Verb]] = {}
        for verb in sorted(self._verbs.values(), key=lambda verb: len(verb.fields)):  # "take nothing" is no item
            for word in verb.first_words:
                self._by_word.setdefault(word, []).append(verb)

    @classmethod
    def of_module(cls, name: str) -> Self:
        """Return the verbs that a module defines, in its order."""
        found = [thing for thing in vars(sys.modules[name]).values() if isinstance(thing, type)]
        return cls([kind for kind in found if issubclass(kind, Action) and kind.__module__ == name])

    def write(self, action: Action) -> str:
        """Write an action as a person would. Raises ``TypeError`` if it is none of these."""
        verb = self._verbs.get(type(action))
        if verb is None:
            raise TypeError(f"not an action of this game: {action!r}")
        return verb.write(action)

    def read(self, text: str) -> Action:
        """Read an action, only as it would be written, but for white space. Raises ``BadNotation``."""
        if len(text) > LONGEST:
            raise BadNotation(text[:LONGEST])
        plain = " ".join(text.split())
        for verb in self._by_word.get(plain.partition(" ")[0], ()):
            action = verb.read(plain)
            if action is not None and verb.write(action) == plain:
                return action
        raise BadNotation(text)

    def codec(self, terms: Any) -> BlockCodec:
        """Return the numbering of the actions of a table: one block of numbers per verb."""
        return BlockCodec(*(verb.block(terms) for verb in self._verbs.values()))


def _parts(form: str) -> Iterator[_Part]:
    """Cut a form into its parts."""
    at = 0
    for match in _PART.finditer(form):
        if form[at : match.start()]:
            yield _Part(form[at : match.start()])
        if match["field"]:
            yield _Part("", match["field"])
        else:
            yield _Part(match["before"], match["optional"], match["after"], is_optional=True)
        at = match.end()
    if form[at:]:
        yield _Part(form[at:])
