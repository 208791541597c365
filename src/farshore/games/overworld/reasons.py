"""Why points have changed: regions, the tour of the doors, sets of items, the port (OVW-60, OVW-61, OVW-70, OVW-71)."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.explanation import Counted, Explanation, Share
from farshore.core.words import in_a_row, say
from farshore.games.overworld.events import PointsChanged, RegionCounted
from farshore.games.overworld.grid import place_of, square_named
from farshore.games.overworld.places import said_place
from farshore.games.overworld.scoring import provision_sets


def explain(changed: PointsChanged, names: Sequence[str], language: str) -> Explanation | None:
    """Say why points have changed; ``None`` if it was told before it said so."""
    if changed.regions:
        counted = _regions(changed, names, language)
    elif changed.before >= 0:
        counted = [*_now(changed, language), *_before(changed, language)]
    else:
        return None
    title = say("overworld-name-reason", language, reason=changed.reason, count=changed.count)
    return Explanation(title, tuple(counted), (Share(changed.seat, changed.points),))


def _regions(changed: PointsChanged, names: Sequence[str], language: str) -> list[Counted]:
    each = changed.points // len(changed.regions)
    return [Counted(_region(region, names, language), each, "regions") for region in changed.regions]


def _region(region: RegionCounted, names: Sequence[str], language: str) -> str:
    """Say who is in a region: “forest at 2N, 5 squares: Red 2, White 1” (OVW-60)."""
    shares = [
        say("name-share", language, seat=names[seat], amount=count)
        for seat, count in enumerate(region.explorers)
        if count
    ]
    return say(
        "overworld-reason-region",
        language,
        kind=say(f"overworld-kind-{region.kind}", language),
        square=said_place(region.square),
        size=region.size,
        explorers=in_a_row(shares) or "none",
    )


def _now(changed: PointsChanged, language: str) -> list[Counted]:
    """Count what there is now."""
    points = changed.before + changed.points
    match changed.part:
        case "doors":
            return [Counted(_tour(changed, language), points, "doors")] if points else []
        case "provisions":
            sizes = provision_sets(changed.stock) if any(changed.stock) else []
            return [
                Counted(say("overworld-reason-set", language, size=size), size * size, "provisions") for size in sizes
            ]
    text = say("overworld-reason-port", language, size=changed.count)
    return [Counted(text, points, "port")] if points else []


def _tour(changed: PointsChanged, language: str) -> str:
    """Say how long the tour of the doors is: twice what lies between the outermost (OVW-61)."""
    places = [place_of(square_named(square)) for square in changed.squares]
    columns, rows = ([place[axis] for place in places] for axis in (0, 1))
    across, down = max(columns) - min(columns), max(rows) - min(rows)
    return say("overworld-reason-tour", language, across=across, down=down)


def _before(changed: PointsChanged, language: str) -> list[Counted]:
    """Take off what there was before."""
    if not changed.before:
        return []
    return [Counted(say("overworld-reason-before", language), -changed.before, changed.part)]
