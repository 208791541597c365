"""The frame that typer puts around what the command says of itself, in the words of our catalogues."""

from __future__ import annotations

from typer import rich_utils

from farshore.core.words import say


def speak_in_frames() -> None:
    """Let typer's titles and hints speak the language that is spoken now."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-frame-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-frame-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-frame-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("cli-frame-error")
    rich_utils.DEFAULT_STRING = say("cli-frame-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("cli-frame-required")
    rich_utils.RICH_HELP = say("cli-frame-try", command="{command_path} {help_option}")
