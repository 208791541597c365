"""Ctrl-C while processes are started: it waits until each has what it begins with, and then ends all in order."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held_back() -> Iterator[None]:
    """Hear of Ctrl-C only at the end, in the main thread; whoever is started meanwhile does not hear of it at all."""
    with heard_later(), _blocked():
        yield


@contextmanager
def heard_later() -> Iterator[None]:
    """Hear of Ctrl-C only at the end, in the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield  # where nobody hears of it
        return
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        for each in heard[:1]:
            signal.raise_signal(each)


@contextmanager
def _blocked() -> Iterator[None]:
    """Start processes that do not hear of it while they begin, where the system can."""
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
