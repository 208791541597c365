"""What goes wrong with notices: with what people choose, and on the way to them."""

from __future__ import annotations

from typing import Literal

from farshore.core.errors import FarshoreError

Trouble = Literal["unreachable", "refused", "late", "private", "gone", "mailbox", "unset"]


class NotDelivered(FarshoreError):
    """A notice that did not arrive. ``again``: it certainly did not, and may when it is sent once more."""

    def __init__(self, trouble: Trouble, *, again: bool = False) -> None:
        super().__init__(f"server-undelivered-{trouble}")
        self.trouble = trouble
        self.again = again

    @property
    def may_have_arrived(self) -> bool:
        """Whether it was sent and only the answer is missing: then no other way is tried."""
        return not self.again and self.trouble in {"late", "unreachable"}


class BadAddress(FarshoreError):
    """An address to which nothing can be sent."""

    def __init__(self) -> None:
        super().__init__("server-bad-address")


class PlainAddress(FarshoreError):
    """An address that everyone on the way could read along."""

    def __init__(self) -> None:
        super().__init__("server-plain-address")


class BadMailbox(FarshoreError):
    """Something that is no address for e-mail."""

    def __init__(self) -> None:
        super().__init__("server-bad-mailbox")


class BadSubscription(FarshoreError):
    """What no browser says when somebody wants to be told there."""

    def __init__(self) -> None:
        super().__init__("server-bad-subscription")


class BadQuietHours(FarshoreError):
    """Hours that are none, or in a time zone that there is not."""

    def __init__(self) -> None:
        super().__init__("server-bad-quiet-hours")


class NoMail(FarshoreError):
    """A server that sends no mail."""

    def __init__(self) -> None:
        super().__init__("server-no-mail")


class NoSuchWay(FarshoreError):
    """A way by which the asker is not reached; or a link from a mail that is too old."""

    def __init__(self) -> None:
        super().__init__("server-no-way")


class TooManyWays(FarshoreError):
    """More ways to be reached than anybody needs."""

    def __init__(self, most: int) -> None:
        super().__init__("server-too-many-ways", most=most)


class TooManyNotices(FarshoreError):
    """Somebody who asks for more tests, or for mail to more addresses, than anybody needs."""

    def __init__(self) -> None:
        super().__init__("server-too-many-notices")


class BadNetwork(FarshoreError):
    """A setting that should name a network, and does not."""

    def __init__(self, name: str) -> None:
        super().__init__("server-bad-network", name=name)


class BadMailServer(FarshoreError):
    """A setting that should name a server for mail, or a sender, and does not. It is not repeated: it may be secret."""

    def __init__(self) -> None:
        super().__init__("server-bad-mail-server")
