"""A file of settings to begin with: every one with what it is for and what is usual, in the language that is spoken."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

import msgspec
import tomli_w

from farshore.bots.budget import Limit
from farshore.core.words import say
from farshore.server.settings import EXAMPLES, Choices
from farshore.server.sources import PREFIX, TYPES
from farshore.server.wanted import wanted

WIDTH: Final = 100


def sample_settings() -> str:
    """Return the file. Whatever is usual stands behind a ``#``: who takes that away has chosen it."""
    usual = msgspec.structs.asdict(Choices())
    head = _comment(say("setting-sample", prefix=PREFIX, option="--set"))
    return "\n".join([head, *(_entry(name, usual[name]) for name in TYPES)])


def _entry(name: str, usual: Any) -> str:
    """Write what one is for, what it may be, and what it usually is, or else might be."""
    told = say(f"setting-{name.replace('_', '-')}")
    value = EXAMPLES[name] if usual is None else usual.seconds if isinstance(usual, Limit) else usual
    written = tomli_w.dumps({name: list(value) if isinstance(value, tuple) else _plain(value)}).strip()
    parts = [told, say("setting-sample-wants", wants=wanted(TYPES[name]))]
    if usual is None:
        parts.append(say("setting-sample-none"))
    return f"\n{_comment(' '.join(parts))}\n#{written}"


def _plain(value: Any) -> Any:
    return value if isinstance(value, (str, int, float)) else str(value)


def _comment(text: str) -> str:
    return "\n".join(f"# {line}" for line in wrap(text, WIDTH))
