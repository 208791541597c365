"""``farshore bot connect``: a bot of one's own at a table of somebody's server."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from farshore.bots.budget import Limit
from farshore.cli.connecting.far_server import FarServer, Refused, Unreachable
from farshore.cli.connecting.far_table import FarTable
from farshore.cli.frame import SpokenCommand, SpokenGroup
from farshore.cli.screen import screen
from farshore.core.errors import FarshoreError
from farshore.core.words import in_a_row, say

INTERRUPTED: Final = 130  # as a shell reports a program ended by Ctrl-C
TOKEN: Final = "FARSHORE_BOT_TOKEN"  # noqa: S105 - the name of a variable
LEFT: Final = {"leave": "cli-connect-left", "hand": "cli-connect-handed"}

bot = typer.Typer(cls=SpokenGroup, no_args_is_help=True, add_completion=False)


@bot.callback()
def _bot() -> None:
    """Make a group of a single command."""


@bot.command(cls=SpokenCommand, help=say("cli-help-bot-connect"))
def connect(
    url: Annotated[str, typer.Argument(help=say("cli-connect-url"), metavar="URL")],
    name: Annotated[str, typer.Option("--bot", help=say("cli-connect-bot"), metavar="NAME")] = "search",
    token: Annotated[str, typer.Option(envvar=TOKEN, help=say("cli-connect-token"), metavar="TOKEN")] = "",
    seconds: Annotated[float, typer.Option(help=say("cli-connect-seconds"), min=0.01, max=600)] = 2.0,
) -> None:
    """Put a bot at a table, and play there until the game is over."""
    if not token.strip():
        raise FarshoreError("cli-connect-no-token")
    server, table = _sat_down(url, token.strip())
    far = FarTable(server, table, name, Limit(seconds=seconds), _tell)
    try:
        far.come_back()
        own = in_a_row(seat["name"] for seat in far.seats)
        title = say(f"game-{far.game.name}")
        _print(say("cli-connect-plays", bot=name, place=server.place, game=title, name=own))
        _print(_result(far, far.play()))
    except KeyboardInterrupt:
        _leave(far)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        far.close()


def _sat_down(url: str, token: str) -> tuple[FarServer, Any]:
    """Take the seat that a link leads to, or find the table of an address; return it as its server tells of it."""
    parts = urlsplit(url)
    behind = f"/{parts.fragment}" if parts.fragment else ""  # the link to a seat ends with …/join#token
    *before, page, last = ["", *(parts.path.rstrip("/") + behind).split("/")]
    if parts.scheme not in {"http", "https"} or not parts.netloc or page not in {"join", "t"} or not last:
        raise FarshoreError("cli-connect-bad-url", url=url)
    server = FarServer(f"{parts.scheme}://{parts.netloc}{'/'.join(before)}", token)
    if page == "join":
        return server, server.post("/api/join", {"token": last})
    return server, server.get(f"/api/tables/{last}")


def _leave(far: FarTable) -> None:
    """Leave so that nobody waits for a bot that is gone; what cannot be said any more is not insisted on."""
    with suppress(Unreachable, Refused, KeyboardInterrupt):
        if key := LEFT.get(far.leave()):
            _print(say(key))


def _result(far: FarTable, snapshot: Any) -> str:
    """Say how it ended."""
    if not snapshot["over"]:
        return say("cli-connect-off")
    has_won = any(seat["seat"] in snapshot["winners"] for seat in far.seats)
    return say("cli-connect-won" if has_won else "cli-connect-over", scores=in_a_row(map(str, snapshot["scores"])))


def _tell(key: str) -> None:
    _print(say(key))


def _print(text: str) -> None:
    screen().print(text, soft_wrap=True, highlight=False)
