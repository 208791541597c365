"""Web hooks: a notice as JSON, in the fields that chats look for, posted to an address that somebody typed."""

from __future__ import annotations

from typing import Final

import msgspec

from farshore.server.notices.errors import NotDelivered
from farshore.server.notices.network import Outside
from farshore.server.notices.notice import Notice

HEADERS: Final = {"Content-Type": "application/json"}


class HookBody(msgspec.Struct, frozen=True, kw_only=True):
    """What a hook is told. Discord reads ``content``, Matrix and others ``text``; ntfy whichever it is told to."""

    event: str  # "turn", "reminder" or "test"
    title: str
    message: str
    content: str  # all of it in one text
    text: str
    url: str
    game: str  # its name as in addresses; empty: of none
    table: str
    allowed_mentions: dict[str, list[str]]  # so that nobody's name calls everyone in Discord


class Hooks:
    """Posts to web hooks."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside

    async def send(self, address: str, base: str, notice: Notice) -> None:
        """Post a notice. Raises ``NotDelivered``."""
        link = f"{base}{notice.path}"
        whole = f"{notice.title}\n{notice.text}\n{link}"
        body = HookBody(
            event=notice.subject,
            title=notice.title,
            message=notice.text,
            content=whole,
            text=whole,
            url=link,
            game=notice.game,
            table=notice.table,
            allowed_mentions={"parse": []},
        )
        check_answer(await self.outside.post(address, HEADERS, msgspec.json.encode(body)))


def check_answer(status: int) -> None:
    """Raise ``NotDelivered`` unless an answer says that all is well."""
    if 200 <= status < 300:
        return
    if status in {404, 410}:
        raise NotDelivered("gone")
    raise NotDelivered("refused", again=status == 429 or status >= 500)
