"""How every action is written, and the places that events are about."""

from __future__ import annotations

import pytest

from farshore.core.contract import Action, Event
from farshore.core.errors import BadNotation
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.actions import (
    VERBS,
    Announce,
    ChooseFirst,
    ChooseIncome,
    Decline,
    DrawHidden,
    DrawOpen,
    DrawToken,
    FindEvents,
    NameTopScouts,
    PlaceTile,
    PlaceUnit,
    Recall,
    RollDie,
    ScoreIsland,
    SendScout,
    ShowBack,
    ShowFace,
    StartAt,
    Stop,
)
from farshore.games.entdecker.events import (
    IncomePaid,
    IslandScored,
    ScoutRecalled,
    ScoutSent,
    ShipStarted,
    SpaceFilled,
    TileDrawn,
    TilePlaced,
    TokenTaken,
    UnitPlaced,
    WaterfallFound,
)

WRITTEN: dict[str, Action] = {
    "top 3 7": NameTopScouts(3, 7),
    "wheel 4": ChooseIncome(4),
    "start S:C": StartAt("S:C"),
    "start C4 bank 1": StartAt("C4", 1),
    "start C4 red 2": StartAt("C4", 0, (2, 0, 0, 0)),
    "start C4 bank 1 white 2 purple 1": StartAt("C4", 1, (0, 2, 0, 1)),
    "hidden 3": Announce("hidden", 3),
    "open 2": Announce("open", 2),
    "draw 2": DrawHidden(2),
    "take 4": DrawOpen(4),
    "place 3r2 C4": PlaceTile("C4", "3r2"),
    "scout": PlaceUnit("scout"),
    "fort N": PlaceUnit("fort", "N"),
    "scout #7": PlaceUnit("scout", "", 7),
    "scout W #11": PlaceUnit("scout", "W", 11),
    "settlement": PlaceUnit("settlement"),
    "recall C4": Recall("C4"),
    "recall P2.5": Recall("P2.5"),
    "send 3": SendScout(3),
    "send 3 #7": SendScout(3, 7),
    "send 3 from C4": SendScout(3, 0, "C4"),
    "send 3 #7 from P2.5": SendScout(3, 7, "P2.5"),
    "decline": Decline(),
    "stop": Stop(),
    "score C3/E": ScoreIsland("C3/E"),
    "first white": ChooseFirst(1),
    "back 3 ?": ShowBack(3, True),
    "back 3 plain": ShowBack(3, False),
    "roll 4": RollDie(4),
    "roll wheel": RollDie(0),
    "face 3": ShowFace(3),
    "face 3 pirate": ShowFace(3, "pirate"),
    "events 4 1 0 2 0": FindEvents(4, 1, 0, 2, 0),
    "token 3 cocoa": DrawToken(3, "cocoa"),
    "token 3 hidden": DrawToken(3, ""),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items())
def test_every_action_is_read_as_it_is_written(text: str, action: Action) -> None:
    assert VERBS.read(text) == action
    assert VERBS.write(action) == text


def test_every_verb_is_among_them() -> None:
    assert {type(action) for action in WRITTEN.values()} == {*VERBS.actions}


@pytest.mark.parametrize(
    "text",
    [
        "start C4 bank 0",
        "start C4 red 2 bank 1",
        "start C4 green 2",
        "start C4 white 2 red 1",
        "scout #0",
        "scout X",
        "knight",
        "roll 0",
        "back 3",
        "back 3 marked",
        "face 3 kraken",
        "face 3 pirate pirate",
        "first green",
        "hidden",
        "hidden two",
        "send 3 C4",
        "token 3",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        VERBS.read(text)


def test_all_tables_together_have_as_many_actions_as_said() -> None:
    assert ENTDECKER.codec(4).size == 118_758
    assert ENTDECKER.codec(2).size == 20_836


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (ShipStarted(0, "S:C", 0, (0, 0, 0, 0)), ("S:C",)),
        (TileDrawn(0, 3, 4, ""), ("H:3",)),
        (TileDrawn(0, 0, 4, ""), ("O:4",)),
        (TilePlaced(0, "C4", "3r2"), ("C4",)),
        (SpaceFilled("C4", "6"), ("C4",)),
        (WaterfallFound(0, "C5", 5), ("C5",)),
        (UnitPlaced(0, "scout", "C4", "N", 0), ("C4",)),
        (ScoutRecalled(0, "P2.5"), ("P2.5",)),
        (ScoutSent(0, 4, 3, 0), ("P4.3", "P4")),
        (TokenTaken(0, 4, "cocoa", 3), ("P4",)),
        (IslandScored("C3/E", 2, (2, 0)), ("C3/E",)),
        (IncomePaid(0, 3), ()),
    ],
)
def test_an_event_says_where_it_happened(event: Event, places: tuple[str, ...]) -> None:
    assert event.places == places
