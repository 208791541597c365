"""How far the running turn of an explorer has gone: what is committed to, what is due, and whether it adds up."""

from __future__ import annotations

from farshore.games.explorers.cards import TERRAINS
from farshore.games.explorers.marks import SCROLL_MARKS, SETUP_MARKS, begin, offered, refresh
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.position.document import SheetPart, phase_name, read_quadrants, wrong
from farshore.games.explorers.position.frame import marked, marked_temples
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import EXTRA_MARKS, SEAT_NAMES
from farshore.games.explorers.tile import Object


def read_running(s: ExplorersState, seat: int, part: SheetPart) -> None:
    """Read the running turn; an explorer of whom nothing is said begins now."""
    sheet, name = s.sheets[seat], SEAT_NAMES[seat]
    new = sheet.marks & ~s.shown[seat].marks
    said = {"scroll": part.scroll, "terrain": part.terrain, "due": part.due, "horses": part.horses}
    said |= {"extras": part.extras, "acted": part.acted, "marks": new, "given": part.given}
    if s.phase != Phase.MARKS:
        for key, value in said.items():
            if value:
                raise wrong(f"{name}.{key}", "not-now", phase=phase_name(s))
        return
    _read_extras(s, seat, part)
    if not any(said[key] for key in ("scroll", "terrain", "due", "horses", "acted", "marks")):
        begin(s, seat)
        return
    _read_choice(s, seat, part)
    sheet.is_done = not (sheet.allowed or sheet.extras)
    _check_possible(s, sheet, name)
    if s.moment == Moment.EXTRA:
        _check_extra(s, seat)
    else:
        _check_marks(s, seat)
    _read_acted(s, seat, part.acted)


def ranked_now(s: ExplorersState, seat: int) -> list[int]:
    """Return the quadrants whose temple a seat has explored and had ranked in this turn."""
    new = marked_temples(s, s.sheets[seat].marks & ~s.shown[seat].marks)
    return [quadrant for quadrant in sorted(new) if s.sheets[seat].temples[quadrant] != NOT_VISITED]


def _read_extras(s: ExplorersState, seat: int, part: SheetPart) -> None:
    sheet, at = s.sheets[seat], f"{SEAT_NAMES[seat]}.extras"
    sheet.extras = tuple(sorted(read_quadrants(part.extras, at)))
    if sheet.extras and s.moment != Moment.EXTRA:
        raise wrong(at, "not-now", phase=phase_name(s))
    ranked = ranked_now(s, seat)
    if any(quadrant not in ranked or not EXTRA_MARKS[sheet.temples[quadrant]] for quadrant in sheet.extras):
        raise wrong(at, "extras", text=part.extras)


def _read_choice(s: ExplorersState, seat: int, part: SheetPart) -> None:
    """Read the terrains and what is due; if left out, all that is not marked yet."""
    sheet, at = s.sheets[seat], SEAT_NAMES[seat]
    if not set(part.terrain) <= set(TERRAINS) or len(set(part.terrain)) != len(part.terrain):
        raise wrong(f"{at}.terrain", "terrain", text=part.terrain)
    sheet.allowed = s.world.squares_of(part.terrain)
    sheet.horses = part.horses
    sheet.due = part.due or 0
    if part.terrain and part.due is None:
        new = sheet.marks & ~s.shown[seat].marks
        by_horses = marked(s, Object.HORSE, new) - part.horses
        sheet.due = max(0, _budgets(s, seat).get(_ordered(part.terrain), 0) - new.bit_count() + by_horses)
    if bool(part.terrain) != bool(sheet.due or sheet.horses):
        raise wrong(f"{at}.terrain", "committed")
    _read_given(s, seat, part)
    refresh(s, sheet)


def _read_given(s: ExplorersState, seat: int, part: SheetPart) -> None:
    """Read what the choice gave in all: it follows from the terrains but for extra marks, where it is one temple's."""
    sheet = s.sheets[seat]
    most = _budgets(s, seat).get(_ordered(part.terrain), 0)
    sheet.given = most if part.given is None else part.given
    possible = {most}
    if most and s.moment == Moment.EXTRA:
        possible = {EXTRA_MARKS[sheet.temples[quadrant]] for quadrant in _chosen_temples(s, seat)}
    if part.given is not None and (sheet.given not in possible or sheet.given < sheet.due):
        raise wrong(f"{SEAT_NAMES[seat]}.given", "given", known=", ".join(map(str, sorted(possible))))


def _ordered(terrains: str) -> str:
    return "".join(sorted(terrains, key=TERRAINS.index))


