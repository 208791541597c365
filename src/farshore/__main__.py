"""The command ``farshore``, or ``python -m farshore``: it says what to type if the terminal is not installed."""

from __future__ import annotations

import os
import sys

from farshore.core.extras import MissingExtra, need
from farshore.core.words import speak
from farshore.core.words.choosing import OPTION, terminal_language

NOT_INSTALLED = 2  # as for any other way to type something that cannot be done


def main() -> None:
    """Run the command."""
    speak(terminal_language(sys.argv[1:], os.environ))  # first: what is imported says what its options mean
    try:
        if _command(sys.argv[1:]) == "serve":
            need("table")  # asked for first: it brings the terminal, too
        from farshore.cli.main import main as run  # noqa: PLC0415 - late: it may be missing
    except MissingExtra as error:
        print(error, file=sys.stderr)  # noqa: T201 - rich may be what is missing
        sys.exit(NOT_INSTALLED)
    run()


def _command(arguments: list[str]) -> str:
    """Return which command was typed; only a language may come before it."""
    rest = arguments[2:] if arguments[:1] == [OPTION] else arguments
    return next((word for word in rest[:2] if not word.startswith(f"{OPTION}=")), "")


if __name__ == "__main__":
    main()
