"""Bringing a notice to somebody, and remembering how that went."""

from __future__ import annotations

from farshore.server.notices.couriers import Couriers
from farshore.server.notices.errors import NotDelivered
from farshore.server.notices.notice import Notice
from farshore.server.storage.notices import NoticeBook, Way


async def deliver(book: NoticeBook, couriers: Couriers, way: Way, notice: Notice) -> None:
    """Send a notice; a browser that is gone is forgotten. Raises ``NotDelivered``."""
    try:
        await couriers.send(way, notice)
    except NotDelivered as error:
        if way.kind == "push" and error.trouble == "gone":
            await book.remove(way.id)
        else:
            await book.note(way.id, error.trouble)
        raise
    if way.trouble or way.failures:
        await book.note(way.id, "")
