"""``farshore rules``: a game's rules in our own words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farshore.cli.called import command
from farshore.cli.saying import say_or
from farshore.cli.screen import screen
from farshore.core.contract import Game
from farshore.core.registry import game as installed_game
from farshore.core.words import say


def rules(
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))] = "entdecker",
    number: Annotated[str | None, typer.Argument(help=say("cli-arg-rule"))] = None,
) -> None:
    """List the rules, or show one."""
    screen().print(rules_page(installed_game(game), number, f"{command()} rules {game}"))


def rules_page(game: Game, number: str | None, typed: str) -> RenderableType:
    """Return the list of rules, or one rule. ``typed`` is what brings the list. Raises ``typer.BadParameter``."""
    if number is None:
        return _all_rules(game, typed)
    rule = find_rule(game, number)
    if rule is None:
        raise typer.BadParameter(say("cli-rules-unknown", game=game.name, number=number, typed=typed))
    title = Text.assemble((rule, "bold cyan"), " ", (say(rule), "bold"))
    return Group(title, Padding(Text(say(f"{rule}.text")), (0, 0, 0, 2)))


def find_rule(game: Game, number: str) -> str | None:
    """Return the rule meant by ``31``, ``ENT-31`` or ``ent-31``."""
    wanted = number.strip().upper()
    return next((rule for rule in game.rules if wanted in {rule.upper(), rule.rpartition("-")[2]}), None)


def _all_rules(game: Game, typed: str) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    section = ""
    for rule in game.rules:
        of = say_or(f"{rule}.section", "")
        if of != section:
            section = of
            table.add_row("", Text(f"\n{section}", "bold"))
        table.add_row(Text(rule, "cyan"), say(rule))
    return Group(table, Text(), Text(say("cli-rules-more", typed=typed, number=game.rules[0]), "dim"))
