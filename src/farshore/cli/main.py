"""The entry point: the list of subcommands, and how every mistake ends in a sentence."""

from __future__ import annotations

import errno
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

from farshore.cli.frame import SpokenCommand, SpokenGroup, speak_in_frames
from farshore.cli.screen import complain, installed_version, screen
from farshore.core.compiled import is_compiled
from farshore.core.errors import FarshoreError
from farshore.core.extras import MissingExtra
from farshore.core.words import in_a_row, known_languages, say, speak, spoken
from farshore.core.words.choosing import OPTION, known_as

COMMANDS: Final = {
    "games": "games",
    "play": "play",
    "serve": "serve",
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
    "bot": "bot",
    "replay": "replay",
    "review": "review",
    "simulate": "simulate",
    "arena": "arena",
    "study": "study",
    "dataset": "dataset",
    "examples": "examples",
    "check": "check",
    "rules": "rules",
}
"""What may be typed, as the help lists it, and the module that holds it: each is loaded when it is typed."""
NOT_INSTALLED = 2  # as typer ends whatever cannot be done as it was typed
INTERRUPTED = 130  # as a shell reports a program ended by Ctrl-C


class Farshore(SpokenGroup):
    """The command. What goes wrong on purpose is said in a sentence, never as a traceback."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return what may be typed."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a subcommand; where there is none, all are loaded, so that what was meant can be guessed."""
        for name in [cmd_name] if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.commands[name] = load(name)
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: Any) -> Any:
        """Run a subcommand."""
        try:
            return super().invoke(ctx)
        except FarshoreError as error:
            complain(str(error))
            raise typer.Exit(NOT_INSTALLED if isinstance(error, MissingExtra) else 1) from error
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever read the output has seen enough
                raise
            complain(": ".join(str(part) for part in (error.filename, error.strerror or error) if part is not None))
            raise typer.Exit(1) from error
        except KeyboardInterrupt as error:
            complain(say("cli-interrupted"))
            raise typer.Exit(INTERRUPTED) from error


app = typer.Typer(cls=Farshore, no_args_is_help=True, pretty_exceptions_enable=False, help=say("cli-help"))


def _version(wanted: bool) -> None:
    if wanted:
        key = "cli-version-compiled" if is_compiled() else "cli-version"
        screen().print(say(key, version=installed_version()), highlight=False)
        raise typer.Exit


def _language(context: typer.Context, wanted: str | None) -> str | None:
    """Speak another language, as long as the command runs."""
    if wanted is not None:
        found = known_as(wanted)
        if found is None:
            known = in_a_row(known_languages().values())
            raise typer.BadParameter(say("cli-language-unknown", wanted=wanted, known=known))
        before = spoken()
        context.call_on_close(lambda: speak(before))
        speak(found)
    return wanted


@app.callback()
def _farshore(
    _spoken: Annotated[
        str | None,
        typer.Option(
            OPTION,
            help=say("cli-help-language", known=in_a_row(known_languages().values())),
            callback=_language,
            is_eager=True,
            metavar="LANGUAGE",
        ),
    ] = None,
    _version: Annotated[
        bool, typer.Option("--version", help=say("cli-help-version"), callback=_version, is_eager=True)
    ] = False,
) -> None:
    pass


def load(name: str) -> Any:
    """Load a subcommand. Where what it needs is not installed, it takes anything, and says what to type to have it."""
    alone, text, settings = typer.Typer(add_completion=False), say(f"cli-help-{name}"), {}
    try:
        found = getattr(import_module(f"farshore.cli.{COMMANDS[name]}"), name)
    except MissingExtra as error:
        missing = error
        settings = {"allow_extra_args": True, "ignore_unknown_options": True}

        def found() -> None:
            raise missing

    if isinstance(found, typer.Typer):
        found.info.help = text
        return get_command(found)
    alone.command(name, cls=SpokenCommand, help=text, context_settings=settings)(found)
    return get_command(alone)


def main() -> None:
    """Run the command. A sign that the terminal's encoding lacks, or that is none, becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    speak_in_frames()
    app()


if __name__ == "__main__":
    main()
