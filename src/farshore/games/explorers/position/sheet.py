"""A sheet of a position: the marks and the frame, as others know them and as they are."""

from __future__ import annotations

from farshore.games.explorers import grid
from farshore.games.explorers.achievements import RACES
from farshore.games.explorers.gems import gem_points
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.position.document import SheetPart, phase_name, read_quadrants, wrong
from farshore.games.explorers.position.frame import (
    Larder,
    expert_larder,
    fill_slots,
    marked_provisions,
    marked_temples,
    possible_gem_points,
    possible_provision_points,
)
from farshore.games.explorers.provisions import MOST_OF_A_KIND
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import RACE_POINTS, SEAT_NAMES


def read_sheet(s: ExplorersState, seat: int, part: SheetPart, old: int, new: int) -> None:
    """Read what a seat had when the turn began, and what it has found since."""
    name = SEAT_NAMES[seat]
    _check_connected(s, f"{name}.marks", old, new)
    shown = Sheet()
    shown.marks = old
    _read_scrolls(s, shown, part, name)
    _read_temples(s, shown, part, name, old, new)
    _read_races(s, shown, part, name)
    sheet = shown.clone()
    sheet.marks = old | new
    sheet.scrolls_used += part.scroll
    fill_slots(s, sheet)
    sheet.fresh_scrolls = sheet.scrolls_found - shown.scrolls_found
    sheet.scrolls -= sheet.fresh_scrolls
    if shown.keys < 0 or sheet.keys < 0:
        raise wrong(f"{name}.marks", "keys", found=sheet.keys_found)
    _read_provisions(s, sheet, part, name, new)
    _read_points(s, sheet, part, name)
    _read_batch(s, sheet, part, name)
    later = marked_temples(s, new)
    shown.temples = tuple(NOT_VISITED if q in later else place for q, place in enumerate(shown.temples))
    shown.provision_points, shown.gem_points = sheet.provision_points, sheet.gem_points
    found = marked_provisions(s, new)
    apples, carrots, fish = (now - fresh for now, fresh in zip(sheet.larder, found, strict=True))
    shown.larder = (apples, carrots, fish)
    s.shown[seat], s.sheets[seat] = shown, sheet


def _check_connected(s: ExplorersState, at: str, old: int, new: int) -> None:
    """Every mark hangs together with the start village (EXP-24)."""
    village = old & ~s.world.land
    for marks in (old, old | new):
        lonely = marks & ~grid.spread(village, marks)
        if lonely:
            raise wrong(at, "lonely", squares=", ".join(grid.names_of(lonely)[:8]))


def _read_scrolls(s: ExplorersState, shown: Sheet, part: SheetPart, name: str) -> None:
    if part.scroll and (s.phase != Phase.MARKS or s.turn_number < 0):
        raise wrong(f"{name}.scroll", "not-now", phase=phase_name(s))
    shown.scrolls_used = (part.scroll if part.scrolls_used is None else part.scrolls_used) - part.scroll
    fill_slots(s, shown)
    if shown.scrolls_used < 0 or shown.scrolls < part.scroll:
        raise wrong(f"{name}.scrolls_used", "scrolls", found=shown.scrolls_found)


def _read_temples(s: ExplorersState, shown: Sheet, part: SheetPart, name: str, old: int, new: int) -> None:
    """Read the places taken: every temple marked before has one, and those ranked in this turn."""
    before, now = marked_temples(s, old), marked_temples(s, new)
    ranked = now if s.phase == Phase.MARKS and s.moment == Moment.EXTRA else set()
    places = [1 if quadrant in before | ranked else 0 for quadrant in range(4)]
    if part.temples is not None:
        places = [*part.temples]
    for quadrant, place in enumerate(places):
        if quadrant not in ranked and bool(place) != (quadrant in before):
            raise wrong(f"{name}.temples", "temples", quadrant=grid.QUADRANT_NAMES[quadrant])
        if place and place - 1 not in s.terms.places:
            known = ", ".join(str(printed + 1) for printed in s.terms.places)
            raise wrong(f"{name}.temples", "places", known=known)
    shown.temples = tuple(place - 1 for place in places)


