"""What every game must keep, whoever wrote it: ``check_game`` plays random games and looks for a broken promise.

It raises ``ConformanceError`` with a sentence that says where and what. The checks by subject: ``flow`` (whose turn,
what is legal, does it end), ``copies`` (clones, conservation, simultaneous turns), ``writing`` (JSON, notation, codec,
positions, words), ``secrets`` (views, determinization, redaction), ``offers`` (what a screen is offered and told of the
score), ``gains`` (why the score changes) and ``table`` (a match, its record, its refusals).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from farshore.core.conformance import copies, flow, gains, offers, secrets, table, writing
from farshore.core.conformance.examination import ConformanceError, Examination, Setting, choose
from farshore.core.contract import Game

__all__ = ["ConformanceError", "Setting", "check_game"]


def check_game(
    game: Game, tables: Iterable[Setting], games: int = 3, seed: int = 0, thorough: int = 6, longest: int = 20_000
) -> None:
    """Play ``games`` random games at each table; the cheap checks at every step, all of them at about ``thorough``.

    ``longest`` is the number of steps within which every game must end.
    """
    for chosen in tables:
        doubt = secrets.Doubt()
        for number in range(games):
            exam = Examination(game, chosen, number, Random(f"{seed}/{number}"), longest)
            _check_every_step(exam)
            _check_some_steps(exam, thorough, doubt)
            table.check(exam)
        doubt.settle(Examination(game, chosen, games - 1, Random(seed), longest))


def _check_every_step(exam: Examination) -> None:
    """Play one random game and check at every step what is quickly checked."""
    state = exam.start()
    total = exam.game.conserved(state)
    events = exam.listen(state)
    ledger = gains.Ledger(exam, state)
    while True:
        flow.check(exam, state)
        copies.check_conserved(exam, state, total)
        if not state.actors():
            break
        seat, action = choose(state, exam.rng)
        writing.check_action(exam, action)
        exam.apply(state, seat, action)
        writing.check_events(exam, events)
        ledger.check(exam, state, events)
        events.clear()
    ledger.settle(exam)


def _check_some_steps(exam: Examination, thorough: int, doubt: secrets.Doubt) -> None:
    """Play the same game again and look at it from all sides here and there."""
    path = exam.again()
    chosen = set(exam.rng.sample(range(len(path) + 1), min(thorough, len(path) + 1)))
    state = exam.start()
    exam.listen(state)
    for step in (*path, None):
        if exam.step in chosen:
            copies.check(exam, state)
            writing.check(exam, state)
            secrets.check(exam, state, doubt)
            offers.check(exam, state)
        if step is not None:
            exam.apply(state, *step)
