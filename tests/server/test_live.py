"""Sockets: what is new arrives once, whatever happens to the connection, and nothing arrives that is not new."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farshore.core.words import Phrase
from farshore.server.web.errors import Refusal
from farshore.server.web.refusing import LONGEST_REASON, refuse_socket
from tests.server.house import PATIENCE, House, Json, Person, eventually, received

ONE_VILLAGE = "1r0 2r0 3r0 4r0"
"""A map with nothing to be chosen before everyone marks."""


def friends(house: House, game: str, **options: Any) -> tuple[Person, Person, str]:
    """Return two people at a table of their own."""
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open(game, "me", "open", **options)
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    return ann, ben, table["id"]


def roomy(state: Json) -> Json:
    """Return the choice with which most squares could be marked, so that it does not yet end one's turn."""
    return max(state["seats"][0]["offers"], key=lambda offer: len(offer["places"]))["action"]


def test_a_socket_says_at_once_what_a_request_would(house: House) -> None:
    ann, _, table = friends(house, "entdecker")
    with ann.live(table) as socket:
        assert received(socket) == ann.state(table)
    with house.watcher(ann, table).live(table) as socket:
        assert received(socket)["seats"][0]["seat"] is None


def test_everyone_hears_of_a_change_each_from_their_own_seat(house: House) -> None:
    ann, ben, table = friends(house, "entdecker")
    with ann.live(table) as hers, ben.live(table) as his:
        first, _ = received(hers), received(his)
        ann.act(table, 0, first["seats"][0]["offers"][0]["action"], first["seq"])
        news = [received(hers), received(his)]
        assert [new["seats"][0]["seat"] for new in news] == [0, 1]
        assert all(new["lines"][0]["event"]["type"] == "ShipStarted" for new in news)
        assert all(new["seq"] > first["seq"] for new in news)


