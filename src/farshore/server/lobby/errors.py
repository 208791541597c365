"""What goes wrong while people come together."""

from __future__ import annotations

from farshore.core.errors import FarshoreError


class Stranger(FarshoreError):
    """Somebody who has not told their name."""

    def __init__(self) -> None:
        super().__init__("server-stranger")


class NoName(FarshoreError):
    """A name of which nothing can be seen."""

    def __init__(self) -> None:
        super().__init__("server-no-name")


class LongName(FarshoreError):
    """A name that is too long."""

    def __init__(self, most: int) -> None:
        super().__init__("server-long-name", most=most)


class SeatedTwice(FarshoreError):
    """A host on two seats."""

    def __init__(self) -> None:
        super().__init__("server-me-twice")


class TooManyTables(FarshoreError):
    """A host who has begun too many games that are not over."""

    def __init__(self, most: int) -> None:
        super().__init__("server-too-many", most=most)


class TooManyHere(FarshoreError):
    """An address from which too many games were begun that are not over."""

    def __init__(self, most: int) -> None:
        super().__init__("server-too-many-here", most=most)


class TooOften(FarshoreError):
    """Guests, or tables, that come faster from one address than people do."""

    def __init__(self) -> None:
        super().__init__("server-too-often")


class NoRoom(FarshoreError):
    """A server on which no more tables have room."""

    def __init__(self) -> None:
        super().__init__("server-no-room")


class NoSuchInvitation(FarshoreError):
    """A link that leads to no seat."""

    def __init__(self) -> None:
        super().__init__("server-no-invitation")


class SeatTaken(FarshoreError):
    """A seat that somebody else has taken."""

    def __init__(self) -> None:
        super().__init__("server-taken")


class NotYourTable(FarshoreError):
    """A table at which the asker does not play."""

    def __init__(self) -> None:
        super().__init__("server-not-your-table")


class NotOver(FarshoreError):
    """A game that still goes on."""

    def __init__(self) -> None:
        super().__init__("server-not-over")


class CannotChangeSeats(FarshoreError):
    """A change of who plays that a table does not allow as it stands, or not to the asker."""

    def __init__(self) -> None:
        super().__init__("server-no-seat-change")
