"""What is made once and kept shows what would be made anew: to each seat its own, in each language its own."""

from __future__ import annotations

import asyncio
import gc
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from farshore import game
from farshore.core import words
from farshore.core.contract import Seat, State, View
from farshore.server.heap import THRESHOLD, steady_heap
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outlook import Outlook, outlook
from farshore.server.table.seating import Sitting
from farshore.server.table.view_json import ViewWriter
from farshore.server.web.snapshot import MOST_AT_ONCE, fetch_snapshot, snapshot
from farshore.server.web.socket import Bell
from farshore.server.web.written import mark_of
from tests import toys
from tests.server.chronicles import again, begun, play_on

GAMES = ("entdecker", "explorers", "overworld")
WATCHERS: tuple[Seat | None, ...] = (None, 0, 1, 2)
LANGUAGE = "qaa"  # reserved for private use: nobody's

encode = msgspec.json.encode


def forget(name: str) -> int:
    """Empty whatever a game remembers of views and offers; return how much there was."""
    package = importlib.import_module(f"farshore.games.{name}.view")
    modules = [
        importlib.import_module(found.name) for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    ]
    kept = 0
    for module in (*modules, importlib.import_module(f"farshore.games.{name}.offers")):
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear") and thing.__module__ == module.__name__:
                kept += thing.cache_info().currsize
                thing.cache_clear()
    return kept


def seen(state: State, name: str) -> list[bytes]:
    """Return all that is shown and offered to everyone."""
    found = game(name)
    views = [encode(view) for view in found.views(state, WATCHERS)]
    return views + [encode(found.offers(state, seat)) for seat in state.actors() if seat >= 0]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_of_other_games_and_moments_shows_what_would_be_built_anew(name: str) -> None:
    moments: list[tuple[State, list[bytes]]] = []
    for seed in (b"a", b"b"):  # two games, so that each finds what the other left behind
        chronicle, rng = begun(name, 3, seed), Random(seed)
        while not chronicle.match.over and len(moments) < 80:
            play_on(chronicle, rng, 5)
            moments.append((chronicle.match.state.clone(), seen(chronicle.match.state, name)))
    assert forget(name)
    for state, warm in moments:
        forget(name)
        assert seen(state, name) == warm
        forget(name)
        assert [encode(state.view(watcher)) for watcher in WATCHERS] == warm[: len(WATCHERS)]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_json_is_what_the_encoder_writes_after_every_step_and_undo(name: str) -> None:
    chronicle, rng = begun(name, 3), Random(3)
    for _ in range(60):
        if chronicle.match.over:
            break
        play_on(chronicle, rng, 1)
        _check_json(chronicle)
        seat = rng.choice(range(3))
        if chronicle.undoable(seat) is not None:
            chronicle.undo(seat)
            _check_json(chronicle)


def _check_json(chronicle: Chronicle) -> None:
    for watcher in WATCHERS:
        assert bytes(chronicle.view_json(watcher)) == encode(chronicle.match.state.view(watcher))


class Tagged(View, frozen=True, kw_only=True, tag="somebody"):
    """A view with more to it than its fields."""

    depth: int


class Renamed(View, frozen=True, kw_only=True, rename="camel"):
    """A view whose fields are called otherwise outside."""

    how_deep: int
    all_marks: tuple[str, ...]


class Partial(View, frozen=True, kw_only=True):
    """A view that leaves out what is not there."""

    depth: int | msgspec.UnsetType = msgspec.UNSET


def test_the_view_of_somebody_elses_game_is_written_as_the_encoder_would() -> None:
    marks = ("a", 'b"')
    views = [Tagged(depth=1), Renamed(how_deep=2, all_marks=marks), Renamed(how_deep=3, all_marks=marks), Partial()]
    writer = ViewWriter()
    assert [bytes(writer.write(view)) for view in views] == [encode(view) for view in views]


def test_an_equal_part_that_is_another_object_is_written_anew() -> None:
    class One(View, frozen=True, kw_only=True):
        part: object

    writer = ViewWriter()
    assert [bytes(writer.write(One(part=part))) for part in (1, True, 1.0)] == [
        b'{"part":1}',
        b'{"part":true}',
        b'{"part":1.0}',
    ]


def live(chronicle: Chronicle) -> LiveTable:
    names = ("Ann", "Ben", "Cem")
    return LiveTable(
        "t", "g0", [Sitting(kind="person", name=name, guest=f"g{at}") for at, name in enumerate(names)], chronicle
    )


@pytest.mark.parametrize("name", GAMES)
def test_in_whatever_order_seats_ask_each_sees_its_own(name: str) -> None:
    chronicle, rng = begun(name, 3), Random(5)
    table = live(chronicle)
    askers: list[tuple[Seat, ...]] = [(), (0,), (1,), (2,), (0, 2)]
    for _ in range(6):
        play_on(chronicle, rng, 9)
        fresh = {seats: bytes(outlook(live(again(chronicle)), seats).seats_json) for seats in askers}
        rng.shuffle(askers)
        assert {seats: bytes(outlook(table, seats).seats_json) for seats in askers} == fresh


