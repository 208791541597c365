"""A match and its log: what is taken back, what cannot be, and that a log always says the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import msgspec
import pytest

from farshore.core.contract import CHANCE, Action
from farshore.core.errors import BadRecord, IllegalAction
from farshore.core.replay import verify
from farshore.games.entdecker.actions import SendScout
from farshore.games.entdecker.secrets import TokenSeen
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.explorers.actions import ChooseSide, Mark
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.errors import CannotUndo, Stale
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outliving import remembered
from farshore.server.table.seating import Sitting
from farshore.server.table.wish import Wish, grant
from tests.server.chronicles import again, begun, log_of, play_on
from tests.toys import LAGOON, Dive, Keep, Trade

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("entdecker", 2, {}),
    ("entdecker", 4, {"edition": "digest", "top_scout": True}),
    ("explorers", 1, {}),
    ("overworld", 3, {"provisions": True, "ports": True}),
    ("explorers", 3, {"temples": "expert", "achievements": 3}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_log_read_again_is_the_same_match_undos_and_all(name: str, seats: int, options: dict[str, Any]) -> None:
    chronicle, rng, undone = begun(name, seats, **options), Random(3), 0
    while not chronicle.match.over:
        seat = rng.choice(chronicle.match.actors())
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        for other in range(seats):
            if rng.random() < 0.2 and chronicle.undoable(other):
                chronicle.undo(other)
                undone += 1
    assert undone > 2
    twin = again(chronicle)
    assert twin.match.record == chronicle.match.record
    assert [deed.events for deed in twin.deeds] == [deed.events for deed in chronicle.deeds]
    assert all(twin.match.view(seat) == chronicle.match.view(seat) for seat in (*range(seats), None))
    verify(twin.match.record)  # what stands is a game that can have been played, with the fate that was promised


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_taking_back_restores_everything(name: str, seats: int, options: dict[str, Any]) -> None:
    chronicle, rng, undone = begun(name, seats, **options), Random(4), 0
    while not chronicle.match.over:
        if rng.random() < 0.8:
            play_on(chronicle, rng, 1)
            continue
        seat = rng.choice(chronicle.match.actors())
        views = [chronicle.match.view(watcher) for watcher in (*range(seats), None)]
        steps = chronicle.match.record.steps[:]
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        if chronicle.undoable(seat):
            chronicle.undo(seat)
            undone += 1
            assert [chronicle.match.view(watcher) for watcher in (*range(seats), None)] == views
            assert chronicle.match.record.steps == steps
    assert undone > 2


def test_what_chance_has_followed_cannot_be_taken_back() -> None:
    chronicle, rng, seen = begun("entdecker", 2), Random(1), 0
    while not chronicle.match.over:
        (seat,) = chronicle.match.actors()
        deed = chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        if deed.has_chance:
            assert all(chronicle.undoable(other) is None for other in range(2))
            seen += 1
    assert seen > 20


def test_a_look_into_a_hut_cannot_be_taken_back_but_a_scout_who_saw_nothing_new_can() -> None:
    counts = Counter[str]()
    for seed in range(6):
        chronicle, rng = begun("entdecker", 3), Random(seed)
        while not chronicle.match.over:
            (seat,) = chronicle.match.actors()
            action = rng.choice(chronicle.match.legal(seat))
            state = cast("EntdeckerState", chronicle.match.state)
            is_known = isinstance(action, SendScout) and state.jungle.has_seen(action.path - 1, seat)
            deed = chronicle.play(seat, action)
            if isinstance(action, SendScout) and not deed.has_chance and not chronicle.match.over:
                has_looked = any(isinstance(event, TokenSeen) for event in deed.events)
                is_free = not has_looked or is_known
                counts[f"{has_looked} {is_known}"] += 1
                assert chronicle.undoable(seat) is (deed if is_free else None)
    assert counts.keys() >= {"True False", "True True", "False False"}


def test_nothing_is_taken_back_after_the_end() -> None:
    chronicle = begun("explorers", 2)
    play_on(chronicle, Random(1))
    assert all(chronicle.undoable(seat) is None for seat in range(2))
    with pytest.raises(CannotUndo):
        chronicle.undo(0)


def test_one_takes_back_step_by_step_to_the_beginning_of_the_turn() -> None:
    chronicle, rng = begun("explorers", 2), Random(2)
    while len(chronicle.match.actors()) < 2:
        play_on(chronicle, rng, 1)
    before, actors = chronicle.match.view(0), chronicle.match.actors()
    for _ in range(3):
        chronicle.play(0, rng.choice(chronicle.match.legal(0)))
    for _ in range(3):
        chronicle.undo(0)
    assert chronicle.match.view(0) == before
    assert chronicle.match.actors() == actors
    assert chronicle.size == len(log_of(chronicle))


def test_in_a_simultaneous_turn_one_takes_back_whatever_others_did_meanwhile() -> None:
    chronicle, rng = begun("explorers", 3), Random(2)
    while len(chronicle.match.actors()) < 3:
        play_on(chronicle, rng, 1)
    alone = again(chronicle)
    mine = chronicle.play(0, chronicle.match.legal(0)[0])
    for seat in (1, 2, 1, 2):
        alone.play(seat, (action := rng.choice(chronicle.match.legal(seat))))
        chronicle.play(seat, action)
    assert chronicle.undoable(0) is mine
    chronicle.undo(0)
    for seat in range(3):
        assert chronicle.match.view(seat) == alone.match.view(seat)
        assert chronicle.match.legal(seat) == alone.match.legal(seat)
    chronicle.undo(1)
    assert again(chronicle).match.record == chronicle.match.record


def test_whoever_is_done_may_still_come_back_until_all_are() -> None:
    chronicle, rng = begun("explorers", 2), Random(2)
    while len(chronicle.match.actors()) < 2:
        play_on(chronicle, rng, 1)
    while 0 in chronicle.match.actors():
        chronicle.play(0, rng.choice(chronicle.match.legal(0)))
    assert chronicle.match.actors() == (1,)
    assert chronicle.undoable(0)
    chronicle.undo(0)
    assert chronicle.match.actors() == (0, 1)
    for seat in (0, 1):
        while seat in chronicle.match.actors() and len(chronicle.deeds[-1].entries) == 1:
            chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
    assert chronicle.undoable(0) is None
    assert chronicle.undoable(1) is None


def side_chosen(seats: int) -> tuple[Chronicle, int]:
    """Return a game of Explorers whose active player, also returned, has just chosen a side, so that all may mark."""
    chronicle, rng = begun("explorers", seats), Random(2)
    while True:
        while len(actors := chronicle.match.actors()) > 1:
            play_on(chronicle, rng, 1)
        active, side = actors[0], chronicle.match.legal(actors[0])[0]
        chronicle.play(active, side)
        if isinstance(side, ChooseSide) and len(chronicle.match.actors()) == seats:
            return chronicle, active


def unfinished(chronicle: Chronicle, seat: int) -> None:
    """Let a seat take a step of a simultaneous turn after which it is not done."""
    for action in chronicle.match.legal(seat):
        chronicle.play(seat, action)
        if seat in chronicle.match.actors():
            return
        chronicle.undo(seat)
    raise AssertionError("nothing to do but to be done")


def test_what_others_did_unseen_on_a_choice_is_taken_back_with_it() -> None:
    chronicle, active = side_chosen(3)
    chosen, one, two = chronicle.deeds[-1], *(seat for seat in range(3) if seat != active)
    twin = again(chronicle)
    twin.undo(active)
    for seat in (one, two, one):
        unfinished(chronicle, seat)
        assert chronicle.undoable(active) is chosen, "that somebody acts unseen tells nothing"
    undo = chronicle.undo(active)
    assert chronicle.match.record == twin.match.record
    assert all(chronicle.match.view(seat) == twin.match.view(seat) for seat in (0, 1, 2, None))
    assert again(chronicle).match.record == chronicle.match.record
    assert not chronicle.is_current(one, [undo])
    assert all(chronicle.undoable(seat) is None for seat in (one, two))
    remains = [deed.first for deed in remembered(chronicle.game, log_of(chronicle)) if deed.holds]
    assert remains == [deed.first for deed in chronicle.past()], "also if it is only remembered"


def test_a_wish_that_an_undo_has_overtaken_is_stale_and_not_against_the_rules() -> None:
    chronicle, active = side_chosen(2)
    people = [Sitting(kind="person", name=name, guest=name) for name in ("ann", "ben")]
    table, other = LiveTable("t", "ann", people, chronicle), 1 - active
    seq, action = table.knowledge((other,)).seq, msgspec.to_builtins(chronicle.match.legal(other)[0])
    chronicle.undo(active)
    size = chronicle.size
    for known in (seq, table.knowledge((other,)).seq - 1):
        with pytest.raises(Stale):
            grant(table, people[other].name, Wish(seat=other, seq=known, key="k", action=action))
    with pytest.raises(IllegalAction):  # who knows of the undo and still asks for it is told why not
        grant(table, people[other].name, Wish(seat=other, seq=seq + 1, key="k", action=action))
    assert chronicle.size == size


def test_a_choice_stays_when_somebody_is_known_to_be_done_with_what_rests_on_it() -> None:
    chronicle, active = side_chosen(3)
    other, rng = next(seat for seat in range(3) if seat != active), Random(1)
    while other in chronicle.match.actors():
        assert chronicle.undoable(active)
        chronicle.play(other, rng.choice(chronicle.match.legal(other)))
    assert chronicle.undoable(active) is None
    chronicle.undo(other)
    assert chronicle.undoable(active), "they came back"


def test_whoever_came_back_into_a_turn_does_not_bind_those_who_acted_meanwhile() -> None:
    chronicle, active = side_chosen(3)
    one, two = (seat for seat in range(3) if seat != active)
    rng = Random(1)
    while one in chronicle.match.actors():
        chronicle.play(one, rng.choice(chronicle.match.legal(one)))
    unfinished(chronicle, two)
    deed = chronicle.undoable(two)
    for _ in range(2):  # the last mark, and one before it, so that there is more to do than to be done
        chronicle.undo(one)
        assert chronicle.undoable(two) is deed
    unfinished(chronicle, one)
    assert chronicle.undoable(two) is deed
    steps = chronicle.match.record.steps[:]
    chronicle.undo(two)
    assert len(chronicle.match.record.steps) == len(steps) - 1


def test_who_saw_another_act_cannot_take_back() -> None:
    chronicle = begun("entdecker", 3, top_scout=True)
    assert chronicle.match.actors() == (0, 1, 2)
    chronicle.play(0, chronicle.match.legal(0)[0])
    assert chronicle.undoable(0)
    assert chronicle.undoable(1) is None
    deed = chronicle.play(1, chronicle.match.legal(1)[0])
    assert not deed.is_silent_to((0,))  # that scouts were named is known, which is not
    assert chronicle.undoable(0) is None
    assert chronicle.undoable(1) is deed
    assert chronicle.is_current(2, chronicle.deeds)


def test_what_comes_of_a_revealing_end_of_a_simultaneous_turn_stays() -> None:
    """In Lagoon no chance follows a dive: only what it reveals forbids to take it back."""
    chronicle = begun(LAGOON, 2, rounds=2)
    chronicle.play(0, Dive(0, 1))
    assert chronicle.undoable(0)
    chronicle.play(1, Dive(0, 2))
    assert chronicle.undoable(0) is None
    assert chronicle.undoable(1) is None
    chronicle.play(0, Keep())
    assert chronicle.undoable(0)
    chronicle.undo(0)
    deed = chronicle.play(0, Trade())
    assert deed.has_chance
    assert chronicle.undoable(0) is None


def test_a_decision_holds_while_others_act_in_the_same_simultaneous_turn() -> None:
    chronicle, rng = begun("explorers", 3), Random(2)
    while len(chronicle.match.actors()) < 3:
        play_on(chronicle, rng, 1)
    seen = len(chronicle.deeds)
    chronicle.play(1, chronicle.match.legal(1)[0])
    chronicle.undo(1)
    chronicle.play(2, chronicle.match.legal(2)[0])
    assert chronicle.is_current(0, chronicle.deeds[seen:])
    assert not chronicle.is_current(1, chronicle.deeds[seen:])
    turn = len(chronicle.deeds)
    while chronicle.match.actors() and not chronicle.deeds[-1].has_chance:
        play_on(chronicle, rng, 1)
    assert not any(chronicle.is_current(seat, chronicle.deeds[turn:]) for seat in range(3))


def test_a_decision_does_not_hold_when_somebody_else_had_the_turn() -> None:
    chronicle, rng = begun("entdecker", 2), Random(1)
    (seat,) = chronicle.match.actors()
    seen = len(chronicle.deeds)
    chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
    assert chronicle.is_current(seat, [])
    assert not chronicle.is_current(seat, chronicle.deeds[seen:])
    assert not chronicle.is_current(1 - seat, chronicle.deeds[seen:])


def illegal_step(chronicle: Chronicle) -> tuple[int, str]:
    action: Action = Mark("a1")
    return 0, chronicle.game.write_action(action)


@pytest.mark.parametrize("change", ["chance", "illegal", "undo", "nonsense"])
def test_a_log_that_was_tampered_with_is_not_read(change: str) -> None:
    chronicle = begun("explorers", 2)
    play_on(chronicle, Random(1), 20)
    log = log_of(chronicle)
    at = next(n for n, entry in enumerate(log) if (entry.seat == CHANCE) == (change == "chance") and n)
    seat, action = illegal_step(chronicle)
    log[at] = {
        "chance": msgspec.structs.replace(log[at], action="card PM|DW" if "PM|DW" not in log[at].action else "card PW"),
        "illegal": msgspec.structs.replace(log[at], seat=seat, action=action),
        "undo": msgspec.structs.replace(log[at], kind="undo", takes_back=1),
        "nonsense": msgspec.structs.replace(log[at], action="fly away"),
    }[change]
    with pytest.raises(BadRecord):
        Chronicle.read(chronicle.game, chronicle.match.record.header, log)
