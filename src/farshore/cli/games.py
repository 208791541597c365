"""``farshore games``: what is installed."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farshore.bots.registry import bots_for
from farshore.cli.called import command, play_command
from farshore.cli.faces import face_of
from farshore.cli.options import default_of, values_of
from farshore.cli.saying import say_or
from farshore.cli.screen import screen
from farshore.core.contract import Game
from farshore.core.registry import broken_games
from farshore.core.registry import games as installed_games
from farshore.core.words import in_a_row, say


def games() -> None:
    """List the installed games, and what is wrong with those that do not work."""
    console = screen()
    working, broken = installed_games(), broken_games()
    for game in working.values():
        _show(console, game)
    for error in broken.values():
        console.print(Text(str(error), "red"))
    if not working and not broken:
        console.print(say("cli-games-none"))


def _show(console: Console, game: Game) -> None:
    title = say_or(f"game-{game.name}", game.name)
    players = say("cli-games-players", least=game.seats[0], most=game.seats[-1])
    console.print(Text.assemble((title, "bold"), f"  ({game.name}, {players})"))
    if about := say_or(f"game-{game.name}.text", ""):
        console.print(Padding(Text(about), (0, 0, 0, 2)))
    console.print(Padding(_options(game), (1, 0, 1, 2)))
    scenarios = face_of(game).scenarios()
    if scenarios:
        console.print(Padding(Text(say("cli-games-scenarios", scenarios=in_a_row(scenarios))), (0, 0, 0, 2)))
    console.print(Padding(Text(say("cli-games-bots", bots=in_a_row(bots_for(game.name)))), (0, 0, 0, 2)))
    how = say("cli-games-rules", game=game.name, command=command(), play=play_command())
    console.print(Padding(Text(how), (0, 0, 1, 2)))


def _options(game: Game) -> Table:
    """Show every option with its values and its default, and what it decides."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for field in game.options_type.__struct_fields__:
        key = f"{game.name}-option-{field}"
        usual = _usual(game, default_of(game, field))
        what = Text.assemble(values_of(game, field), (f"  ({usual})" if usual else "", "dim"))
        meaning = say_or(f"{key}.text", say_or(key, ""))
        table.add_row(Text(field, "bold"), what.append(f"\n{meaning}" if meaning else ""))
    return table


def _usual(game: Game, default: str | None) -> str:
    """Say what an option is unless it is given; nothing of an empty one."""
    if default is None:
        return say_or(f"{game.name}-as-edition", "")
    return say("cli-games-default", value=default) if default else ""
