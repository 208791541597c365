"""What a screen is offered is what is legal, in its order, and tells no more; what it is told of the score is true."""

from __future__ import annotations

import msgspec

from farshore.core.conformance.examination import Examination
from farshore.core.contract import Seat, State
from farshore.core.words import has_word


def check(exam: Examination, state: State) -> None:
    """Check the offers and the standings at one state."""
    for seat in exam.seats:
        check_offers(exam, state, seat)
    check_standings(exam, state)


def check_offers(exam: Examination, state: State, seat: Seat) -> None:
    """See that the offers of a seat are its legal actions, with things that can go over the wire."""
    offers = exam.game.offers(state, seat)
    same = [offer.action for offer in offers] == list(state.legal(seat))
    exam.expect(same, f"what is offered to seat {seat} is not what is legal, in its order.")
    for offer in offers:
        known = offer.shows is None or type(offer.shows) in exam.game.shows_types
        exam.expect(known, f"the offer of {offer.action!r} shows something that is not among the game's shows_types.")
        named = all(offer.places)
        exam.expect(named, f"the offer of {offer.action!r} has a place without a name.")
        said = not offer.idle or has_word(offer.idle)
        exam.expect(said, f"the offer of {offer.action!r} brings nothing, but no catalogue says why: {offer.idle!r}.")
        warned = not offer.final or has_word(offer.final)
        exam.expect(warned, f"the offer of {offer.action!r} is for good, but no catalogue says so: {offer.final!r}.")
    world = state.determinize(seat, exam.rng)
    told = msgspec.json.encode(exam.game.offers(world, seat)) != msgspec.json.encode(offers)
    exam.expect(not told, f"what is offered to seat {seat} gives a secret away.")


def check_standings(exam: Examination, state: State) -> None:
    """See that the standings, where a game has them, are those of the scores as everybody knows them."""
    standings = exam.game.standings(state.view(None))
    if not standings:
        return
    totals = tuple(standing.total for standing in standings)
    exam.expect(totals == state.scores(), f"the standings say {totals}, the scores are {state.scores()}.")
    parts = len(exam.game.about.score_parts)
    for standing in standings:
        kept = len(standing.parts) == parts and sum(standing.parts) == standing.total
        exam.expect(kept, f"the parts of seat {standing.seat}'s score do not make up its total.")
        fits = len(standing.pending) in (0, parts)
        exam.expect(fits, f"what seat {standing.seat} would get if the game ended now is not said by part.")
    if not state.actors():
        first = {standing.seat for standing in standings if standing.place == 1}
        exam.expect(first == set(state.winners()), "the standings name other winners than the state.")
