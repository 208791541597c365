"""Explorers: objects and what they bring, what is full at the end, expert sides and achievements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from farshore.arena.study.plan import Variant
from farshore.arena.study.questions import Claim, Facts, Look, Questions
from farshore.core.contract import Event
from farshore.games.explorers.achievements import NAMES
from farshore.games.explorers.events import (
    AchievementDrawn,
    MarksShown,
    RaceWon,
    RoundScored,
    TempleExplored,
    VillageMarked,
)
from farshore.games.explorers.secrets import Committed, Marked, MarksLost
from farshore.games.explorers.worth import VILLAGE, Brought

BESIDE = 4  # squares beside a village
VILLAGES = 4
ROUNDS = 4
EXPERT = ("provisions", "gems", "temples", "villages")


class Explorers(Questions):
    """What is asked of Explorers."""

    looks = (
        Look(
            "full",
            "What is full at the end",
            "Villages with all four neighbours marked (EXP-39), rounds with all three kinds of provisions (EXP-33), "
            "and players who have all there is of them: parts of all.",
            (
                ("villages-full", "villages that are full"),
                ("all-villages", "players with four full villages"),
                ("rounds-full", "rounds with every provision"),
                ("all-rounds", "players with all provisions"),
                ("temples-explored", "temples explored"),
            ),
            is_share=True,
        ),
        Look(
            "objects",
            "Objects",
            "How many of each a player marks in a game (EXP-30 to EXP-36), scrolls that are used, and marks that come "
            "to nothing (EXP-25).",
            (
                ("key", "keys"),
                ("scroll", "scrolls"),
                ("scroll-used", "scrolls used"),
                ("horse", "horses"),
                ("gem", "gems"),
                ("apple", "apples"),
                ("carrot", "carrots"),
                ("fish", "fish"),
                ("temple", "temples"),
                ("lost", "marks lost"),
            ),
        ),
        Look(
            "achievements",
            "Achievements",
            "Points that a player gets by an achievement where it is in play (`farshore rules explorers 60` names "
            "them). Without an interval: of fewer than three games.",
            tuple((f"achievement-{name}", name) for name in NAMES),
            variant="achievements",
            is_sparse=True,
        ),
    )
    claims = (
        Claim(
            "On basic sides at least half of all villages are full (first look: 57 to 70 %).",
            0.5,
            lambda f: f.usual.fact("villages-full"),
        ),
        Claim(
            "On basic sides at least half of all rounds have every provision (first look: 54 to 61 %).",
            0.5,
            lambda f: f.usual.fact("rounds-full"),
        ),
    )

    unchanged: ClassVar = {
        "chosen_achievements": "the variant that draws three meets all of them",
        "own_tiles": "they are somebody's own",
        "first_seat": "the order of play is counted by who begins, whoever that is",
    }
    aspects: ClassVar = {
        "Marked: nothing": ("EXP-24",),
        "Marked: key": ("EXP-30",),
        "Marked: scroll": ("EXP-31",),
        "Marked: horse": ("EXP-32",),
        "Marked: apple": ("EXP-33", "EXP-34"),
        "Marked: carrot": ("EXP-33", "EXP-34"),
        "Marked: fish": ("EXP-33", "EXP-34"),
        "Marked: gem": ("EXP-35", "EXP-36"),
        "Marked: temple": ("EXP-37", "EXP-38"),
        "Committed: a scroll": ("EXP-31",),
        "Committed: a side": ("EXP-21", "EXP-22"),
    }

    def aspect(self, event: Event) -> str:
        """Tell marks by what is found there, and choices by whether a scroll is used."""
        match event:
            case Marked(found=found):
                return found or "nothing"
            case Committed(scroll=scroll):
                return "a scroll" if scroll else "a side"
        return ""

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Expert sides, one by one and all, achievements, how the map comes about, and stopping early."""
        sides = [Variant(f"{side}-expert", f"expert side of {side}", {side: "expert"}) for side in EXPERT]
        return (
            *sides,
            Variant("all-expert", "all expert sides", dict.fromkeys(EXPERT, "expert")),
            Variant("achievements", "three achievements (EXP-60)", {"achievements": 3}),
            Variant("first-player-map", "the first player makes the map (EXP-11)", {"map": "first-player"}),
            Variant("may-stop", "players may stop before all marks are placed (EXP-25)", {"may_stop": True}),
        )

    def facts(self, events: Sequence[Event], seats: int) -> Facts:
        """Count objects by seat, and what is full."""
        facts = self.nothing(seats)
        beside: list[dict[str, int]] = [{} for _ in range(seats)]  # by seat: marks beside each village, by its square
        for event in events:
            match event:
                case VillageMarked(brought=brought):
                    for seat in range(seats):
                        _note(facts, beside, seat, brought)
                case MarksShown(seat=seat, brought=brought):
                    _note(facts, beside, seat, brought)
                case AchievementDrawn(name=name):
                    facts[f"achievement-{name}"][0] += 0
                case RaceWon(seat=seat, achievement=name, points=points):
                    facts[f"achievement-{name}"][seat] += points
                case Marked(seat=seat, found=found) if found:
                    facts[found][seat] += 1
                case Committed(seat=seat, scroll=True):
                    facts["scroll-used"][seat] += 1
                case MarksLost(seat=seat, marks=marks):
                    facts["lost"][seat] += marks
                case TempleExplored(seat=seat):
                    facts["temples-explored"][seat] += 1 / VILLAGES
                case RoundScored(seat=seat, larder=larder):
                    facts["rounds-full"][seat] += all(larder) / ROUNDS
        facts["villages-full"] = [sum(marks == BESIDE for marks in own.values()) / VILLAGES for own in beside]
        facts["all-villages"] = [float(share == 1) for share in facts["villages-full"]]
        facts["all-rounds"] = [float(share == 1) for share in facts["rounds-full"]]
        return dict(facts)


def _note(facts: dict[str, list[float]], beside: list[dict[str, int]], seat: int, brought: Sequence[Brought]) -> None:
    """Keep how many marks lie beside villages, and what achievements have brought."""
    for one in brought:
        if one.what == VILLAGE:
            beside[seat][one.square] = one.marks
        else:
            facts[f"achievement-{one.what}"][seat] += one.points


QUESTIONS = Explorers
