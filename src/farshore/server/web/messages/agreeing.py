"""What all others at a table are asked for, and their answers."""

from __future__ import annotations

from farshore.server.table.consent import Matter
from farshore.server.table.moments import Moment
from farshore.server.web.messages.wire import Answer, Ask, Count, Key, SeatNumber


class Moments(Answer, frozen=True, kw_only=True):
    """To where a seat may ask to go back, the latest first."""

    moments: list[Moment]


class QuestionAsk(Ask, frozen=True, kw_only=True):
    """A question to all others. ``to``: back to where, as ``Moments`` counts; of no meaning for another matter."""

    seat: SeatNumber
    matter: Matter
    to: Count = 0
    seq: Count
    key: Key


class ReplyAsk(Ask, frozen=True, kw_only=True):
    """An answer to what is asked now. ``ask``: its ``seq``; of whoever asked, not to agree is to ask no more."""

    seat: SeatNumber
    ask: Count
    agrees: bool
    seq: Count
    key: Key
