"""Ctrl-C while something is started waits until it is; and what was started is ended by it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from farshore.bots.command.talk import Talk
from farshore.bots.interrupts import held_back
from tests.children import eventually, is_running


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


@pytest.mark.usefixtures("listening")
def test_a_program_that_is_just_being_started_is_ended_by_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs already, and nobody knows of it yet."""
    begun: list[int] = []

    class Interrupted(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            begun.append(self.pid)
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        Talk("deaf", [sys.executable, "-c", "import time; time.sleep(1000)"])
    [process] = begun
    eventually(lambda: not is_running(process))
