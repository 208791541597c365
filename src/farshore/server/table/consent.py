"""What people at a table agree on, as the log keeps it: without words, and told among the events of the game.

None of it changes the match. That something was taken back by agreement is an entry of its own kind (``rewind``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from farshore.core.contract import PublicEvent, Seat
from farshore.core.words import say

Matter = Literal["back", "end"]
"""To go back to an earlier moment; to end the game as it stands."""


class Asked(PublicEvent, frozen=True, gc=False):
    """Somebody asks all others to agree. Back to where is in the entry: its number is not for everybody."""

    seat: Seat
    matter: Matter


class Answered(PublicEvent, frozen=True, gc=False):
    """One of the others has answered; who does not agree has answered for all."""

    seat: Seat
    agrees: bool


class Withdrawn(PublicEvent, frozen=True, gc=False):
    """Whoever asked does not ask any more."""

    seat: Seat


class Agreed(PublicEvent, frozen=True, gc=False):
    """All have agreed to what a seat asked for, and it is done."""

    seat: Seat
    matter: Matter


Consent = Asked | Answered | Withdrawn | Agreed

_decoder: msgspec.json.Decoder[Consent] = msgspec.json.Decoder(Consent)


def consent_in_words(consent: Consent, names: Sequence[str], language: str) -> str:
    """Say it as a line of the story."""
    seat = names[consent.seat]
    match consent:
        case Asked(matter=matter):
            return say(f"server-asked-{matter}", language, seat=seat)
        case Answered(agrees=agrees):
            return say("server-agrees" if agrees else "server-declines", language, seat=seat)
        case Withdrawn():
            return say("server-withdraws", language, seat=seat)
        case Agreed():
            return say("server-agreed-end", language)


def write_consent(consent: Consent) -> str:
    """Write it as the log keeps it."""
    return msgspec.json.encode(consent).decode()


def read_consent(told: str | None) -> Consent:
    """Read what ``write_consent`` has written."""
    return _decoder.decode(told or "")
