"""Why points were won: an island and who had most there, a waterfall, the token of a hut (ENT-71, ENT-72, ENT-91)."""

from __future__ import annotations

from typing import Final

from farshore.core.contract import Event, Seat
from farshore.core.explanation import Counted, Explanation, Share
from farshore.core.words import in_a_row, say
from farshore.games.entdecker.events import IslandScored, TokenTaken, WaterfallFound
from farshore.games.entdecker.names import path_name

_UNITS: Final = ("settlement", "fort", "scout")


def explain(event: Event, language: str) -> Explanation | None:
    """Say why an event brought points; ``None`` if it did not, or if it was told before it said so."""
    match event:
        case IslandScored() if event.spaces and event.ranks:
            return _island(event, language)
        case WaterfallFound():
            return _waterfall(event, language)
        case TokenTaken():
            return _token(event, language)
    return None


def _island(scored: IslandScored, language: str) -> Explanation:
    tiles, bonus = len(scored.spaces), scored.value - len(scored.spaces)
    counted = [Counted(say("entdecker-reason-tiles", language, count=tiles), tiles, "islands", scored.spaces)]
    if bonus:
        text = say("entdecker-reason-waterfalls", language, count=len(scored.waterfalls))
        counted.append(Counted(text, bonus, "islands", scored.waterfalls))
    shares = [Share(seat, scored.points[seat], _standing(scored, seat, language)) for seat in by_rank(scored)]
    title = say("entdecker-reason-island", language, where=scored.where or "none", island=scored.island)
    return Explanation(title, tuple(counted), tuple(shares))


def _standing(scored: IslandScored, seat: Seat, language: str) -> str:
    """Say how a seat stood on an island: “most: 1 fort, 2 scouts”."""
    why, units = why_ranked(scored, seat), units_of(scored, seat, language)
    return say("entdecker-name-island-standing", language, why=why, units=units)


def _waterfall(found: WaterfallFound, language: str) -> Explanation:
    counted = Counted(say("entdecker-reason-finder", language), found.points, "waterfalls", (found.space,))
    title = say("entdecker-reason-waterfall", language, space=found.space)
    return Explanation(title, (counted,), (Share(found.seat, found.points),))


def _token(taken: TokenTaken, language: str) -> Explanation:
    """Say what the token is worth, and how many scouts everybody had on its path."""
    produce = say("entdecker-name-produce", language, produce=taken.produce)
    counted = Counted(produce, taken.points, "produce", (path_name(taken.path),))
    won = say(
        "entdecker-reason-won", language, reason=taken.reason or "none", scouts=_scouts(taken, taken.seat, language)
    )
    others = [seat for seat, scouts in enumerate(taken.scouts) if scouts and seat != taken.seat]
    shares = [
        Share(taken.seat, taken.points, won),
        *(Share(seat, 0, _scouts(taken, seat, language)) for seat in others),
    ]
    return Explanation(say("entdecker-reason-hut", language, path=taken.path), (counted,), tuple(shares))


def _scouts(taken: TokenTaken, seat: Seat, language: str) -> str:
    count = taken.scouts[seat] if taken.scouts else 0
    return say("entdecker-name-units-scout", language, count=count)


def by_rank(scored: IslandScored) -> list[Seat]:
    """Return who had units on an island, the first in rank first."""
    return sorted((seat for seat, rank in enumerate(scored.ranks) if rank), key=lambda seat: scored.ranks[seat])


def units_of(scored: IslandScored, seat: Seat, language: str) -> str:
    """Say what a seat had on an island: “1 fort, 2 scouts”."""
    counts = zip(_UNITS, _counts(scored, seat), strict=True)
    return in_a_row(say(f"entdecker-name-units-{unit}", language, count=count) for unit, count in counts if count)


def _counts(scored: IslandScored, seat: Seat) -> tuple[int, ...]:
    return scored.settlements[seat], scored.forts[seat], scored.scouts[seat]


def why_ranked(scored: IslandScored, seat: Seat) -> str:
    """Return why a seat has its rank: a word that the sentence chooses by."""
    ranks = scored.ranks
    others = [other for other, rank in enumerate(ranks) if rank and other != seat]
    if not others:
        return "alone"
    if any(ranks[other] == ranks[seat] for other in others):
        return "tied" if ranks[seat] == 1 else "shared"
    own = _counts(scored, seat)
    if any(_counts(scored, other) == own and ranks[other] > ranks[seat] for other in others):
        return "earlier"
    return "most" if ranks[seat] == 1 else "fewer"
