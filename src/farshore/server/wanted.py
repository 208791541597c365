"""What a setting wants, in words, read from its type."""

from __future__ import annotations

from typing import Any, Final

from msgspec import inspect

from farshore.core.words import Phrase, in_a_row

ADDRESSES: Final = {"post": "database", "smtp": "mail-server", "http": "address"}
"""What an address is of, by how the pattern of its setting begins."""


def wanted(kind: Any) -> Phrase:
    """Say what values a type has."""
    return _wanted(inspect.type_info(kind))


def _wanted(found: inspect.Type) -> Phrase:
    match found:
        case inspect.UnionType():
            return next(_wanted(one) for one in found.types if not isinstance(one, inspect.NoneType))
        case inspect.LiteralType():
            return Phrase("setting-wants-one-of", values=in_a_row(map(str, found.values)))
        case inspect.IntType(le=None):
            return Phrase("setting-wants-whole", least=str(found.ge))
        case inspect.IntType():
            return Phrase("setting-wants-range", least=str(found.ge), most=str(found.le))
        case inspect.FloatType(ge=None) | inspect.StructType():  # a limit is so many seconds
            return Phrase("setting-wants-above")
        case inspect.FloatType():
            return Phrase("setting-wants-number", least=f"{found.ge:g}")
        case inspect.VarTupleType():
            return Phrase("setting-wants-list")
        case inspect.CustomType():
            return Phrase("setting-wants-path")
        case inspect.StrType(pattern=str(pattern)):
            return Phrase(f"setting-wants-{ADDRESSES[pattern.removeprefix('^')[:4]]}")
        case _:
            return Phrase("setting-wants-text")
