"""Before one commits, a table says what would follow: to whoever may act, and nothing that they may not know."""

from __future__ import annotations

from random import Random
from urllib.parse import quote

from farshore.core.telling import signed
from tests.server.house import House, Json, Person


def ahead(person: Person, table: str, seat: int, notation: str, status: int = 200) -> Json:
    """Ask what an action would do."""
    return person.get(f"/api/tables/{table}/foretell?seat={seat}&notation={quote(notation)}", status)


def acting(state: Json) -> Json:
    """Return the first seat of the asker that is to act."""
    return next(seat for seat in state["seats"] if seat["offers"])


def test_the_points_that_are_foretold_are_scored_and_said_in_the_log(house: House) -> None:
    ann, rng = house.person("Ann"), Random(4)
    table = ann.open("overworld", "me", "here")["id"]
    foretold = 0
    while foretold < 8:  # however the tiles come
        state = ann.state(table)
        seat = acting(state)
        offer = rng.choice(seat["offers"])
        answer = ahead(ann, table, seat["seat"], offer["notation"])
        assert answer == ahead(ann, table, seat["seat"], offer["notation"]), "asked twice"
        after = ann.act(table, seat["seat"], offer["action"])["snapshot"]
        scores = list(state["scores"])
        for gain in answer["gains"]:
            scores[gain["seat"]] += gain["points"]
        assert scores == after["scores"]
        told = [gain for line in after["lines"] if line["seq"] > state["seq"] for gain in line["gains"]]
        assert sum(gain["points"] for gain in told) == sum(gain["points"] for gain in answer["gains"])
        for who in {gain["seat"] for gain in answer["gains"]}:
            points = sum(gain["points"] for gain in answer["gains"] if gain["seat"] == who)
            said = any(signed(points) in text for text in answer["texts"])
            assert said or not points, "whoever it is that wins or loses"
        foretold += len(answer["gains"])


def test_only_who_may_act_is_told(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("overworld", "me", "here")["id"]
    ben = house.watcher(ann, table, "Ben")
    seat = acting(ann.state(table))
    notation = seat["offers"][0]["notation"]
    assert ahead(ben, table, seat["seat"], notation, 403)["error"]
    assert ahead(ann, table, 1 - seat["seat"], notation, 422)["error"]
    assert ahead(ann, table, seat["seat"], "no such thing", 422)["error"]
    refused = ahead(ann, table, seat["seat"], "survey (0,0)0L", 422)
    assert (refused["rule"], refused["text"]) == ("OVW-21", "A tile lies on the start already.")


def test_a_choice_that_brings_nothing_says_so_and_every_seat_gets_its_own_standings(house: House) -> None:
    """At one screen each seat's list shows what that seat knows: the board's number and the list's are one."""
    ann, rng = house.person("Ann"), Random(11)
    table = ann.open("explorers", "me", "here", villages="basic")["id"]
    idle: list[Json] = []
    differs = False
    while not idle or not differs:
        state = ann.state(table)
        assert not state["over"], "nobody was ever offered a terrain without a square"
        for seat in state["seats"]:
            shown = {view["seat"]: view["score"]["total"] for view in seat["view"]["explorers"]}
            assert shown == {standing["seat"]: standing["total"] for standing in seat["standings"]}
            differs = differs or shown[seat["seat"]] != state["standings"][seat["seat"]]["total"]
        seat = acting(state)
        idle += [offer for offer in seat["offers"] if offer["idle"]]
        assert all((offer["idle"] == "") == bool(offer["places"]) for offer in seat["offers"] if _is_choice(offer))
        ann.act(table, seat["seat"], rng.choice(seat["offers"])["action"])
    assert {offer["idle"] for offer in idle} == {"No square to mark"}


def _is_choice(offer: Json) -> bool:
    return offer["action"]["type"] in {"TakeSide", "UseScroll", "ChooseTerrain"}
