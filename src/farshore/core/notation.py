"""Reading actions that are written as a verb and what it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from farshore.core.contract import Action
from farshore.core.errors import BadNotation

Reader = Callable[[list[str]], Action]
"""Makes an action of the words after its verb; may raise what Python raises of words that do not fit."""

MOST_WORDS = 12


def read_by_verb(text: str, readers: Mapping[str, Reader], write: Callable[[Action], str]) -> Action:
    """Read an action with the reader of its verb; only as ``write`` would write it. Raises ``BadNotation``."""
    verb, *words = text.split()[:MOST_WORDS] or [""]
    reader = readers.get(verb)
    if reader is None:
        raise BadNotation(text)
    try:
        action = reader(words)
        # builds it again with every field checked against its type
        action = msgspec.convert(msgspec.structs.asdict(action), type(action))
    except (ValueError, IndexError, TypeError, msgspec.ValidationError) as error:
        raise BadNotation(text) from error
    if write(action) != " ".join(text.split()):
        raise BadNotation(text)
    return action
