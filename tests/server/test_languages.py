"""Everybody is spoken to in their own language, whoever else sits at the table; what is kept has no language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from farshore.core.words import FALLBACK, say
from farshore.server.web.language import wished_language
from tests.server.house import House, Json, Person, received


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-CH, en;q=0.5", "de"),
        ("en;q=0.5, it;q=0.8, fr;q=0.7", "it"),
        ("xx, fr-CA;q=0.4", "fr"),
        ("DE-at;Q=1", "de"),
        ("fr;q=0, de;q=0.1", "de"),
        ("de;q=0", FALLBACK),
        ("*", FALLBACK),
        ("en;q=0, *;q=0.5", "de"),
        ("it;q=7, fr;q=x, de;q=-1", FALLBACK),
        (", ;q=1,,de", "de"),
        ("zh, ja", FALLBACK),
        ("", FALLBACK),
        ("de," * 100_000, "de"),
    ],
)
def test_the_dearest_language_that_there_is_is_spoken(header: str, language: str) -> None:
    assert wished_language(header) == language


def speaking(house: House, language: str, name: str = "") -> Person:
    """Return somebody whose browser wishes for a language."""
    person = house.person()
    person.http.headers["Accept-Language"] = language
    if name:
        person.post("/api/me", {"name": name})
    return person


def test_what_is_named_wins_then_what_was_chosen_then_what_the_browser_wishes(house: House) -> None:
    ann = speaking(house, "it-CH, en;q=0.5")

    def spoken(query: str = "") -> str:
        return str(ann.get(f"/api/games{query}")[0]["colours"][0]["title"])

    first = ann.get("/api/games")[0]["name"]
    colour = f"{first}-seat-{ann.get('/api/games')[0]['colours'][0]['name']}"
    assert spoken() == say(colour, "it")
    assert spoken("?language=fr") == say(colour, "fr")
    assert spoken("?language=xx") == say(colour, "it")
    assert ann.post("/api/me/language", {"language": "de"}) == {
        "name": "",
        "login": "",
        "language": "",
        "tables": [],
        "lessons": [],
        "invitations": [],
        "companions": [],
    }, "nothing is kept of a stranger"
    assert spoken() == say(colour, "it")
    assert ann.post("/api/me", {"name": "Ann"})["language"] == "it"
    assert ann.post("/api/me/language", {"language": "de-CH"})["language"] == "de"
    assert spoken() == say(colour, "de")
    assert spoken("?language=fr") == say(colour, "fr")
    assert ann.get("/api/me")["language"] == "de"
    assert ann.post("/api/me", {"name": "Anna"})["language"] == "de"
    ann.post("/api/me/language", {"language": ""}, 400)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_refusal_is_said_in_the_askers_language(house: House, language: str) -> None:
    ann = speaking(house, language)

    def refused(method: str, path: str, status: int, **request: Json) -> str:
        answer = ann.http.request(method, path, **request)
        assert answer.status_code == status, answer.text
        return str(answer.json()["text"])

    table = {"game": "entdecker", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert refused("GET", "/api/nothing", 404) == say("server-not-found", language)
    assert refused("DELETE", "/api/games", 415) == say("server-not-json", language)
    assert refused("DELETE", "/api/games", 405, headers={"content-type": "application/json"}) == say(
        "server-method", language
    )
    assert refused("POST", "/api/me", 403, json={}, headers={"origin": "http://else.where"}) == say(
        "server-origin", language
    )
    assert refused("POST", "/api/me", 413, json={"name": "a" * 2_000_000}) == say("server-too-large", language)
    assert refused("POST", "/api/tables/x/again", 404, json={}) == say("server-no-table", language)
    assert refused("GET", "/api/tables/nowhere/state", 404) == say("server-no-table", language)
    assert refused("POST", "/api/me", 422, json={"name": "!"}) == say("server-no-name", language)
    assert refused("POST", "/api/me", 400, json={"nome": 1}).startswith(
        say("server-bad-request", language, reason="").strip()
    )
    bad = refused("POST", "/api/tables", 422, json={**table, "seats": [{"kind": "me"}]})
    why = say("seats-not-possible", language, least=2, most=4, seats=1)
    assert bad == say("bad-options", language, game="entdecker", reason=why)


def test_too_much_at_once_and_a_strange_name_are_refused_in_the_askers_language(tmp_path: Path) -> None:
    with House(tmp_path, looks=0.001, hosts=frozenset({"127.0.0.1"})) as house:
        ann = speaking(house, "fr")
        said = ann.http.get("/api/games", headers={"host": "else.where"}).json()["text"]
        assert said == say("server-host", "fr", host="else.where")
        assert ann.http.get("/api/games").json()["text"] == say("server-too-often", "fr")


def test_a_socket_speaks_the_language_of_who_listens(house: House) -> None:
    ann = speaking(house, "de", "Ann")
    table = ann.open("entdecker", "me", "open")["id"]
    with ann.live(table) as socket:  # it has the cookie of somebody who was first spoken to in German
        assert received(socket)["waiting"] == say("server-waiting-for", "de", count=1)
    with ann.live("nowhere") as socket:
        assert msgspec.json.decode(socket.recv(60))["text"] == say("server-no-table", "de")


def test_two_people_at_one_table_each_read_their_own_language(house: House) -> None:
    """Prompts, offers, lines, names of seats that nobody named, and what is shown of a table."""
    ann, ben = speaking(house, "de", "Ann"), speaking(house, "fr", "Ben")
    opened = ann.open("entdecker", "me", "open", "bot:random")
    token = opened["seats"][1]["invitation"].removeprefix("/join#")
    assert ben.post("/api/join/look", {"token": token})["host_name"] == "Ann"
    joined = ben.post("/api/join", {"token": token, "name": ""})
    colour = opened["seats"][2]["colour"]
    names = {language: say(f"entdecker-seat-{colour}", language) for language in ("de", "fr", "en")}
    assert len(set(names.values())) == 3
    assert [seat["name"] for seat in opened["seats"]][2] == names["de"]
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Ben", names["fr"]]
    rng, table = Random(1), opened["id"]
    while not (lines := ann.state(table)["lines"]) or not any(line["seat"] == 2 for line in lines):
        for person in (ann, ben):
            state = person.state(table)
            mine = next(seat for seat in state["seats"] if seat["seat"] is not None)
            if mine["offers"]:
                person.act(table, mine["seat"], rng.choice(mine["offers"])["action"], state["seq"])
    told = {language: person.state(table)["lines"] for language, person in (("de", ann), ("fr", ben))}
    told["en"] = house.watcher(ann, table).state(table)["lines"]
    for language, name in names.items():
        own = [line["text"] for line in told[language] if line["seat"] == 2]
        others = set(names.values()) - {name}
        assert any(name in text for text in own)
        assert not any(other in text for text in own for other in others)
    assert ann.get("/api/me")["tables"][0]["seats"] == ["Ann", "Ben", names["de"]]
    assert ben.get("/api/me")["tables"][0]["seats"] == ["Ann", "Ben", names["fr"]]


def test_who_gives_no_name_is_called_as_the_reader_would(house: House) -> None:
    ann = speaking(house, "de")
    opened = ann.open("explorers", "me", "here", "here:Cy", "open")
    token = opened["seats"][3]["invitation"].removeprefix("/join#")
    assert opened["seats"][0]["name"] == say("server-nameless", "de")
    assert opened["seats"][1]["name"] == say(f"explorers-seat-{opened['seats'][1]['colour']}", "de")
    assert ann.get("/api/me")["name"] == ""
    ben = speaking(house, "it")
    assert ben.post("/api/join/look", {"token": token})["host_name"] == say("server-nameless", "it")
    captain = say("server-nameless", "it")
    names = [seat["name"] for seat in ben.post("/api/join", {"token": token, "name": ""})["seats"]]
    assert names[0] == captain
    assert names[3] == say("server-numbered-name", "it", name=captain, number=2)
    ben.post("/api/me", {"name": "Ben"})
    assert ben.state(opened["id"])["table"]["seats"][3]["name"] == "Ben", "as soon as they have said it"


def test_a_seat_left_free_is_told_of_in_the_readers_language(house: House) -> None:
    ann = speaking(house, "de", "Ann")
    opened = ann.open("entdecker", "me", "open")
    ann.post(f"/api/tables/{opened['id']}/seating", {"change": "fill", "seat": 1})
    colour = f"entdecker-seat-{opened['seats'][1]['colour']}"
    for language in ("de", "fr", "en"):
        lines = ann.get(f"/api/tables/{opened['id']}/state?language={language}")["lines"]
        assert say("server-seat-fill", language, seat=say(colour, language)) in [line["text"] for line in lines]


def test_somebody_called_as_a_colour_is_told_apart_from_it_in_every_language(house: House) -> None:
    ann = speaking(house, "de", "Weiß")
    table = ann.open("entdecker", "me", "bot:greedy", "bot:greedy")["id"]
    white = next(
        seat for seat in ann.state(table)["table"]["seats"] if seat["name"].startswith("Weiß") and seat["kind"] == "bot"
    )
    assert white["name"] == say("server-numbered-name", "de", name="Weiß", number=2)
    english = ann.get(f"/api/tables/{table}?language=en")["seats"]
    assert [seat["name"] for seat in english if seat["seat"] in {0, white["seat"]}] == ["Weiß", "White"]


def test_nothing_that_is_kept_is_in_words(house: House) -> None:
    """The row of a seat that nobody named, the record and the log of who plays have keys or nothing.

    A character has a name, which is no word.
    """
    ann = speaking(house, "fr")
    opened = ann.open("entdecker", "me", "open", "bot:greedy")
    ann.post(f"/api/tables/{opened['id']}/seating", {"change": "fill", "seat": 1})
    kept = house.kept.sql('select name from seats where "table" = :table order by seat', table=opened["id"])
    told = house.kept.sql('select told from entries where "table" = :table', table=opened["id"])
    guests = house.kept.sql("select name, language from guests where language = 'fr' and name = ''")
    assert [name for (name,) in kept] == ["@", "Inés", ""]
    assert guests
    words = [say(f"entdecker-seat-{seat['colour']}", "fr") for seat in opened["seats"]]
    assert not any(word in (text or "") for (text,) in told for word in [*words, say("server-nameless", "fr")])
    header = ann.http.get(f"/api/tables/{opened['id']}/record").text.splitlines()[0]
    first, _, third = (seat["colour"] for seat in opened["seats"])
    assert msgspec.json.decode(header)["seats"] == [first, "Inés", third]


def test_a_seat_of_an_old_table_that_nobody_named_is_said_anew(house: House) -> None:
    """Before, the English word for its colour was kept."""
    ann = speaking(house, "de", "Ann")
    opened = ann.open("entdecker", "me", "bot")
    colour = f"entdecker-seat-{opened['seats'][1]['colour']}"
    renamed = 'update seats set name = :name where "table" = :table and seat = 1'
    house.kept.sql(renamed, name=say(colour, "en"), table=opened["id"])
    assert ann.get("/api/me")["tables"][0]["seats"] == ["Ann", say(colour, "de")]
    assert ann.get("/api/me?language=en")["tables"][0]["seats"] == ["Ann", say(colour, "en")]


def test_the_page_says_in_which_language_it_is_before_it_speaks(house: House) -> None:
    page = speaking(house, "it").http.get("/t/anything")
    assert '<html lang="it">' in page.text
    assert say("server-page", "it") in page.text
    assert page.headers["content-language"] == "it"
    assert "Accept-Language" in page.headers["vary"]
    assert '<html lang="en">' in house.person().http.get("/").text
