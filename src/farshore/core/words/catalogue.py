"""The words of one language: every sentence is found when its file is read, and understood when it is first said.

There are thousands, and to parse them all takes seconds; a command says twenty and a table some hundred.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a sentence, or a term, begins: all that belongs to it is further right."""


class Catalogue:
    """All sentences of a language, by key. Of two with one key the first counts."""

    def __init__(self, language: str, texts: Iterable[tuple[str, str]]) -> None:
        """Find the sentences in files, each given as its name and its text."""
        self.bundle = FluentBundle([language], use_isolating=False)
        self.plural: Callable[[int], str] = self.bundle._plural_form  # noqa: SLF001 - as Fluent itself counts
        self._sources: dict[str, tuple[str, str]] = {}  # by key: the file, and the sentence as it is written there
        self._understood = set[str]()
        for name, text in texts:
            for key, written in entries(name, text):
                self._sources.setdefault(key, (name, written))

    def pattern(self, key: str) -> Pattern | None:
        """Find a sentence, or an attribute of one; ``None`` if there is none."""
        name, _, attribute = key.partition(".")
        if not self._has(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def attributes(self, key: str) -> list[str]:
        """Return the attributes of a sentence, in their order; none if there is no such sentence."""
        return list(self.bundle.get_message(key).attributes) if self._has(key) else []

    def _has(self, key: str) -> bool:
        """Tell whether there is a sentence, and understand it."""
        if key not in self._understood and key in self._sources:
            self._understand(key)
        return self.bundle.has_message(key)

    def _understand(self, key: str) -> None:
        """Parse a sentence and all that it is made of, and let it be known last: another thread may look for it."""
        found: dict[str, ast.Resource] = {}
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in self._sources and name not in found and name not in self._understood:
                found[name] = parsed(*self._sources[name])
                waiting += references(found[name])
        for resource in reversed(found.values()):
            self.bundle.add_resource(resource)
        self._understood.update(found)


def entries(name: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield every sentence and term of a file, by key, as it is written: with all up to the next."""
    starts = list(_ENTRY.finditer(text))
    parsed(name, text[: starts[0].start()] if starts else text)  # comments
    ends = [following.start() for following in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def references(resource: ast.Resource) -> list[str]:
    """Return the keys of all sentences and terms that are part of some others."""
    finder = _References()
    finder.visit(resource)
    return finder.found


def parsed(name: str, text: str) -> ast.Resource:
    """Parse what is written in a file; a line that is not Fluent is an error and not silently skipped."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            from farshore.core.errors import BadFile  # noqa: PLC0415 - late: errors are said with words

            why = entry.annotations[0].message if entry.annotations else None
            raise BadFile(name, (entry.content or "").partition("\n")[0], why or "")
    return resource


class _References(Visitor):
    """Finds what a sentence refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by Fluent
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - named by Fluent
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
