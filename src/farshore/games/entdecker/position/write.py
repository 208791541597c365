"""Write a position (see ``position``): only what does not follow from the rest, and little that is as usual."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec
import tomli_w

from farshore.games.entdecker.announce import HIDDEN
from farshore.games.entdecker.content import EVENT_NAMES, FIRST
from farshore.games.entdecker.islands import mass_name
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position.board import is_implied
from farshore.games.entdecker.position.check import RESUMED
from farshore.games.entdecker.position.document import PHASE_NAMES, SCOUT_LETTERS, tile_text
from farshore.games.entdecker.position.fare import fare_text, starts_at
from farshore.games.entdecker.position.pieces import FREE
from farshore.games.entdecker.position.stacks import BACK_TEXTS
from farshore.games.entdecker.scenario import draw, read_drawing
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.tile import UNDISCOVERED
from farshore.games.entdecker.units import (
    SEAT_NAMES,
    UNIT_NAMES,
    kind_of,
    number_of,
    number_of_scout,
    seat_of,
    seat_of_scout,
)

Value = str | int | bool | list["Value"] | dict[str, "Value"]
"""What a document holds."""


def write_position(s: EntdeckerState) -> str:
    """Write a state as a document, secrets included."""
    board = draw(s.chart.board, s.chart.tiles, s.terms.scenario.waterfalls)
    content = "" if s.terms.content == FIRST else f'content = "{s.terms.content}"\n'
    head = f"game = \"entdecker\"\nplayers = {s.terms.seats}\n{content}board = '''\n{board}'''\n"
    tables = {
        "options": _options(s, board),
        "stacks": _stacks(s),
        "huts": _huts(s),
        "turn": _turn(s),
    }
    parts = [head + _lines(_pieces(s)), *(f"[{name}]\n{_lines(table)}" for name, table in tables.items() if table)]
    return "\n".join(parts)


def _lines(table: dict[str, Value]) -> str:
    return "".join(f"{key} = {_text(value, long=key in {'units', 'paths'})}\n" for key, value in table.items())


def _text(value: Value, *, long: bool = False) -> str:
    """Write a value; a ``long`` list has a line for each of its items."""
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        items = [_text(item) for item in value]
        return "[\n" + "".join(f"    {item},\n" for item in items) + "]" if long else f"[{', '.join(items)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(key)} = {_text(item)}' for key, item in value.items())} }}"
    return str(value)


@lru_cache(maxsize=512)
def _quoted(text: str) -> str:
    return tomli_w.dumps({"x": text}).removeprefix("x = ").removesuffix("\n")


def _key(key: str) -> str:
    return key if key.isalnum() else _quoted(key)


def _options(s: EntdeckerState, board: str) -> dict[str, Value]:
    usual = msgspec.structs.asdict(EntdeckerOptions())
    chosen = {key: value for key, value in msgspec.structs.asdict(s.terms.options).items() if value != usual[key]}
    if "own_scenario" in chosen and is_implied(s.terms.options, read_drawing(board, ""), s.terms.content):
        del chosen["own_scenario"]
    return chosen


def _pieces(s: EntdeckerState) -> dict[str, Value]:
    pieces: dict[str, Value] = {}
    if s.units:
        pieces["units"] = [_unit(s, mass, unit) for mass, unit in s.units.items()]
    pieces["gold"] = [*s.gold]
    pieces["score"] = [*s.score]
    if any(s.finds):
        pieces["finds"] = [*s.finds]
    if any(s.jungle.spaces):
        pieces["paths"] = [_scouts(s.jungle.path(path)) for path in range(s.terms.paths)]
    if s.terms.top_scout:
        pieces["top_scouts"] = [[first, second] if first else [] for first, second in s.top_scouts]
    if s.terms.waterfall_to_finder:
        pieces["unfound"] = _spaces(s, sorted(s.unfound))
    return pieces


def _unit(s: EntdeckerState, mass: int, unit: int) -> str:
    number = f" {number_of(unit)}" if number_of(unit) else ""
    where = mass_name(s.chart.board, s.chart.tiles, mass)
    return f"{SEAT_NAMES[seat_of(unit)]} {UNIT_NAMES[kind_of(unit)]}{number} {where}"


def _scouts(scouts: Iterable[int]) -> str:
    """Write scouts (as in ``units``) by letter and number."""
    return " ".join(
        f"{SCOUT_LETTERS[seat_of_scout(scout)]}{number_of_scout(scout) or ''}" if scout else FREE for scout in scouts
    )


def _spaces(s: EntdeckerState, cells: Iterable[int]) -> list[Value]:
    return [s.chart.board.names[cell] for cell in cells]


def _stacks(s: EntdeckerState) -> dict[str, Value]:
    stacks = s.stacks
    sizes = zip(stacks.sizes, stacks.backs, strict=True)
    table: dict[str, Value] = {
        "sizes": [f"{size}{BACK_TEXTS[back]}" for size, back in sizes],
        "plain": [*stacks.plain[1:]],
        "marked": [*stacks.marked[1:]],
        "events": dict(zip(EVENT_NAMES, stacks.events[1:], strict=True)),
        "open": [*stacks.open[1:]],
    }
    if any(stacks.paired):
        table["paired"] = {tile_text(face): count for face, count in enumerate(stacks.paired) if count}
    if any(stacks.discards):
        table["discards"] = {tile_text(face): count for face, count in enumerate(stacks.discards) if count}
    table["spares"] = stacks.spares
    if stacks.in_disorder:
        table["in_disorder"] = True
    return table


def _huts(s: EntdeckerState) -> dict[str, Value]:
    huts: dict[str, Value] = {}
    for path, token in enumerate(s.jungle.tokens):
        if token != NO_TOKEN:
            seen: list[Value] = [SEAT_NAMES[seat] for seat in range(s.terms.seats) if s.jungle.has_seen(path, seat)]
            hut: dict[str, Value] = {"token": s.terms.produce[token], "seen": seen}
            if (taker := s.jungle.taken_by[path]) >= 0:
                hut["taken"] = SEAT_NAMES[taker]
            huts[str(path + 1)] = hut
    return huts


def _turn(s: EntdeckerState) -> dict[str, Value]:
    turn: dict[str, Value] = {"seat": SEAT_NAMES[s.seat], "phase": PHASE_NAMES[s.phase]}
    if s.phase in RESUMED:
        turn["then"] = PHASE_NAMES[s.then]
    if s.mover != s.seat:
        turn["mover"] = SEAT_NAMES[s.mover]
    if s.ship >= 0:
        turn["ship"] = s.chart.board.names[s.ship]
        if s.start is not None and s.landed < 0 and s.start != starts_at(s, s.ship)[0]:
            turn["fare"] = fare_text(s.start)
    if s.announced:
        turn["landed"] = s.landed >= 0
        turn["kind"] = "hidden" if s.kind == HIDDEN else "open"
        turn["announced"] = s.announced
        turn["draws"] = s.draws
    if s.hand:
        turn["hand"] = tile_text(s.hand)
    if s.phase == Phase.FACE:
        turn["stack"] = s.stack + 1
    elif s.phase == Phase.SEARCH:
        turn["sought"] = s.sought
    elif s.phase == Phase.TOKEN:
        turn["hut"] = s.hut + 1
    if s.bound:
        turn["bound"] = _scouts(s.bound)
    tiles = [cell for cell in s.chart.board.spaces if s.chart.tiles[cell] != UNDISCOVERED]
    if s.fresh != tiles:
        turn["fresh"] = _spaces(s, s.fresh)
    if s.passes:
        turn["passes"] = s.passes
    if s.idle:
        turn["idle"] = s.idle
    if s.closing:
        turn["closing"] = True
    return turn
