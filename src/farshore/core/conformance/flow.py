"""Whose turn it is, what is legal, and whether it ends."""

from __future__ import annotations

from farshore.core.conformance.examination import Examination
from farshore.core.contract import CHANCE, Action, State


def check(exam: Examination, state: State) -> None:
    """See that actors, legal actions, outcomes and winners fit together."""
    actors = state.actors()
    exam.expect(exam.step < exam.longest or not actors, f"the game did not end within {exam.longest} steps.")
    exam.expect(actors == state.actors(), "asked twice, the state names different actors.")
    for seat in exam.seats:
        if seat not in actors:
            exam.expect(not state.legal(seat), f"seat {seat} is not an actor but has legal actions.")
    exam.expect(not state.legal(CHANCE), "chance has legal actions: what it may bring are outcomes.")
    exam.expect(len(state.scores()) == exam.table.seats, "there is not one score per seat.")
    if not actors:
        winners = state.winners()
        exam.expect(bool(winners) and set(winners) <= set(exam.seats), "the game is over but names no winner.")
        return
    exam.expect(not state.winners(), "the game has winners before it is over.")
    if actors == (CHANCE,):
        _check_outcomes(exam, state)
        return
    valid = len(set(actors)) == len(actors) and set(actors) <= set(exam.seats)
    exam.expect(valid, f"these cannot be the actors: {actors}.")
    for seat in actors:
        legal = state.legal(seat)
        exam.expect(len(legal) > 0, f"seat {seat} is to act but has no legal action.")
        exam.expect(list(legal) == list(state.legal(seat)), f"asked twice, seat {seat} has other legal actions.")
        _check_actions(exam, list(legal))


def _check_outcomes(exam: Examination, state: State) -> None:
    """See that chance has something to bring, each thing once and with a whole positive weight."""
    outcomes = list(state.outcomes())
    exam.expect(len(outcomes) > 0, "chance is to act but nothing can happen.")
    exam.expect(outcomes == list(state.outcomes()), "asked twice, chance has other outcomes.")
    weights = all(type(weight) is int and weight > 0 for _, weight in outcomes)
    exam.expect(weights, "the weight of an outcome is not a positive whole number.")
    _check_actions(exam, [action for action, _ in outcomes])


def _check_actions(exam: Examination, actions: list[Action]) -> None:
    """See that the actions are of the game's types, can be looked up, and are all different."""
    for action in actions:
        exam.expect(type(action) in exam.game.action_types, f"{action!r} is not among the game's action types.")
        try:
            hash(action)
        except TypeError as error:
            exam.fail(f"{action!r} cannot be hashed ({error}): its lists must be tuples.")
    exam.expect(len(set(actions)) == len(actions), "the same action is offered twice.")
