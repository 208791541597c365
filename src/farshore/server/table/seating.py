"""Who plays and who sits where."""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["waiting", "playing", "over"]
"""Of a table: a seat is still open, all are there, the game has ended."""


class Guest(msgspec.Struct, frozen=True):
    """A person."""

    id: str
    name: str


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    kind: Literal["person", "open", "bot"]
    name: str
    guest: str | None = None  # of a person
    bot: str = ""
    invitation: str | None = None  # of a seat that is, or was, open
