"""A page goes on by itself when the process that served it is killed: at another one, on the same database."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, expect

from tests.effort import in_depth
from tests.server.conftest import kept_by
from tests.server.conftest import postgres as postgres  # noqa: PLC0414 - a fixture
from tests.server.house import eventually
from tests.server.kept import POSTGRES, Kept, needs_postgres
from tests.server.test_workers import serving, workers_of
from tests.web.screen import OpenScreen, Screen
from tests.web.test_agreeing import check_same
from tests.web.test_two_browsers import meet, move


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Kept:
    return kept_by(POSTGRES, "moving", request)


@in_depth
@needs_postgres
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="whose children are whose is read there")
def test_pages_move_to_another_process_when_theirs_is_killed(kept: Kept, open_screen: OpenScreen) -> None:
    with serving(kept) as (parent, place):
        desk, phone = screens = [open_screen(place=f"http://{place}"), open_screen(place=f"http://{place}", phone=True)]
        rng = Random(5)
        meet(desk, phone, "overworld")
        move(screens, rng)
        for killed in workers_of(parent.pid):  # each page is served by one of the two
            os.kill(killed, signal.SIGKILL)
            eventually(lambda: all(map(_is_answered, screens)))
            move(screens, rng)
            check_same(screens)  # the others' move came by the line that was opened anew
            eventually(lambda: len(workers_of(parent.pid) - {killed}) == 2)  # noqa: B023 - asked at once
        for screen in screens:
            expect(screen.page.get_by_text("Connecting again …")).to_be_hidden()


def _is_answered(screen: Screen) -> bool:
    """Tell whether a browser has got over the connections that it had to whoever was killed."""
    try:
        screen.state()
    except Error:
        return False
    return True
