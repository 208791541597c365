"""On what terms a tournament is played, in a sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from farshore.arena.tournament import Tournament
from farshore.core.registry import game as installed_game
from farshore.core.words import Phrase, say


def say_terms(tournament: Tournament, games: int) -> str:
    """Say how many games there were, at what tables, with what budget, options and seed."""
    limit = tournament.limit
    budget = Phrase(
        "arena-budget",
        kind="both" if limit.seconds and limit.iterations else "seconds" if limit.seconds else "iterations",
        seconds="" if limit.seconds is None else f"{limit.seconds:g}",
        iterations=limit.iterations or 0,
    )
    options = ", ".join(f"{key}={_typed(value)}" for key, value in _unusual(tournament).items())
    said = say("arena-terms", games=games, seats=tournament.seats, budget=budget, seed=tournament.seed)
    return f"{said} {say('arena-options', options=options)}" if options else said


def _unusual(tournament: Tournament) -> dict[str, Any]:
    """Return the options that are not as printed."""
    usual = msgspec.json.decode(msgspec.json.encode(installed_game(tournament.game).options_type()))
    return {key: value for key, value in tournament.options.items() if value != usual.get(key)}


def _typed(value: Any) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return text.lower() if isinstance(value, bool) else text.partition("\n")[0]
