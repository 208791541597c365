"""What somebody who means harm, or a disk that fails, might try: found in a review, and kept from coming back."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from logging import ERROR
from multiprocessing import get_context
from pathlib import Path
from socket import create_connection

import msgspec
import pytest

from farshore.core.errors import BadOptions
from farshore.core.words import say
from farshore.server.storage.database import FILE, Database
from farshore.server.storage.errors import BadData
from farshore.server.thinking import Thinker
from farshore.server.web.catalog import preview
from farshore.server.web.messages.catalogue import PreviewAsk
from tests.server.house import House, Json, Person, eventually, received, until_refused
from tests.server.test_connections import HALF

BEAT = 0.4
ONE_VILLAGE = "1r0 2r0 3r0 4r0"
"""A map with nothing to be chosen before everyone marks."""


def simultaneous(house: House) -> tuple[str, Person, Person, Json]:
    """Bring Ann and Ben to a turn of Explorers in which both act, and Ben can do something that does not end his."""
    while True:
        ann, ben = house.person("Ann"), house.person("Ben")
        table = ann.open("explorers", "me", "open", map=ONE_VILLAGE)
        ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
        while len((state := ann.state(table["id"]))["actors"]) < 2:
            person = ann if state["actors"] == [0] else ben
            own = person.state(table["id"])
            person.act(table["id"], own["actors"][0], own["seats"][0]["offers"][0]["action"], own["seq"])
        action = ben.state(table["id"])["seats"][0]["offers"][0]["action"]
        ben.act(table["id"], 1, action)
        if (tried := ben.state(table["id"]))["actors"] == [0, 1] and tried["seats"][0]["undo"]:
            ben.undo(table["id"], 1)
            return table["id"], ann, ben, action


def test_unseen_deeds_do_not_show_in_when_a_table_was_last_changed(house: House) -> None:
    table, ann, ben, action = simultaneous(house)
    before = ann.state(table), ann.get("/api/me")["tables"]
    ben.act(table, 1, action)
    assert (ann.state(table), ann.get("/api/me")["tables"]) == before


def test_unseen_deeds_do_not_keep_the_heart_from_beating(tmp_path: Path) -> None:
    with House(tmp_path, beat=BEAT) as house:
        table, ann, ben, action = simultaneous(house)
        with ann.live(table) as socket:
            received(socket)

            def beats() -> Json:
                ben.act(table, 1, action)  # one after the other: were each to put the beat off, it would never come
                ben.undo(table, 1)
                with suppress(TimeoutError):
                    return msgspec.json.decode(socket.recv(0))

            assert eventually(beats, every=0) == {"type": "beat"}


def test_more_slashes_do_not_lead_around_the_gate(tmp_path: Path) -> None:
    with House(tmp_path, looks=2.0) as house:
        http = house.person().http
        answers = until_refused(lambda: http.get(f"http://{house.place}//api/me"))
        assert answers[0].headers["cache-control"] == "no-store"


def test_a_number_of_any_size_is_answered(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("entdecker", "me", "here")["id"]
    for stack in (10**15, 10**30, -(10**300)):
        ann.post(f"/api/tables/{table}/why-not", {"seat": 0, "action": {"type": "DrawHidden", "stack": stack}}, 200)
    assert say("server-no-step", step=10**40) == "The game has no step …."


@pytest.mark.parametrize(
    ("game", "options", "reader"),
    [
        ("explorers", {"own_tiles": "tile a" + " " * 60_000 + "b"}, "farshore.games.explorers.terms.atlas_of"),
        ("entdecker", {"own_scenario": "a." * 30_000 + "b = 1"}, "farshore.games.entdecker.terms.read_scenario"),
    ],
)
def test_a_text_too_long_for_any_use_is_not_even_read(
    game: str, options: dict[str, str], reader: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took a minute, during which nobody else was answered."""
    monkeypatch.setattr(reader, lambda *_: pytest.fail("it was read"))
    with pytest.raises(BadOptions):
        preview(PreviewAsk(game=game, seats=2, options=options))


def test_a_text_made_to_take_long_takes_as_long_as_others_of_its_length() -> None:
    """Were every space looked at once more for each after it, ten times as many would take a hundred times as long."""

    def refuse(spaces: int) -> float:
        """Return how long it takes the processor: the least of a few, since others use its caches meanwhile."""
        ask, took = PreviewAsk(game="explorers", seats=2, options={"own_tiles": f"tile a{' ' * spaces}b"}), []
        for _ in range(7):
            begun = time.thread_time()
            with pytest.raises(BadOptions, match="own_tiles"):
                preview(ask)
            took.append(time.thread_time() - begun)
        return min(took)

    assert refuse(7_900) < 40 * refuse(790)


def test_what_is_not_a_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all " * 500)
    with pytest.raises(BadData, match="file is not a database"):
        asyncio.run(Database(tmp_path).open())


@pytest.mark.parametrize("name", ["a?mode=memory", "50%41", "a#b"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    async def open_and_close() -> None:
        database = Database(tmp_path / name)
        await database.open()
        await database.close()

    asyncio.run(open_and_close())
    assert [found.name for found in tmp_path.iterdir()] == [name]
    assert (tmp_path / name / FILE).stat().st_size > 0


def test_a_process_that_never_started_can_be_ended() -> None:
    thinker = Thinker(1.0)
    thinker._process = get_context("spawn").Process(target=print)  # noqa: SLF001 - as if starting it had failed
    thinker._connection, theirs = get_context("spawn").Pipe()  # noqa: SLF001 - as above
    theirs.close()
    thinker.stop()
    thinker.stop()


def test_who_goes_away_in_the_middle_and_what_is_gone_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Half a request, a table whose seats are gone, and one that is deleted while its bots play."""
    with House(tmp_path) as house:
        ann, place = house.person("Ann"), house.place.rpartition(":")
        for text in (HALF, HALF[:40]):
            with create_connection((place[0], int(place[2]))) as line:
                line.sendall(text)
        empty, played = ann.open("explorers", "me")["id"], ann.open("explorers", "bot:random", "bot:random")["id"]
        for rows in ("entries", "checkpoints", "seats", "tables"):
            column = "id" if rows == "tables" else '"table"'
            house.kept.sql(f"DELETE FROM {rows} WHERE {column} = :table", table=played)  # noqa: S608 - names of ours
        house.kept.sql('DELETE FROM seats WHERE "table" = :table', table=empty)
        assert ann.get("/api/me")["name"] == "Ann"
        eventually(lambda: ann.http.get(f"/api/tables/{played}").status_code == 404)
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= ERROR], caplog.text
