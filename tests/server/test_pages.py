"""The page itself is served, for all of its addresses and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("built")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Farshore</title>")
    (static / "assets" / "app-1234.js").write_text("go()")
    (static / "icon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    (static / "link").symlink_to(folder / "secret.txt")
    with House(folder / "data", static=static) as house:
        yield house


@pytest.mark.parametrize(
    "path", ["/", "/new/entdecker", "/t/abcdefghij", "/t/abcdefghij/replay", "/join", "/join/xyz", "/apiary"]
)
def test_every_address_of_the_page_is_the_page(built: House, path: str) -> None:
    answer = built.person().http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Farshore" in answer.text


def test_what_is_named_by_its_content_may_be_kept_for_ever(built: House) -> None:
    answer = built.person().http.get("/assets/app-1234.js")
    assert answer.text == "go()"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    icon = built.person().http.get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/none.js", "/api", "/api/", "/api/none", "/api/tables/x/none"])
def test_what_is_not_there_is_said_not_to_be(built: House, path: str) -> None:
    answer = built.person().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/link",
        "//secret.txt",
        "/..%5csecret.txt",
        "/%00",
        "/" + "x" * 5000,
    ],
)
def test_nothing_outside_is_served(built: House, path: str) -> None:
    answer = built.person().http.get(path)
    assert answer.status_code in {200, 400, 404}
    assert "secret" not in answer.text


def test_a_page_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with House(tmp_path, static=tmp_path / "none") as house:
        answer = house.person().http.get("/")
        assert answer.status_code == 503
        assert "./play" in answer.text
