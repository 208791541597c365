"""What all others at a table must agree to: to go back further than one may alone, or to end the game as it stands.

Somebody asks; each of the others answers once, for all their seats; who declines answers for all. Bots have no say.
What is asked for is done with the last answer, in one entry of the log. Whatever all may know of ends it, a move above
all.

Whoever goes back (see ``moments``) takes back everything since. Chance brings the same again, for it counts its steps;
and what somebody has seen they have seen: whoever is asked is told so. Once the game is over the seed of its fate is
known to all, and nothing can be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from farshore.core.contract import Seat
from farshore.core.words import FALLBACK, say
from farshore.server.table.consent import Agreed, Answered, Asked, Matter, Withdrawn
from farshore.server.table.deed import Deed, Entry
from farshore.server.table.errors import AskedAlready, CannotAsk, NotAsked, Stale
from farshore.server.table.live_table import LiveTable
from farshore.server.table.moments import Moment, is_own_next, moments_of, next_words
from farshore.server.table.seating import Sitting
from farshore.server.table.wish import check_seat, check_standing


class AskNow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks all others for."""

    seq: int  # the asker's count right after it
    seat: Seat  # who asks
    matter: Matter
    text: str  # in words, and back to where
    waits: list[Seat]  # the seats of those who have not answered yet


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A wish to ask all others; the same key twice is the same wish."""

    seat: Seat
    matter: Matter
    to: int  # back to where: the asker's count then
    seq: int  # how many entries of the log they knew of
    key: str


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """An answer; of whoever asked: that they do not ask any more."""

    seat: Seat
    ask: int  # what is answered: the count right after it was asked
    agrees: bool
    seq: int
    key: str


def matters(table: LiveTable, guest: str | None) -> list[Matter]:
    """Return what somebody may ask all others for, whether or not there is anything to go back to.

    Nobody asks bots: whoever wants to try things out without other people does so at a practice table. People at one
    screen need not be asked by a page; where there is nobody else, ending the game is their own affair.
    """
    own = table.seats_of(guest)
    if table.status != "playing" or not own or table.chronicle.practised or table.chronicle.stopped is not None:
        return []
    people = [seat for seat, sitting in enumerate(table.sittings) if _has_say(sitting, "back")]
    may_back = len(people) > 1 and any(seat in people for seat in own)
    may_end = bool(_others(table.sittings, "end", guest)) and any(_has_say(table.sittings[seat], "end") for seat in own)
    possible: dict[Matter, bool] = {"back": may_back, "end": may_end}
    return [matter for matter, is_possible in possible.items() if is_possible]


def moments(table: LiveTable, guest: str, seat: Seat, language: str = FALLBACK) -> list[Moment]:
    """Return to where a seat may ask to go back, the latest first: moments since its last turn began."""
    check_seat(table, guest, seat)
    if "back" not in matters(table, guest):
        return []
    known = table.knowledge(table.seats_of(guest))
    return [
        Moment(
            seq=known.number_before(deed),
            text=next_words(table, known, deed, language),
            own=is_own_next(table, deed, seat),
        )
        for deed in moments_of(table, seat)
    ]


def ask_all(table: LiveTable, guest: str, question: Question) -> Deed:
    """Ask all others, in memory; what nobody has to answer is done. Raises ``FarshoreError``: nothing has changed."""
    check_standing(table, guest, question.seat, question.seq)
    has_say = _has_say(table.sittings[question.seat], question.matter)
    if not has_say or question.matter not in matters(table, guest):
        raise CannotAsk
    if table.chronicle.asked is not None or _is_declined(table, question.seat, question.matter):
        raise AskedAlready
    first = 0
    if question.matter == "back":
        known = table.knowledge(table.seats_of(guest))
        found = [deed for deed in moments_of(table, question.seat) if known.number_before(deed) == question.to]
        if not found:
            raise CannotAsk
        first = found[0].first
    entry = Entry(kind="consent", seat=question.seat, takes_back=first, guest=guest, key=question.key)
    if not _others(table.sittings, question.matter, guest):
        return _do(table, Agreed(question.seat, question.matter), entry)
    return table.chronicle.note_consent(Asked(question.seat, question.matter), entry)


def answer_all(table: LiveTable, guest: str, reply: Reply) -> Deed:
    """Answer what is asked; with the last answer it is done. Raises ``FarshoreError``: nothing has changed."""
    check_standing(table, guest, reply.seat, reply.seq)
    asked = table.chronicle.asked
    if asked is None or table.knowledge(table.seats_of(guest)).number_of(asked) != reply.ask:
        raise Stale
    consent = _asked(asked)
    entry = Entry(kind="consent", seat=reply.seat, guest=guest, key=reply.key)
    if guest == table.sittings[consent.seat].guest:
        if reply.agrees:
            raise NotAsked
        return table.chronicle.note_consent(Withdrawn(consent.seat), entry)
    waited = _waited(table, asked)
    if guest not in waited:
        raise NotAsked
    if not reply.agrees or len(waited) > 1:
        return table.chronicle.note_consent(Answered(reply.seat, reply.agrees), entry)
    last = msgspec.structs.replace(entry, seat=consent.seat, takes_back=asked.entries[0].takes_back)
    return _do(table, Agreed(consent.seat, consent.matter), last)


def ask_now(table: LiveTable, seats: tuple[Seat, ...], language: str) -> AskNow | None:
    """Say to somebody on these seats, or on none, what is asked at a table, if anything is."""
    asked = table.chronicle.asked
    if asked is None or table.status != "playing":
        return None
    consent, known = _asked(asked), table.knowledge(seats)
    name, waited = table.names(language)[consent.seat], _waited(table, asked)
    if consent.matter == "end":
        text = say("server-asks-end", language, seat=name)
    else:
        deed = next(deed for deed in table.chronicle.deeds if deed.first == asked.entries[0].takes_back)
        line = next_words(table, known, deed, language)
        text = say("server-asks-back" if line else "server-asks-back-unseen", language, seat=name, line=line)
    waits = [
        seat
        for seat, sitting in enumerate(table.sittings)
        if sitting.guest in waited and _has_say(sitting, consent.matter)
    ]
    return AskNow(seq=known.number_of(asked), seat=consent.seat, matter=consent.matter, text=text, waits=waits)


def _is_declined(table: LiveTable, seat: Seat, matter: Matter) -> bool:
    """Tell whether a seat was refused the same since something was last done: nobody is asked over and over."""
    is_refused = False
    for deed in reversed(table.chronicle.deeds):
        match deed.consent:
            case Answered(agrees=False):
                is_refused = True
            case Asked() as asked:
                if is_refused and asked == Asked(seat, matter):
                    return True
                is_refused = False
            case None if not deed.is_note and table.chronicle.is_public(deed):
                return False
    return False


def _waited(table: LiveTable, asked: Deed) -> set[str]:
    """Return who has not answered yet: by their seats, for somebody may have become another meanwhile."""
    since, consent = table.chronicle.deeds[table.chronicle.deeds.index(asked) :], _asked(asked)
    answered = {table.sittings[deed.consent.seat].guest for deed in since if isinstance(deed.consent, Answered)}
    return _others(table.sittings, consent.matter, table.sittings[consent.seat].guest) - answered


def _others(sittings: Sequence[Sitting], matter: Matter, guest: str | None) -> set[str]:
    """Return which other people have to agree."""
    return {
        sitting.guest
        for sitting in sittings
        if sitting.guest is not None and sitting.guest != guest and _has_say(sitting, matter)
    }


def _has_say(sitting: Sitting, matter: Matter) -> bool:
    """Tell whether somebody has a say: whoever plays; about the end also who lets a bot play for the time being."""
    is_asked = sitting.kind == "person" or (matter == "end" and sitting.away == "handed")
    return is_asked and not sitting.outside  # programs would not answer


def _asked(deed: Deed) -> Asked:
    assert isinstance(deed.consent, Asked)
    return deed.consent


def _do(table: LiveTable, agreed: Agreed, entry: Entry) -> Deed:
    if agreed.matter == "back":
        return table.chronicle.go_back(entry.takes_back, agreed, entry)
    return table.chronicle.note_consent(agreed, msgspec.structs.replace(entry, takes_back=0))
