"""One server and one browser for all tests of the page; every test has browsers and tables of its own."""

from __future__ import annotations

import re
from asyncio import AbstractEventLoop, _set_running_loop, get_running_loop
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.effort import IS_THOROUGH
from tests.server.conftest import kept_by
from tests.server.conftest import postgres as postgres  # noqa: PLC0414 - a fixture
from tests.server.kept import SQLITE
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Owner, Site
from tools.chromium import launch

PATIENCE = 90_000  # ms to wait for what must happen
VERSED = """try { localStorage["farshore-settings"] ??= '{"explain": false}' } catch {}"""
"""Whoever has played before is not told what happens for the first time."""
FAILURES = Path(__file__).parents[2] / ".web-failures"
"""Where a failing test leaves pictures of its screens and what their consoles said."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try what fails in the browser once more, and name it: a busy machine may hold up any part of Chromium.

    Never in the thorough run, where each such failure is looked into.
    """
    for item in items:
        if not IS_THOROUGH and item.nodeid.startswith("tests/web/"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    opened = item.funcargs.get("screens") if isinstance(item, pytest.Function) else None
    if report.failed and isinstance(opened, list):
        for number, screen in enumerate(opened):
            screen.keep(FAILURES, f"{_file_name(item.name)}-{number}")
    return report


def _file_name(test: str) -> str:
    return re.sub(r"[^\w-]+", "-", test).strip("-")


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    with Site(kept_by(getattr(request, "param", SQLITE), "site", request)) as site:
        yield site
    assert site.log() == "", "the server had nothing to complain about"


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """One browser, and the loop of Playwright, which is hidden: other tests use asyncio in this thread too."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, launch(playwright) as browser:
        loop = get_running_loop()
        _set_running_loop(None)
        try:
            yield browser, loop
        finally:
            _set_running_loop(loop)


@pytest.fixture
def browser(chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """Return the browser, with its loop in sight for one test."""
    browser, loop = chromium
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture
def screens(request: pytest.FixtureRequest) -> list[Screen]:
    """Every screen that the test has opened; what an earlier run left of it is gone, but not what a first try did."""
    if getattr(request.node, "execution_count", 1) == 1:
        for old in FAILURES.glob(f"{_file_name(request.node.name)}-*"):
            old.unlink()
    return []


@pytest.fixture
def open_screen(site: Site, browser: Browser, screens: list[Screen]) -> Iterator[OpenScreen]:
    """Open browsers: of a person who is known, or of a stranger; large or as small as a phone, by day or by night.

    A newcomer has never played in this browser.
    """

    def open_one(
        owner: Owner | None = None,
        *,
        phone: bool = False,
        dark: bool = False,
        place: str = "",
        newcomer: bool = False,
        **more: Any,
    ) -> Screen:
        size: ViewportSize = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 860}
        context = browser.new_context(
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            **{"reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(PATIENCE)
        if not newcomer:
            context.add_init_script(VERSED)
        if owner is not None:
            context.add_cookies([{"name": "farshore", "value": owner.cookie, "url": place or site.place}])
        language = str(more.get("locale", "en"))[:2]
        screens.append(Screen(context, place or site.place, touch=phone, language=language))
        return screens[-1]

    yield open_one
    for screen in screens:
        screen.context.close()
    assert [fault for screen in screens for fault in screen.faults] == []
