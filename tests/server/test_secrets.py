"""Nobody learns what is not theirs to know: from views, lines, counts, replays, records or what comes over a socket."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from farshore.core.contract import CHANCE, Action, Event, Seat
from farshore.games.entdecker.secrets import TokenSeen
from farshore.games.explorers.actions import ChooseSide
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outlook import outlook
from farshore.server.table.seating import Sitting
from farshore.server.web.snapshot import replay_message, snapshot
from tests.server.chronicles import again, begun, play_on

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def table_of(chronicle: Chronicle, *guests: str) -> LiveTable:
    """Seat people, by the guest who sits there."""
    sittings = [Sitting(kind="person", name=name, guest=guest) for name, guest in zip(NAMES, guests, strict=False)]
    return LiveTable("table", guests[0], sittings, chronicle)


def everything(table: LiveTable, guest: str | None) -> bytes:
    """Return all that the server would ever tell somebody."""
    known = table.knowledge(table.seats_of(guest))
    seats: tuple[Seat | None, ...] = table.seats_of(guest) or (None,)
    past = [replay_message(table, guest, step, seats[0]) for step in range(len(known.past()), -1, -25)]
    records = [known.record(seat).text() for seat in seats]
    return msgspec.json.encode([snapshot(table, guest), past, records])


def simultaneous(seats: int) -> Chronicle:
    """Return a game of Explorers in a turn in which everyone acts."""
    chronicle, rng = begun("explorers", seats), Random(3)
    play_on(chronicle, rng, 68)
    while len(chronicle.match.actors()) < seats:
        play_on(chronicle, rng, 1)
    return chronicle


def going_on(chronicle: Chronicle, seat: Seat) -> list[Action]:
    """Return what a seat may do without being done with its turn, which everybody would see."""
    actions = []
    for action in chronicle.match.legal(seat):
        state = chronicle.match.state.clone()
        state.apply(seat, action)
        if seat in state.actors():
            actions.append(action)
    return actions


def test_what_others_do_in_a_simultaneous_turn_leaves_no_trace() -> None:
    """Not even how much they have done: whatever Ben chooses, Ann and a spectator are told the very same."""
    told = set()
    for choices, undone in ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1)):
        chronicle = simultaneous(2)
        for _ in range(choices):
            chronicle.play(1, going_on(chronicle, 1)[-choices])
        for _ in range(undone):
            chronicle.undo(1)
        assert chronicle.match.actors() == (0, 1)
        table = table_of(chronicle, "a", "b")
        told.add(everything(table, "a") + everything(table, None))
    assert len(told) == 1


def stays_in_turn(chronicle: Chronicle, seat: Seat, action: Action) -> bool:
    """Tell whether after an action nothing is shown of what was hidden, and chance has nothing to do."""
    events, state = list[Event](), chronicle.match.state.clone()
    state.listener = events.append
    state.apply(seat, action)
    return state.actors() not in {(), (CHANCE,)} and not any(event.reveals for event in events)


class Pair:
    """Two tables that differ only in what one seat, the watcher, cannot see."""

    def __init__(self, chronicle: Chronicle, watcher: Seat, rng: Random) -> None:
        self.worlds = again(chronicle), again(chronicle)
        self.tables = [table_of(world, *"abcd"[: len(world.match.names)]) for world in self.worlds]
        self.watcher, self.rng = watcher, rng
        self.seen = Counter[str]()  # what has come up

    def do_same(self, seat: Seat) -> bool:
        """Let a seat do the same in both; not if that would end the turn."""
        action = self.rng.choice(self.worlds[0].match.legal(seat))
        if not all(stays_in_turn(world, seat, action) for world in self.worlds):
            return False
        for world in self.worlds:
            world.play(seat, action)
        return True

    def take_back(self) -> None:
        """Let the watcher take back in both, whatever others have done meanwhile."""
        hidden = len({len(world.match.record.steps) for world in self.worlds}) > 1
        for world in self.worlds:
            deed = world.undo(self.watcher).takes_back
            assert deed is not None
            self.seen["open" if deed.hands_on else "hidden"] += hidden

    def hide(self, seat: Seat) -> None:
        """Let another seat do this or that, more or less, in each, and take back, without being known to be done."""
        for world in self.worlds:
            for _ in range(self.rng.randrange(4)):
                deed = world.undoable(seat)
                if deed is not None and deed.is_silent_to((self.watcher,)) and self.rng.random() < 0.3:
                    world.undo(seat)
                elif actions := going_on(world, seat):
                    world.play(seat, self.rng.choice(actions))

    def finish(self, seat: Seat) -> None:
        """Let another seat, not the last, be done in both, each in its way."""
        for world in self.worlds:
            while seat in world.match.actors():
                world.play(seat, self.rng.choice(world.match.legal(seat)))

    def go_on(self) -> bool:
        """Let something happen; false when the turn is about to end."""
        match, watcher = self.worlds[0].match, self.watcher
        actors = match.actors()
        if self.worlds[0].undoable(watcher) and self.rng.random() < 0.3:
            self.take_back()
            return True
        seat = self.rng.choice(actors)
        if seat == watcher or isinstance(match.legal(seat)[0], ChooseSide):
            return self.do_same(seat)
        if len(actors) > 1 and self.rng.random() < 0.2:
            self.finish(seat)
        else:
            self.hide(seat)
        return True

    def compare(self) -> None:
        """See that the watcher is told the same."""
        one, other = (msgspec.json.encode(snapshot(table, "abcd"[self.watcher])) for table in self.tables)
        assert one == other
        self.seen["may" if self.worlds[0].undoable(self.watcher) else "may not"] += 1


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"temples": "expert", "achievements": 3})])
def test_whatever_others_do_unseen_a_seat_is_told_the_same_its_undo_included(
    seats: int, options: dict[str, Any]
) -> None:
    seen = Counter[str]()
    for number in range(3):
        chronicle, rng = begun("explorers", seats, b"%d" % number, **options), Random(f"{seats}/{number}")
        play_on(chronicle, rng, 3 * seats)
        while sum(deed.has_chance for deed in chronicle.deeds) < 12:
            if chronicle.deeds[-1].has_chance:
                pair = Pair(chronicle, rng.randrange(seats), rng)
                for _ in range(8):
                    if not pair.go_on():
                        break
                    pair.compare()
                one, other = (everything(table, "abcd"[pair.watcher]) for table in pair.tables)
                assert one == other
                seen += pair.seen
            play_on(chronicle, rng, 1)
    assert seen.keys() == {"open", "hidden", "may", "may not"}, seen


def test_people_at_one_screen_do_not_see_each_others_hidden_points() -> None:
    """What is said to the whole screen is what a spectator is told; somebody alone sees the own points grow."""
    chronicle, rng = begun("explorers", 2), Random(3)
    shared, alone = table_of(chronicle, "a", "a"), table_of(chronicle, "a", "b")
    hidden = 0
    while not chronicle.match.over:
        play_on(chronicle, rng, 1)
        screen, spectator = outlook(shared, (0, 1)), outlook(alone, ())
        assert (screen.standings, screen.waiting) == (spectator.standings, spectator.waiting)
        hidden += outlook(alone, (0,)).standings != screen.standings
    assert hidden > 0
    assert outlook(shared, (0, 1)).standings == outlook(alone, (0,)).standings, "in the end nothing is hidden"


def test_one_knows_ones_own_hidden_steps() -> None:
    chronicle = simultaneous(2)
    table = table_of(chronicle, "a", "b")
    before, hers = snapshot(table, "b"), snapshot(table, "a")
    chronicle.play(1, chronicle.match.legal(1)[0])
    after = snapshot(table, "b", before.seq)
    assert after.seq == before.seq + 1
    assert [line.text.startswith("Ben ") for line in after.lines] == [True]
    assert msgspec.json.decode(outlook(table, (1,)).seats_json)[0]["undo"]
    chronicle.undo(1)
    undone = snapshot(table, "b", after.seq)
    assert [(line.text, line.seq) for line in undone.lines] == [("Ben takes back the last action.", after.seq + 1)]
    assert snapshot(table, "a", hers.seq).lines == []


@pytest.mark.parametrize("name", ["entdecker", "explorers"])
def test_counts_only_grow_and_lines_come_once_whenever_one_looks(name: str) -> None:
    chronicle, rng = begun(name, 3), Random(5)
    seatings: list[tuple[int, ...]] = [(0,), (1,), (2,), (0, 2), ()]
    readers = {seats: (Knowledge(chronicle, seats), 0, list[Any]()) for seats in seatings}
    while not chronicle.match.over:
        seat = rng.choice(chronicle.match.actors())
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        if rng.random() < 0.2 and chronicle.undoable(seat):
            chronicle.undo(seat)
        for seats, (known, since, heard) in readers.items():
            if rng.random() < 0.3:
                heard.extend(known.lines_since(since, NAMES))
                assert known.seq >= since
                readers[seats] = (known, known.seq, heard)
    late = again(chronicle)
    for seats, (known, since, heard) in readers.items():
        heard.extend(known.lines_since(since, NAMES))
        assert heard == Knowledge(late, seats).lines_since(0, NAMES)


def test_a_secret_at_one_screen_is_for_one_pair_of_eyes() -> None:
    """Ann and Ben share a screen: what Ann sees in a hut is a line for her alone, and Ben's is one that says less."""
    chronicle, rng = begun("entdecker", 3, top_scout=True), Random(2)
    play_on(chronicle, rng)
    lines = Knowledge(chronicle, (0, 1)).lines_since(0, NAMES)
    named = [line for line in lines if msgspec.to_builtins(line.event)["type"] == "TopScoutsNamed"]
    assert [(line.seat, line.only) for line in named] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, None)]
    is_told = [msgspec.to_builtins(line.event)["first"] > 0 for line in named]
    assert is_told == [True, False, False, True, False]
    alone = Knowledge(chronicle, (0,)).lines_since(0, NAMES)
    assert all(line.only is None for line in alone)
    hers = [(line.text, line.seq) for line in lines if line.only in {None, 0}]
    assert hers == [(line.text, line.seq) for line in alone]


