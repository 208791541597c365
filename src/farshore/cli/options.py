"""The options of a game on the command line: ``--option key=value``, ``--scenario`` and how they are explained."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import typer

from farshore.cli.documents import read_text
from farshore.cli.faces import Face
from farshore.core.contract import Game
from farshore.core.errors import BadOptions
from farshore.core.words import in_a_row, say


def read_pairs(game: Game, pairs: Iterable[str]) -> dict[str, Any]:
    """Read ``key=value`` texts as plain data. Raises ``typer.BadParameter``."""
    known = game.options_type.__struct_fields__
    raw: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            raise typer.BadParameter(say("cli-option-pair", text=pair))
        if key not in known:
            raise typer.BadParameter(say("cli-option-unknown", game=game.name, key=key, known=in_a_row(known)))
        raw[key] = _listed(value) if _is_list(game, key) else value.strip()
        try:
            game.read_options({key: raw[key]})
        except BadOptions as error:
            values = values_of(game, key)
            raise typer.BadParameter(say("cli-option-value", key=key, value=value.strip(), values=values)) from error
    return raw


def read_scenario(face: Face, scenario: str) -> dict[str, Any]:
    """Read the name of an installed scenario, or the path of a file, as options. Raises ``BadFile``."""
    if face.scenario_option is None:
        raise typer.BadParameter(say("cli-no-scenarios", game=face.game.name))
    name, own = face.scenario_option
    if scenario in face.scenarios():
        return {name: scenario}
    path = Path(scenario)
    text = read_text(path)
    face.check_scenario(text, str(path))
    return {own: text}


def values_of(game: Game, field: str) -> str:
    """Return what an option may be, in a few words."""
    return _values(_type(game, field))


def _type(game: Game, field: str) -> msgspec.inspect.Type:
    info = msgspec.inspect.type_info(game.options_type)
    assert isinstance(info, msgspec.inspect.StructType)
    return next(f.type for f in info.fields if f.name == field)


def _is_list(game: Game, field: str) -> bool:
    """Tell whether an option is a list; its values are typed with commas between."""
    return isinstance(_type(game, field), msgspec.inspect.VarTupleType)


def _listed(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def _values(kind: msgspec.inspect.Type) -> str:
    match kind:
        case msgspec.inspect.UnionType(types):
            return " | ".join(_values(part) for part in types if not isinstance(part, msgspec.inspect.NoneType))
        case msgspec.inspect.LiteralType(values):
            return " | ".join(map(str, values))
        case msgspec.inspect.BoolType():
            return "true | false"
        case msgspec.inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"{least}–{most}"
        case msgspec.inspect.IntType():
            return say("cli-value-number")
        case msgspec.inspect.VarTupleType():
            return say("cli-value-list")
    return say("cli-value-text")


def default_of(game: Game, field: str) -> str | None:
    """Return an option's default as it would be typed; ``None`` where something else decides."""
    value = getattr(game.options_type(), field)
    if value is None:
        return None
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
