from __future__ import annotations

import re

from tools.web_types import LIMITS, OUT, type_of, typescript


def test_the_pages_types_are_those_of_the_games_and_the_server() -> None:
    """If this fails: ``python -m tools.web_types``."""
    assert OUT.read_text(encoding="utf-8") == typescript()


def test_no_page_says_by_itself_how_much_the_server_takes() -> None:
    pages = [path.read_text(encoding="utf-8") for path in OUT.parents[1].rglob("*.svelte")]
    said = {limit for page in pages for limit in re.findall(r"\b(?:max|min)length=(\S+)", page)}
    assert said == {f"{{LIMITS.{name}}}" for name in LIMITS}


def test_every_kind_of_field_has_its_type() -> None:
    assert (
        type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}) == "(number | null)[]"
    )
    assert type_of({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}) == "[number, string]"
    assert type_of({"enum": ["up", "down", None]}) == '"up" | "down" | null'
    assert type_of({"type": "object", "additionalProperties": {"$ref": "TileView"}}) == "Record<string, TileView>"
    assert type_of({"type": "object"}) == "Record<string, unknown>"
    assert type_of({}) == "unknown"
