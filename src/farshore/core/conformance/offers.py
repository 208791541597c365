"""What a screen is offered is what is legal, in its order, and tells no more; what it is told of the score is true."""

from __future__ import annotations

import msgspec

from farshore.core.conformance.place import Place
from farshore.core.contract import Seat, State


def check(place: Place, state: State) -> None:
    """Check the offers and the standings at one state."""
    for seat in place.seats:
        check_offers(place, state, seat)
    check_standings(place, state)


def check_offers(place: Place, state: State, seat: Seat) -> None:
    """See that the offers of a seat are its legal actions, with things that can go over the wire."""
    offers = place.game.offers(state, seat)
    same = [offer.action for offer in offers] == list(state.legal(seat))
    place.expect(same, f"what is offered to seat {seat} is not what is legal, in its order.")
    for offer in offers:
        known = offer.shows is None or type(offer.shows) in place.game.shows_types
        place.expect(known, f"the offer of {offer.action!r} shows something that is not among the game's shows_types.")
        named = all(offer.places)
        place.expect(named, f"the offer of {offer.action!r} has a place without a name.")
    world = state.determinize(seat, place.rng)
    told = msgspec.json.encode(place.game.offers(world, seat)) != msgspec.json.encode(offers)
    place.expect(not told, f"what is offered to seat {seat} gives a secret away.")


def check_standings(place: Place, state: State) -> None:
    """See that the standings, where a game has them, are those of the scores as everybody knows them."""
    standings = place.game.standings(state.view(None))
    if not standings:
        return
    totals = tuple(standing.total for standing in standings)
    place.expect(totals == state.scores(), f"the standings say {totals}, the scores are {state.scores()}.")
    parts = len(place.game.about.score_parts)
    for standing in standings:
        kept = len(standing.parts) == parts and sum(standing.parts) == standing.total
        place.expect(kept, f"the parts of seat {standing.seat}'s score do not make up its total.")
    if not state.actors():
        first = {standing.seat for standing in standings if standing.place == 1}
        place.expect(first == set(state.winners()), "the standings name other winners than the state.")
