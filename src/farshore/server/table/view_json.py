"""Views as JSON, of which the parts that several watchers share are written once.

A game builds what all may see once, and hands the very same object to every view (``Game.views``), and again at the
next moment if nothing of it has changed (``core.remembered``). What is the very same object is the same text, so
secrets stay where they are: an equal part that is another object is written anew.
"""

from __future__ import annotations

from functools import cache

import msgspec

from farshore.core.contract import View

_encode = msgspec.json.Encoder().encode

Parts = dict[int, tuple[object, bytes]]
"""By identity: what is kept here keeps its identity."""


class ViewWriter:
    """Writes views of one moment, and knows what was written of the moment before."""

    def __init__(self, before: Parts | None = None) -> None:
        self._parts: Parts = {}
        self._before: Parts = {} if before is None else before

    def next(self) -> ViewWriter:
        """Return a writer for the next moment."""
        return ViewWriter(self._parts)

    def write(self, view: View) -> msgspec.Raw:
        """Write a view exactly as the encoder would."""
        keys = _keys(type(view))
        if keys is None:
            return msgspec.Raw(_encode(view))
        written = [key + self._part(getattr(view, name)) for name, key in keys]
        return msgspec.Raw(b"{" + b",".join(written) + b"}")

    def _part(self, part: object) -> bytes:
        kept = self._parts.get(id(part))
        if kept is None:
            kept = self._parts[id(part)] = self._before.get(id(part)) or (part, _encode(part))
        return kept[1]


@cache
def _keys(kind: type[View]) -> tuple[tuple[str, bytes], ...] | None:
    """Return the fields of a kind of view, with how they begin; none of a kind that is not simply all its fields."""
    config = kind.__struct_config__
    if config.tag is not None or config.omit_defaults or config.array_like:
        return None
    if any(msgspec.UnsetType in _types(field.type) for field in msgspec.structs.fields(kind)):
        return None
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return tuple([(name, _encode(written) + b":") for name, written in names])


def _types(annotation: object) -> tuple[object, ...]:
    """Return what a field may be, one by one."""
    return getattr(annotation, "__args__", (annotation,))
