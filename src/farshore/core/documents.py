"""Reading TOML documents that people write: whatever is wrong with one is said with the key and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from farshore.core.errors import FarshoreError, Reason
from farshore.core.words import Phrase

T = TypeVar("T")
Wrong = Callable[[str, Reason], FarshoreError]
"""Makes the error to raise, of a key (empty: the whole document) and a reason."""


def read_toml(text: str, kind: type[T], wrong: Wrong, *, strict: bool = True) -> T:
    """Read a TOML text as ``kind``, or raise what ``wrong`` makes of its fault. ``strict``: no numbers as text."""
    try:
        return msgspec.toml.decode(text, type=kind, strict=strict)
    except msgspec.ValidationError as error:
        reason, _, at = str(error).partition(" - at `")
        at = at.removeprefix("key` in `").replace("[...]", "").strip("$.`")
        raise wrong(at, reason) from error
    except (msgspec.DecodeError, ValueError) as error:  # a number of thousands of digits is a bare ValueError
        raise wrong("", str(error)) from error
    except RecursionError as error:
        raise wrong("", Phrase("document-nested")) from error
