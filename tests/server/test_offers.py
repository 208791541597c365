"""What somebody may do comes with where it is and what it would show, and every line of the log with where it was."""

from __future__ import annotations

from tests.server.house import House, Json
from tests.some import some


def offered(house: House, game: str) -> tuple[Json, Json]:
    """Open a table of two at one screen; return how it stands, and the seat that is to act."""
    person = house.person("Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    table = person.post("/api/tables", {"game": game, "seats": seats, "name": "Ada"})
    state: Json = person.get(f"/api/tables/{table['id']}/state")
    (seat,) = (seat for seat in state["seats"] if seat["offers"])
    return state, seat


def test_an_offer_says_what_where_and_what_it_would_show(house: House) -> None:
    _, seat = offered(house, "overworld")
    for offer in some(seat["offers"]):
        assert offer["text"]
        assert offer["notation"].startswith("survey ")
        assert offer["places"][0] == offer["action"]["square"]
        assert offer["shows"]["type"] == "Survey"
        assert len(offer["places"]) == len(offer["shows"]["squares"]) == 3


def test_the_standings_come_by_part_and_lines_say_whose_they_are_and_where(house: House) -> None:
    state, _ = offered(house, "overworld")
    assert [standing["seat"] for standing in state["standings"]] == [0, 1]
    assert [standing["total"] for standing in state["standings"]] == state["scores"]
    assert all(len(standing["parts"]) == 4 for standing in state["standings"])
    assert state["verdict"] == ""
    drawn = next(line for line in state["lines"] if line["event"]["type"] == "TileDrawn")
    assert drawn["seat"] == state["actors"][0]
    assert drawn["places"] == []
