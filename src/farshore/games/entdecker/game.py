"""Entdecker as a ``Game``: how it is set up, written down and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from farshore.core.contract import About, Event, Offer, Options, PastStep, Seat, Standing, State, View
from farshore.core.phased_game import PhasedGame
from farshore.games.entdecker.actions import VERBS
from farshore.games.entdecker.conserved import conserved_counts
from farshore.games.entdecker.content import CONTENTS
from farshore.games.entdecker.events import EVENT_TYPES
from farshore.games.entdecker.offers import SHOWS_TYPES, offers
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position import read_position, write_position
from farshore.games.entdecker.scoring import completed, island_scored, ranking
from farshore.games.entdecker.secrets import hides, veil
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.telling import EntdeckerTelling
from farshore.games.entdecker.terms import Terms, terms_of
from farshore.games.entdecker.units import SEAT_NAMES
from farshore.games.entdecker.view import EntdeckerView, views_of
from farshore.games.entdecker.view.players import standings

RULES = (
    *(f"ENT-{number}" for number in (*range(1, 13), *range(20, 25), *range(30, 34), 40, 41, *range(50, 54))),
    *(f"ENT-{number}" for number in (*range(60, 64), *range(70, 74), 80, *range(90, 94), 95)),
)


class Entdecker(PhasedGame[EntdeckerState, Terms]):
    """The game."""

    name = "entdecker"
    rules_version = 1
    package = "farshore.games.entdecker"
    seats = range(2, 5)
    seat_names = SEAT_NAMES
    rules = RULES
    about = About(
        usual_seats=3,
        first_options=("scenario", "edition", "top_scout"),
        score_parts=("islands", "produce", "waterfalls"),
    )
    options_type: ClassVar[type[Options]] = EntdeckerOptions
    state_type = EntdeckerState
    verbs = VERBS
    action_types = VERBS.actions
    event_types = EVENT_TYPES
    view_type = EntdeckerView
    shows_types = SHOWS_TYPES
    telling_type = EntdeckerTelling
    contents = CONTENTS

    def resolve(self, seats: int, options: EntdeckerOptions) -> Terms:
        """Return what a table plays by."""
        return terms_of(seats, options, self.box)

    def begin(self, terms: Terms) -> EntdeckerState:
        """Return the state before the first turn."""
        return new_state(terms)

    def views(self, state: State, watchers: Sequence[Seat | None]) -> list[View]:
        """Build what all see once."""
        return views_of(self.own(state), watchers)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
        """Hide tokens that the seat has not seen, and other seats' top scouts, until the end (ENT-80, ENT-95)."""
        return veil(self.own(state), seat, steps)

    def hides(self, state: State, seat: Seat) -> bool:
        """Tell whether there is a token or a top scout that a seat does not know (ENT-80, ENT-95)."""
        return hides(self.own(state), seat)

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """Return what a seat may do, with where and what it would show."""
        return offers(self.own(state), seat)

    def looming(self, state: State) -> Sequence[Event]:
        """Return the islands that are complete and will be scored when the journey is over (ENT-70)."""
        s = self.own(state)
        if s.is_over or s.phase in (Phase.ISLAND, Phase.SCOUTS):
            return ()
        return [island_scored(s, root, ranking(s, root)) for root in completed(s)]

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return how the seats stand; gold breaks ties only at the end (ENT-92)."""
        return standings(cast("EntdeckerView", view))

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count tiles, tokens, gold and units."""
        return conserved_counts(self.own(state))

    def write_position(self, state: State) -> str:
        """Write a position."""
        return write_position(self.own(state))

    def read_position(self, text: str) -> State:
        """Read a position."""
        return read_position(text)
