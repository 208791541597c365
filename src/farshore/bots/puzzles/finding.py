"""Finds puzzles: the search plays itself, and wherever it thinks that one move is far better, that is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from farshore.bots.advice import Advice
from farshore.bots.budget import Limit
from farshore.bots.gate import deal
from farshore.bots.puzzles.checking import check, greedy, hasty, is_clear, missed
from farshore.bots.puzzles.opinions import listen, opinions
from farshore.bots.puzzles.puzzle import Made, Puzzle
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, Game, Seat, State
from farshore.core.fate import RandomFate

APART: Final = 10
"""Steps between two puzzles of one game: nearer ones are too much alike."""
MOST_OF_A_GAME: Final = 8
"""Puzzles from one game."""


class Moment(NamedTuple):
    """A choice of a game that the search plays with itself."""

    step: int
    seat: Seat
    state: State  # before it
    thought: list[Advice]  # of the moves, the best first


def moments(game: Game, made: Made, rng: Random, seats: int) -> Iterator[Moment]:
    """Play a game, and yield every choice that was thought about, before it is made."""
    state, fate = game.new(seats, game.options_type()), RandomFate(rng)
    players = [listen(game, seat, seats) for seat in range(seats)]
    step = chances = 0
    while actors := state.actors():
        step, seat = step + 1, actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, fate.choose(state.outcomes(), chances))
            chances += 1
            continue
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        player, turn = players[seat], Turn(deal(state, seat, rng), seat, Limit(iterations=made.play or made.scan), rng)
        action = player.choose(turn)
        is_new = bool(player.heard) and not made.play
        if not is_new and greedy(game, state, seat, rng) not in {action, *player.planned}:
            player = players[seat] = listen(game, seat, seats)  # many would go on otherwise: it is thought about anew
            turn = Turn(turn.world, seat, Limit(iterations=made.scan), rng)
            action, is_new = player.choose(turn), True
        if is_new:
            yield Moment(step, seat, state.clone(), opinions(game, player, turn, player.heard))
        state.apply(seat, action)


def find(game: Game, made: Made, number: int, have: list[Puzzle], count: int) -> Iterator[Puzzle]:
    """Look one game of the search with itself through, and yield the puzzles in it; ``have``: those there are."""
    rng = Random(f"{made.seed}/{number}")
    kinds = Counter(kind_of(game, puzzle) for puzzle in have)
    known, found, last = {puzzle.id for puzzle in have}, 0, -APART
    for moment in moments(game, made, rng, made.seats[number % len(made.seats)]):
        if moment.step < last + APART or not is_clear(moment.thought, made, sure=0.0):
            continue
        own = Random(f"{made.seed}/{number}/{moment.step}")  # so that what is checked does not change the game
        others = hasty(game, moment.state, moment.seat, made.scan, own)
        if not missed(moment.thought, others):
            continue
        puzzle = check(game, moment.state, moment.seat, others, made, own)
        if puzzle is None or puzzle.id in known or kinds[kind_of(game, puzzle)] >= made.alike * count:
            continue
        kinds[kind_of(game, puzzle)] += 1
        found, last = found + 1, moment.step
        yield puzzle
        if found == MOST_OF_A_GAME:
            return


def kind_of(game: Game, puzzle: Puzzle) -> str:
    """Return what kind of move is to be found."""
    return type(game.read_action(puzzle.best.action)).__name__
