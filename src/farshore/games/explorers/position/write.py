"""Write a position (see ``position``): only what does not follow from the rest, and little that is as usual."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import tomli_w

from farshore.games.explorers.cards import cards_in
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.position.document import OPENING, phase_name, write_quadrants
from farshore.games.explorers.position.frame import marked_temples
from farshore.games.explorers.position.marks import draw_map, write_marks
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import SEAT_NAMES
from farshore.games.explorers.tiles import FIRST
from farshore.games.explorers.world import write_code

Value = str | int | bool | list["Value"]
"""What a document holds."""


def write_position(s: ExplorersState) -> str:
    """Write a state as a document, secrets included."""
    content: dict[str, Value] = {} if s.terms.content == FIRST else {"content": s.terms.content}
    table = f"{_lines(content)}{_lines(_table(s))}{_lines(_turn(s))}"
    parts = [f'game = "explorers"\nplayers = {s.terms.seats}\n{table}']
    if options := _options(s):
        parts.append(f"[options]\n{_lines(options)}")
    if len(s.laid) == 4 and s.phase != Phase.FIRST:
        parts.append(draw_map(s.laid, s.world))
    if s.phase not in OPENING:
        parts += [
            f"[{SEAT_NAMES[seat]}]\nmarks = '''\n{write_marks(shown.marks, sheet.marks & ~shown.marks)}'''\n"
            + _lines(_sheet(s, sheet, shown))
            for seat, (sheet, shown) in enumerate(zip(s.sheets, s.shown, strict=True))
        ]
    return "\n".join(parts)


def _lines(table: dict[str, Value]) -> str:
    return "".join(f"{key} = {_text(value)}\n" for key, value in table.items())


def _text(value: Value) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(_text(item) for item in value)}]"
    return str(value)


@lru_cache(maxsize=512)
def _quoted(text: str) -> str:
    return tomli_w.dumps({"x": text}).removeprefix("x = ").removesuffix("\n")


def _options(s: ExplorersState) -> dict[str, Value]:
    usual = msgspec.structs.asdict(ExplorersOptions())
    return {key: value for key, value in msgspec.structs.asdict(s.terms.options).items() if value != usual[key]}


def _table(s: ExplorersState) -> dict[str, Value]:
    table: dict[str, Value] = {}
    if s.laid:
        table["map"] = write_code(s.laid)
    if s.achievements and not s.terms.options.chosen_achievements:
        table["achievements"] = [*s.achievements]
    return table


def _turn(s: ExplorersState) -> dict[str, Value]:
    turn: dict[str, Value] = {"phase": phase_name(s)}
    if s.first != s.terms.first:
        turn["first"] = SEAT_NAMES[s.first]
    if s.phase in OPENING:
        return turn
    if s.phase != Phase.OVER:
        turn |= {"round": s.round + 1, "turn": s.turn_number + 1}
    if s.card:
        turn["card"] = s.card
    if s.side:
        turn["side"] = s.side
    if s.turn_number >= 0:
        turn["deck"] = [*cards_in(s.deck)]
    if s.phase == Phase.MARKS and s.moment == Moment.EXTRA:
        turn["batches"] = s.batches
    return turn


def _sheet(s: ExplorersState, sheet: Sheet, shown: Sheet) -> dict[str, Value]:
    table: dict[str, Value] = {}
    if sheet.scrolls_used:
        table["scrolls_used"] = sheet.scrolls_used
    if any(sheet.larder):
        table["larder"] = [*sheet.larder]
    if s.round:
        table |= {"provision_points": sheet.provision_points, "gem_points": sheet.gem_points}
    if marked_temples(s, sheet.marks):
        table["temples"] = [place + 1 for place in sheet.temples]
    if any(points != NOT_VISITED for points in sheet.races):
        table["races"] = [max(0, points) for points in sheet.races]
    return table | _running(s, sheet, shown)


def _running(s: ExplorersState, sheet: Sheet, shown: Sheet) -> dict[str, Value]:
    terrains = s.world.terrains_in(sheet.allowed)
    running: dict[str, Value] = {
        "scroll": sheet.scrolls_used > shown.scrolls_used,
        "terrain": terrains,
        "given": sheet.given if s.moment == Moment.EXTRA else 0,
        "due": sheet.due,
        "horses": sheet.horses,
        "batch": write_quadrants(sheet.batch),
        "extras": write_quadrants(sheet.extras),
        "acted": sheet.acted,
    }
    return {key: value for key, value in running.items() if value or (key == "due" and terrains)}
