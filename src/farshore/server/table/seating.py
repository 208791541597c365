"""Who plays and who sits where."""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["waiting", "playing", "over", "off"]
"""Of a table: a seat is still open, all are there, the game has ended, the table was called off before that."""

Away = Literal["", "handed", "resigned"]
"""Why a bot plays on a person's seat: for the time being, or for good. They still see what the seat sees."""


class Guest(msgspec.Struct, frozen=True):
    """A person."""

    id: str
    name: str  # empty: they have given none
    language: str = ""  # in which they are spoken to; empty: as whoever asks for them wishes


class Taught(msgspec.Struct, frozen=True, kw_only=True):
    """Which scene of a lesson is played at a table."""

    lesson: str
    scene: int  # counted from 0


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays on a seat, and whose it is."""

    kind: Literal["person", "open", "bot"]
    name: str
    guest: str | None = None  # whose seat it is
    bot: str = ""
    away: Away = ""
    invitation: str | None = None  # of a seat that is, or was, open
