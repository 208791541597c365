"""Explorers as a ``Game``: how it is set up, written down and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from farshore.core.contract import About, Offer, Options, PastStep, Seat, Standing, State, View
from farshore.core.phased_game import PhasedGame
from farshore.core.ranking import places_among
from farshore.games.explorers.actions import VERBS
from farshore.games.explorers.conserved import conserved_counts
from farshore.games.explorers.events import EVENT_TYPES
from farshore.games.explorers.invariants import broken_invariants
from farshore.games.explorers.offers import SHOWS, offers
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.position import read_position, write_position
from farshore.games.explorers.scoring import Score, rank, result_of
from farshore.games.explorers.secrets import hides, veil
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.telling import ExplorersTelling
from farshore.games.explorers.terms import SEAT_NAMES, Terms, terms_of
from farshore.games.explorers.tiles import CONTENTS
from farshore.games.explorers.view import ExplorersView, views_of
from farshore.games.explorers.view.explorers import parts_of

RULES = tuple(
    f"EXP-{number}"
    for number in (*range(1, 6), *range(10, 14), *range(20, 27), *range(30, 41), 50, 60, 61, *range(70, 73))
)


class Explorers(PhasedGame[ExplorersState, Terms]):
    """The game."""

    name = "explorers"
    rules_version = 1
    package = "farshore.games.explorers"
    seats = range(1, 5)
    seat_names = SEAT_NAMES
    rules = RULES
    about = About(
        usual_seats=3,
        first_options=("map", "provisions", "gems", "temples", "villages", "achievements"),
        score_parts=Score._fields,
    )
    options_type: ClassVar[type[Options]] = ExplorersOptions
    state_type = ExplorersState
    verbs = VERBS
    action_types = VERBS.actions
    event_types = EVENT_TYPES
    view_type = ExplorersView
    shows_types = SHOWS
    telling_type = ExplorersTelling
    contents = CONTENTS

    def resolve(self, seats: int, options: ExplorersOptions) -> Terms:
        """Return what a table plays by."""
        return terms_of(seats, options, self.box)

    def begin(self, terms: Terms) -> ExplorersState:
        """Return the state before anything is drawn or chosen."""
        return new_state(terms)

    def views(self, state: State, watchers: Sequence[Seat | None]) -> list[View]:
        """Build what all see once."""
        return views_of(self.own(state), watchers)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
        """Leave out what others have done in the running turn (EXP-21)."""
        return veil(self.own(state), seat, steps)

    def hides(self, state: State, seat: Seat) -> bool:
        """Tell whether others take a turn that a seat does not see (EXP-21)."""
        return hides(self.own(state), seat)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count the cards."""
        return conserved_counts(self.own(state))

    def broken_invariants(self, state: State) -> list[str]:
        """Compare what is kept for speed with what it was worked out from."""
        return broken_invariants(self.own(state))

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """Offer what a seat may do."""
        return offers(self.own(state), seat)

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return how the explorers stand; fewer scrolls used break ties (EXP-50).

        What the running round would bring is still pending: provisions and gems count when it ends (EXP-33 to EXP-36).
        """
        assert isinstance(view, ExplorersView)
        results = [result_of(explorer.score.total, explorer.frame.scrolls_used) for explorer in view.explorers]
        places = places_among(results)
        return tuple(
            Standing(
                seat=explorer.seat,
                total=explorer.score.total,
                place=places[explorer.seat],
                parts=parts_of(explorer.score),
                pending=(explorer.frame.larder_worth, explorer.frame.gems_worth, 0, 0, 0)
                if view.result is None
                else (),
            )
            for explorer in view.explorers
        )

    def rank_alone(self, points: int, options: Options) -> int | None:
        """Return the rank (EXP-72)."""
        assert isinstance(options, ExplorersOptions)
        return rank(points, terms_of(1, options, self.box).achievements)

    def write_position(self, state: State) -> str:
        """Write a position."""
        return write_position(self.own(state))

    def read_position(self, text: str) -> State:
        """Read a position."""
        return read_position(text)
