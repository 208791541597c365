"""Clones share nothing, nothing is made or lost, and a simultaneous turn does not depend on who was first."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from farshore.core.conformance.examination import Examination
from farshore.core.contract import CHANCE, State
from farshore.core.simulate import random_game


def check(exam: Examination, state: State) -> None:
    """Check everything here that is not checked at every step."""
    check_clone(exam, state)
    check_order(exam, state)


def check_conserved(exam: Examination, state: State, total: Mapping[str, int]) -> None:
    """See that what can be neither made nor lost is all there, and that the state agrees with itself."""
    broken = exam.game.broken_invariants(state)
    exam.expect(not broken, f"the state does not agree with itself: {', '.join(broken)}.")
    now = exam.game.conserved(state)
    for what in {**total, **now}:
        exam.expect(
            now.get(what) == total.get(what), f"{what} is not conserved: {now.get(what)} instead of {total.get(what)}."
        )


def check_clone(exam: Examination, state: State) -> None:
    """See that a clone, its original and a view given out do not notice what happens to one another."""
    before = exam.snapshot(state)
    clone = state.clone()
    exam.expect(clone.listener is None, "a clone keeps the listener.")
    exam.expect(exam.snapshot(clone) == before, "a clone differs from its original.")
    views = [clone.view(seat) for seat in exam.watchers]
    written = [msgspec.json.encode(view) for view in views]
    second = clone.clone()
    random_game(clone, exam.rng, exam.longest)
    exam.expect(exam.snapshot(state) == before, "playing on a clone changes the original: they share something.")
    exam.expect(exam.snapshot(second) == before, "playing on changes an earlier clone: they share something.")
    unchanged = [msgspec.json.encode(view) for view in views] == written
    exam.expect(unchanged, "playing on changes a view given out before: it shares something with the state.")


def check_order(exam: Examination, state: State) -> None:
    """See that several actors who act once each lead to the same position in whatever order they do."""
    actors = state.actors()
    if len(actors) < 2 or CHANCE in actors:
        return
    chosen = {seat: exam.rng.choice(state.legal(seat)) for seat in actors}
    results = []
    for order in (actors, actors[::-1], tuple(exam.rng.sample(actors, len(actors)))):
        world = state.clone()
        for seat in order:
            still = seat in world.actors() and chosen[seat] in world.legal(seat)
            exam.expect(still, f"in a simultaneous turn, others acting first takes {chosen[seat]!r} from seat {seat}.")
            world.apply(seat, chosen[seat])
        results.append(exam.snapshot(world))
    same = all(result == results[0] for result in results)
    exam.expect(same, "the outcome of a simultaneous turn depends on who acted first.")
