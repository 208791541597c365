"""Write what the server sends as TypeScript, so that the pages are checked against the games' own types.

``python -m tools.web_types`` writes ``web/src/lib/types.gen.ts``; a test tells when it is no longer current. Every game
is a namespace with its view, options, actions and events; a field's trailing comment becomes its documentation.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from farshore.core.contract import Game
from farshore.core.registry import game, game_names
from farshore.server.lobby import passwords
from farshore.server.lobby.names import LONGEST_NAME
from farshore.server.notices.mail import LONGEST_MAILBOX
from farshore.server.table.talk import LONGEST_TALK
from farshore.server.web.messages import (
    agreeing,
    bots,
    catalogue,
    club,
    continuing,
    notices,
    people,
    play,
    reading,
    tables,
    talking,
    teaching,
    timing,
)
from farshore.server.web.messages.notices import LONGEST_ADDRESS
from farshore.server.web.messages.wire import LONGEST_PASSWORD, Answer, Ask

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "types.gen.ts"
MESSAGES: Final = (
    catalogue,
    reading,
    people,
    notices,
    bots,
    club,
    tables,
    talking,
    timing,
    continuing,
    teaching,
    agreeing,
    play,
)
LIMITS: Final = {
    "name": LONGEST_NAME,
    "leastPassword": passwords.LEAST,
    "password": LONGEST_PASSWORD,
    "talk": LONGEST_TALK,
    "mailbox": LONGEST_MAILBOX,
    "address": LONGEST_ADDRESS,
}
"""How much the server takes at most, so that a field takes no more; by what is typed in. A password has a least."""
HEAD: Final = "// Written by `python -m tools.web_types` from the types of games and server. Not to be edited.\n"
ANY_GAMES: Final = {"View": "unknown", "Action": "{ type: string }", "Event": "{ type: string }"}
"""What is of one game or another: a page that does not know which sees no more than this."""
SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
COMMENT: Final = re.compile(r"^ {4}(\w+): .*? {2}# (.+)$", re.MULTILINE)

Schema = Mapping[str, Any]


def typescript() -> str:
    """Return the whole file."""
    games = (line for name in sorted(game_names()) for line in game_types(game(name)))
    limits = f"export const LIMITS = {literal(LIMITS)} as const;\n"
    return "\n".join([HEAD, limits, *server_types(), *games])


def server_types() -> Iterator[str]:
    """Write what the server and the page say to each other; whichever game it is about."""
    own = [
        each
        for module in MESSAGES
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Answer | Ask) and each.__module__ == module.__name__
    ]
    yield "export declare namespace Server {"
    yield from indented(struct_types(own))
    yield "}\n"


def game_types(found: Game) -> Iterator[str]:
    """Write a game's namespace."""
    yield f"export declare namespace {found.name.capitalize()} {{"
    structs: list[type[msgspec.Struct]] = [
        found.view_type,
        found.options_type,
        *found.action_types,
        *found.event_types,
        *found.shows_types,
    ]
    yield from indented(struct_types(structs))
    yield f"  type View = {found.view_type.__name__};"
    yield f"  type Options = Partial<{found.options_type.__name__}>;"
    yield "  type Action =" + union(found.action_types)
    yield "  type Event =" + union(found.event_types)
    yield "  type Shows =" + (union(found.shows_types) if found.shows_types else " null;")
    yield "}\n"


def indented(lines: Iterator[str]) -> Iterator[str]:
    """Write lines inside a namespace."""
    return (f"  {line}".rstrip() for line in lines)


def union(types: Sequence[type]) -> str:
    """Write one of several types."""
    return "".join(f"\n    | {each.__name__}" for each in types) + ";"


def struct_types(structs: Sequence[type[msgspec.Struct]]) -> Iterator[str]:
    """Write structs and all they are made of as interfaces."""
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    sources = {each.__name__: each for each in all_structs(structs)}
    for name, schema in components.items():
        yield from interface(name, schema, sources.get(name))
        yield ""


def interface(name: str, schema: Schema, source: type | None) -> Iterator[str]:
    """Write one interface. A field with a default is always sent, so none is optional, but in what the page asks."""
    if name in ANY_GAMES:
        yield f"type {name} = {ANY_GAMES[name]};"
        return
    if schema.get("type") != "object":
        yield f"type {name} = {type_of(schema)};"
        return
    is_asked = source is not None and issubclass(source, Ask)
    comments = dict(COMMENT.findall(inspect.getsource(source))) if source else {}
    if text := schema.get("description"):
        yield f"/** {' '.join(text.split())} */"
    yield f"interface {name} {{"
    for field, content in schema["properties"].items():
        comment = f"  // {comments[field]}" if field in comments else ""
        mark = "?" if is_asked and field not in schema.get("required", ()) else ""
        yield f"  {field}{mark}: {type_of(content)};{comment}"
    yield "}"


def type_of(schema: Schema) -> str:
    """Write the type of a value."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"enum": values}:
            return " | ".join(map(literal, values))
        case {"anyOf": choices}:
            return " | ".join(type_of(choice) for choice in choices)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(type_of, items))}]"
        case {"type": "array", "items": dict(items)}:
            inner = type_of(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {type_of(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind} if kind in SIMPLE:
            return SIMPLE[kind]
        case _:
            return "unknown"


def literal(value: Any) -> str:
    """Write a constant."""
    return msgspec.json.encode(value).decode()


def all_structs(types: Sequence[Any]) -> list[type]:
    """Return the structs among types and all they are made of."""
    found: dict[type, None] = {}
    pending = [msgspec.inspect.type_info(each) for each in types]
    while pending:
        kind: Any = pending.pop()
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = None
            pending += [field.type for field in kind.fields]
        elif isinstance(kind, msgspec.inspect.UnionType):
            pending += kind.types
        elif isinstance(kind, msgspec.inspect.DictType):
            pending.append(kind.value_type)
        elif isinstance(kind, msgspec.inspect.TupleType):
            pending += kind.item_types
        elif isinstance(kind, msgspec.inspect.CollectionType):
            pending.append(kind.item_type)
    return list(found)


if __name__ == "__main__":
    OUT.write_text(typescript(), encoding="utf-8")
