"""Talk at a table: what is said, who talks, and what is done about it.

Who said something is told by the seat and the name, never by what the server calls them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farshore.core.contract import Seat
from farshore.server.table.talk import Sign
from farshore.server.web.messages.wire import Answer, Ask, Count, SeatNumber

MessageNumber = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Said(Answer, frozen=True, kw_only=True):
    """A message, as the asker may know it."""

    number: int
    seat: Seat | None  # of whoever said it; None: they have no seat here
    name: str
    yours: bool
    text: str  # empty: it is a sign, or was removed
    sign: Sign
    language: str  # that whoever said it reads
    at: float  # when, in seconds since 1970
    removed: bool
    reported: bool  # somebody wants the host to look at it; only the host is told so


class Speaker(Answer, frozen=True, kw_only=True):
    """Somebody who may talk at a table."""

    seat: Seat | None  # None: the host, who has none
    name: str
    yours: bool
    muted: bool  # the asker does not want to read them
    silenced: bool  # the host does not let them talk


class Talk(Answer, frozen=True, kw_only=True):
    """What has changed of the talk at a table since a revision."""

    revision: int
    said: list[Said]  # new, removed or reported since; the oldest first
    speakers: list[Speaker]  # empty to whoever may not read it
    writes: bool  # the asker may talk here
    open: bool  # who watches may read what is said
    host: bool  # the asker keeps it in order


class SayAsk(Ask, frozen=True, kw_only=True):
    """Something to be said: a text, or a sign instead. ``since``: from which revision on to answer."""

    text: Annotated[str, Meta(max_length=2_000)] = ""
    sign: Sign = ""
    since: Count


class MuteAsk(Ask, frozen=True, kw_only=True):
    """To read somebody no longer, or again. ``seat`` None: the host, who has none."""

    seat: SeatNumber | None
    muted: bool


class SilenceAsk(Ask, frozen=True, kw_only=True):
    """To let somebody talk no longer, or again, as the host. ``seat`` None: as in ``MuteAsk``."""

    seat: SeatNumber | None
    silenced: bool


class MessageAsk(Ask, frozen=True, kw_only=True):
    """A message that something is to be done about. ``since``: from which revision on to answer."""

    number: MessageNumber
    since: Count


class OpenAsk(Ask, frozen=True, kw_only=True):
    """Whether whoever watches may read what is said from now on, as the host says."""

    open: bool
