"""Ctrl-C while something is started waits until it is."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from farshore.arena.interrupts import held_back


@pytest.fixture
def listening() -> Iterator[None]:
    """Hear of Ctrl-C, also where whoever runs the tests does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("listening")
def test_ctrl_c_comes_when_all_is_started() -> None:
    done = []

    def start() -> None:
        with held_back():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("started")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert done == ["started"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
