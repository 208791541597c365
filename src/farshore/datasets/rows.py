"""From a game that was played to the rows of its decisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farshore.arena.table import Played
from farshore.arena.tournament import Tournament
from farshore.core.contract import Action, Seat, State
from farshore.core.record import Record
from farshore.datasets.columns import BOARD, FACTS, POSITION, Contents
from farshore.envs.setting import Setting

NO_CODE = -1
Row = dict[str, Any]


def rows_of(played: Played, tournament: Tournament, setting: Setting, contents: Contents) -> Iterator[Row]:
    """Yield the decisions of a game that was played to its end, in order, by playing it once more."""
    result = played.result
    names = tournament.names
    state, decision = setting.begin(), 0
    for step in Record.read(played.record).steps:
        action = setting.game.read_action(step.action)
        if step.seat >= 0:
            yield {
                "game": result.number,
                "decision": decision,
                "seat": step.seat,
                "bot": names[result.seating[step.seat]],
                "action": step.action,
                **_numbers(setting, state, step.seat, action),
                "points": result.scores[step.seat],
                "lead": result.lead(step.seat),
                "won": result.share(step.seat),
                **_sight(setting, state, step.seat, contents),
            }
            decision += 1
        state.apply(step.seat, action)


def _numbers(setting: Setting, state: State, seat: Seat, action: Action) -> Row:
    """Return the number of what was chosen, and those of all that was legal."""
    numbered = setting.numbering.numbered(state.legal(seat))
    code = next((number for number, legal in numbered.items() if legal == action), NO_CODE)
    return {"code": code, "legal": sorted(numbered)}


def _sight(setting: Setting, state: State, seat: Seat, contents: Contents) -> Row:
    """Return how the game stood, and what the seat saw of it, as far as that is wished."""
    found: Row = {}
    if contents.positions:
        found[POSITION.name] = setting.game.write_position(state)
    if contents.observations:
        seen = setting.observe(state, seat)
        found |= {BOARD: seen["board"].tobytes(), FACTS: seen["facts"]}
    return found
