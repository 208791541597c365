"""Write a position (see ``position``): only what does not follow from the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from farshore.games.overworld.entrance import SUPPLY
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import NOBODY, Entrance, Gap
from farshore.games.overworld.grid import name_of
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position.contest import unresolved
from farshore.games.overworld.position.document import ENTRANCES
from farshore.games.overworld.position.drawing import draw
from farshore.games.overworld.position.supplies import usual_bag, usual_pieces, usual_pile, usual_shop
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import CAMEL, EXPLORER_NAMES, ITEMS, SEAT_NAMES, SHIP, supply_of
from farshore.games.overworld.tiles import PATTERNS, SURVEY_TYPES

Value = str | int | bool | list[str] | Mapping[str, "Value"]
"""What a document holds. No text in it needs quoting."""

_ENTRANCE_NAMES = {entrance: name for name, entrance in ENTRANCES.items()}


def write_position(s: OverworldState) -> str:
    """Write a state as a document."""
    parts = [f'game = "overworld"\nplayers = {s.terms.seats}\n']
    if s.phase != Phase.START:
        parts[0] += _lines(_turn(s) | _contest(s))
        parts.append(f"board = '''\n{draw(s.board, s.explorers, s.gaps)}'''\n{_lines(_supplies(s))}")
    if options := _options(s):
        parts.append(f"[options]\n{_lines(options)}")
    parts += [f"[[gaps]]\n{_lines(_gap(gap))}" for gap in s.gaps]
    return "\n".join(parts)


def _lines(table: Mapping[str, Value]) -> str:
    return "".join(f"{key} = {_text(value)}\n" for key, value in table.items())


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key} = {_text(part)}' for key, part in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_text, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _options(s: OverworldState) -> dict[str, Value]:
    usual = msgspec.structs.asdict(OverworldOptions())
    return {key: value for key, value in msgspec.structs.asdict(s.terms.options).items() if value != usual[key]}


def _turn(s: OverworldState) -> dict[str, Value]:
    turn: dict[str, Value] = {"phase": s.phase_name}
    if s.first:
        turn["first"] = SEAT_NAMES[s.first]
    if s.active != s.first:
        turn["active"] = SEAT_NAMES[s.active]
    if s.survey:
        turn["survey"] = [name_of(square) for square in s.survey]
    elif s.tile != NOWHERE:
        turn["tile"] = SURVEY_TYPES[s.tile]
    if s.coast != NOWHERE:
        turn["coast"] = name_of(s.coast)
    return turn


def _contest(s: OverworldState) -> dict[str, Value]:
    """Write how far gaps are resolved; while one is filled most follows from it, since it is the last."""
    contest: dict[str, Value] = {}
    if Phase.WINNER <= s.phase < Phase.ITEM:
        contest["gap"] = name_of(s.gap[0])
    if s.phase in {Phase.ENTRANCE, Phase.LEAVE}:
        contest["winner"] = SEAT_NAMES[s.winner]
    if s.phase == Phase.LEAVE:
        contest["entrance"] = _ENTRANCE_NAMES[s.entrance]
    if s.origin != SUPPLY:
        contest["origin"] = name_of(s.gaps[s.origin].squares[0])
    if Phase.GAP <= s.phase < Phase.OVER and s.pending != tuple(unresolved(s)):
        contest["pending"] = [name_of(gap[0]) for gap in s.pending]
    return contest


def _supplies(s: OverworldState) -> dict[str, Value]:
    """Write the bag, and what is less than follows from the board."""
    table: dict[str, Value] = {}
    if s.aside:
        table["aside"] = [SURVEY_TYPES[tile] for tile in s.aside]
    for key, names, counts, usual in (
        ("bag", SURVEY_TYPES, s.bag, usual_bag(s)),
        ("pile", PATTERNS, s.pile, usual_pile(s)),
        ("shop", ITEMS, s.shop, usual_shop(s)),
    ):
        if counts != usual:
            table[key] = _counts(names, counts)
    pieces = {SEAT_NAMES[seat]: said for seat in range(s.terms.seats) if (said := _pieces(s, seat))}
    return table | {"supplies": pieces} if pieces else table


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, Value]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _pieces(s: OverworldState, seat: int) -> dict[str, Value]:
    pieces = {
        "camels": s.supply[supply_of(seat, CAMEL)],
        "ships": s.supply[supply_of(seat, SHIP)],
        "doors": s.doors[seat],
    }
    usual = usual_pieces(s, seat)
    return {name: count for name, count in pieces.items() if count != usual[name]}


def _gap(gap: Gap) -> dict[str, Value]:
    table: dict[str, Value] = {}
    if gap.owner != NOBODY:
        table["owner"] = SEAT_NAMES[gap.owner]
    if gap.entrance != Entrance.NONE:
        table["entrance"] = _ENTRANCE_NAMES[gap.entrance]
    if gap.left:
        table["left"] = [EXPLORER_NAMES[explorer] for explorer in gap.left]
    if any(gap.items):
        table["items"] = _counts(ITEMS, gap.items)
    return table
