"""Reading TOML documents that people write: whatever is wrong with one is said with the key and the reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from farshore.core.errors import FarshoreError, Reason
from farshore.core.words import Phrase

T = TypeVar("T")
Wrong = Callable[[str, Reason], FarshoreError]
"""Makes the error to raise, of a key (empty: the whole document) and a reason."""

DEEPEST: Final = 20
"""How deep a document may be nested; ours take a few levels. The parser's time grows with the square of it."""
_TEXT: Final = re.compile(
    r'"{3}(?:.*?"{3}|.*)|"(?:[^"\\\n]|\\.)*+"?'  # between two quotes, or from one to the end
    r"|'{3}(?:.*?'{3}|.*)|'[^'\n]*+'?"
    r"|\#[^\n]*+|[ \t]++",
    re.DOTALL,
)
"""What is in quotes, comments and spaces: nothing in them opens, closes or divides anything. Read in one pass."""


def read_toml(text: str, kind: type[T], wrong: Wrong, *, strict: bool = True) -> T:
    """Read a TOML text as ``kind``, or raise what ``wrong`` makes of its fault. ``strict``: no numbers as text."""
    if _is_nested(text):
        raise wrong("", Phrase("document-nested"))
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


def _is_nested(text: str) -> bool:
    """Tell, in one pass and before anything is parsed, whether a document is nested too deeply."""
    bare = _TEXT.sub("", text)
    if any(key.count(".") >= DEEPEST for key in re.split(r"[\s=\[\]{},]", bare)):
        return True
    depth = 0
    for sign in re.finditer(r"[\[{\]}]", bare):
        depth += 1 if sign[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False
