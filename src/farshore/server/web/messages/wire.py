"""What every message shares: which way it goes, and how long its words may be."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

LONGEST_PASSWORD: Final = 200

Name = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Something the server says."""


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something the page asks for."""
