"""Everything that can be seen of a game of Entdecker can be said, with all it needs to be said."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import pytest

from farshore.core.contract import CHANCE, Action, Event
from farshore.core.words import add_catalogue, say
from farshore.games.entdecker import actions, events, options, secrets, telling
from farshore.games.entdecker.actions import VERBS
from farshore.games.entdecker.events import EVENT_TYPES
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.scenario import scenario_folder
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.telling import describe, describe_option, narrate, params_of, prompt, seat_names
from farshore.games.entdecker.terms import terms_of
from tests.sentences import Sentences, example, values_of
from tests.some import some

WORDS = Path(telling.__file__).parent / "words"
SENTENCES = Sentences(WORDS)
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
add_catalogue(WORDS)


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=lambda kind: kind.__name__)
def test_every_event_has_all_that_its_sentence_needs(kind: type[Event]) -> None:
    event = example(kind)
    assert SENTENCES.needs(f"entdecker-event-{kind.__name__}") <= set(params_of(event, NAMES))
    assert "{" not in narrate(event, NAMES)


@pytest.mark.parametrize("kind", VERBS.actions, ids=lambda kind: kind.__name__)
def test_every_action_has_all_that_its_sentence_needs(kind: type[Action]) -> None:
    action = example(kind)
    assert SENTENCES.needs(f"entdecker-action-{kind.__name__}") <= set(params_of(action, NAMES))
    assert "{" not in describe(action, NAMES)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase >= Phase.TOP_SCOUTS], ids=lambda phase: phase.name)
def test_every_decision_has_a_prompt(phase: Phase) -> None:
    assert prompt(phase).endswith(".")


def test_no_prompt_is_for_a_phase_that_is_not_there() -> None:
    prompts = {key.removeprefix("entdecker-prompt-") for key in SENTENCES if key.startswith("entdecker-prompt-")}
    assert prompts == {phase.name for phase in Phase if phase >= Phase.TOP_SCOUTS}


@pytest.mark.parametrize("field", EntdeckerOptions.__struct_fields__)
def test_every_option_and_each_of_its_values_is_explained(field: str) -> None:
    values = set(map(str, values_of(get_type_hints(EntdeckerOptions)[field])))
    if bool in get_args(hint := get_type_hints(EntdeckerOptions)[field]) or hint is bool:
        values = {"true", "false"}
    if field == "scenario":
        values = set(scenario_folder())
    prefix = f"entdecker-option-{field}."
    explained = {key.removeprefix(prefix) for key in SENTENCES if key.startswith(prefix)}
    assert explained == values | {"text"}


def test_values_of_options_are_said_in_words() -> None:
    assert describe_option("strength", None) == "as the edition says"
    assert describe_option("strength", "best-unit") == "settlements first, then forts, then scouts"
    assert describe_option("top_scout", value=True) == "with top scouts"
    assert describe_option("fort_cost", 3) == "3"
    assert describe_option("scenario", "my-own") == "my-own"


def test_every_rule_has_a_title_a_text_and_a_section() -> None:
    rules = {key.partition(".")[0] for key in SENTENCES if key.startswith("ENT-")}
    assert "ENT-95" in rules
    for rule in some(rules):
        assert say(rule)
        assert say(f"{rule}.text").endswith(".")
        assert say(f"{rule}.section")


@pytest.mark.rule("ENT-9")
def test_seats_are_called_by_their_colours() -> None:
    assert seat_names(4) == ["Red", "White", "Yellow", "Purple"]
    assert seat_names(2) == ["Red", "White"]


TOLD: dict[str, Event] = {
    "Ann rolls the ship's wheel and may choose the income.": events.IncomeRolled(0, 0),
    "Ann starts at the south edge (column C), free of charge.": events.ShipStarted(0, "S:C", 0, (0, 0, 0, 0)),
    "Ben starts at C4 and pays 1 gold to the bank, 2 gold to Ann, 4 gold to Cleo.": events.ShipStarted(
        1, "C4", 1, (2, 0, 4, 0)
    ),
    "Ann announces one hidden tile and pays 1 gold.": events.TilesAnnounced(0, "hidden", 1, 1),
    "Ann announces 2 open tiles and pays 8 gold.": events.TilesAnnounced(0, "open", 2, 8),
    "Ann takes an all-sea tile.": events.TileDrawn(0, 0, 1, ""),
    "Ann draws a tile with land on one side from Hidden Stack 3; event: gold mine.": events.TileDrawn(0, 3, 2, "mine"),
    "Ann discovers C4: land to the north and east.": events.TilePlaced(0, "C4", "3r0"),
    "Ann meets a pirate but loses nothing.": events.TileEvent(0, "pirate", 0),
    "Ann places a fort on C4.": events.UnitPlaced(0, "fort", "C4", "", 0),
    "Ann places scout number 7 on C4, on its east side.": events.UnitPlaced(0, "scout", "C4", "E", 7),
    "Ann takes a scout back from path 2, space 5.": events.ScoutRecalled(0, "P2.5"),
    "Ann takes a scout back from P2.": events.ScoutRecalled(0, "P2"),
    "Ann looks into the hut of path 2.": secrets.TokenSeen(0, 2, "", drawn=False),
    "Ann draws a token, india rubber, and hides it in the hut of path 2.": secrets.TokenSeen(
        0, 2, "rubber", drawn=True
    ),
    "The island at C3 is complete and worth 9 points: Ann 9, Cleo 5.": events.IslandScored("C3/E", 9, (9, 0, 5)),
    "Ben names two top scouts in secret.": secrets.TopScoutsNamed(1, 0, 0),
    "The game is over, and Ann wins. Points: Ann 30, Ben 0.": events.GameEnded((30, 0), (0,)),
    "The game is over, and Ann, Ben and Dan share the victory. Points: Ann 3, Ben 3, Cleo 1, Dan 3.": events.GameEnded(
        (3, 3, 1, 3), (0, 1, 3)
    ),
}


@pytest.mark.parametrize(("sentence", "event"), TOLD.items())
def test_an_event_is_told_in_a_sentence(sentence: str, event: Event) -> None:
    assert narrate(event, NAMES) == sentence


DESCRIBED: dict[str, Action] = {
    "Name two top scouts in secret": actions.NameTopScouts(0, 0),
    "Start at C4 for 2 gold to Ben": actions.StartAt("C4", 0, (0, 2, 0, 0)),
    "Announce 3 hidden tiles": actions.Announce("hidden", 3),
    "Place the tile on C4: land to the east and, apart, to the west": actions.PlaceTile("C4", "4r1"),
    "Place a settlement": actions.PlaceUnit("settlement"),
    "Place scout number 3 on the north side": actions.PlaceUnit("scout", "N", 3),
    "Send a scout onto jungle path 2": actions.SendScout(2),
    "Send scout number 4 from path 1, space 8 onto jungle path 2": actions.SendScout(2, 4, "P1.8"),
    "Ben begins": actions.ChooseFirst(1),
    "Hidden Stack 2 shows a question mark": actions.ShowBack(2, question_mark=True),
    "The die shows the ship's wheel": actions.RollDie(0),
    "A token is drawn for the hut of path 2": actions.DrawToken(2, ""),
}


@pytest.mark.parametrize(("text", "action"), DESCRIBED.items())
def test_an_action_is_described_in_a_few_words(text: str, action: Action) -> None:
    assert describe(action, NAMES) == text


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", get_args(options.Edition))
@pytest.mark.parametrize("top_scout", [False, True])
def test_whole_random_games_can_be_told(edition: options.Edition, *, top_scout: bool) -> None:
    """Every event as every seat sees it, and the choices at every decision, differ in words where they differ."""
    seats, rng = 3, Random(f"{edition} {top_scout}")
    state = new_state(terms_of(seats, EntdeckerOptions(edition=edition, top_scout=top_scout, first_seat="random")))
    heard: list[Event] = []
    state.listener = heard.append
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            choices = [action for action, _ in state.outcomes()]
        else:
            choices = list(state.legal(seat))
            assert prompt(Phase(state.phase))
        action = rng.choice(choices)
        assert len({describe(choice, NAMES) for choice in choices}) == len(choices)
        state.apply(seat, action)
    assert {type(event) for event in heard} >= {
        events.TurnBegan,
        events.TilePlaced,
        events.IslandScored,
        events.GameEnded,
    }
    for event in some(heard):
        for watcher in (*range(seats), None):
            seen = event.seen_by(watcher)
            assert seen is None or narrate(seen, NAMES).endswith(".")
