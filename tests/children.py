"""Processes that tests start: they hear the signals of a terminal, and none of them outlives its test.

Every child leads a process group of its own, and the whole group is killed at the end, with whatever the child started
itself. Should the tests be killed before they come to that, a keeper, which only waits for them to be gone, does it.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any

LAUNCH = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_SETMASK, ())
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Undoes what nohup and a shell's background leave to their children: a SIGINT that nobody hears."""

KEEP = """
import contextlib, os, signal, sys
groups = set()
for line in sys.stdin:
    groups ^= {int(line)}
for group in groups:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
"""
"""Told of each group once when it begins and once when it has ended; the end of what it is told is the end of all."""

ALONE = ("-I", "-S", "-c")  # a Python that starts at once, whatever is installed


def start(*arguments: str, **options: Any) -> subprocess.Popen[str]:
    """Start Python with some arguments. Whoever does so must ``end`` it; ``running`` does both."""
    if sys.platform == "win32":  # has neither groups nor these signals
        return subprocess.Popen([sys.executable, *arguments], text=True, **options)  # noqa: S603 - our own command
    command = [sys.executable, *ALONE, LAUNCH, *arguments]
    process = subprocess.Popen(command, start_new_session=True, text=True, **options)  # noqa: S603 - as above
    _tell(process.pid)
    return process


def end(process: subprocess.Popen[str]) -> None:
    """Kill a process and all it started, and let go of its pipes."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if sys.platform != "win32":
        _tell(process.pid)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


@contextmanager
def running(*arguments: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """Run Python with some arguments until the end of a ``with``, at most."""
    process = start(*arguments, **options)
    try:
        yield process
    finally:
        end(process)


def is_running(process: int) -> bool:
    """Tell whether a process, which nobody may have waited for yet, still runs."""
    with suppress(ProcessLookupError, FileNotFoundError):
        if Path("/proc").is_dir():
            return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        os.kill(process, 0)
        return True
    return False


def eventually(is_so: Callable[[], bool], within: float = 300.0) -> None:
    """Wait until something is so."""
    end = monotonic() + within
    while not is_so():
        assert monotonic() < end
        sleep(0.02)


def _tell(group: int) -> None:
    told = _keeper().stdin
    assert told is not None
    told.write(f"{group}\n")
    told.flush()


@cache
def _keeper() -> subprocess.Popen[str]:
    command = [sys.executable, *ALONE, KEEP]
    keeper = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True)  # noqa: S603 - as above
    atexit.register(keeper.communicate)
    return keeper
