"""Every game of a tournament, packed for the page: what happened in words, move by move, and the record."""

from __future__ import annotations

import zlib
from base64 import b64encode

import msgspec

from farshore.arena.figures import Figures
from farshore.arena.store import Store
from farshore.arena.table import Result
from farshore.arena.wording import say_fault
from farshore.core.contract import CHANCE, Event, Game
from farshore.core.eras import history
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.core.words import has_word, say


def packed_replays(figures: Figures, store: Store) -> dict[str, str]:
    """Return each game by its number (from 1, as a person counts), deflated and as base64."""
    game = installed_game(figures.tournament.game)
    return {str(one.number + 1): _packed(figures, store, game, one) for one in figures.results if one.winners}


def _packed(figures: Figures, store: Store, game: Game, result: Result) -> str:
    text = store.record(result.number)
    content = {
        "seats": [
            say("arena-sat", seat=seat, bot=figures.tournament.names[bot])
            for seat, bot in zip(game.telling.seat_names(len(result.seating)), result.seating, strict=True)
        ],
        "colours": [bot % 8 for bot in result.seating],
        "scores": result.scores,
        "winners": result.winners,
        "moves": told(game, Record.read(text)),
        "fault": say_fault(figures.tournament, result),
        "record": text,
    }
    return b64encode(zlib.compress(msgspec.json.encode(content), 9)).decode()


def told(game: Game, record: Record) -> list[tuple[int, str, str]]:
    """Return every move: whose it was (−1: nobody's), in notation, and what came of it, chance included, in words."""
    names = game.telling.seat_names(len(record.header.seats))
    moves: list[tuple[int, str, str]] = []
    for _, step, events in history(record, game, len(record.steps)):
        said = " ".join(_narrated(game, event, names) for event in events)
        if step.seat == CHANCE and moves:
            seat, action, before = moves[-1]
            moves[-1] = (seat, action, f"{before} {said}".strip())
        else:
            moves.append((step.seat, "" if step.seat == CHANCE else step.action, said))
    return moves


def _narrated(game: Game, event: Event, names: list[str]) -> str:
    """Say what happened; of what has no sentence nothing is said."""
    return game.telling.narrate(event, names) if has_word(f"{game.name}-event-{type(event).__name__}") else ""
