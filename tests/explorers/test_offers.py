"""What a screen is offered: every legal action, where it is, and what it would show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from farshore.core.contract import CHANCE, Offer, Seat
from farshore.games.explorers import grid
from farshore.games.explorers.actions import ChooseVillage, LayTile, Mark, StopMarking
from farshore.games.explorers.events import CardTurned, MarksShown, TempleExplored, TileLaid
from farshore.games.explorers.offers import ENDS_TURN, FOR_ALL, Choice
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.secrets import Committed, Marked
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import terms_of
from farshore.games.explorers.tile import Object
from farshore.games.explorers.view import view_of
from tests.explorers.table import GAME, Table, pocket, rule
from tests.some import never_empty

WANTED = (Object.TEMPLE, Object.KEY, Object.SCROLL, Object.HORSE)
OFFERED = [
    (1, ExplorersOptions(temples="expert", chosen_achievements=("R1", "N1"))),
    (2, ExplorersOptions(map="first-player", may_stop=True)),
    (3, ExplorersOptions(temples="expert", provisions="expert", first_seat="random")),
    (4, ExplorersOptions(gems="expert", villages="expert", achievements=3)),
]
tables = pytest.mark.parametrize(("seats", "options"), OFFERED)


@never_empty
def walk(seats: int, options: ExplorersOptions, seed: int) -> Iterator[tuple[ExplorersState, Seat, list[Offer]]]:
    """Play at random, and stop at every decision with what is offered; keys, temples, scrolls, horses are marked."""
    s, rng = new_state(terms_of(seats, options)), Random(seed)
    while actors := s.actors():
        seat = rng.choice(actors)
        if seat == CHANCE:
            s.apply(seat, rng.choice(s.outcomes())[0])
            continue
        offers = GAME.offers(s, seat)
        yield s, seat, offers
        wanted = {*grid.names_of(sum(s.world.objects[kind] for kind in WANTED))}
        liked = [offer for offer in offers if isinstance(offer.action, Mark) and offer.action.square in wanted]
        s.apply(seat, rng.choice(liked or offers).action)


def moment(s: ExplorersState) -> tuple[int, ...]:
    """Return what changes when everyone is done."""
    return s.round, s.turn_number, s.batches


@tables
def test_everything_legal_is_offered_in_order_at_places_that_the_view_names(
    seats: int, options: ExplorersOptions
) -> None:
    known = {*grid.NAMES, *grid.QUADRANT_NAMES}
    kinds = set[str]()
    for s, seat, offers in walk(seats, options, 1):
        assert [offer.action for offer in offers] == [*s.legal(seat)]
        for offer in offers:
            kinds.add(type(offer.action).__name__)
            assert known.issuperset(offer.places)
            if isinstance(offer.action, LayTile):
                assert (offer.places, offer.shows) == ((offer.action.quadrant,), None)
            elif isinstance(offer.action, StopMarking):
                assert (offer.places, offer.shows) == ((), None)
    assert kinds >= {"Mark", "TakeSide", "UseScroll", "ChooseTerrain"}
    assert ("LayTile" in kinds) == (options.map == "first-player")
    assert ("StopMarking" in kinds) == options.may_stop


@tables
@rule("EXP-21", "EXP-24", "EXP-31")
def test_a_choice_is_offered_with_the_marks_and_the_first_squares_that_it_brings(
    seats: int, options: ExplorersOptions
) -> None:
    kinds: Counter[str] = Counter()
    for s, seat, offers in walk(seats, options, 6):
        for offer in offers:
            if not isinstance(offer.shows, Choice):
                continue
            kinds[offer.shows.kind] += 1
            after = s.clone()
            after.apply(seat, offer.action)
            marking = view_of(after, seat).marking
            if moment(after) != moment(s) or marking is None or not marking.terrains:
                continue  # an open choice of a side, or no square to mark
            assert marking.terrains == "".join(sorted(offer.shows.terrains, key="PWDM".index))
            assert marking.given == marking.due == offer.shows.marks
            assert list(offer.places) == [a.square for a in after.legal(seat) if isinstance(a, Mark)]
    assert set(kinds) >= {"terrain", "side", "scroll"}
    assert ("card-side" in kinds) == (seats > 1)


@tables
@rule("EXP-25")
def test_what_ends_the_turn_is_offered_as_final_marks_only_if_nothing_is_left_to_do_after_them(
    seats: int, options: ExplorersOptions
) -> None:
    found: Counter[bool] = Counter()
    for s, seat, offers in walk(seats, options, 3):
        for offer in offers:
            if isinstance(offer.action, StopMarking):
                assert offer.final == ENDS_TURN
            elif isinstance(offer.action, Mark):
                after = s.clone()
                after.apply(seat, offer.action)
                is_done = moment(after) != moment(s) or seat not in after.actors()
                assert offer.final == (ENDS_TURN if is_done else "")
                found[is_done] += 1
            elif not isinstance(offer.action, ChooseVillage):
                assert offer.final == ""
    assert min(found[True], found[False]) > 10


@rule("EXP-32")
def test_the_last_mark_due_is_not_the_last_one_on_a_horse() -> None:
    table = pocket("e4", "d4", "e5", "d9").play("take M", "mark e5", "mark d4")
    assert {offer.places: offer.final for offer in GAME.offers(table.state, 0)} == {("e4",): "", ("d9",): ENDS_TURN}


@rule("EXP-12")
def test_villages_equally_near_the_centre_are_offered_while_the_start_is_to_be_chosen() -> None:
    for seed in range(60):
        for s, _, offers in walk(1, ExplorersOptions(), seed):
            if not isinstance(offers[0].action, ChooseVillage):
                break
            view = view_of(s, 0)
            villages = {quadrant.village for quadrant in view.map.quadrants}
            assert view.map.start is None
            assert 1 < len(offers) <= 4
            assert {offer.final for offer in offers} == {FOR_ALL}
            assert {place for offer in offers for place in offer.places} <= villages
            return
    pytest.fail("no map with a tie was found")


@tables
@rule("EXP-21")
def test_what_a_seat_is_offered_does_not_depend_on_what_it_does_not_know(seats: int, options: ExplorersOptions) -> None:
    rng = Random(2)
    for number, (s, seat, offers) in enumerate(walk(seats, options, 4)):
        if number % 5 == 0:
            assert GAME.offers(s.determinize(seat, rng), seat) == offers


def test_whoever_is_not_to_act_is_offered_nothing() -> None:
    table = Table("players = 2\nturn = 1\ncard = 'DM'")
    assert GAME.offers(table.state, 1) == []
    assert [offer.shows for offer in GAME.offers(table.state, 0)] == [
        Choice("card-side", "D", "", 3),
        Choice("card-side", "M", "", 3),
    ]


@tables
@rule("EXP-50")
def test_the_standings_are_the_points_by_part_as_the_viewer_knows_them(seats: int, options: ExplorersOptions) -> None:
    for s, seat, _ in walk(seats, options, 5):
        for watcher in (seat, None):
            view = view_of(s, watcher)
            standings = GAME.standings(view)
            for standing, explorer in zip(standings, view.explorers, strict=True):
                assert standing.total == sum(standing.parts) == explorer.score.total
                assert len(standing.parts) == len(GAME.about.score_parts)
            if watcher is None:
                assert tuple(standing.total for standing in standings) == s.scores()
    view = view_of(s, None)
    assert view.result is not None
    places = {place.seat: place.place for place in view.result.places}
    assert {standing.seat: standing.place for standing in GAME.standings(view)} == places


@rule("EXP-72")
def test_alone_the_verdict_is_the_rank_and_among_several_there_is_none() -> None:
    alone = Table("players = 1\nphase = 'over'").state.view(0)
    assert GAME.telling.verdict(alone, ["Ann"]).startswith("Rank 1 of 6, Newcomer: ")
    assert GAME.telling.verdict(Table("players = 2\nphase = 'over'").state.view(0), ["Ann", "Ben"]) == ""
    assert GAME.telling.verdict(Table("players = 1").state.view(0), ["Ann"]) == ""


def test_an_event_says_whose_it_is_and_where() -> None:
    assert CardTurned("PW", 2).whose == 2
    assert CardTurned("PW", -1).whose is None
    assert MarksShown(1, ("c4", "c5")).places == ("c4", "c5")
    assert Marked(1, "c4", "").places == ("c4",)
    assert TileLaid("B", 3, 1).places == ("B",)
    assert TempleExplored(0, "C", 12, 0).places == ("C",)
    assert Committed(0, "P", 3, scroll=False, quadrant="").places == ()
