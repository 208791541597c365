"""What every game must keep, whoever wrote it: ``check_game`` plays random games and looks for a broken promise.

It raises ``ConformanceError`` with a sentence that says where and what. The checks by subject: ``flow`` (whose turn,
what is legal, does it end), ``copies`` (clones, conservation, simultaneous turns), ``writing`` (JSON, notation, codec,
positions, words), ``secrets`` (views, determinization, redaction), ``offers`` (what a screen is offered and told of the
score) and ``table`` (a match, its record, its refusals).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from farshore.core.conformance import copies, flow, offers, secrets, table, writing
from farshore.core.conformance.place import ConformanceError, Place, Table, choose
from farshore.core.contract import Game

__all__ = ["ConformanceError", "Table", "check_game"]


def check_game(
    game: Game, tables: Iterable[Table], games: int = 3, seed: int = 0, thorough: int = 6, longest: int = 20_000
) -> None:
    """Play ``games`` random games at each table; the cheap checks at every step, all of them at about ``thorough``.

    ``longest`` is the number of steps within which every game must end.
    """
    for chosen in tables:
        doubt = secrets.Doubt()
        for number in range(games):
            place = Place(game, chosen, number, Random(f"{seed}/{number}"), longest)
            _check_every_step(place)
            _check_some_steps(place, thorough, doubt)
            table.check(place)
        doubt.settle(Place(game, chosen, games - 1, Random(seed), longest))


def _check_every_step(place: Place) -> None:
    """Play one random game and check at every step what is quickly checked."""
    state = place.start()
    total = place.game.conserved(state)
    events = place.listen(state)
    while True:
        flow.check(place, state)
        copies.check_conserved(place, state, total)
        if not state.actors():
            break
        seat, action = choose(state, place.rng)
        writing.check_action(place, action)
        place.apply(state, seat, action)
        writing.check_events(place, events)
        events.clear()


def _check_some_steps(place: Place, thorough: int, doubt: secrets.Doubt) -> None:
    """Play the same game again and look at it from all sides here and there."""
    path = place.again()
    chosen = set(place.rng.sample(range(len(path) + 1), min(thorough, len(path) + 1)))
    state = place.start()
    place.listen(state)
    for step in (*path, None):
        if place.step in chosen:
            copies.check(place, state)
            writing.check(place, state)
            secrets.check(place, state, doubt)
            offers.check(place, state)
        if step is not None:
            place.apply(state, *step)
