"""Overworld: gaps and who gets them, doors and what they bring, and the two expansions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from farshore.arena.shares import Estimate
from farshore.arena.study.figures import Figures
from farshore.arena.study.plan import Variant
from farshore.arena.study.questions import Claim, Facts, Look, Questions
from farshore.core.contract import Event
from farshore.games.overworld.events import (
    CoastPlaced,
    DoorPlaced,
    ExplorerLeft,
    ExplorersPut,
    GapFormed,
    GapStaysEmpty,
    GapWon,
    ItemsTaken,
    PointsChanged,
    PortPlaced,
)

SIZES = ("one", "two", "three", "more")  # squares of a gap
FATES = ("own", "other", "nobody")  # whose a gap becomes, seen from whoever is on turn


def _last_share(figures: Figures, seats: int) -> Estimate:
    return figures.at(seats).turns[-1]


class Overworld(Questions):
    """What is asked of Overworld."""

    looks = (
        Look(
            "gaps",
            "Gaps",
            "How large gaps are when they form (OVW-41), and whose they become (OVW-42): of whoever laid the tile, of "
            "somebody else, or of nobody. Parts of all gaps.",
            (
                ("gap-one", "one square"),
                ("gap-two", "two squares"),
                ("gap-three", "three squares"),
                ("gap-more", "four or more"),
                ("gap-own", "won by whoever is on turn"),
                ("gap-other", "won by somebody else"),
                ("gap-nobody", "stays empty"),
            ),
            is_share=True,
            by_seat=False,
        ),
        Look(
            "doors",
            "Doors, moves and explorers",
            "How often each player does it in a game.",
            (
                ("gaps-won", "wins a gap"),
                ("doors", "places a door from the supply"),
                ("moves", "moves a door (OVW-43)"),
                ("left", "leaves an explorer behind"),
                ("coasts", "lays a coast"),
                ("put", "puts explorers on the map"),
            ),
        ),
        Look(
            "ending",
            "The last turns",
            "What the last turn of the first and of the last in turn brings them, and what happens to the points of "
            "the first afterwards, when others still have a turn (OVW-50). Points.",
            (
                ("ending-first", "the first, in their last turn"),
                ("ending-after", "the first, after it"),
                ("ending-last", "the last, in their last turn"),
            ),
            by_seat=False,
        ),
        Look(
            "ports",
            "Ports and provisions",
            "With both expansions: how often each player does it in a game.",
            (("port", "places the port (OVW-71)"), ("items", "takes an item (OVW-70)")),
            variant="both",
        ),
    )
    claims = (
        Claim(
            "With two players the last in turn wins more than half (first look: 62 %).",
            0.5,
            partial(_last_share, seats=2),
        ),
        Claim(
            "With four players the last in turn wins more than a quarter (first look: 52 %).",
            0.25,
            partial(_last_share, seats=4),
        ),
        Claim(
            "Doors are at least three quarters of the points (first look: 83 %).",
            0.75,
            lambda f: f.usual.part_shares["doors"],
        ),
        Claim("At least four of five gaps are one square (first look: 86 %).", 0.8, lambda f: f.usual.fact("gap-one")),
    )

    aspects: ClassVar = {
        "PointsChanged: regions": ("OVW-60",),
        "PointsChanged: doors": ("OVW-61",),
        "PointsChanged: provisions": ("OVW-70",),
        "PointsChanged: port": ("OVW-71",),
        "DoorPlaced: from the supply": ("OVW-42",),
        "DoorPlaced: moved": ("OVW-43",),
    }

    def aspect(self, event: Event) -> str:
        """Tell points by their part, and a door that moves from a new one."""
        match event:
            case PointsChanged(part=part):
                return part
            case DoorPlaced(origin=origin):
                return "moved" if origin else "from the supply"
        return ""

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The two expansions."""
        return (
            Variant("provisions", "provisions (OVW-70)", {"provisions": True}),
            Variant("ports", "ports (OVW-71)", {"ports": True}),
            Variant("both", "provisions and ports", {"provisions": True, "ports": True}),
        )

    def facts(self, events: Sequence[Event], seats: int) -> Facts:
        """Count gaps by size and by whose they become, and what each seat does."""
        facts = self.nothing(seats)
        sizes, fates, turn = list[str](), list[str](), -1
        for event in events:
            if event.begins_turn and event.whose is not None:
                turn = event.whose
            match event:
                case GapFormed(squares=squares):
                    sizes.append(SIZES[min(len(squares), len(SIZES)) - 1])
                case GapWon(seat=seat):
                    fates.append("own" if seat == turn else "other")
                    facts["gaps-won"][seat] += 1
                case GapStaysEmpty():
                    fates.append("nobody")
                case DoorPlaced(seat=seat, origin=origin):
                    facts["moves" if origin else "doors"][seat] += 1
                case PortPlaced(seat=seat):
                    facts["port"][seat] += 1
                case ItemsTaken(seat=seat, items=items):
                    facts["items"][seat] += len(items)
                case ExplorerLeft(seat=seat):
                    facts["left"][seat] += 1
                case CoastPlaced(seat=seat):
                    facts["coasts"][seat] += 1
                case ExplorersPut(seat=seat, squares=squares):
                    facts["put"][seat] += len(squares)
        facts |= _ending(events)
        of_size = {f"gap-{size}": [float(one == size) for one in sizes] for size in SIZES}
        of_fate = {f"gap-{fate}": [float(one == fate) for one in fates] for fate in FATES}
        return {**facts, **of_size, **of_fate}


def _ending(events: Sequence[Event]) -> Facts:
    """Say what the last turns bring to the first and to the last in turn."""
    begun = [number for number, event in enumerate(events) if event.begins_turn]
    order = list(dict.fromkeys(events[number].whose for number in begun))
    last = {events[number].whose: place for place, number in enumerate(begun)}

    def gained(seat: int | None, begin: int, end: int | None) -> list[float]:
        return [float(sum(gain.points for event in events[begin:end] for gain in event.gains if gain.seat == seat))]

    def turn(seat: int | None) -> tuple[int, int | None]:
        place = last[seat]
        return begun[place], begun[place + 1] if place + 1 < len(begun) else None

    first, final = order[0], order[-1]
    after = turn(first)[1]
    return {
        "ending-first": gained(first, *turn(first)),
        "ending-after": [] if after is None else gained(first, after, None),
        "ending-last": gained(final, *turn(final)),
    }


QUESTIONS = Overworld
