"""What ``docs/hosting.md`` says can be typed, and every setting that it names is one."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from farshore.cli.main import app
from farshore.server.sources import PREFIX, TYPES

PAGE = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text("utf-8")
TYPED = sorted(set(re.findall(r"(?:^|[`/=])farshore ((?:serve|backup|restore|admin)\b[^`\n>]*)", PAGE, re.MULTILINE)))


@pytest.mark.parametrize("typed", TYPED)
def test_every_command_is_understood(typed: str) -> None:
    """Its options are there, and take what they are given; what may be left out is in brackets."""
    command: Any = typer.main.get_command(app)
    words, context = shlex.split(re.sub(r"[\[\]]", "", typed).replace("…", "x")), None
    while words and words[0] in getattr(command, "commands", {}):
        context = command.context_class(command, parent=context)
        command = command.commands[words.pop(0)]
    command.make_parser(command.context_class(command, parent=context)).parse_args([*words])


def test_there_are_commands_to_look_at() -> None:
    assert len(TYPED) >= 10


def test_every_setting_is_one() -> None:
    written = re.findall(r"^(\w+) = |`(\w+) = ", PAGE, re.MULTILINE)
    variables = re.findall(rf"{PREFIX}([A-Z_]+)", PAGE)
    named = {first or second for first, second in written} | {variable.lower() for variable in variables}
    assert len(named) >= 8
    assert named - {"settings"} <= TYPES.keys()
