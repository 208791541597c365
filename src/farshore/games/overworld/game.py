"""Overworld as a ``Game``: how it is set up, written down and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from farshore.core.contract import About, Offer, Options, PastStep, Seat, Standing, State, View
from farshore.core.phased_game import PhasedGame
from farshore.core.ranking import places_among
from farshore.games.overworld import secrets
from farshore.games.overworld.actions import VERBS
from farshore.games.overworld.conserved import conserved_counts
from farshore.games.overworld.events import EVENT_TYPES
from farshore.games.overworld.invariants import broken_invariants
from farshore.games.overworld.offers import SHOWS, offers
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.position import read_position, write_position
from farshore.games.overworld.scoring import Score, result_of
from farshore.games.overworld.setup import new_state
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.telling import OverworldTelling
from farshore.games.overworld.terms import SEAT_NAMES, Terms, terms_of
from farshore.games.overworld.view import OverworldView, views_of

RULES = tuple(
    f"OVW-{number}" for number in (*range(1, 5), 10, *range(20, 24), 30, 31, *range(40, 44), 50, *range(60, 63), 70, 71)
)


class Overworld(PhasedGame[OverworldState, Terms]):
    """The game."""

    name = "overworld"
    rules_version = 1
    package = "farshore.games.overworld"
    seats = range(2, 5)
    seat_names = SEAT_NAMES
    rules = RULES
    about = About(usual_seats=2, first_options=("provisions", "ports"), keeps_secrets=False, score_parts=Score._fields)
    options_type: ClassVar[type[Options]] = OverworldOptions
    state_type = OverworldState
    verbs = VERBS
    action_types = VERBS.actions
    event_types = EVENT_TYPES
    view_type = OverworldView
    shows_types = SHOWS
    telling_type = OverworldTelling

    def resolve(self, seats: int, options: OverworldOptions) -> Terms:
        """Return what a table plays by."""
        return terms_of(seats, options)

    def begin(self, terms: Terms) -> OverworldState:
        """Return the state before anything is drawn or chosen."""
        return new_state(terms)

    def views(self, state: State, watchers: Sequence[Seat | None]) -> list[View]:
        """Build what all see once."""
        return views_of(self.own(state), watchers)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
        """Leave everything as it is: nothing that has happened is secret."""
        return secrets.veil(self.own(state), seat, steps)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count tiles, pieces and items, wherever they are."""
        return conserved_counts(self.own(state))

    def broken_invariants(self, state: State) -> list[str]:
        """Compare what is kept for speed with what it was worked out from."""
        return broken_invariants(self.own(state))

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """Offer what a seat may do."""
        return offers(self.own(state), seat)

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return how the seats would stand if the game ended now."""
        assert isinstance(view, OverworldView)
        scores = [Score(p.score.regions, p.score.doors, p.score.provisions, p.score.port) for p in view.players]
        places = places_among([*map(result_of, scores)])
        return tuple(
            Standing(seat=seat, total=sum(score), place=places[seat], parts=score) for seat, score in enumerate(scores)
        )

    def write_position(self, state: State) -> str:
        """Write a position."""
        return write_position(self.own(state))

    def read_position(self, text: str) -> State:
        """Read a position."""
        return read_position(text)
