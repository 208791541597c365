"""What the page itself says, in any language: read from its catalogues, as the page does."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

WORDS = Path(__file__).parents[2] / "web" / "words"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((WORDS / language).glob("*.ftl")):
        bundle.add_resource(FluentParser().parse(file.read_text("utf-8")))
    return bundle


def page_words(key: str, language: str, **params: Any) -> str:
    """Say what the page itself says in a language."""
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None
    text, problems = _bundle(language).format_pattern(pattern, params)
    assert problems == []
    return str(text)
