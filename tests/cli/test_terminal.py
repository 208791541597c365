"""The command in a real terminal: colours, clearing, Ctrl-C."""

from __future__ import annotations

import os
import pty
import select
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

import pytest

from tests import children
from tests.cli.command import SEED

CLEARED = "\x1b[3J"
PATIENCE = 120.0  # seconds to wait for what must happen


class Terminal:
    """The command on a pseudo-terminal, until the end of a ``with`` at most."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        command = ["-m", "farshore.cli.main", *arguments]
        env = {**os.environ, **environment}
        self.process = children.start(*command, stdin=slave, stdout=slave, stderr=slave, env=env)
        os.close(slave)
        self.text = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        children.end(self.process)
        os.close(self.master)

    def until(self, text: str) -> str:
        """Read until a text has been printed, and return everything since the last call."""
        deadline = time.monotonic() + PATIENCE
        before = len(self.text)
        while text not in self.text[before:]:
            assert time.monotonic() < deadline, self.text[before:]
            assert self.process.poll() is None or select.select([self.master], [], [], 0)[0], self.text[before:]
            if select.select([self.master], [], [], 0.2)[0]:
                self.text += self._read()
        return self.text[before:]

    def _read(self) -> str:
        try:
            return os.read(self.master, 65536).decode(errors="replace")
        except OSError:  # the other side is closed
            time.sleep(0.05)
            return ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Wait for the end and return the exit code."""
        deadline = time.monotonic() + PATIENCE
        while (code := self.process.poll()) is None:  # reading all the while: a full terminal would block the process
            assert time.monotonic() < deadline, self.text
            if select.select([self.master], [], [], 0.1)[0]:
                self.text += self._read()
        while select.select([self.master], [], [], 0)[0] and (more := self._read()):
            self.text += more
        return code


class OpenTerminal(Protocol):
    """Opens terminals."""

    def __call__(self, *arguments: str, **environment: str) -> Terminal: ...


@pytest.fixture
def open_terminal() -> Iterator[OpenTerminal]:
    """Open terminals, which are closed with all that runs in them when the test is over."""
    with ExitStack() as opened:
        yield lambda *arguments, **environment: opened.enter_context(Terminal(*arguments, **environment))


def test_ctrl_c_saves_and_ends_with_130(open_terminal: OpenTerminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    terminal = open_terminal("play", "--seed", SEED, "--save", str(path))
    terminal.until("? for help.")
    terminal.type("start S:C\n")
    terminal.until("? for help.")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text
    assert "Interrupted." in terminal.text
    assert "--resume" in terminal.text
    assert '"start S:C"' in path.read_text(encoding="utf-8")


def test_ctrl_c_ends_a_simulation_with_130(open_terminal: OpenTerminal) -> None:
    terminal = open_terminal("simulate", "--games", "100000", "--jobs", "2")
    terminal.until("/100000")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text


def test_the_screen_is_cleared_between_players(open_terminal: OpenTerminal) -> None:
    terminal = open_terminal("play", "--seats", "you,you", "--option", "top_scout=true", "--seed", SEED)
    terminal.until("press Enter")
    terminal.type("\n")
    terminal.until("? for help.")
    terminal.type("top 3 7\n")
    shown = terminal.until("White, press Enter")
    assert CLEARED in shown
    assert "3 and 7" not in shown.split(CLEARED)[-1]
    terminal.type("\n")
    assert "3 and 7" not in terminal.until("? for help.")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_colours_are_used_unless_they_are_not_wanted(open_terminal: OpenTerminal) -> None:
    colourful = open_terminal("rules", "entdecker", "31")
    assert colourful.end() == 0
    assert "\x1b[1;36m" in colourful.text
    plain = open_terminal("rules", "entdecker", "31", NO_COLOR="1")
    assert plain.end() == 0
    assert "\x1b[1;36m" not in plain.text
    assert "ENT-31" in plain.text