def _budgets(s: ExplorersState, seat: int) -> dict[str, int]:
    """Return what can have been committed to, with the marks each choice gives; for a temple the most."""
    if s.moment == Moment.EXTRA:
        sheet = s.sheets[seat]
        most = max((EXTRA_MARKS[sheet.temples[quadrant]] for quadrant in _chosen_temples(s, seat)), default=0)
        return dict.fromkeys(TERRAINS, most)
    if s.moment == Moment.SETUP:
        return dict.fromkeys(TERRAINS, SETUP_MARKS)
    if s.sheets[seat].scrolls_used > s.shown[seat].scrolls_used:
        return dict.fromkeys(TERRAINS, SCROLL_MARKS)
    return {_ordered(side): marks for side, marks in offered(s, seat).items()}


def _chosen_temples(s: ExplorersState, seat: int) -> list[int]:
    """Return the quadrants of the temples ranked in this turn whose extra marks are no longer to be chosen."""
    return [quadrant for quadrant in ranked_now(s, seat) if quadrant not in s.sheets[seat].extras]


def _check_possible(s: ExplorersState, sheet: Sheet, name: str) -> None:
    """What cannot be placed has been lost (EXP-25)."""
    legal = sheet.near & sheet.free
    if sheet.horses and not legal:
        raise wrong(f"{name}.horses", "lost")
    if sheet.due and not sheet.horses and not legal & sheet.allowed:
        raise wrong(f"{name}.due", "lost")


def _check_marks(s: ExplorersState, seat: int) -> None:
    """The marks of the turn and those still due come from one choice."""
    sheet, name = s.sheets[seat], SEAT_NAMES[seat]
    budgets = _budgets(s, seat)
    if not sheet.is_done:
        letters = s.world.terrains_in(sheet.allowed)
        if letters not in budgets:
            raise wrong(f"{name}.terrain", "choice", text=letters, known=", ".join(budgets))
        budgets = {letters: budgets[letters]}
    if not any(_adds_up(s, seat, letters, budget) for letters, budget in budgets.items()):
        known = ", ".join(f"{budget} {letters}" for letters, budget in budgets.items())
        raise wrong(f"{name}.marks", "turn", choices=known)


def _adds_up(s: ExplorersState, seat: int, letters: str, budget: int) -> bool:
    """Tell whether a choice explains the marks of the turn: others than of its terrains are marks of horses."""
    sheet = s.sheets[seat]
    new = sheet.marks & ~s.shown[seat].marks
    horses = marked(s, Object.HORSE, new) - sheet.horses
    terrain = s.world.squares_of(letters)
    left = budget - sheet.due + horses - new.bit_count()
    if horses < 0 or (new & ~terrain).bit_count() > horses:
        return False
    if not sheet.is_done or left <= 0:
        return left == 0
    return s.terms.may_stop or not sheet.near & sheet.free & terrain


def _check_extra(s: ExplorersState, seat: int) -> None:
    """Extra marks come from temples ranked in this turn."""
    sheet, name = s.sheets[seat], SEAT_NAMES[seat]
    new = sheet.marks & ~s.shown[seat].marks
    most = max(_budgets(s, seat).values())
    if sheet.allowed and (sheet.due > most or not most or len(s.world.terrains_in(sheet.allowed)) > 1):
        raise wrong(f"{name}.due", "extra-due", most=most)
    found = marked(s, Object.HORSE, new)
    if sheet.horses > found:
        raise wrong(f"{name}.horses", "horses", found=found)
    extra = sum(EXTRA_MARKS[sheet.temples[quadrant]] for quadrant in ranked_now(s, seat))
    if new.bit_count() + sheet.due + sheet.horses > SCROLL_MARKS + extra + found:
        raise wrong(f"{name}.marks", "extra-marks")


def _read_acted(s: ExplorersState, seat: int, acted: int | None) -> None:
    """Read how many actions are hidden: a choice, unless there was none, and the marks; with the option a stop."""
    sheet, shown = s.sheets[seat], s.shown[seat]
    has_chosen = not (s.moment == Moment.CARD and seat == s.active and not shown.scrolls)
    least = most = (sheet.marks & ~shown.marks).bit_count() + has_chosen
    if s.moment == Moment.EXTRA:
        least -= 1
        most += 2 * (1 + len(ranked_now(s, seat)))
    elif sheet.is_done and s.terms.may_stop:
        most += 1
    sheet.acted = least if acted is None else acted
    if not least <= sheet.acted <= most:
        raise wrong(f"{SEAT_NAMES[seat]}.acted", "acted", least=least, most=most)
