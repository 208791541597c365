"""The frame that typer puts around what the command says of itself, in the words of our catalogues."""

from __future__ import annotations

import re
from typing import Any, Final

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from farshore.core.words import say

PIECES: Final = {"[OPTIONS]": "cli-frame-some-options", "COMMAND [ARGS]...": "cli-frame-some-command"}
"""What typer writes for whatever may be typed there, whatever is spoken; and our words for it."""


class SpokenCommand(TyperCommand):
    """A command that says in our words how it is called."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how it is called."""
        write_usage(self, ctx, formatter)


class SpokenGroup(TyperGroup):
    """Commands under one name, that says in our words how it is called."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how it is called."""
        write_usage(self, ctx, formatter)


def write_usage(command: TyperCommand | TyperGroup, ctx: Any, formatter: Any) -> None:
    """Write the line that typer would begin with “Usage:”, whatever is spoken."""
    found = command.collect_usage_pieces(ctx)
    pieces = " ".join(say(PIECES[piece]) if piece in PIECES else piece for piece in found)
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('cli-frame-usage')} ")


def speak_in_frames() -> None:
    """Let typer's titles and hints speak the language that is spoken now."""
    usage = rf"(?P<usage>{re.escape(say('cli-frame-usage'))} )"
    rich_utils.OptionHighlighter.highlights = [*rich_utils.OptionHighlighter.highlights[:-1], usage]
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-frame-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-frame-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-frame-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("cli-frame-error")
    rich_utils.DEFAULT_STRING = say("cli-frame-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("cli-frame-required")
    rich_utils.RICH_HELP = say("cli-frame-try", command="{command_path} {help_option}")
