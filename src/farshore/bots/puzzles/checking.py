"""Whether a position is one to find the move in: by a deeper search, in worlds dealt anew, and by who misses it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farshore.bots.advice import Advice
from farshore.bots.budget import Limit
from farshore.bots.counsel import is_close
from farshore.bots.gate import Gate, deal
from farshore.bots.puzzles.opinions import Listener, listen, opinions
from farshore.bots.puzzles.puzzle import Made, Puzzle, Theme, puzzle_id
from farshore.bots.registry import GREEDY, make_bot
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.core.foresight import foresee

SURE: Final = 2.0
"""How many times the standard error the first wrong move must be behind."""
WIDE: Final = 24
"""Plans that the deeper search compares: more than a player does, so that most of what one may think of is judged."""
LEAST_WRONG: Final = 2
"""Moves that are not right, though the search thought of them: with fewer there is little to find."""
ASKED: Final = 8
"""How often a search is asked whether a move has a like."""
SHORT: Final = 4
"""The part of the games' iterations that the short search has: one of so many."""


def right(answers: Sequence[Advice]) -> list[Advice]:
    """Return the moves that are the best, or about as good."""
    return [one for one in answers if one.behind <= 0 or is_close(one)]


def is_clear(answers: Sequence[Advice], made: Made, sure: float = SURE) -> bool:
    """Tell whether few plans are right, and all else clearly worse; and whether there is enough of that."""
    good = right(answers)
    wrong = [one for one in answers if one not in good]
    plans = {frozenset([one.action, *one.then]) for one in good}
    if len(wrong) < LEAST_WRONG or len(plans) > made.right:
        return False
    return wrong[0].behind >= max(made.gap, sure * wrong[0].spread)


def check(game: Game, state: State, seat: Seat, others: Sequence[str], made: Made, rng: Random) -> Puzzle | None:
    """Make a puzzle of a position; ``None``: it is none. ``others``: what those do who may miss the move."""
    position = game.write_position(deal(state, seat, rng))
    world = game.read_position(position)  # as whoever solves it will have it
    player = listen(game, seat, len(world.scores()), plans=WIDE)
    answers = _thought(game, player, Turn(deal(world, seat, rng), seat, Limit(iterations=made.check), rng))
    level = missed(answers, others)
    if not level or not is_clear(answers, made):
        return None
    found = Puzzle(
        id=puzzle_id(position, seat),
        seat=seat,
        level=level,
        theme=theme_of(game, world, seat, answers),
        answers=tuple(answers),
        position=position,
    )
    return None if has_twin(game, found) else found


def missed(answers: Sequence[Advice], moves: Sequence[str]) -> int:
    """Return how many of some moves are not right."""
    good = {one.action for one in right(answers)}
    return sum(move not in good for move in moves)


def hasty(game: Game, state: State, seat: Seat, scan: int, rng: Random) -> list[str]:
    """Return what those do who may miss a move: greedy, habit, and a search that is shorter than that of the games."""
    seats = len(state.scores())
    found = [game.write_action(greedy(game, state, seat, rng))]
    for iterations in (1, max(2, scan // SHORT)):
        turn = Turn(deal(state, seat, rng), seat, Limit(iterations=iterations), rng)
        found.append(game.write_action(listen(game, seat, seats).choose(turn)))
    return found


def _thought(game: Game, player: Listener, turn: Turn) -> list[Advice]:
    player.choose(turn)
    return opinions(game, player, turn, player.heard)


def greedy(game: Game, state: State, seat: Seat, rng: Random) -> Action:
    """Return what looks best at once."""
    return Gate(make_bot(game.name, GREEDY), game, seat, len(state.scores()), rng, Limit(iterations=1)).choose(state)


def has_twin(game: Game, puzzle: Puzzle) -> bool:
    """Tell whether moves were left out because they come to the same as the best: then there is no one answer.

    Of moves that come to the same a search takes one by luck: so it is asked several times.
    """
    world, seat, rng = game.read_position(puzzle.position), puzzle.seat, Random(puzzle.id)
    best = game.read_action(puzzle.best.action)
    turn = Turn(deal(world, seat, rng), seat, Limit(iterations=1), rng)
    left_out = [action for action in turn.legal if puzzle.answer(game.write_action(action)) is None]
    mind, turn.legal = listen(game, seat, len(world.scores()), plans=WIDE).mind, [best, *left_out]
    return bool(left_out) and any(best not in {plan.action for plan in mind.plans(turn)} for _ in range(ASKED))


def theme_of(game: Game, world: State, seat: Seat, answers: Sequence[Advice]) -> Theme:
    """Say what the best move is about, beside the next that is not right."""
    best, other = answers[0], next((one for one in answers if one not in right(answers)), answers[1])
    kept = [more - fewer for fewer, more in zip(best.points, other.points, strict=False)]
    if any(points >= other.behind / 2 for rival, points in enumerate(kept) if rival != seat):
        return "rival"
    at_once = [_at_once(game, world, seat, one) for one in answers]
    if max(at_once) > at_once[0]:
        return "patience"
    return "points" if at_once[0] > 0 else "ground"


def _at_once(game: Game, world: State, seat: Seat, answer: Advice) -> int:
    """Return the points that a move brings by itself."""
    gains = foresee(game, world, seat, game.read_action(answer.action)).gains
    return sum(gain.points for gain in gains if gain.seat == seat)
