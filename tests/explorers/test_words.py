"""Everything that can be seen of a game of Explorers can be said, with all it needs to be said."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_type_hints

import pytest

from farshore.core.contract import CHANCE, Action, Event
from farshore.core.errors import BadOptions, IllegalAction
from farshore.core.match import Match
from farshore.core.words import add_catalogue, has_word, say
from farshore.games.explorers import achievements, actions, events, secrets, telling
from farshore.games.explorers.actions import VERBS
from farshore.games.explorers.cards import CARDS, sides, turned
from farshore.games.explorers.events import EVENT_TYPES
from farshore.games.explorers.game import RULES
from farshore.games.explorers.options import ExplorersOptions, Level
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.scoring import RANKS, rank
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.telling import (
    card_name,
    describe,
    describe_option,
    narrate,
    params_of,
    prompt,
    prompt_to_mark,
    rank_name,
    seat_names,
)
from farshore.games.explorers.terms import terms_of
from farshore.games.explorers.turn import TURN
from tests.sentences import Sentences, example, values_of
from tests.some import some

WORDS = Path(telling.__file__).parent / "words"
SENTENCES = Sentences(WORDS)
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
FIELDS = {"card": "PM|DW", "side": "PM", "terrain": "P", "terrains": "PM", "name": "N1", "achievement": "R1"}
"""Fields that are not said as they are, so that not any value will do."""
DECIDING = [(phase, Moment.SETUP) for phase in (Phase.LAY, Phase.VILLAGE, Phase.SIDE, Phase.OVER)]
DECIDING += [(Phase.MARKS, moment) for moment in Moment]
add_catalogue(WORDS)


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=lambda kind: kind.__name__)
def test_every_event_has_all_that_its_sentence_needs(kind: type[Event]) -> None:
    event = example(kind, FIELDS)
    assert SENTENCES.needs(f"explorers-event-{kind.__name__}") <= set(params_of(event, NAMES))
    assert "{" not in narrate(event, NAMES)


@pytest.mark.parametrize("kind", VERBS.actions, ids=lambda kind: kind.__name__)
def test_every_action_has_all_that_its_sentence_needs(kind: type[Action]) -> None:
    action = example(kind, FIELDS)
    assert SENTENCES.needs(f"explorers-action-{kind.__name__}") <= set(params_of(action, NAMES))
    assert "{" not in describe(action, NAMES)


@pytest.mark.parametrize(("phase", "moment"), DECIDING)
def test_every_decision_has_a_prompt(phase: Phase, moment: Moment) -> None:
    assert prompt(phase, moment).endswith(".")


def test_alone_there_is_nobody_else_who_might_see_anything() -> None:
    match, rng, heard = Match.new("explorers", seats=1), Random(2), set[str]()
    while not match.over:
        heard.add(match.game.telling.prompt(match.view(0), 0))
        match.play(0, rng.choice(match.legal(0)))
    assert "Choose what you will mark in this turn." in heard
    assert [sentence for sentence in heard if "Nobody" in sentence] == []


def test_no_prompt_is_for_a_phase_that_is_not_there() -> None:
    prompts = {key.removeprefix("explorers-prompt-") for key in SENTENCES if key.startswith("explorers-prompt-")}
    phases = {phase.name if phase != Phase.MARKS else f"MARKS-{moment.name}" for phase, moment in DECIDING}
    assert prompts == phases | {"MARKS-CARD-alone", "mark", "horse"}


def test_whoever_has_chosen_is_asked_for_marks_and_first_for_those_of_a_horse() -> None:
    assert prompt_to_mark(1, 0) == "Mark a square: it is the last one of your choice."
    assert prompt_to_mark(3, 0) == "Mark a square: 3 are left of your choice."
    assert prompt_to_mark(3, 1) == "Your horse carries you on: mark one square of any terrain."


@pytest.mark.parametrize("field", ExplorersOptions.__struct_fields__)
def test_every_option_and_each_of_its_values_is_explained(field: str) -> None:
    hint = get_type_hints(ExplorersOptions)[field]
    values = {"true", "false"} if hint is bool else set(map(str, values_of(hint)))
    values |= {"map": {"random", "first-player"}}.get(field, set())
    if getattr(ExplorersOptions(), field) in ((), ""):
        values.add("none")
    prefix = f"explorers-option-{field}."
    assert {key.removeprefix(prefix) for key in SENTENCES if key.startswith(prefix)} == values | {"text"}


def test_values_of_options_are_said_in_words() -> None:
    assert describe_option("gems", "basic") == "a point for each gem found so far"
    assert describe_option("may_stop", value=True) == "players may stop early"
    assert describe_option("achievements", 2) == "2"
    assert describe_option("chosen_achievements", ()) == "none chosen"
    assert describe_option("chosen_achievements", ("N1", "F")) == "N1, F"
    assert describe_option("map", "3r1 7r0 5r2 1r3") == "3r1 7r0 5r2 1r3"
    assert describe_option("own_tiles", "") == "the eight tiles that come with the game"


def test_exactly_the_rules_of_the_game_have_a_title_a_text_and_a_section() -> None:
    assert [key for key in SENTENCES if key.startswith("EXP-") and "." not in key] == list(RULES)
    for rule in RULES:
        assert say(rule)
        assert say(f"{rule}.text").endswith(".")
        assert say(f"{rule}.section")


def test_seats_are_called_by_their_colours() -> None:
    assert seat_names(4) == ["Blue", "Orange", "Green", "Violet"]
    assert seat_names(1) == ["Blue"]


@pytest.mark.rule("EXP-4")
def test_every_side_of_every_card_has_a_name_of_its_own() -> None:
    names = {side: str(telling.side_name(side)) for card in CARDS for side in sides(card)}
    assert len(set(names.values())) == len(names) == 8
    assert str(card_name("DM")) == "desert / mountain"
    assert str(card_name("PM|DW")) == "prairie and mountain / desert and water"
    assert str(card_name(turned("PM|DW"))) == "desert and water / prairie and mountain"


@pytest.mark.rule("EXP-60", "EXP-61")
def test_exactly_the_achievements_of_the_game_have_a_name_and_a_text() -> None:
    prefix = "explorers-achievement-"
    named = [key.removeprefix(prefix) for key in SENTENCES if key.startswith(prefix) and "." not in key]
    assert named == list(achievements.NAMES)
    assert len(named) == len({say(prefix + name) for name in named}) == 32
    for name in some(named):
        assert say(f"{prefix}{name}.text").endswith(".")
        assert say(f"{prefix}{name}.text").startswith("A race to ") == (name in achievements.RACES)


@pytest.mark.rule("EXP-72")
def test_every_rank_of_the_solo_game_has_its_own_sentence() -> None:
    said = [str(rank_name(rank(points, 0))) for points in (80, 81, 91, 101, 111, 121)]
    assert len(set(said)) == len(RANKS) + 1
    assert not has_word(f"explorers-rank-{len(RANKS) + 1}")


TOLD: dict[str, Event] = {
    "Ben is the first player.": events.FirstChosen(1),
    "Tile 3 lies on quadrant C (south-west), not turned.": events.TileLaid("C", 3, 0),
    "An achievement is in play: Unread. 6 points if you have marked no scroll.": events.AchievementDrawn("N1"),
    "Ann turns a card: prairie / water.": events.CardTurned("PW", 0),
    "A card is turned: water and mountain / prairie and desert.": events.CardTurned("WM|PD", -1),
    "Ann chooses prairie and desert.": events.SideChosen(0, "PD"),
    "Ann uses a scroll for 4 marks on desert.": secrets.Committed(0, "D", 4, scroll=True, quadrant=""),
    "Ann decides on 3 marks on prairie and mountain.": secrets.Committed(0, "PM", 3, scroll=False, quadrant=""),
    "Ann decides on 1 mark on water for temple B.": secrets.Committed(0, "W", 1, scroll=False, quadrant="B"),
    "Ann marks c4.": secrets.Marked(0, "c4", ""),
    "Ann marks c4: an apple.": secrets.Marked(0, "c4", "apple"),
    "Ann goes without 1 mark.": secrets.MarksLost(0, 1),
    "Ann has explored temple A, worth 12 points.": events.TempleExplored(0, "A", 12, 0),
    "Ann has explored temple A, worth 8 points and 1 extra mark.": events.TempleExplored(0, "A", 8, 1),
    "Ann has explored temple A, worth 8 points and 3 extra marks.": events.TempleExplored(0, "A", 8, 3),
    "Ann has marked a1, b1.": events.MarksShown(0, ("a1", "b1")),
    "Ann has marked nothing in this turn.": events.MarksShown(0, ()),
    "Ann has met the race Race for Gems and takes 8 points.": events.RaceWon(0, "R1", 8),
    "The round brings Ann 5 points for provisions and −3 for gems.": events.RoundScored(0, 5, -3),
    "The game is over. Points: Ann 85.": events.GameEnded((85,), (0,)),
    "The game is over, and Ben wins. Points: Ann 80, Ben 85.": events.GameEnded((80, 85), (1,)),
    "The game is over, and Ann and Cleo share the victory. Points: Ann 9, Ben 0, Cleo 9.": events.GameEnded(
        (9, 0, 9), (0, 2)
    ),
}


@pytest.mark.parametrize(("sentence", "event"), TOLD.items())
def test_an_event_is_told_in_a_sentence(sentence: str, event: Event) -> None:
    assert narrate(event, NAMES) == sentence


DESCRIBED: dict[str, Action] = {
    "Lay tile 3 on quadrant A (north-west), a quarter-turn clockwise": actions.LayTile("A", 3, 1),
    "Lay tile 8 on quadrant D (south-east), a half-turn": actions.LayTile("D", 8, 2),
    "Start in the village on h9": actions.ChooseVillage("h9"),
    "Choose prairie and mountain": actions.ChooseSide("PM"),
    "Mark desert and water": actions.TakeSide("DW"),
    "Use a scroll and mark desert": actions.UseScroll("D"),
    "Mark mountain": actions.ChooseTerrain("M"),
    "Mark mountain for temple B": actions.ChooseTerrain("M", "B"),
    "Mark c4": actions.Mark("c4"),
    "Stop marking": actions.StopMarking(),
    "Ben is the first player": actions.ChooseFirst(1),
    "The achievement drawn is The Great Crossing": actions.DrawAchievement("F"),
    "The card turned is water / prairie": actions.TurnCard("WP"),
}


@pytest.mark.parametrize(("text", "action"), DESCRIBED.items())
def test_an_action_is_described_in_a_few_words(text: str, action: Action) -> None:
    assert describe(action, NAMES) == text


REFUSED: list[tuple[ExplorersOptions, int, str]] = [
    (ExplorersOptions(), 5, "it is for 1 to 4 players, not 5."),
    (ExplorersOptions(chosen_achievements=("X1",)), 2, "there is no achievement called “X1”. There are: N1, N2,"),
    (ExplorersOptions(chosen_achievements=("N1", "N1")), 2, "at most three achievements can be chosen"),
    (ExplorersOptions(map="1r0 1r1 2r0 3r0"), 2, "a map code names four different tiles from 1 to 8"),
]


@pytest.mark.parametrize(("options", "seats", "reason"), REFUSED)
def test_options_that_cannot_be_are_refused_with_a_reason(options: ExplorersOptions, seats: int, reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        terms_of(seats, options)
    assert reason in str(refused.value)


def why_not(state: ExplorersState, seat: int, action: Action) -> IllegalAction:
    return TURN.decisions[state.phase].why_not(state, seat, action)


@pytest.mark.no_cover
@pytest.mark.parametrize("level", ["basic", "expert"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_random_games_can_be_told(seats: int, level: Level) -> None:
    """Every event as every seat sees it, the choices at every decision, and why others are none; in different words."""
    rng = Random(f"{seats} {level}")
    options = ExplorersOptions(
        provisions=level, gems=level, temples=level, villages=level, map="first-player", achievements=3
    )
    state = new_state(terms_of(seats, options))
    heard: list[Event] = []
    state.listener = heard.append
    tried = [example(kind, {**FIELDS, "square": "a1"}) for kind in VERBS.actions]
    while actors := state.actors():
        seat = rng.choice(actors)
        if seat == CHANCE:
            choices = [action for action, _ in state.outcomes()]
        else:
            choices = list(state.legal(seat))
            assert prompt(Phase(state.phase), Moment(state.moment))
            assert all(str(why_not(state, seat, action)).endswith(".") for action in tried if action not in choices)
        assert len({describe(choice, NAMES) for choice in choices}) == len(choices)
        state.apply(seat, rng.choice(choices))
    assert {type(event) for event in heard} >= {events.TileLaid, secrets.Marked, events.RoundScored, events.GameEnded}
    for event in some(heard):
        for watcher in (*range(seats), None):
            seen = event.seen_by(watcher)
            assert seen is None or narrate(seen, NAMES).endswith(".")
