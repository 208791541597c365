"""Entdecker: paths and huts, units, journeys, islands; its editions, scenarios and options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from farshore.arena.study.plan import Variant
from farshore.arena.study.questions import Claim, Facts, Look, Questions
from farshore.core.contract import Event
from farshore.games.entdecker.content import EVENT_NAMES
from farshore.games.entdecker.events import (
    IslandScored,
    Passed,
    ScoutRecalled,
    ScoutSent,
    TileDrawn,
    TileEvent,
    TilesAnnounced,
    TokenTaken,
    UnitPlaced,
)

PATHS: Final = range(1, 8)  # ENT-8
HUT: Final = 1  # the space of a path that opens its hut (ENT-80)
REASONS: Final = {"most": "most scouts", "nearest": "nearest of as many", "full": "made the path full"}  # ENT-91
SIZES: Final = {"1 to 2": 2, "3 to 5": 5, "6 to 10": 10, "11 or more": 1_000}  # what an island is worth, at most


class Entdecker(Questions):
    """What is asked of Entdecker."""

    looks = (
        Look(
            "paths",
            "Paths of the jungle",
            "On which path scouts go (ENT-80), as parts of all scouts: a seventh, 14 %, would be alike.",
            tuple((f"path-{path}", f"path {path}") for path in PATHS),
            is_share=True,
            by_seat=False,
        ),
        Look(
            "huts",
            "Huts that open",
            "In what part of the games a scout reaches the hut of a path.",
            (*((f"hut-{path}", f"hut {path}") for path in PATHS), ("all-huts", "all seven")),
            is_share=True,
            by_seat=False,
        ),
        Look(
            "tokens",
            "How tokens are won",
            "Why a token goes to whom it goes, where whoever makes a path full wins it at once: parts of all tokens.",
            tuple((f"token-{reason}", label) for reason, label in REASONS.items()),
            is_share=True,
            by_seat=False,
            variant="last-space",
        ),
        Look(
            "journeys",
            "Journeys and units",
            "How often each player does it in a game.",
            (
                ("hidden", "announces hidden tiles (ENT-23)"),
                ("open", "announces open tiles"),
                ("tiles", "draws a tile"),
                ("scout", "places a scout (ENT-40)"),
                ("fort", "places a fort"),
                ("settlement", "places a settlement"),
                ("sent", "sends a scout into the jungle"),
                ("recalled", "recalls a scout (ENT-41)"),
                ("passed", "cannot afford a journey (ENT-24)"),
                ("tokens", "wins a token (ENT-91)"),
                ("first", "is first on an island (ENT-72)"),
                *((name, f"meets: {name}") for name in EVENT_NAMES),
            ),
        ),
        Look(
            "islands",
            "Islands",
            "What islands are worth that bring somebody points (ENT-71): parts of all of them.",
            tuple((f"island-{size}", f"worth {size}") for size in SIZES),
            is_share=True,
            by_seat=False,
        ),
    )
    claims = (
        Claim(
            "All seven paths are used alike: even the least used has a tenth of all scouts (a seventh is 14 %).",
            0.1,
            lambda figures: min((figures.usual.fact(f"path-{path}") for path in PATHS), key=lambda one: one.value),
        ),
        Claim("Every hut opens, in at least nine of ten games.", 0.9, lambda figures: figures.usual.fact("all-huts")),
    )

    unchanged: ClassVar = {
        "serpent": "it moves the markers of the score and no points",
        "own_scenario": "it is somebody's own; the scenarios that come with Farshore are variants",
        "first_seat": "the order of play is counted by who begins, whoever that is",
    }
    aspects: ClassVar = {
        "TileEvent: mine": ("ENT-50",),
        "TileEvent: pirate": ("ENT-51",),
        "TileEvent: natives": ("ENT-52",),
        "TileEvent: storm": ("ENT-53",),
        "TilesAnnounced: hidden": ("ENT-23",),
        "TilesAnnounced: open": ("ENT-23",),
    }

    def aspect(self, event: Event) -> str:
        """Tell the events of tiles apart, and what is announced."""
        match event:
            case TileEvent(event=name):
                return name
            case TilesAnnounced(kind=kind):
                return kind
        return ""

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Editions, scenarios, and every difference between editions by itself; prices are one."""

        def changed(name: str, text: str, **options: Any) -> Variant:
            return Variant(name, text, options)

        return (
            changed("kosmos", "edition `kosmos`", edition="kosmos"),
            changed("digest", "edition `digest`", edition="digest"),
            changed("north-south", "scenario `north-south` (ENT-11)", scenario="north-south"),
            changed("two-seas", "scenario `two-seas`", scenario="two-seas"),
            changed("three-seas", "scenario `three-seas`", scenario="three-seas"),
            changed("top-scout", "top scouts (ENT-95)", top_scout=True),
            changed("sum", "strength by the sum of units (ENT-72)", strength="sum"),
            changed("two-shares", "only two places score (ENT-72)", shares="two"),
            changed("finder", "waterfalls pay their finder (ENT-71)", waterfall="finder"),
            changed("last-space", "produce for the last space of a path (ENT-91)", produce="last-space"),
            changed("first-wins", "ties on an island go to whoever was there first (ENT-72)", island_tie="first"),
            changed("pirate-up", "a pirate takes half of the gold, rounded up (ENT-51)", pirate_rounding="up"),
            changed("spared", "forts and settlements protect from pirates (ENT-51)", pirate_spares=True),
            changed("settlement-scout", "a settlement sends a scout into the jungle", settlement_scout=True),
            changed("recall", "scouts are recalled at any time (ENT-41)", recall="any-time"),
            changed("shared-victory", "those who are tied share the victory (ENT-92)", final_tie="shared"),
            changed("cheap", "units for 2, 1 and 0 gold (ENT-40)", settlement_cost=2, fort_cost=1, scout_cost=0),
        )

    def facts(self, events: Sequence[Event], seats: int) -> Facts:
        """Count what each seat does, paths, huts and islands."""
        facts = self.nothing(seats)
        paths, huts, values, reasons = list[int](), set[int](), list[int](), list[str]()
        for event in events:
            match event:
                case TilesAnnounced(seat=seat, kind=kind):
                    facts[kind][seat] += 1
                case TileDrawn(seat=seat):
                    facts["tiles"][seat] += 1
                case TileEvent(seat=seat, event=name):
                    facts[name][seat] += 1
                case UnitPlaced(seat=seat, unit=unit):
                    facts[unit][seat] += 1
                case ScoutSent(seat=seat, path=path, space=space):
                    facts["sent"][seat] += 1
                    paths.append(path)
                    huts |= {path} if space == HUT else set()
                case ScoutRecalled(seat=seat):
                    facts["recalled"][seat] += 1
                case Passed(seat=seat):
                    facts["passed"][seat] += 1
                case TokenTaken(seat=seat, reason=reason):
                    facts["tokens"][seat] += 1
                    reasons.append(reason)
                case IslandScored(value=value, ranks=ranks):
                    values.append(value)
                    for seat, rank in enumerate(ranks):
                        facts["first"][seat] += rank == 1
        things = {f"path-{path}": [float(one == path) for one in paths] for path in PATHS}
        things |= {f"hut-{path}": [float(path in huts)] for path in PATHS}
        sizes = [next(size for size, most in SIZES.items() if value <= most) for value in values]
        things |= {f"island-{size}": [float(one == size) for one in sizes] for size in SIZES}
        things |= {f"token-{reason}": [float(one == reason) for one in reasons] for reason in REASONS}
        return {**facts, **things, "all-huts": [float(huts == set(PATHS))]}


QUESTIONS = Entdecker
