"""The exploration card as a card with two sides, and the cards that may still come."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from farshore.cli.explorers import signs
from farshore.core.words import say
from farshore.games.explorers.view import ExplorersView
from farshore.games.explorers.view.turn import CardSideView

SIDE_WIDTH: Final = 10
CARD_WIDTH: Final = 2 * SIDE_WIDTH + 3


def card(view: ExplorersView) -> RenderableType:
    """Draw the card that lies open, and name those that may still come."""
    parts: list[RenderableType] = []
    if view.card is not None:
        parts.append(_drawn([_side_lines(view, side) for side in view.card.sides]))
    if view.deck.left and view.result is None:
        said = say("cli-exp-cards-left", cards=" ".join(view.deck.left), draws=view.deck.draws)
        parts.append(Text(said, signs.FAINT))
    return Group(*parts)


def _drawn(sides: list[list[Text]]) -> Text:
    edge = "─" * SIDE_WIDTH
    lines = [Text(f"╭{edge}┬{edge}╮")]
    for near, far in zip(*sides, strict=True):
        lines.append(Text.assemble("│", near, "│", far, "│"))
    lines.append(Text(f"╰{edge}┴{edge}╯"))
    return Text("\n", no_wrap=True).join(lines)


def _side_lines(view: ExplorersView, side: CardSideView) -> list[Text]:
    """Return a side as lines: its texture, its terrains, what it gives, and whether it is the chosen or near one."""
    width = SIDE_WIDTH // len(side.side)
    texture = Text()
    for terrain in side.side:
        ground = signs.GROUNDS[terrain]
        texture.append(ground.texture * width, ground.plain)
    names = [say(f"explorers-side-{terrain}") for terrain in side.side]
    marks = ""
    if side.marks:
        given = side.marks[signs.focus(view)]
        marks = say("cli-exp-marks", marks=given) if given else "–"
    said = say("cli-exp-side-chosen") if side.is_chosen else say("cli-exp-side-near") if side.is_near else ""
    style = signs.GOOD if side.is_chosen else signs.FAINT
    lines = [_centred(name, "bold") for name in [*names, ""][:2]]
    return [texture, *lines, _centred(marks, ""), _centred(said, style)]


def _centred(text: str, style: str) -> Text:
    return Text(f"{text:^{SIDE_WIDTH}}", style)
