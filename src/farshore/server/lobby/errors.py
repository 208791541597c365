"""What goes wrong while people come together."""

from __future__ import annotations

from farshore.core.errors import FarshoreError
from farshore.core.words import Phrase


class Stranger(FarshoreError):
    """Somebody who has not told their name."""

    def __init__(self) -> None:
        super().__init__("server-stranger")


class SignedOut(FarshoreError):
    """Somebody who has signed out, on a page that is still open."""

    def __init__(self) -> None:
        super().__init__("server-signed-out")


class WrongSignIn(FarshoreError):
    """A name and a password that do not belong together; whether there is such a name is not said."""

    def __init__(self) -> None:
        super().__init__("server-wrong-sign-in")


class TryLater(FarshoreError):
    """Somebody who has failed to sign in too often."""

    def __init__(self, seconds: int) -> None:
        super().__init__("server-try-later", seconds=seconds)


class ShortPassword(FarshoreError):
    """A password that is guessed too easily."""

    def __init__(self, least: int) -> None:
        super().__init__("server-short-password", least=least)


class HasAccount(FarshoreError):
    """Somebody who has chosen a password already."""

    def __init__(self) -> None:
        super().__init__("server-has-account")


class NoSuchSignIn(FarshoreError):
    """A link that signs nobody in: it was used, or is too old."""

    def __init__(self) -> None:
        super().__init__("server-no-sign-in")


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


class NoRoomForGuests(FarshoreError):
    """A server on which nobody has room who was not here before."""

    def __init__(self) -> None:
        super().__init__("server-no-room-for-guests")


class NoSuchInvitation(FarshoreError):
    """A link that leads to no seat."""

    def __init__(self) -> None:
        super().__init__("server-no-invitation")


class NotInvited(FarshoreError):
    """Somebody says no to an invitation that they do not have, or no longer."""

    def __init__(self) -> None:
        super().__init__("server-not-invited")


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


class TooManyWatch(FarshoreError):
    """A table at which as many watch as can."""

    def __init__(self, most: int) -> None:
        super().__init__("server-too-many-watch", most=most)


class NothingSaid(FarshoreError):
    """A message of which nothing can be seen."""

    def __init__(self) -> None:
        super().__init__("server-talk-empty")


class LongTalk(FarshoreError):
    """A message that is too long."""

    def __init__(self, most: int) -> None:
        super().__init__("server-talk-long", most=most)


class TalksTooFast(FarshoreError):
    """Somebody who says more than the others can read."""

    def __init__(self) -> None:
        super().__init__("server-talk-fast")


class Silenced(FarshoreError):
    """Somebody whom the host does not let talk."""

    def __init__(self) -> None:
        super().__init__("server-talk-silenced")


class CannotChangeSeats(FarshoreError):
    """A change of who plays that a table does not allow as it stands, or not to the asker."""

    def __init__(self) -> None:
        super().__init__("server-no-seat-change")


class FreedTooSoon(FarshoreError):
    """A seat that is not free for another yet: all wait for whoever sits there, but not for long."""

    def __init__(self, minutes: int) -> None:
        super().__init__("server-freed-too-soon", minutes=minutes)


class UnknownToken(FarshoreError):
    """A token that is no bot's, or no longer."""

    def __init__(self) -> None:
        super().__init__("server-unknown-token")


class ForPeople(FarshoreError):
    """Something that only people may do, asked for by a bot."""

    def __init__(self) -> None:
        super().__init__("server-for-people")


class ForBots(FarshoreError):
    """Something that is there for bots, asked for by a person."""

    def __init__(self) -> None:
        super().__init__("server-for-bots")


class NotToAct(FarshoreError):
    """A seat that is not to act now."""

    def __init__(self) -> None:
        super().__init__("server-not-to-act")


class NoSuchBot(FarshoreError):
    """A bot that is not the asker's."""

    def __init__(self) -> None:
        super().__init__("server-no-bot")


class TooManyBots(FarshoreError):
    """Somebody who has as many bots as one may have."""

    def __init__(self, most: int) -> None:
        super().__init__("server-too-many-bots", most=most)


class NotExact(FarshoreError):
    """A moment that older rules have played, so that nobody can tell how things stood."""

    def __init__(self) -> None:
        super().__init__("server-not-exact")


class BadImport(FarshoreError):
    """A record that cannot be taken in."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__("server-bad-import", reason=reason)


class NoMember(FarshoreError):
    """Somebody who has no account here, and so is not of the club."""

    def __init__(self) -> None:
        super().__init__("server-no-member")
