"""Whose turn it is, what is legal, and whether it ends."""

from __future__ import annotations

from farshore.core.conformance.place import Place
from farshore.core.contract import CHANCE, Action, State


def check(place: Place, state: State) -> None:
    """See that actors, legal actions, outcomes and winners fit together."""
    actors = state.actors()
    place.expect(place.step < place.longest or not actors, f"the game did not end within {place.longest} steps.")
    place.expect(actors == state.actors(), "asked twice, the state names different actors.")
    for seat in place.seats:
        if seat not in actors:
            place.expect(not state.legal(seat), f"seat {seat} is not an actor but has legal actions.")
    place.expect(len(state.scores()) == place.table.seats, "there is not one score per seat.")
    if not actors:
        winners = state.winners()
        place.expect(bool(winners) and set(winners) <= set(place.seats), "the game is over but names no winner.")
        return
    place.expect(not state.winners(), "the game has winners before it is over.")
    if actors == (CHANCE,):
        _check_outcomes(place, state)
        return
    valid = len(set(actors)) == len(actors) and set(actors) <= set(place.seats)
    place.expect(valid, f"these cannot be the actors: {actors}.")
    for seat in actors:
        legal = state.legal(seat)
        place.expect(len(legal) > 0, f"seat {seat} is to act but has no legal action.")
        place.expect(list(legal) == list(state.legal(seat)), f"asked twice, seat {seat} has other legal actions.")
        _check_actions(place, list(legal))


def _check_outcomes(place: Place, state: State) -> None:
    """See that chance has something to bring, each thing once and with a whole positive weight."""
    outcomes = list(state.outcomes())
    place.expect(len(outcomes) > 0, "chance is to act but nothing can happen.")
    place.expect(outcomes == list(state.outcomes()), "asked twice, chance has other outcomes.")
    weights = all(type(weight) is int and weight > 0 for _, weight in outcomes)
    place.expect(weights, "the weight of an outcome is not a positive whole number.")
    _check_actions(place, [action for action, _ in outcomes])


def _check_actions(place: Place, actions: list[Action]) -> None:
    """See that the actions are of the game's types and all different."""
    for action in actions:
        place.expect(type(action) in place.game.action_types, f"{action!r} is not among the game's action types.")
    place.expect(len(set(actions)) == len(actions), "the same action is offered twice.")
