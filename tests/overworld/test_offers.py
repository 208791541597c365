"""What a screen is offered: every legal action, where it is, and what it would show."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from farshore.core.contract import CHANCE, Event, Offer
from farshore.core.draws import pick
from farshore.games.overworld.actions import (
    ChooseGap,
    HoldCoast,
    LeaveFromSupply,
    MoveDoor,
    PlaceCoast,
    PlaceDoor,
    PlaceSurvey,
    TakeItem,
)
from farshore.games.overworld.events import CoastPlaced, DoorPlaced, ExplorersPut, GapWon, SurveyPlaced
from farshore.games.overworld.grid import name_of, square_at
from farshore.games.overworld.offers import Coast, Survey
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.view import view_of
from farshore.games.overworld.view.players import ScoreView
from tests.overworld.table import GAME, Table, new_game, rule


def after(s: OverworldState, offer: Offer) -> tuple[OverworldState, list[Event]]:
    """Take an offer in a copy of the game; return that and what happened."""
    world, events = s.clone(), list[Event]()
    world.listener = events.append
    world.apply(world.actors()[0], offer.action)
    return world, events


def check(s: OverworldState, offer: Offer) -> None:
    """Take an offer, and see that what it showed has come true where it said."""
    world, events = after(s, offer)
    squares = {square.square: square for square in view_of(world, None).board.squares}
    if isinstance(offer.action, PlaceSurvey):
        assert isinstance(offer.shows, Survey)
        (placed,) = (event for event in events if isinstance(event, SurveyPlaced))
        assert offer.places[0] == placed.square
        assert sorted(offer.places) == sorted(placed.squares)
        assert tuple(name_of(square_at(*point)) for point in offer.shows.squares) == placed.squares
        assert tuple(squares[name].kind for name in placed.squares) == offer.shows.kinds
    elif isinstance(offer.action, PlaceCoast):
        assert isinstance(offer.shows, Coast)
        (laid,) = (event for event in events if isinstance(event, CoastPlaced))
        assert offer.places == (laid.square,)
        assert [half.kind for half in squares[laid.square].halves] == [offer.shows.land, offer.shows.water]
    else:
        assert offer.shows is None
    if isinstance(offer.action, HoldCoast):
        (put,) = (event for event in events if isinstance(event, ExplorersPut))
        assert offer.places == put.squares
    if isinstance(offer.action, PlaceDoor | MoveDoor):
        stands = next((event for event in events if isinstance(event, DoorPlaced)), None)
        if isinstance(offer.action, PlaceDoor):
            assert stands is not None
            assert offer.places[0] == stands.gap


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_offer_shows_comes_true_where_it_says(seats: int) -> None:
    rng, kinds = Random(seats), set[str]()
    s = new_game(seats, provisions=True, ports=True)
    while actors := s.actors():
        if actors == (CHANCE,):
            outcomes = s.outcomes()
            s.apply(CHANCE, pick(outcomes, rng.randrange(sum(weight for _, weight in outcomes))))
            continue
        offers = GAME.offers(s, actors[0])
        for offer in rng.sample(offers, min(2, len(offers))):
            check(s, offer)
            kinds.add(type(offer.action).__name__)
        s.apply(actors[0], rng.choice(offers).action)
    assert {"PlaceSurvey", "PlaceCoast", "HoldCoast"} <= kinds


def test_a_gap_is_offered_on_all_its_squares_and_nothing_is_offered_without_a_place() -> None:
    rng, seen, kinds = Random(5), set[type](), set[str]()
    for game in range(14):
        s = new_game(2 + game % 3, provisions=True, ports=True)
        while actors := s.actors():
            if actors == (CHANCE,):
                outcomes = s.outcomes()
                s.apply(CHANCE, pick(outcomes, rng.randrange(sum(weight for _, weight in outcomes))))
                continue
            if s.phase == Phase.SURVEY:
                s.apply(actors[0], rng.choice(s.legal(actors[0])))
                continue
            offers = GAME.offers(s, actors[0])
            kinds.update(type(offer.action).__name__ for offer in offers)
            view = view_of(s, None)
            empty = {area.area: area.squares for area in view.areas} | {gap.gap: gap.squares for gap in view.gaps}
            for offer in offers:
                assert offer.places
                if isinstance(offer.action, ChooseGap | MoveDoor | LeaveFromSupply | TakeItem | PlaceDoor):
                    seen.add(type(offer.action))
                    assert offer.places == tuple(name_of(square_at(*point)) for point in empty[offer.places[0]])
            s.apply(actors[0], rng.choice(offers).action)
    assert seen == {ChooseGap, MoveDoor, LeaveFromSupply, TakeItem, PlaceDoor}
    assert kinds == {
        *("PlaceCoast", "PutExplorer", "HoldCoast", "ChooseGap", "ChooseWinner", "PlaceDoor", "MoveDoor", "PlacePort"),
        *("MovePort", "LeaveFromSupply", "LeaveFromBoard", "LeaveNobody", "TakeItem", "TakeNothing"),
    }


def test_only_whoever_is_to_act_is_offered_something() -> None:
    table = Table("0\n0 ^A0", 'tile = "ddd"')
    (seat,) = table.state.actors()
    assert len(GAME.offers(table.state, seat)) == len(table.legal())
    assert GAME.offers(table.state, 1 - seat) == []


def test_the_standings_are_the_points_by_part() -> None:
    table = Table("0\n0 ^A0", 'tile = "ddd"')
    standings = GAME.standings(view_of(table.state, None))
    assert [standing.parts for standing in standings] == [tuple(score) for score in table.scores()]
    assert [standing.place for standing in standings] == [1, 1]
    assert GAME.about.score_parts == ("regions", "doors", "provisions", "port")


@rule("OVW-62")
def test_on_equal_points_more_door_points_stand_first() -> None:
    view = view_of(new_game(3), None)
    scores = [ScoreView(regions=8, doors=4, provisions=0, port=0, total=12)]
    scores += [ScoreView(regions=6, doors=6, provisions=0, port=0, total=12)]
    scores += [ScoreView(regions=10, doors=0, provisions=0, port=0, total=10)]
    players = [msgspec.structs.replace(player, score=score) for player, score in zip(view.players, scores, strict=True)]
    standings = GAME.standings(msgspec.structs.replace(view, players=tuple(players)))
    assert [standing.place for standing in standings] == [2, 1, 3]


def test_an_event_says_whose_it_is_and_where() -> None:
    won = GapWon(1, "(3,3)", 2, ("(2,3)", "(4,3)"))
    assert won.whose == 1
    assert won.places == ("(3,3)", "(2,3)", "(4,3)")
    assert DoorPlaced(0, "(3,3)", "").places == ("(3,3)",)
