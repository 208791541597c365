"""Why points were won or lost: villages, achievements, temples, provisions, gems (EXP-33 to EXP-40, EXP-60, EXP-61)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farshore.core.contract import Event
from farshore.core.explanation import Counted, Explanation, Share
from farshore.core.words import in_a_row, say
from farshore.games.explorers.events import MarksShown, RaceWon, RoundScored, TempleExplored, VillageMarked
from farshore.games.explorers.names import achievement_name
from farshore.games.explorers.secrets import Marked
from farshore.games.explorers.worth import VILLAGE, Brought

_PROVISIONS: Final = ("apple", "carrot", "fish")
_LARDER: Final = ("track:provisions",)  # what lies around the map are places as well
_GEMS: Final = ("track:gems",)
_ACHIEVEMENTS: Final = ("track:achievements",)


def explain(event: Event, language: str) -> Explanation | None:
    """Say why an event brought or cost points; ``None`` if it did not, or if it was told before it said so."""
    match event:
        case VillageMarked() if event.brought:
            title = say("explorers-reason-start", language, square=event.square)
            return _marks(title, event.brought, range(event.seats), language)
        case Marked() if event.brought:
            return _marks(
                say("explorers-reason-mark", language, square=event.square), event.brought, (event.seat,), language
            )
        case MarksShown() if event.brought:
            count = len(event.squares)
            return _marks(say("explorers-reason-marks", language, count=count), event.brought, (event.seat,), language)
        case TempleExplored():
            counted = Counted(say("explorers-reason-number", language), event.points, "temples", _known(event.square))
            title = say("explorers-reason-temple", language, quadrant=event.quadrant)
            return Explanation(title, (counted,), (Share(event.seat, event.points),))
        case RaceWon():
            counted = Counted(say("explorers-reason-race", language), event.points, "achievements", _ACHIEVEMENTS)
            return Explanation(
                achievement_name(event.achievement).say(language), (counted,), (Share(event.seat, event.points),)
            )
        case RoundScored() if event.larder:
            return _round(event, language)
    return None


def _marks(title: str, brought: Iterable[Brought], seats: Iterable[int], language: str) -> Explanation:
    """Say what marks brought, to each seat the same."""
    counted = tuple(_counted(each, language) for each in brought)
    points = sum(each.points for each in counted)
    return Explanation(title, counted, tuple(Share(seat, points) for seat in seats))


def _counted(each: Brought, language: str) -> Counted:
    if each.what != VILLAGE:
        return Counted(achievement_name(each.what).say(language), each.points, "achievements", _ACHIEVEMENTS)
    text = say("explorers-reason-village", language, square=each.square, marks=each.marks)
    return Counted(text, each.points, "villages", (each.square,))


def _round(scored: RoundScored, language: str) -> Explanation:
    """Say what the larder held, and how many gems were found so far."""
    found = [
        say(f"explorers-reason-{kind}", language, count=count)
        for kind, count in zip(_PROVISIONS, scored.larder, strict=True)
        if count
    ]
    larder = in_a_row(found) or say("explorers-reason-nothing", language)
    gems = say("explorers-reason-gems", language, count=scored.gem_count)
    counted = (
        Counted(larder, scored.provisions, "provisions", _LARDER),
        Counted(gems, scored.gems, "gems", (*scored.gem_squares, *_GEMS)),
    )
    title = say("explorers-reason-round", language)
    return Explanation(
        title, tuple(each for each in counted if each.points), (Share(scored.seat, scored.provisions + scored.gems),)
    )


def _known(square: str) -> tuple[str, ...]:
    return (square,) if square else ()
