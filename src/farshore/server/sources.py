"""Where settings come from: a file, then variables of the environment, then the command line; the later one wins."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from farshore.bots.budget import Limit
from farshore.core.errors import FarshoreError
from farshore.core.words import Phrase
from farshore.server.settings import Choices
from farshore.server.wanted import wanted

PREFIX: Final = "FARSHORE_"
FILE: Final = f"{PREFIX}SETTINGS"
"""The variable that names the file, if no option does."""
TYPES: Final = get_type_hints(Choices, include_extras=True)
"""What may be chosen, by name."""


class UnknownSetting(FarshoreError):
    """Something that cannot be chosen; it is likely to be mistyped."""

    def __init__(self, where: str, name: str) -> None:
        near = get_close_matches(name, TYPES, 1)
        super().__init__("setting-unknown", where=where, name=name, near=near[0] if near else "none")


class BadSetting(FarshoreError):
    """A value that cannot be chosen. It is not repeated: it may be a secret."""

    def __init__(self, where: str | Phrase, name: str, wants: Phrase) -> None:
        super().__init__("setting-bad", where=where, name=name, wants=wants)


class BadSettingsFile(FarshoreError):
    """A file that cannot be read at all."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__("setting-bad-file", path=str(path), reason=reason)


def choose(path: Path | None, environment: Mapping[str, str], typed: Mapping[str, Any]) -> Choices:
    """Return what was chosen. Raises ``UnknownSetting``, ``BadSetting`` or ``BadSettingsFile``."""
    path = path or (Path(environment[FILE]) if environment.get(FILE) else None)
    chosen = {} if path is None else _from_file(path)
    chosen |= _from_environment(environment)
    chosen |= {name: _read(Phrase("setting-typed"), name, value) for name, value in typed.items()}
    return Choices(**chosen)


def pair(text: str) -> tuple[str, str]:
    """Return the name and the value of what was typed as ``name=value``. Raises ``UnknownSetting``."""
    name, _, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if name not in TYPES:
        raise UnknownSetting("--set", name)
    return name, value.strip()


def _from_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSettingsFile(path, error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettingsFile(path, str(error)) from error
    for name in found:
        if name not in TYPES:
            raise UnknownSetting(str(path), name)
    return {name: _read(str(path), name, value, is_typed=False) for name, value in found.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Read the variables. Others may begin like ours; one that is nearly ours is taken for mistyped."""
    chosen: dict[str, Any] = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or variable == FILE:
            continue
        if name in TYPES:
            chosen[name] = _read(variable, name, value)
        elif get_close_matches(name, TYPES, 1, cutoff=0.8):
            raise UnknownSetting(variable, name)
    return chosen


def _read(where: str | Phrase, name: str, value: Any, *, is_typed: bool = True) -> Any:
    """Return a value as its setting has it; what is typed is text, a list has commas. Raises ``BadSetting``."""
    kind = TYPES[name]
    if kind is Limit and not isinstance(value, dict):  # most limits are of seconds
        value = {"seconds": value}
    elif kind == tuple[str, ...] and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, kind, strict=not is_typed, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadSetting(where, name, wanted(kind)) from error


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value:
        return Path(value).expanduser()
    raise msgspec.ValidationError
