"""Going back, and ending a game, because all others agree: what stays, what is known, and who has a say."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import msgspec
import pytest

from farshore.core.contract import CHANCE, Game, Seat
from farshore.core.errors import FarshoreError
from farshore.core.replay import verify
from farshore.server.table.agreeing import Question, Reply, answer_all, ask_all, matters, moments
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.consent import Matter
from farshore.server.table.errors import AskedAlready, CannotAsk, EndedByAgreement, NotAsked, Stale
from farshore.server.table.live_table import LiveTable
from farshore.server.table.moments import moments_of
from farshore.server.table.outliving import closing_checkpoint, read_chronicle, remembered
from farshore.server.table.rewind import Rewind
from farshore.server.table.seat_change import SeatChange
from farshore.server.table.seating import Sitting
from farshore.server.table.wish import Wish, grant
from farshore.server.web.snapshot import snapshot
from tests.effort import tries
from tests.server.chronicles import again, begun, log_of, play_on
from tests.server.house import House, Json, Person, eventually, new_key, received
from tests.server.test_leaving import meet, mine, token_of
from tests.server.test_secrets import everything, going_on, simultaneous, table_of

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("entdecker", 2, {}),
    ("entdecker", 4, {"edition": "digest", "top_scout": True}),
    ("overworld", 3, {"provisions": True, "ports": True}),
    ("explorers", 3, {"temples": "expert", "achievements": 3}),
]


def asks(table: LiveTable, seat: Seat, to: int = 0, matter: Matter = "back") -> None:
    """Let a seat ask all others."""
    guest = "abcd"[seat]
    seq = table.knowledge(table.seats_of(guest)).seq
    ask_all(table, guest, Question(seat=seat, matter=matter, to=to, seq=seq, key=new_key()))


def answers(table: LiveTable, seat: Seat, agrees: bool = True) -> None:
    """Let a seat answer what is asked now."""
    guest = "abcd"[seat]
    known = table.knowledge(table.seats_of(guest))
    assert table.chronicle.asked is not None
    ask = known.number_of(table.chronicle.asked)
    answer_all(table, guest, Reply(seat=seat, ask=ask, agrees=agrees, seq=known.seq, key=new_key()))


def steps_after(chronicle: Chronicle, entry: int) -> list[tuple[Seat, str]]:
    """Return what was done from an entry on and holds."""
    return [
        (each.seat, each.action)
        for deed in chronicle.past()
        if deed.first >= entry
        for each in deed.entries
        if each.seat != CHANCE
    ]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_fate_brings_the_same_again_whatever_was_taken_back(name: str, seats: int, options: dict[str, Any]) -> None:
    """Go back to any moment that is offered and do the same: every draw, every number, every view is as it was."""
    rng, went_back, had_chance = Random(f"{name}/{seats}"), 0, 0
    chronicle = begun(name, seats, **options)
    table = table_of(chronicle, *"abcd"[:seats])
    for _ in range(tries(40, 12)):
        play_on(chronicle, rng, rng.randrange(1, 14))
        if chronicle.match.over:
            break
        seat = rng.randrange(seats)
        points = moments_of(table, seat)
        if not points:
            continue
        first = rng.choice(points).first
        to = table.knowledge((seat,)).number_before(next(deed for deed in chronicle.deeds if deed.first == first))
        done, before = steps_after(chronicle, first), list(chronicle.match.record.steps)
        asks(table, seat, to)
        for other in range(seats):
            if other != seat:
                answers(table, other)
        kept = len(chronicle.match.record.steps)
        assert kept < len(before)
        assert steps_after(chronicle, first) == []
        assert chronicle.asked is None
        for actor, action in done:
            chronicle.play(actor, action)
        assert chronicle.match.record.steps == before
        went_back += 1
        had_chance += len(before) - kept > len(done)
    assert went_back > 3
    assert had_chance
    for twin in (again(chronicle), again_from_checkpoint(chronicle)):
        assert twin.match.record.steps == chronicle.match.record.steps
        assert twin.asked is None
    verify_once_over(chronicle, rng)


def again_from_checkpoint(chronicle: Chronicle) -> Chronicle:
    """Read its log by what was kept when it was laid aside."""
    closing_checkpoint(chronicle)
    return read_chronicle(chronicle.game, chronicle.match.record.header, log_of(chronicle), chronicle.checkpoints)


def verify_once_over(chronicle: Chronicle, rng: Random) -> None:
    """Play on to the end, and prove the record: what was taken back is not part of it."""
    play_on(chronicle, rng)
    verify(chronicle.match.record)


def test_the_log_says_for_ever_that_it_was_taken_back() -> None:
    chronicle, rng = begun("entdecker", 2), Random(5)
    play_on(chronicle, rng, 30)
    table = table_of(chronicle, "a", "b")
    asks(table, 0, moments(table, "a", 0)[0].seq)
    answers(table, 1)
    taken = [deed.is_taken_back for deed in chronicle.deeds]
    assert any(taken)
    told = [line.text for line in table.knowledge((1,)).lines_since(0, table.names())]
    assert told[-2:] == [
        "Ann asks everybody to go back.",
        "All agree with Ann: the game goes on from an earlier moment. Chance will bring the same again.",
    ]
    for deeds in (again(chronicle).deeds, remembered(chronicle.game, log_of(chronicle))):
        assert [deed.is_taken_back for deed in deeds] == taken
        twin = table_of(chronicle, "a", "b")
        assert [line.text for line in twin.knowledge((1,)).lines_since(0, twin.names())] == told


def test_in_a_simultaneous_turn_an_ask_tells_nothing_of_what_others_do_unseen() -> None:
    """Whatever Ben has done unseen, before, after or between, Ann and a spectator are told, and offered, the same."""
    told = set()
    for before, meanwhile in ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1)):
        chronicle = simultaneous(2)
        table = table_of(chronicle, "a", "b")
        for _ in range(before):
            chronicle.play(1, going_on(chronicle, 1)[0])
        chronicle.play(0, going_on(chronicle, 0)[0])
        offered = moments(table, "a", 0)
        asks(table, 0, offered[0].seq)
        for _ in range(meanwhile):
            chronicle.play(1, going_on(chronicle, 1)[0])
        assert chronicle.asked is not None, "what is done unseen must not end it"
        asked = everything(table, "a") + everything(table, None)
        answers(table, 1)
        after = everything(table, "a") + everything(table, None)
        told.add(msgspec.json.encode(offered) + asked + after)
    assert len(told) == 1


def test_nobody_is_offered_a_moment_because_another_did_something_unseen() -> None:
    chronicle = simultaneous(2)
    table = table_of(chronicle, "a", "b")
    before = moments(table, "a", 0)
    chronicle.play(1, going_on(chronicle, 1)[0])
    assert moments(table, "a", 0) == before
    assert len(moments(table, "b", 1)) >= 1


def test_whatever_all_may_see_ends_what_is_asked() -> None:
    chronicle, rng = begun("entdecker", 3), Random(2)
    play_on(chronicle, rng, 40)
    table = table_of(chronicle, "a", "b", "c")
    (actor,) = chronicle.match.actors()
    asks(table, 0, moments(table, "a", 0)[0].seq)
    answers(table, 1)
    asked = snapshot(table, "c").ask
    assert asked is not None
    assert asked.waits == [2]
    guest = "abc"[actor]
    known = table.knowledge((actor,))
    action = msgspec.to_builtins(chronicle.match.legal(actor)[0])
    grant(table, guest, Wish(seat=actor, seq=known.seq, key=new_key(), action=action))  # a page that knows of the ask
    assert chronicle.asked is None
    assert snapshot(table, "c").ask is None
    with pytest.raises(Stale):
        answer_all(table, "c", Reply(seat=2, ask=asked.seq, agrees=True, seq=table.knowledge((2,)).seq, key="k"))
    asks(table, 0, moments(table, "a", 0)[0].seq)
    chronicle.note(SeatChange("pause-ask", 1, "Ben"), "b")
    assert snapshot(table, "c").ask, "it is about something else"
    chronicle.note(SeatChange("hand", 1, "Ben"), "b")
    assert chronicle.asked is None


def refusal(do: Any, *arguments: Any, **more: Any) -> type[FarshoreError]:
    """Return how something is refused."""
    with pytest.raises(FarshoreError) as found:
        do(*arguments, **more)
    return type(found.value)


def test_who_may_ask_and_answer() -> None:
    chronicle, rng = begun("entdecker", 3), Random(2)
    play_on(chronicle, rng, 40)
    table = table_of(chronicle, "a", "b", "c")
    size = chronicle.size
    assert refusal(asks, table, 0, 999_999) is CannotAsk
    assert chronicle.size == size
    to = moments(table, "a", 0)[0].seq
    asks(table, 0, to)
    assert refusal(asks, table, 1, matter="end") is AskedAlready
    assert refusal(answers, table, 0) is NotAsked
    answers(table, 1)
    assert refusal(answers, table, 1) is NotAsked
    answers(table, 2, agrees=False)
    assert chronicle.asked is None
    assert refusal(asks, table, 0, to) is AskedAlready  # a no holds until something is done
    asks(table, 1, matter="end")
    answers(table, 1, agrees=False)  # who asked asks no more …
    asks(table, 1, matter="end")  # … and may ask again
    answers(table, 0)
    answers(table, 2)
    assert table.status == "agreed"
    assert table.actors() == ()
    assert refusal(asks, table, 0, to) is EndedByAgreement
    assert again(chronicle).is_agreed
    assert matters(table, "a") == []


def test_nobody_asks_bots() -> None:
    chronicle = begun("entdecker", 3)
    play_on(chronicle, Random(2), 40)
    person = Sitting(kind="person", name="Ann", guest="a")
    bot = Sitting(kind="bot", name="", bot="random")
    away = Sitting(kind="bot", name="Ben", guest="b", bot="random", away="handed")
    gone = Sitting(kind="bot", name="Ben", guest="b", bot="random", away="resigned")
    here = Sitting(kind="person", name="Cleo", guest="a")
    found = {
        kind: matters(LiveTable("table", "a", [person, other, bot], chronicle), "a")
        for kind, other in {"bot": bot, "away": away, "gone": gone, "here": here}.items()
    }
    assert found == {"bot": [], "away": ["end"], "gone": [], "here": ["back"]}


def test_programs_that_play_by_a_token_have_no_say() -> None:
    table = table_of(begun("overworld", 3), "a", "b", "c")
    table.sittings[2] = msgspec.structs.replace(table.sittings[2], outside=1)
    play_on(table.chronicle, Random(5), 30)
    asks(table, 0, matter="end")
    answers(table, 1)
    assert table.status == "agreed"
    assert table.people() == {"a", "b"}


def test_bots_hold_still_while_people_are_asked() -> None:
    chronicle, rng = begun("entdecker", 3), Random(2)
    play_on(chronicle, rng, 40)
    while chronicle.match.actors() != (2,):
        play_on(chronicle, rng, 1)
    table = table_of(chronicle, "a", "b", "c")
    table.sit(2, Sitting(kind="bot", name="", bot="random"))
    assert table.bot_to_act() == 2
    asks(table, 0, moments(table, "a", 0)[0].seq)
    assert table.bot_to_act() is None
    answers(table, 1, agrees=False)
    assert table.bot_to_act() == 2


def test_people_at_one_screen_need_not_ask_one_another() -> None:
    chronicle = begun("entdecker", 2)
    play_on(chronicle, Random(2), 40)
    steps = len(chronicle.match.record.steps)
    table = table_of(chronicle, "a", "a")
    ask_all(
        table,
        "a",
        Question(seat=0, matter="back", to=moments(table, "a", 0)[0].seq, seq=table.knowledge((0, 1)).seq, key="k"),
    )
    assert chronicle.asked is None
    assert len(chronicle.match.record.steps) < steps


def test_older_rules_have_played_what_cannot_be_taken_back() -> None:
    chronicle = begun("entdecker", 2)
    play_on(chronicle, Random(2), 40)
    assert moments_of(table_of(chronicle, "a", "b"), 0)
    checkpoint = chronicle.checkpoint("boundary")
    twin = read_chronicle(
        chronicle.game,
        chronicle.match.record.header,
        log_of(chronicle),
        [msgspec.structs.replace(checkpoint, rules_version=chronicle.game.rules_version - 1)],
    )
    assert moments_of(table_of(twin, "a", "b"), 0) == []


def ask(person: Person, table: str, seat: int, matter: str, to: int = 0, status: int = 200) -> Json:
    """Ask all others."""
    wish = {"seat": seat, "matter": matter, "to": to, "seq": person.state(table)["seq"], "key": new_key()}
    return person.post(f"/api/tables/{table}/ask", wish, status)


def answer(person: Person, table: str, seat: int, agrees: bool, status: int = 200) -> Json:
    """Answer what is asked now."""
    state = person.state(table)
    wish = {"seat": seat, "ask": state["ask"]["seq"], "agrees": agrees, "seq": state["seq"], "key": new_key()}
    return person.post(f"/api/tables/{table}/answer", wish, status)


def test_two_people_agree_while_a_bot_waits_and_all_of_it_is_there_after_a_restart(kept: Any) -> None:
    with House(kept) as house:
        ann, ben, table = meet(house, "entdecker", "bot:random")
        rng = Random(4)

        def plays(person: Person, seat: int) -> None:
            person.play_on(table, rng, until=lambda state: seat not in state["actors"])

        plays(ann, 0)
        plays(ben, 1)
        eventually(lambda: ann.state(table)["actors"] == [0])
        found = ann.get(f"/api/tables/{table}/moments?seat=0")["moments"]
        assert len(found) > 2
        with ben.live(table) as line:
            before = received(line)
            asked = ask(ann, table, 0, "back", found[-1]["seq"])["snapshot"]["ask"]
            heard = received(line)
            assert heard["ask"]["waits"] == [1]
            assert heard["ask"]["text"].startswith("Ann asks to go back to before this: ")
            assert asked["seat"] == 0
            assert before["ask"] is None
        cookies = ann.http.cookies, ben.http.cookies
    with House(kept) as house:
        ann, ben = Person(house.place, cookies[0]), Person(house.place, cookies[1])
        with ann, ben:
            assert ben.state(table)["ask"]["waits"] == [1]
            state = answer(ben, table, 1, agrees=True)["snapshot"]
            assert state["actors"] == [0]
            assert state["lines"][-1]["event"]["type"] == "TakenBack"
            assert ben.state(table)["ask"] is None
            ask(ben, table, 1, "end")
            answer(ann, table, 0, agrees=False)
            assert ask(ben, table, 1, "end", status=409)["error"] == "asked-already"
            ann.act(table, 0, ann.state(table)["seats"][0]["offers"][0]["action"])
            assert ask(ben, table, 1, "end")["snapshot"]["ask"]["matter"] == "end"
            assert answer(ann, table, 0, agrees=True)["snapshot"]["table"]["status"] == "agreed"
            assert mine(ann)["status"] == "agreed"
            assert mine(ann)["over"]
            assert mine(ann)["ways"] == ["forget"]
            assert ann.act(table, 0, {"type": "Pass"}, status=409)["error"] == "is-agreed"
            assert ann.post(f"/api/tables/{table}/again", {}, 201)["id"]


def test_who_has_signed_in_since_they_asked_or_agreed_is_not_asked_themselves(house: House) -> None:
    ann, ben, cy = house.person("Ann"), house.person("Ben"), house.person("Cy")
    opened = ann.open("overworld", "me", "open", "open")
    for seat, person in enumerate((ben, cy), 1):
        person.post("/api/join", {"token": token_of(opened, seat)})
    table = opened["id"]
    ask(ben, table, 1, "end")
    answer(cy, table, 2, agrees=True)
    for person in (ben, cy):
        other = house.person("Somebody")
        address: str = other.post("/api/me/sign-in-link", {}, 201)["address"]
        person.post("/api/sign-in/link", {"token": address.partition("#")[2], "bring": True})
    assert ann.state(table)["ask"]["waits"] == [0]
    assert answer(ann, table, 0, agrees=True)["snapshot"]["table"]["status"] == "agreed"


def test_how_it_stood_long_ago_is_found_out_in_a_thread(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever practises, by all who agree, and what was agreed before when the same play again."""
    threads = list[int]()

    def noted(kind: type[Any], name: str) -> None:
        work = getattr(kind, name)

        def elsewhere(*asked: Any) -> Any:
            threads.append(threading.get_ident())
            return work(*asked)

        monkeypatch.setattr(kind, name, elsewhere)

    def is_elsewhere() -> bool:
        found = bool(threads) and house.thread not in threads
        threads.clear()
        return found

    noted(Rewind, "state_after")
    noted(Game, "read_options")
    rng, alone = Random(3), house.person("Cleo")
    practice = alone.post("/api/practice", {"game": "overworld", "shipped": "short-game", "others": "me"}, 201)["id"]
    alone.play_on(practice, rng, lambda state: state["seq"] > 6)
    (seat,) = [seat["seat"] for seat in alone.state(practice)["seats"] if seat["undo"]][:1]
    threads.clear()
    alone.undo(practice, seat)
    assert is_elsewhere()

    ann, ben, table = meet(house, "overworld")
    people = (ann, ben)
    for _ in range(12):
        (acting,) = ann.state(table)["actors"]
        people[acting].act(table, acting, people[acting].state(table)["seats"][0]["offers"][0]["action"])
    ask(ann, table, 0, "back", ann.get(f"/api/tables/{table}/moments")["moments"][-1]["seq"])
    threads.clear()
    answer(ben, table, 1, agrees=True)
    assert is_elsewhere()
    ask(ann, table, 0, "end")
    answer(ben, table, 1, agrees=True)
    threads.clear()
    assert ann.post(f"/api/tables/{table}/again", {}, 201)["id"]
    assert is_elsewhere()