def test_a_friend_who_joins_is_seen_to_join(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("explorers", "me", "open")
    with ann.live(table["id"]) as socket:
        assert received(socket)["table"]["status"] == "waiting"
        ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
        news = received(socket)
        assert news["table"]["status"] == "playing"
        assert news["table"]["seats"][1]["name"] == "Ben"


def test_no_line_is_lost_or_told_twice_over_many_broken_connections(house: House) -> None:
    ann, ben, table = friends(house, "explorers")
    rng, heard, since = Random(1), list[Json](), 0
    for _ in range(25):
        with ben.live(table, since) as socket:
            for person in (ann, ben, ann):
                state = person.state(table)
                seat = state["seats"][0]
                if seat["offers"]:
                    person.act(table, seat["seat"], rng.choice(seat["offers"])["action"], state["seq"])
                if rng.random() < 0.5:
                    break
            if rng.random() < 0.7:
                news = received(socket)
                heard += news["lines"]
                since = news["seq"]
    heard += ben.state(table, since)["lines"]
    assert len(heard) > 10
    assert heard == ben.state(table)["lines"]


def test_what_another_does_in_secret_sends_nothing(tmp_path: Path) -> None:
    with House(tmp_path, beat=0.3) as house:
        ann, ben, table = friends(house, "explorers", map=ONE_VILLAGE)
        ben_state = ben.state(table)
        with ann.live(table) as socket:
            first = received(socket)
            assert first["actors"] == [0, 1]
            ben.act(table, 1, roomy(ben_state), ben_state["seq"])
            assert msgspec.json.decode(socket.recv(PATIENCE)) == {"type": "beat"}
            assert ann.state(table, first["seq"]) == {**first, "lines": []}
            # and what she then decides, not knowing of it, is done
            ann.act(table, 0, roomy(first), first["seq"])
            assert received(socket)["lines"][0]["seat"] == 0


def test_both_act_at_once_in_a_simultaneous_turn(house: House) -> None:
    """Neither waits for the other, and neither is told to look again."""
    ann, ben, table = friends(house, "explorers", map=ONE_VILLAGE)
    states = {0: ann.state(table), 1: ben.state(table)}
    people = {0: ann, 1: ben}
    for seat, person in people.items():
        mine = states[seat]
        done = person.act(table, seat, roomy(mine), mine["seq"])
        assert done["seq"] == person.state(table)["seq"] == mine["seq"] + 1


def test_a_public_move_of_another_in_a_simultaneous_turn_is_no_obstacle(house: House) -> None:
    """All name their top scouts at once, and everyone sees that somebody has."""
    ann, ben, table = friends(house, "entdecker", top_scout=True)
    hers, his = ann.state(table), ben.state(table)
    assert hers["actors"] == [0, 1]
    ben.act(table, 1, his["seats"][0]["offers"][0]["action"], his["seq"])
    assert ann.state(table)["seq"] > hers["seq"]
    ann.act(table, 0, hers["seats"][0]["offers"][0]["action"], hers["seq"])
    assert 0 not in ann.state(table)["actors"] or len(ann.state(table)["actors"]) == 1


def test_a_quiet_connection_beats(tmp_path: Path) -> None:
    with House(tmp_path, beat=0.1) as house:
        ann, _, table = friends(house, "entdecker")
        with ann.live(table) as socket:
            messages = [msgspec.json.decode(socket.recv(PATIENCE)) for _ in range(3)]
        assert [message["type"] for message in messages] == ["snapshot", "beat", "beat"]


def test_whatever_is_said_to_a_socket_is_not_listened_to(house: House) -> None:
    ann, _, table = friends(house, "entdecker")
    with ann.live(table) as socket:
        first = received(socket)
        for said in ("pong", "{", b"\xff\x00", '{"seat": 0}'):
            socket.send(said)
        ann.act(table, 0, first["seats"][0]["offers"][0]["action"], first["seq"])
        assert received(socket)["seq"] > first["seq"]


def test_a_socket_of_no_table_is_closed_with_the_reason(house: House) -> None:
    with house.person("Ann").live("nowhere") as socket:
        assert msgspec.json.decode(socket.recv(PATIENCE))["error"] == "no-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert closed.value.rcvd.reason == "There is no such table."


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_socket_of_another_site_is_not_opened(house: House, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    ann, _, table = friends(house, "entdecker")
    with pytest.raises(InvalidStatus) as refused, ann.live(table, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert msgspec.json.decode(refused.value.response.body or b"")["error"] == "origin"
    with ann.live(table, origin=f"http://{house.place}") as socket:
        assert received(socket)["type"] == "snapshot"
    assert not caplog.records, "nothing has failed, and whoever is refused does not say how much is written down"


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with House(tmp_path, sockets=2) as house:
        ann, _, table = friends(house, "entdecker")
        with ann.live(table) as one, ann.live(table) as two:
            assert received(one) == received(two)
            with pytest.raises(InvalidStatus) as refused, ann.live(f"{table}/live?language=de&"):
                pass
            answer = refused.value.response
            assert (answer.status_code, answer.headers["Retry-After"]) == (429, "1")
            assert msgspec.json.decode(answer.body or b"") == {
                "error": "too-many-sockets",
                "text": "Zu viele Seiten sind mit diesem Server verbunden; schließe welche, die du nicht brauchst.",
                "rule": "",
            }

        def is_let_in() -> bool:
            try:
                with ann.live(table) as three:
                    return bool(received(three)["type"] == "snapshot")
            except InvalidStatus:  # the server has not noticed yet that the others are gone
                return False

        assert eventually(is_let_in)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_page_is_told_why_its_socket_is_closed(tmp_path: Path, language: str) -> None:
    """A browser shows its page nothing of a socket that was never open: it is opened, and closed with a sentence."""
    with House(tmp_path, sockets=0) as house:
        ann, _, table = friends(house, "entdecker")
        address = f"{table}/live?language={language}&"
        with ann.live(address, origin=f"http://{house.place}") as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        sentence = Phrase("server-too-many-sockets").say(language)
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, sentence)


def test_a_server_that_cannot_answer_a_socket_closes_it_with_the_reason() -> None:
    """The extension of ASGI is not everywhere; and a reason is never longer than a frame has room for."""
    sent: list[Json] = []

    async def send(message: Json) -> None:
        sent.append(message)

    async def receive() -> Json:
        return {"type": "websocket.connect"}

    scope = {"type": "websocket", "headers": [(b"accept-language", b"fr")], "query_string": b""}
    asyncio.run(refuse_socket(scope, receive, send, Refusal(403, Phrase("server-host", host="é" * 200))))
    assert [(message["type"], message["code"]) for message in sent] == [("websocket.close", 4403)]
    reason = sent[0]["reason"]
    assert reason.startswith("Ce serveur ne s’appelle pas")
    assert reason.endswith("é…")
    assert 120 < len(reason.encode()) <= LONGEST_REASON == 123


@pytest.mark.parametrize("since", ["-1", "x"])
def test_a_socket_with_a_count_that_is_none_is_not_opened(house: House, since: str) -> None:
    ann, _, table = friends(house, "entdecker")
    with pytest.raises((InvalidStatus, ConnectionClosed)), ann.live(f"{table}/live?since={since}&") as socket:
        socket.recv(PATIENCE)


def test_what_fails_while_a_socket_is_open_is_written_down_without_secrets(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = friends(house, "entdecker")

    def fail(*_: object) -> None:
        raise LookupError(f"{table}, of all tables")

    with ann.live(table) as socket:
        first = received(socket)
        assert not caplog.records
        monkeypatch.setattr("farshore.server.web.socket.written", fail)
        ann.act(table, 0, first["seats"][0]["offers"][0]["action"], first["seq"])
        with pytest.raises(ConnectionClosed):
            received(socket)
    [record] = eventually(lambda: caplog.records)
    assert record.getMessage().startswith("WS /api/tables/{table_id}/live failed: LookupError\n")
    assert "in fail" in record.getMessage()
    assert table not in record.getMessage()


def test_whoever_goes_while_something_is_said_to_them_is_no_failure(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, table = friends(house, "entdecker")
    for _ in range(5):
        state = ann.state(table)
        actor = state["actors"][0]
        acting = (ann, ben)[actor]
        with ben.live(table) as socket:
            received(socket)
            now = acting.state(table)
            acting.act(table, actor, now["seats"][0]["offers"][0]["action"], now["seq"])
            socket.socket.close()
    house.end()
    ours = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    assert not ours  # what the line says that was cut off under it, this test has asked for
