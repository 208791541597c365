"""The command ``farshore``, or ``python -m farshore``: it says what to type if the terminal is not installed."""

from __future__ import annotations

import sys

from farshore.core.extras import MissingExtra, need

NOT_INSTALLED = 2  # as for any other way to type something that cannot be done


def main() -> None:
    """Run the command."""
    try:
        if sys.argv[1:2] == ["serve"]:
            need("table")  # asked for first: it brings the terminal, too
        from farshore.cli.main import main as run  # noqa: PLC0415 - late: it may be missing
    except MissingExtra as error:
        print(error, file=sys.stderr)  # noqa: T201 - rich may be what is missing
        sys.exit(NOT_INSTALLED)
    run()


if __name__ == "__main__":
    main()