def test_a_token_in_a_hut_is_in_nothing_that_others_are_told() -> None:
    for seed in range(3):
        chronicle, rng = begun("entdecker", 2, seed=b"%d" % seed), Random(seed)
        looks: list[Event] = []
        while not looks:
            play_on(chronicle, rng, 1)
            looks = [event for event in chronicle.deeds[-1].events if isinstance(event, TokenSeen)]
        fields = msgspec.to_builtins(looks[0])
        other = 1 - fields["seat"]
        table = table_of(chronicle, "a", "b")
        known = [msgspec.to_builtins(line.event) for line in snapshot(table, "ab"[other]).lines]
        assert {"type": "TokenSeen", **fields, "produce": ""} in known
        assert fields not in known
        assert f"token {fields['path']} {fields['produce']}" not in everything(table, "ab"[other]).decode()
        assert fields["produce"] in everything(table, "ab"[fields["seat"]]).decode()


def test_the_seed_is_told_to_nobody_before_the_end() -> None:
    chronicle = begun("explorers", 2)
    seed = chronicle.match.record.header.seed
    assert seed
    table = table_of(chronicle, "a", "b")
    for guest in ("a", "b", None):
        assert seed not in everything(table, guest).decode()
    play_on(chronicle, Random(1))
    assert f'"seed":"{seed}"' in table.knowledge(()).record(None).text()


@pytest.mark.parametrize("seat", [1, None, 5, -1])
def test_nobody_looks_from_another_seat_before_the_end(seat: int | None) -> None:
    chronicle = simultaneous(2)
    known = Knowledge(chronicle, (0,))
    for look in (known.view, known.record, lambda seat: known.view_after(known.past()[-1], seat)):
        with pytest.raises(PermissionError):
            look(seat)
    assert known.offers(1) == []


def test_a_replay_shows_how_things_were_and_leaves_out_what_was_taken_back() -> None:
    chronicle, rng, views = begun("entdecker", 2), Random(2), list[Any]()
    views.append(chronicle.match.view(0))
    while len(views) < 40:
        seat = chronicle.match.actors()[0]
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        if chronicle.undoable(seat) and rng.random() < 0.3:
            chronicle.undo(seat)
        else:
            views.append(chronicle.match.view(0))
    table = table_of(chronicle, "a", "b")
    assert [replay_message(table, "a", step, 0).view for step in range(40)] == views  # type: ignore[union-attr]
    assert replay_message(table, "a", 40, 0) is None
    last = replay_message(table, "a", 39, 0)
    assert last is not None
    assert last.steps == 39
    assert last.lines
