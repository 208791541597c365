"""What Litestar finds out about a handler, found out once in a process and not for each of the tests' many servers.

It is the same for every server: it depends on how the function is written, and on the names of what may be asked for.
It is half of what it costs to start one. A server in a process of its own, as people start it, does without.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from types import FunctionType
from typing import Any

from litestar._signature import SignatureModel
from litestar.utils.signature import ParsedSignature

_signatures: dict[Hashable, ParsedSignature] = {}
_models: dict[Hashable, type[SignatureModel]] = {}
_parse, _model = ParsedSignature.from_fn, SignatureModel.create


def remember_handlers() -> None:
    """Let Litestar remember, from now on."""
    ParsedSignature.from_fn = _remembered_signature  # type: ignore[method-assign]  # in the tests alone
    SignatureModel.create = _remembered_model  # type: ignore[method-assign]  # as above


def _remembered_signature(fn: Any, signature_namespace: dict[str, Any]) -> ParsedSignature:
    written = _as_written(fn)
    if written is None or signature_namespace:
        return _parse(fn, signature_namespace)
    if written not in _signatures:
        _signatures[written] = _parse(fn, signature_namespace)
    return _signatures[written]


def _remembered_model(
    dependency_name_set: set[str], fn: Any, parsed_signature: ParsedSignature, type_decoders: Any, data_dto: Any = None
) -> type[SignatureModel]:
    written = _as_written(fn)
    if written is None or _signatures.get(written) is not parsed_signature:
        return _model(dependency_name_set, fn, parsed_signature, type_decoders, data_dto)
    key = (written, frozenset(dependency_name_set), tuple(map(_as_told, type_decoders or ())), data_dto)
    if key not in _models:
        _models[key] = _model(dependency_name_set, fn, parsed_signature, type_decoders, data_dto)
    return _models[key]


def _as_written(fn: Any) -> Hashable:
    """Return what is the same of a function whenever it is made; None: nothing that one could know it by."""
    if not isinstance(fn, FunctionType):
        return None
    if "<locals>" not in fn.__qualname__:
        return fn
    if fn.__defaults__ or fn.__kwdefaults__ or hasattr(fn, "__wrapped__"):
        return None
    return fn.__code__, tuple(fn.__annotations__.items())


def _as_told(decoder: tuple[Any, Any]) -> Hashable:
    """Return what is the same of a way to read a type, which Litestar makes anew for every server."""
    is_for, read = decoder
    if isinstance(read, partial):
        return is_for, read.func, read.args, tuple(sorted(read.keywords.items()))
    return is_for, read
