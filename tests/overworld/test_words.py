"""Everything that can be seen of a game of Overworld can be said, with all it needs to be said."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_type_hints

import pytest

from farshore.core.contract import CHANCE, Action, Event
from farshore.core.errors import BadOptions, IllegalAction
from farshore.core.words import add_catalogue, say
from farshore.games.overworld import actions, events, telling
from farshore.games.overworld.actions import VERBS
from farshore.games.overworld.events import EVENT_TYPES
from farshore.games.overworld.game import RULES
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.setup import new_state
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.telling import (
    describe,
    describe_option,
    face_name,
    item_name,
    items_name,
    kind_name,
    narrate,
    params_of,
    prompt,
    prompt_to_wait,
    seat_names,
    tile_name,
)
from farshore.games.overworld.terms import ITEMS, terms_of
from farshore.games.overworld.tiles import FACES, SURVEY_TYPES, Kind
from farshore.games.overworld.turn import TURN
from tests.effort import tries
from tests.overworld.table import Table, fresh
from tests.sentences import Sentences, example
from tests.some import some

WORDS = Path(telling.__file__).parent / "words"
SENTENCES = Sentences(WORDS)
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
SQUARES = ("(1,0)", "(2,0)", "(2,1)")
FIELDS = {
    "square": "(0,0)",
    "squares": SQUARES,
    "tile": "ldd",
    "side": "L",
    "land": "N",
    "face": "A0",
    "item": "key",
    "items": ("key",),
    "explorer": "camel",
}
"""Fields that are not said as they are, so that not any value will do."""
DECIDING = [phase for phase in Phase if phase >= Phase.SURVEY]
BOTH = OverworldOptions(provisions=True, ports=True)
add_catalogue(WORDS)


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=lambda kind: kind.__name__)
def test_every_event_has_all_that_its_sentence_needs(kind: type[Event]) -> None:
    event = example(kind, FIELDS)
    assert SENTENCES.needs(f"overworld-event-{kind.__name__}") <= set(params_of(event, NAMES))
    assert "{" not in narrate(event, NAMES)


@pytest.mark.parametrize("kind", VERBS.actions, ids=lambda kind: kind.__name__)
def test_every_action_has_all_that_its_sentence_needs(kind: type[Action]) -> None:
    action = example(kind, FIELDS)
    assert SENTENCES.needs(f"overworld-action-{kind.__name__}") <= set(params_of(action, NAMES))
    assert "{" not in describe(action, NAMES)


@pytest.mark.parametrize("phase", DECIDING)
@pytest.mark.parametrize("count", [1, 2])
def test_every_decision_has_a_prompt_for_who_decides_and_for_who_waits(phase: Phase, count: int) -> None:
    assert prompt(phase, "(3,3)", count).endswith(".")
    assert prompt_to_wait(phase, "Ann", "(3,3)", count).endswith(".")
    assert phase == Phase.OVER or "Ann" in prompt_to_wait(phase, "Ann", "(3,3)", count)


def test_no_prompt_is_for_a_phase_that_is_not_there() -> None:
    prompts = {key.removeprefix("overworld-prompt-") for key in SENTENCES if key.startswith("overworld-prompt-")}
    phases = {phase.name for phase in DECIDING}
    assert prompts == phases | {f"{phase}.watching" for phase in phases}


def test_prompts_name_the_gap_and_what_is_still_to_be_placed() -> None:
    assert prompt(Phase.ENTRANCE, "(3,3)") == "You have won the gap at 3S 3E: choose what to place there."
    assert prompt(Phase.EXPLORER, count=1) == "One explorer is left for this tile: choose the square to send it to."
    assert prompt(Phase.LEAVE, "(3,3)", 2).startswith("Choose the next of 2 explorers to leave behind for good")
    assert prompt(Phase.ITEM, "(3,3)", 4).startswith("4 squares of the gap at 3S 3E are left to fill")
    assert prompt_to_wait(Phase.ITEM, "Ann", "(3,3)") == "Ann is shopping for the gap at 3S 3E."


@pytest.mark.parametrize("field", OverworldOptions.__struct_fields__)
def test_every_option_and_each_of_its_values_is_explained(field: str) -> None:
    assert get_type_hints(OverworldOptions)[field] is bool
    prefix = f"overworld-option-{field}."
    assert {key.removeprefix(prefix) for key in SENTENCES if key.startswith(prefix)} == {"text", "true", "false"}


def test_values_of_options_are_said_in_words() -> None:
    assert describe_option("provisions", value=True) == "with provisions from the shop"
    assert describe_option("ports", value=False) == "without ports"


def test_exactly_the_rules_of_the_game_have_a_title_a_text_and_a_section() -> None:
    assert [key for key in SENTENCES if key.startswith("OVW-") and "." not in key] == list(RULES)
    for rule in RULES:
        assert say(rule)
        assert say(f"{rule}.text").endswith(".")
        assert say(f"{rule}.section")


@pytest.mark.rule("OVW-1")
def test_seats_are_called_by_their_colours() -> None:
    assert seat_names(4) == ["Black", "White", "Red", "Yellow"]
    assert seat_names(2) == ["Black", "White"]


@pytest.mark.rule("OVW-2")
def test_every_type_of_survey_tile_is_named_by_the_kinds_of_both_its_sides() -> None:
    assert len({str(tile_name(tile)) for tile in SURVEY_TYPES}) == 8
    assert str(tile_name("lll")) == "mountain, mountain, mountain / whirlpool, whirlpool, whirlpool"
    assert str(tile_name("ldd")) == "mountain, forest, forest / whirlpool, reef, reef"


@pytest.mark.rule("OVW-3")
def test_every_face_of_a_coast_is_named_by_its_halves() -> None:
    assert [str(face_name(face)) for face in FACES] == [
        "forest and whirlpool",
        "mountain and reef",
        "forest and reef",
        "mountain and whirlpool",
    ]


@pytest.mark.rule("OVW-70")
def test_kinds_and_items_have_names() -> None:
    assert [str(kind_name(kind)) for kind in Kind] == ["mountain", "forest", "whirlpool", "reef"]
    assert [str(item_name(item)) for item in ITEMS] == ["torch", "map", "key", "potion", "chicken leg"]
    assert [str(items_name(item)) for item in ITEMS] == ["a torch", "a map", "a key", "a potion", "a chicken leg"]
    assert str(items_name("torch", 2)) == "2 torches"


TOLD: dict[str, Event] = {
    "The first coast lies at the start: mountain to the north, reef to the south.": events.FirstCoastLaid("A1"),
    "Ben is the first player.": events.FirstChosen(1),
    "Ann draws a survey tile: forest, mountain, mountain / reef, whirlpool, whirlpool.": events.TileDrawn(
        0, "dll", coast=False
    ),
    "Ann draws a survey tile with the coast icon (forest, forest, forest / reef, reef, reef), and takes a coast tile "
    "with it.": events.TileDrawn(0, "ddd", coast=True),
    "The survey tile fits nowhere: Ann sets it aside, and the turn is over.": events.SetAside(0, "dll"),
    "Ann lays the survey tile, land side up: mountain on 1E, forest on 2E, forest on 1S 2E.": events.SurveyPlaced(
        0, "(2,0)", 2, "L", "ldd", SQUARES
    ),
    "Ann lays the survey tile, water side up: reef on 1E, reef on 2E, whirlpool on 1S 2E.": events.SurveyPlaced(
        0, "(2,0)", 2, "W", "ldd", SQUARES
    ),
    "Ann lays a coast tile on 1S: forest to the east, reef to the west.": events.CoastPlaced(0, "(0,1)", "E", "B0", 3),
    "Ann lays the last coast tile on 1S: forest to the south, reef to the north.": events.CoastPlaced(
        0, "(0,1)", "S", "B0", 0
    ),
    "There is no place for the coast tile: Ann puts it back on the pile.": events.CoastReturned(0),
    "Ann sends 3 camels to 1E, 2E, 1S 2E.": events.ExplorersPut(0, "camel", SQUARES),
    "Ann sends a ship to 1E.": events.ExplorersPut(0, "ship", ("(1,0)",)),
    "A gap has formed at 3S 3E: an entrance to a dungeon!": events.GapFormed(("(3,3)",)),
    "A gap of 2 squares has formed at 3S 3E, 4S 3E: an entrance to a dungeon!": events.GapFormed(("(3,3)", "(3,4)")),
    "Cleo wins the gap at 3S 3E with 4 explorers: they return.": events.GapWon(2, "(3,3)", 4, SQUARES),
    "Cleo wins the gap at 3S 3E with 1 explorer, who returns.": events.GapWon(2, "(3,3)", 1, ("(1,0)",)),
    "No explorer competes for the gap at 3S 3E: it stays empty, and closed.": events.GapStaysEmpty("(3,3)"),
    "Ann places a dungeon door in the gap at 3S 3E.": events.DoorPlaced(0, "(3,3)", ""),
    "Ann moves the dungeon door from the gap at 7S to the gap at 3S 3E.": events.DoorPlaced(0, "(3,3)", "(0,7)"),
    "Ann builds the port in the gap at 3S 3E.": events.PortPlaced(0, "(3,3)", ""),
    "Ann moves the port from the gap at 7S to the gap at 3S 3E.": events.PortPlaced(0, "(3,3)", "(0,7)"),
    "Ann leaves a camel from the supply behind in the gap at 3S 3E, for good.": events.ExplorerLeft(
        0, "camel", "(3,3)", ""
    ),
    "Ann leaves the ship from 1E behind in the gap at 3S 3E, for good.": events.ExplorerLeft(
        0, "ship", "(3,3)", "(1,0)"
    ),
    "Ann leaves nobody behind in the gap at 3S 3E: its provisions now belong to nobody.": events.ItemsAbandoned(
        0, "(3,3)"
    ),
    "Ann takes a chicken leg from the shop into the gap at 3S 3E.": events.ItemsTaken(0, ("leg",), "(3,3)"),
    "Ann takes 2 torches, a map from the shop into the gap at 3S 3E.": events.ItemsTaken(
        0, ("torch", "torch", "map"), "(3,3)"
    ),
    "The pile of coast tiles is empty. One more turn, and all have had equally many; "
    "then the game ends, or earlier if the bag is empty.": events.LastRound(1),
    "The game is over, and Ben wins. Points: Ann 20, Ben 25.": events.GameEnded((20, 25), (1,)),
    "The game is over, and Ann and Cleo share the victory. Points: Ann 9, Ben 0, Cleo 9.": events.GameEnded(
        (9, 0, 9), (0, 2)
    ),
}


@pytest.mark.parametrize(("sentence", "event"), TOLD.items())
def test_an_event_is_told_in_a_sentence(sentence: str, event: Event) -> None:
    assert narrate(event, NAMES) == sentence


DESCRIBED: dict[str, Action] = {
    "Lay the tile land side up: corner on 1N 2E, ends to the east and the south": actions.PlaceSurvey("(2,-1)", 1, "L"),
    "Lay the tile water side up: corner on 1N 2E, ends to the west and the north": actions.PlaceSurvey(
        "(2,-1)", 3, "W"
    ),
    "Coast on 1S: forest to the north, whirlpool to the south": actions.PlaceCoast("(0,1)", "N", "A0"),
    "Put an explorer on 1N 2E": actions.PutExplorer("(2,-1)"),
    "Hold the land half of the coast with a camel": actions.HoldCoast("camel"),
    "Hold the water half of the coast with a ship": actions.HoldCoast("ship"),
    "Resolve the gap at 3S 3E": actions.ChooseGap("(3,3)"),
    "Cleo wins the gap": actions.ChooseWinner(2),
    "Place a dungeon door": actions.PlaceDoor(),
    "Move the dungeon door from the gap at 7S": actions.MoveDoor("(0,7)"),
    "Build the port": actions.PlacePort(),
    "Move the port here": actions.MovePort(),
    "Leave a ship from your supply behind": actions.LeaveFromSupply("ship"),
    "Leave the explorer from 1N 2E behind": actions.LeaveFromBoard("(2,-1)"),
    "Leave nobody behind, and give up the provisions there": actions.LeaveNobody(),
    "Take a potion": actions.TakeItem("potion"),
    "Leave the other squares empty": actions.TakeNothing(),
    "The first coast is mountain and whirlpool": actions.LayFirstCoast("B1"),
    "Ben is the first player": actions.ChooseFirst(1),
    "The tile drawn is mountain, forest, mountain / whirlpool, reef, whirlpool": actions.DrawTile("ldl"),
}


@pytest.mark.parametrize(("text", "action"), DESCRIBED.items())
def test_an_action_is_described_in_a_few_words(text: str, action: Action) -> None:
    assert describe(action, NAMES) == text


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_for_too_few_or_too_many_is_refused_with_a_reason(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        terms_of(seats, OverworldOptions())
    assert f"it is for 2 to 4 players, not {seats}." in str(refused.value)


TILE = ("tile ldl",)
COAST = ("tile lll", "survey (0,-1)0L")
REFUSED: list[tuple[tuple[str, ...], str, str, str]] = [
    (TILE, "door", "OVW-21", "First lay the survey tile that was drawn"),
    (TILE, "survey (99,0)0L", "OVW-2", "No tile can lie like this on “(99,0)”."),
    (TILE, "survey (0,0)0L", "OVW-21", "A tile lies on the start already."),
    (
        TILE,
        "survey (1,-1)2L",
        "OVW-21",
        "On 1E the survey tile would lie along the flat edge of the coast on the start.",
    ),
    (TILE, "survey (0,-1)0W", "OVW-21", "Water must meet water, but the start shows land towards 1N."),
    (TILE, "survey (0,1)1L", "OVW-21", "Land must meet land, but the start shows water towards 1S."),
    (TILE, "survey (5,5)0L", "OVW-21", "With its corner on 5S 5E the survey tile would share no edge"),
    (COAST, "put (0,-1)", "OVW-22", "Now lay a coast tile beside the survey tile you have just laid."),
    (COAST, "coast (0,-3)S C7", "OVW-3", "The land edge of a coast points N, E, S or W, and its face is A0"),
    (COAST, "coast (0,-1)S A0", "OVW-22", "A tile lies on 1N already."),
    (COAST, "coast (7,7)S A0", "OVW-22", "7S 7E is not beside the survey tile you have just laid"),
    (COAST, "coast (0,-3)N A0", "OVW-22", "On 3N the coast does not match like this"),
]


@pytest.mark.parametrize(("before", "move", "number", "reason"), REFUSED)
def test_a_tile_that_cannot_lie_there_is_refused_with_the_squares_that_matter(
    before: tuple[str, ...], move: str, number: str, reason: str
) -> None:
    assert fresh().play(*before).refuses(move, number).startswith(reason)


def test_a_survey_tile_is_refused_where_its_coast_would_find_no_place() -> None:
    table = Table(
        """
          -2    -1    0     1
     -4   f.    m.    f.    m.
     -3   m.    .     .     m.
     -2   f.    m.    .     m.
     -1   .     m.    f.    f.
      0   .     .     ^A0   .
        """,
        'tile = "lll"',
    )
    reason = (
        "You have a coast tile to lay as well, and with the corner of the survey tile on 3N it would find no place."
    )
    assert table.refuses("survey (0,-3)2L", "OVW-22") == reason


def why_not(state: OverworldState, seat: int, action: Action) -> IllegalAction:
    return TURN.decisions[state.phase].why_not(state, seat, action)


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_random_games_can_be_told(seats: int) -> None:
    """Every event as every seat sees it, the choices at every decision, and why others are none; in different words."""
    rng = Random(f"words {seats}")
    heard: list[Event] = []
    tried = [example(kind, FIELDS) for kind in VERBS.actions] + [actions.PlaceSurvey("(80,80)", 0, "L")]
    reasons = set()
    for _ in range(tries(4, 2)):
        state = new_state(terms_of(seats, BOTH))
        state.listener = heard.append
        while actors := state.actors():
            (seat,) = actors
            if seat == CHANCE:
                choices = [action for action, _ in state.outcomes()]
            else:
                choices = list(state.legal(seat))
                refusals = [why_not(state, seat, action) for action in tried if action not in choices]
                assert all(str(refusal).endswith(".") for refusal in refusals)
                reasons |= {refusal.key for refusal in refusals}
            assert len({describe(choice, NAMES) for choice in choices}) == len(choices)
            state.apply(seat, rng.choice(choices))
    assert {type(event) for event in heard} >= {events.SurveyPlaced, events.GapWon, events.ItemsTaken, events.GameEnded}
    assert reasons >= {f"overworld-why-not-{what}" for what in ("survey-first", "laid", "apart", "coast-first", "hold")}
    for event in some(heard):
        for watcher in (*range(seats), None):
            seen = event.seen_by(watcher)
            assert seen is not None
            assert narrate(seen, NAMES).endswith((".", "!"))