def _read_races(s: ExplorersState, shown: Sheet, part: SheetPart, name: str) -> None:
    """Read the points taken: whoever meets a race at the end of a turn has taken some (EXP-61)."""
    met = [title in RACES and RACES[title](s.world, shown.marks) for title in s.achievements]
    points = [RACE_POINTS[0] if has_met else 0 for has_met in met] if part.races is None else part.races
    if len(points) != len(met):
        raise wrong(f"{name}.races", "races", count=len(met))
    for title, has_met, number in zip(s.achievements, met, points, strict=True):
        if has_met != bool(number):
            raise wrong(f"{name}.races", "race-met" if has_met else "race-not-met", race=title)
        if number and number not in {RACE_POINTS[place] for place in s.terms.places}:
            raise wrong(f"{name}.races", "race-points", points=number)
    shown.races = tuple(number or NOT_VISITED for number in points)


def _read_provisions(s: ExplorersState, sheet: Sheet, part: SheetPart, name: str, new: int) -> None:
    """Read this round's provisions; if left out, as few as can be (EXP-33, EXP-34)."""
    provisions, fresh = marked_provisions(s, sheet.marks), marked_provisions(s, new)
    if s.terms.expert_provisions:
        if any(count > (MOST_OF_A_KIND if kind < s.round else 0) for kind, count in enumerate(provisions)):
            raise wrong(f"{name}.marks", "provisions-expert", most=MOST_OF_A_KIND)
        needed: Larder = expert_larder(s, provisions)
        sheet.larder = needed if part.larder is None else part.larder
        if sheet.larder != needed:
            raise wrong(f"{name}.larder", "larder", larder=str([*needed]))
        return
    running = s.phase != Phase.OVER
    if any(count > s.round + running for count in provisions):
        raise wrong(f"{name}.marks", "provisions", most=s.round + running)
    apples, carrots, fish = (max(now, count - s.round) for now, count in zip(fresh, provisions, strict=True))
    sheet.larder = (apples, carrots, fish) if part.larder is None else part.larder
    for least, held, count in zip((apples, carrots, fish), sheet.larder, provisions, strict=True):
        if not least <= held <= min(count, int(running)):
            raise wrong(f"{name}.larder", "larder-range", least=least, most=min(count, int(running)))


def _read_points(s: ExplorersState, sheet: Sheet, part: SheetPart, name: str) -> None:
    """Read the points of the rounds that ended; if left out, the most for provisions, and as if no gem were old."""
    provisions = possible_provision_points(s, marked_provisions(s, sheet.marks), sheet.larder)
    gems = possible_gem_points(s.terms, s.round, sheet.gems)
    sheet.provision_points = max(provisions) if part.provision_points is None else part.provision_points
    sheet.gem_points = s.round * gem_points(s.terms, 0) if part.gem_points is None else part.gem_points
    if sheet.provision_points not in provisions:
        known = ", ".join(map(str, sorted(provisions)))
        raise wrong(f"{name}.provision_points", "points", known=known)
    if sheet.gem_points not in gems:
        raise wrong(f"{name}.gem_points", "points", known=", ".join(map(str, sorted(gems))))


def _read_batch(s: ExplorersState, sheet: Sheet, part: SheetPart, name: str) -> None:
    """Temples marked and not ranked form the running batch; only their order need be said."""
    unranked = {q for q in marked_temples(s, sheet.marks) if sheet.temples[q] == NOT_VISITED}
    sheet.batch = tuple(sorted(unranked))
    if part.batch is not None:
        sheet.batch = read_quadrants(part.batch, f"{name}.batch")
        if set(sheet.batch) != unranked:
            raise wrong(f"{name}.batch", "batch", text="".join(grid.QUADRANT_NAMES[q] for q in sorted(unranked)))
