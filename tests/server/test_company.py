"""Finding others: tables that are listed for everyone, whom one has played with, and inviting them again."""

from __future__ import annotations

from random import Random

from tests.server.house import House, Json, Person, received
from tests.server.kept import Kept


def listed(person: Person, *seats: str, game: str = "explorers") -> Json:
    """Open a table for everyone."""
    asks = [{"kind": seat} for seat in seats]
    return person.post("/api/tables", {"game": game, "seats": asks, "listed": True}, 201)


def lobby(person: Person) -> list[Json]:
    found: list[Json] = person.get("/api/lobby")["tables"]
    return found


def met(house: House, game: str = "overworld") -> tuple[Person, Person, str]:
    """Let two people play a game to its end."""
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open(game, "me", "open")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    rng = Random(1)
    while not ann.play_on(table["id"], rng, until=lambda state: 0 not in state["actors"])["over"]:
        ben.play_on(table["id"], rng, until=lambda state: 1 not in state["actors"])
    return ann, ben, table["id"]


def test_a_table_is_private_unless_it_is_listed(kept: Kept) -> None:
    with House(kept) as house:
        ann, eve = house.person("Ann"), house.person()
        ann.open("explorers", "me", "open")
        table = listed(ann, "me", "open", "open", "bot")
        assert table["listed"]
        assert [found["id"] for found in lobby(eve)] == [table["id"]]
        [found] = lobby(eve)
        assert (found["game"], found["title"], found["host_name"], found["open"]) == (
            "explorers",
            "Explorers",
            "Ann",
            2,
        )
        assert found["seats"][:3] == ["Ann", "", ""]
        assert lobby(ann) == [], "one's own are elsewhere"
        assert eve.state(table["id"])["seats"][0]["seat"] is None, "and everyone may look on"


def test_whoever_comes_first_sits_down_and_the_table_is_no_longer_listed(kept: Kept) -> None:
    with House(kept) as house:
        ann, ben, eve = house.person("Ann"), house.person(), house.person("Eve")
        table = listed(ann, "me", "open")["id"]
        with ann.live(table) as socket:
            received(socket)
            seats = ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})["seats"]
            assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ann", False), ("Ben", True)]
            assert received(socket)["table"]["status"] == "playing"
        assert ben.post(f"/api/tables/{table}/sit", {})["id"] == table, "a second click"
        assert eve.post(f"/api/tables/{table}/sit", {}, 409)["error"] == "taken"
        assert lobby(eve) == []
        assert eve.state(table)["seats"][0]["seat"] is None


def test_a_stranger_who_is_too_late_is_not_made_a_guest(house: House) -> None:
    ann = house.person("Ann")
    table = listed(ann, "me", "bot")["id"]
    stranger = house.person()
    stranger.post(f"/api/tables/{table}/sit", {"name": "Eve"}, 409)
    off = listed(ann, "me", "open")["id"]
    ann.post(f"/api/tables/{off}/seating", {"change": "call-off"})
    assert stranger.post(f"/api/tables/{off}/sit", {"name": "Eve"}, 409)["error"] == "is-off"
    assert not stranger.http.cookies


def test_whoever_only_watches_a_private_table_cannot_sit_down(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "open")["id"]
    eve = house.watcher(ann, table, "Eve")
    assert eve.post(f"/api/tables/{table}/sit", {}, 403)["error"] == "not-your-table"


def test_playing_again_at_a_listed_table_is_listed(house: House) -> None:
    ann = house.person("Ann")
    table = listed(ann, "me")["id"]
    ann.play_on(table, Random(1))
    assert ann.post(f"/api/tables/{table}/again", {}, 201)["listed"]


def test_whom_one_has_played_with_is_invited_again_by_one_click(kept: Kept) -> None:
    with House(kept) as house:
        meet_again(house)


def meet_again(house: House) -> None:
    ann, ben, table = met(house)
    [friend] = ann.get("/api/me")["companions"]
    assert (friend["name"], friend["games"], friend["title"]) == ("Ben", 1, "Overworld")
    invited = ann.post(f"/api/tables/{friend['table']}/invite", {"seat": friend["seat"]}, 201)
    assert (friend["table"], invited["game"], invited["status"]) == (table, "overworld", "waiting")
    [seen] = ben.get("/api/me")["invitations"]
    assert (seen["id"], seen["host_name"], seen["open"]) == (invited["id"], "Ann", 1)
    assert ben.post(f"/api/tables/{seen['id']}/sit", {})["status"] == "playing"
    assert ben.get("/api/me")["invitations"] == []
    assert ann.get("/api/me")["companions"][0]["games"] == 2


def test_an_invitation_is_for_whom_it_was_made_and_can_be_declined(house: House) -> None:
    ann, ben, table = met(house)
    eve = house.person("Eve")
    invited = ann.post(f"/api/tables/{table}/invite", {"seat": 1}, 201)["id"]
    eve.post(f"/api/tables/{invited}/sit", {}, 404)
    assert eve.get("/api/me")["invitations"] == []
    assert ben.post(f"/api/tables/{invited}/decline", {})["invitations"] == []
    ben.get(f"/api/tables/{invited}/state", 404)
    ben.post(f"/api/tables/{invited}/sit", {}, 404)
    assert ann.state(invited)["table"]["seats"][1]["invitation"], "its link still leads there"


def test_whoever_only_watches_has_nothing_to_decline_and_watches_on(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "open")["id"]
    eve = house.watcher(ann, table, "Eve")
    assert eve.post(f"/api/tables/{table}/decline", {}, 409)["error"] == "not-invited"
    assert eve.state(table)["seats"][0]["seat"] is None


def test_nobody_invites_whom_they_have_not_played_with(house: House) -> None:
    ann, _, table = met(house)
    eve = house.watcher(ann, table, "Eve")
    assert eve.post(f"/api/tables/{table}/invite", {"seat": 1}, 403)["error"] == "not-your-table"
    for seat in (0, 2):  # oneself, and nobody
        assert ann.post(f"/api/tables/{table}/invite", {"seat": seat}, 403)["error"] == "not-your-table"
    assert eve.get("/api/me")["companions"] == []


def test_who_was_deleted_is_no_longer_among_them(house: House) -> None:
    ann, ben, _ = met(house)
    ben.post("/api/me/delete", {})
    assert ann.get("/api/me")["companions"] == []
