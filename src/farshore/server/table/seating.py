"""Who plays and who sits where."""

from __future__ import annotations

import secrets
from typing import Final, Literal

import msgspec

WATCH_BYTES: Final = 16

Status = Literal["waiting", "playing", "over", "agreed", "off"]
"""Of a table: a seat is still open, all are there, the game has ended, all have agreed to end it before that, the table
was called off."""

Away = Literal["", "handed", "resigned"]
"""Why a bot plays on a person's seat: for the time being, or for good. They still see what the seat sees."""


class Guest(msgspec.Struct, frozen=True):
    """A person."""

    id: str
    name: str  # empty: they have given none
    language: str = ""  # in which they are spoken to; empty: as whoever asks for them wishes
    owner: str = ""  # it is a program, and this is whose; empty: they are a person

    @property
    def is_bot(self) -> bool:
        """Whether it is a program that plays by a token."""
        return bool(self.owner)


WATCHES: Final = -1
"""Instead of a seat: somebody is invited to none, and watches."""


class Privacy(msgspec.Struct, kw_only=True):
    """Who may look at a table, but those who sit there."""

    watch: str  # what the link to watch it ends with
    admitted: dict[str, int]  # by guest: the seat to which they are invited, or ``WATCHES``
    is_listed: bool  # everyone may, and sit down
    delay: int = 0  # so many moves later spectators see what happens


def new_privacy(is_listed: bool = False, delay: int = 0) -> Privacy:
    """Return what nobody may look at yet, unless it is listed."""
    return Privacy(watch=secrets.token_urlsafe(WATCH_BYTES), admitted={}, is_listed=is_listed, delay=delay)


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
    outside: int = 0  # 1: whose seat it is, is a program that plays by a token
    away: Away = ""
    invitation: str | None = None  # of a seat that is, or was, open
