"""Running the command inside a test."""

from __future__ import annotations

from random import Random

from typer.testing import CliRunner, Result

from farshore import Fate, Match
from farshore.cli.main import app
from tests.at_random import play_first

SEED = "a"


def farshore(*arguments: object, typed: str = "", code: int = 0) -> str:
    """Run the command, type something, and return what it printed, errors included."""
    result: Result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == code, result.output
    return result.output


def one_line(text: str) -> str:
    """Join what was wrapped, also inside a frame."""
    return " ".join(text.replace("│", " ").split())


def random_match(decisions: int, seats: int = 3) -> Match:
    """Play some random decisions of Entdecker."""
    return play_first(Match.new("entdecker", seats, fate=Fate(b"a")), Random(1), decisions)
