"""The entry point: the list of subcommands, and how every mistake ends in a sentence."""

from __future__ import annotations

import errno
import sys
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from farshore.cli.arena import arena
from farshore.cli.check import check
from farshore.cli.frame import SpokenCommand, SpokenGroup, speak_in_frames
from farshore.cli.games import games
from farshore.cli.play import play
from farshore.cli.replay import replay
from farshore.cli.review import review
from farshore.cli.rules import rules
from farshore.cli.screen import complain, installed_version, screen
from farshore.cli.simulate import simulate
from farshore.cli.study import study
from farshore.core.compiled import is_compiled
from farshore.core.errors import FarshoreError
from farshore.core.extras import MissingExtra
from farshore.core.words import in_a_row, known_languages, say, speak, spoken
from farshore.core.words.choosing import OPTION, known_as

NOT_INSTALLED = 2  # as typer ends whatever cannot be done as it was typed
INTERRUPTED = 130  # as a shell reports a program ended by Ctrl-C


class Farshore(SpokenGroup):
    """The command. What goes wrong on purpose is said in a sentence, never as a traceback."""

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
            complain(str(error))
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


def add_hosting() -> None:
    """Add what a host types, and who plays at a host's. Where the table is not installed, each says what to type."""
    helps = {name: say(f"cli-help-{name}") for name in ("serve", "backup", "restore", "admin", "bot")}
    try:
        from farshore.cli.admin import admin  # noqa: PLC0415 - late: it may be missing
        from farshore.cli.backup import backup, restore  # noqa: PLC0415 - as above
        from farshore.cli.bot import bot  # noqa: PLC0415 - as above
        from farshore.cli.serve import serve  # noqa: PLC0415 - as above
    except MissingExtra as error:
        for name, text in helps.items():
            _add_refusal(name, text, error)
    else:
        for command in (serve, backup, restore):
            app.command(cls=SpokenCommand, help=helps[command.__name__])(command)
        app.add_typer(admin, name="admin", help=helps["admin"])
        app.add_typer(bot, name="bot", help=helps["bot"])


def add_dataset() -> None:
    """Add what writes games for learners, or what says how to have it."""
    text = say("cli-help-dataset")
    try:
        from farshore.cli.dataset import dataset  # noqa: PLC0415 - late: what it needs may be missing
    except MissingExtra as error:
        _add_refusal("dataset", text, error)
    else:
        app.command(cls=SpokenCommand, help=text)(dataset)


def _add_refusal(name: str, text: str, missing: MissingExtra) -> None:
    """Add a command that takes anything, and says what to type to have it."""

    def refuse() -> None:
        raise missing

    anything = {"allow_extra_args": True, "ignore_unknown_options": True}
    app.command(name, cls=SpokenCommand, help=text, context_settings=anything)(refuse)


app.command(cls=SpokenCommand, help=say("cli-help-games"))(games)
app.command(cls=SpokenCommand, help=say("cli-help-play"))(play)
add_hosting()
app.command(cls=SpokenCommand, help=say("cli-help-replay"))(replay)
app.command(cls=SpokenCommand, help=say("cli-help-review"))(review)
app.command(cls=SpokenCommand, help=say("cli-help-simulate"))(simulate)
app.command(cls=SpokenCommand, help=say("cli-help-arena"))(arena)
app.command(cls=SpokenCommand, help=say("cli-help-study"))(study)
add_dataset()
app.command(cls=SpokenCommand, help=say("cli-help-check"))(check)
app.command(cls=SpokenCommand, help=say("cli-help-rules"))(rules)


def main() -> None:
    """Run the command. A sign that the terminal's encoding lacks, or that is none, becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    speak_in_frames()
    app()


if __name__ == "__main__":
    main()
