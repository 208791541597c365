"""What tests start hears Ctrl-C, and is gone when they are."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import pytest

from tests.children import eventually, is_running, running

ROOT = Path(__file__).parents[1]
PATIENCE = 60
SLEEP = "import time; print('awake', flush=True); time.sleep(900)"
PARENT = f"""
import sys
from tests.children import start
print(start("-c", {SLEEP!r}, stdout=-3).pid, flush=True)
sys.stdin.read()
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither groups nor these signals")


@contextmanager
def ignored() -> Iterator[None]:
    """Ignore Ctrl-C, as ``nohup`` lets its children."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def blocked() -> Iterator[None]:
    """Let Ctrl-C wait for ever."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@pytest.mark.parametrize("deaf", [ignored, blocked])
def test_a_child_hears_ctrl_c_where_the_tests_do_not(deaf: Callable[[], AbstractContextManager[None]]) -> None:
    with deaf(), running("-c", SLEEP, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "awake\n"
        child.send_signal(signal.SIGINT)
        assert child.wait(PATIENCE) != 0


def test_what_tests_have_started_is_gone_when_they_were_killed() -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with running("-c", PARENT, cwd=ROOT, **pipes) as parent:
        assert parent.stdout is not None
        sleeper = int(parent.stdout.readline())
        try:
            assert is_running(sleeper)
            parent.kill()
            parent.wait(PATIENCE)
            eventually(lambda: not is_running(sleeper), PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.kill(sleeper, signal.SIGKILL)
