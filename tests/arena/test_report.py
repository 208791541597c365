"""The report: whole in one file, in every language, and safe whatever bots are called and say."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterator

import pytest

from farshore.arena.figures import figures
from farshore.arena.report import report_page
from farshore.arena.report.svg import axis_over, log_axis_over, scale
from farshore.arena.store import Store
from farshore.arena.table import play, unplayable
from farshore.arena.tournament import Tournament
from farshore.core.record import Record
from farshore.core.replay import verify
from farshore.core.words import known_languages, speak, spoken
from tests.arena.bots import brief, faulty

__all__ = ["faulty"]


@pytest.fixture
def _english() -> Iterator[None]:
    before = spoken()
    yield
    speak(before)


def played(tournament: Tournament, games: int = 2) -> Store:
    store = Store(tournament)
    for number in tournament.numbers(games):
        store.add(play(tournament, number))
    return store


def replays(page: str) -> dict[str, dict[str, object]]:
    """Unpack the games of a page as its script does."""
    found = re.search(r'id="replays"[^>]*>(.*?)</script>', page)
    assert found is not None
    packed = json.loads(found[1])
    return {number: json.loads(zlib.decompress(b64decode(text))) for number, text in packed.items()}


def test_a_page_needs_nothing_but_itself() -> None:
    with played(brief("random", "random", "random")) as store:
        page = report_page(store)
    assert re.findall(r"<link|<img|@import|url\(|\ssrc=", page) == []
    assert "default-src 'none'" in page
    assert set(re.findall(r"<section id=(\w+)>", page)) == {
        "ratings", "cross", "meetings", "scores", "seats", "time", "length", "faults", "games",
    }  # fmt: skip
    assert set(re.findall(r'href="(.)', page)) == {"#"}


def test_what_is_rated_counted_and_measured_is_drawn() -> None:
    with played(brief("random", "random", "random")) as store:
        sections = re.findall(r"<section id=(\w+)>(.*?)</section>", report_page(store), re.DOTALL)
    drawn = {name: text.count("<svg") for name, text in sections if "<svg" in text}
    assert drawn == {"ratings": 4, "scores": 4, "time": 4, "seats": 3, "length": 2}, (
        "mostly all bots, and each by itself"
    )


def test_every_game_is_in_it_with_its_record_and_its_words() -> None:
    with played(brief("random", "random")) as store:
        games = replays(report_page(store))
        assert list(games) == ["1", "2"]
        for result in store.results():
            game = games[str(result.number + 1)]
            assert game["record"] == store.record(result.number)
            assert verify(Record.read(str(game["record"]))).scores() == result.scores
            moves = game["moves"]
            assert isinstance(moves, list)
            assert sum(seat >= 0 for seat, _, _ in moves) == result.decisions
            assert sum(bool(said) for _, _, said in moves) > len(moves) // 2
            names = ["random", "random (2)"]
            assert game["seats"] == [f"Blue: {names[result.seating[0]]}", f"Orange: {names[result.seating[1]]}"]


@pytest.mark.usefixtures("_english")
def test_it_is_written_in_every_language() -> None:
    titles = set()
    with played(brief("random", "random")) as store:
        for language in known_languages().values():
            speak(language)
            page = report_page(store)
            assert f'<html lang="{language}">' in page
            titles |= set(re.findall(r"<title>(.*?)</title>", page))
    assert len(titles) == 4


@pytest.mark.usefixtures("faulty")
def test_faults_are_told_with_their_reason() -> None:
    with played(brief("clumsy", "random")) as store:
        page, found = report_page(store), figures(store)
        assert [(one.crashes, one.faults) for one in found.standings] == [(0, 0), (2, 2)]
        assert page.count("clumsy gave up: ZeroDivisionError") == 2
        assert "ZeroDivisionError" in str(replays(page)["1"]["fault"])
        assert "<section id=scores>" not in page, "nobody has any points"


def test_nothing_that_bots_are_called_or_say_becomes_markup() -> None:
    evil = "cmd:sh -c '</script><script>alert(1)</script> \"&'"
    with played(brief("random", evil)) as store:
        page = report_page(store)
    assert page.count("<script") == page.count("</script>") == 3
    assert "alert(1)" in page
    assert "<script>alert" not in page


def test_a_game_that_could_not_be_played_counts_for_nobody() -> None:
    tournament = brief("random", "random")
    with played(tournament) as store:
        store.add(unplayable(tournament, 2))
        found = figures(store)
        assert found.unplayable == 1
        assert found.meetings[0].games == 2
        assert list(replays(report_page(store))) == ["1", "2"]


def test_a_tournament_without_a_game_has_a_page() -> None:
    with Store(brief("random", "random")) as store:
        assert "<section id=ratings>" in report_page(store)


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0, 100], (0, 20, 40, 60, 80, 100)),
        ([-13.0, 8.0], (-15, -10, -5, 0, 5, 10)),
        ([7.0], (6.0, 8.0)),
        ([], (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
    ],
)
def test_scales_have_round_figures(values: list[float], ticks: tuple[float, ...]) -> None:
    axis = axis_over(values)
    assert axis.ticks == pytest.approx(ticks)
    assert all(0 <= axis.at(value) <= 100 for value in values)


def test_a_scale_of_times_has_powers_of_ten() -> None:
    axis = log_axis_over([0.0, 0.002, 0.5])
    assert axis.ticks == pytest.approx((0.001, 0.01, 0.1, 1))
    assert axis.at(0.01) == pytest.approx(33.33)
    assert axis.at(0) == 0


def test_the_figures_of_a_scale_do_not_lie_over_one_another() -> None:
    assert scale(log_axis_over([0.001, 10])).count("<text") == 5
    assert scale(log_axis_over([0.0001, 10])).count("<text") == 3, "of six, which have no room"
