"""Sentences that are texts with texts put in: most of them, and a tenth of the work of what Fluent does for all.

Whatever chooses, counts, refers to another sentence or says a number is left to Fluent.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from fluent.runtime.resolver import NeverIsolatingPlaceable, Pattern, TextElement, VariableReference

MOST_PATTERNS = 10_000

Sentence = Pattern | TextElement | NeverIsolatingPlaceable
"""What Fluent makes of a message: one that is a single text or parameter is only that."""


def plainly(pattern: Sentence, params: Mapping[str, str | int]) -> str | None:
    """Say a sentence as Fluent would, without its marks of isolation; ``None``: it takes more than that."""
    parts = _parts(pattern)
    if parts is None:
        return None
    said = []
    for text, name in parts:
        value = params.get(name) if name else text
        if not isinstance(value, str):
            return None  # a number, or missing
        said.append(value)
    return "".join(said)


@lru_cache(maxsize=MOST_PATTERNS)
def _parts(pattern: Sentence) -> tuple[tuple[str, str], ...] | None:
    """Return the parts of a sentence, each a text or the name of a parameter; ``None`` if there are others."""
    parts = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        expression = getattr(element, "expression", None)
        if isinstance(element, TextElement):
            parts.append((element.value, ""))
        elif isinstance(expression, VariableReference):
            parts.append(("", expression.id.name))
        else:
            return None
    return tuple(parts)