@pytest.fixture
def other_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let there be a few words of another language, for a while: catalogues are never forgotten otherwise."""
    (tmp_path / LANGUAGE).mkdir()
    (tmp_path / LANGUAGE / "some.ftl").write_text("your-move = Move thou\nothers-move = They move\n", encoding="utf-8")
    folders, said = words._folders, words._said  # noqa: SLF001 - see above
    monkeypatch.setattr(words, "_folders", {**folders, str(tmp_path): tmp_path})
    monkeypatch.setattr(words, "_catalogues", {})
    said.cache_clear()
    yield
    said.cache_clear()


@pytest.mark.usefixtures("other_words")
def test_each_language_has_its_own_words() -> None:
    chronicle = begun(toys.LAGOON, 2)
    names = [Sitting(kind="person", name=name, guest=name) for name in ("Ann", "Ben")]
    table = LiveTable("t", "Ann", names, chronicle)
    for seat in (0, 1):
        prompts = [_prompt(outlook(table, (seat,), language)) for language in ("en", LANGUAGE, "en")]
        assert prompts[0] == prompts[2] != "Move thou"
        assert prompts[1] == "Move thou"


def _prompt(seen: Outlook) -> str:
    return str(msgspec.json.decode(seen.seats_json)[0]["prompt"])


@pytest.mark.parametrize("name", ["entdecker", "explorers", "overworld"])
def test_a_table_that_rested_is_told_as_before(name: str) -> None:
    chronicle = begun(name, 3)
    table, rng = live(chronicle), Random(3)
    for _ in range(10):
        play_on(chronicle, rng, 4)
        before = [encode(snapshot(table, guest)) for guest in ("g0", "g1", "g2", None)]
        marks = [mark_of(snapshot(table, guest)) for guest in ("g0", "g1", "g2", None)]
        table.rest()
        assert not table.outlooks
        assert [encode(snapshot(table, guest)) for guest in ("g0", "g1", "g2", None)] == before
        assert [mark_of(snapshot(table, guest)) for guest in ("g0", "g1", "g2", None)] == marks


def test_a_mark_tells_messages_apart_but_for_their_lines() -> None:
    chronicle = begun("entdecker", 3)
    table = live(chronicle)
    first = snapshot(table, "g0")
    assert mark_of(first) == mark_of(msgspec.structs.replace(first, lines=[]))
    assert mark_of(first) != mark_of(snapshot(table, "g1"))
    assert mark_of(first) != mark_of(msgspec.structs.replace(first, waiting="for nobody"))
    play_on(chronicle, Random(1), 1)
    assert mark_of(first) != mark_of(snapshot(table, "g0"))


def test_a_bell_rings_for_news_and_for_beats_which_news_do_not_move() -> None:
    async def ring() -> None:
        with Bell(0.01) as bell:
            bell.set()
            await bell.wait_for_any()
            assert bell.is_set()
            bell.clear()
            while not bell.is_heartbeat_due:
                await bell.wait_for_any()
            assert not bell.is_set()
            bell.set()
            assert bell.is_heartbeat_due
            bell.wait_for_heartbeat()
            assert bell.is_set()
            assert not bell.is_heartbeat_due

    asyncio.run(ring())


def test_a_long_story_is_told_in_a_thread_and_the_same() -> None:
    chronicle = begun("overworld", 3)
    play_on(chronicle, Random(7), MOST_AT_ONCE + 5)
    table, other = live(chronicle), live(again(chronicle))

    async def ask(guest: str | None) -> bool:
        """Tell whether it was done before anybody else had a chance."""
        asking = asyncio.create_task(fetch_snapshot(table, guest))
        await asyncio.sleep(0)
        is_done = asking.done()
        assert encode(await asking) == encode(snapshot(other, guest))
        return is_done

    assert not asyncio.run(ask("g1"))
    assert asyncio.run(ask("g1"))
    assert not asyncio.run(ask(None))
    assert Knowledge(chronicle, (1,)).untold(table.names()) == len(chronicle.deeds)


@pytest.mark.parametrize("name", GAMES)
def test_the_collector_need_not_look_at_what_is_shown(name: str) -> None:
    chronicle = begun(name, 3)
    play_on(chronicle, Random(5), 10)
    table = live(chronicle)
    shown = list(_kinds_in(chronicle.view(0)))
    offered = [kind for offer in chronicle.match.offers(chronicle.match.actors()[0]) for kind in _kinds_in(offer)]
    told = [kind for line in Knowledge(chronicle, (0,)).lines_since(0, table.names()) for kind in _kinds_in(line)]
    assert not [kind.__name__ for kind in {*shown, *offered, *told} if kind.__struct_config__.gc]


def _kinds_in(thing: object) -> Iterator[type[msgspec.Struct]]:
    """Find every kind of struct in something."""
    if isinstance(thing, msgspec.Struct):
        yield type(thing)
        thing = tuple(getattr(thing, name) for name in thing.__struct_fields__)
    if isinstance(thing, tuple | list):
        for part in thing:
            yield from _kinds_in(part)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from _kinds_in(part)


def test_the_collector_leaves_alone_what_was_there_and_is_as_before_afterwards() -> None:
    usual = gc.get_threshold()
    with steady_heap():
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold() == THRESHOLD
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == usual
