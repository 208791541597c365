"""A study's page: Markdown, with its pictures beside it. The same games give the same page, byte for byte."""

from __future__ import annotations

from shlex import quote
from typing import NamedTuple

from farshore.arena.study.figures import Figures
from farshore.arena.study.plan import Plan, Thinker
from farshore.arena.study.sections import sections
from farshore.arena.study.sections.section import Section
from farshore.arena.study.summary import summary, verdicts
from farshore.arena.study.wording import in_words, said

PICTURES = "pictures"
LIMITS = (
    "Bots are not people. What a bot does not understand it does not use: what it never does may still be worth it.",
    "All seats are played by the same bot, so that nobody punishes what it does wrong.",
    "What winners have more of need not be why they win. Of many comparisons one in twenty seems clear by chance.",
    "An interval is about chance alone: it becomes narrower with more games, and says nothing about better players.",
)


class Page(NamedTuple):
    """What is written into the folder of studies, by name."""

    text: str
    pictures: dict[str, str]


def study_page(figures: Figures, faults: int, notes: str = "") -> Page:
    """Write a study.

    ``faults``: games that a bot lost by a fault, which count for nothing; ``notes``: what a person makes of them all.
    """
    name, found = figures.plan.game.name, sections(figures)
    title = said(f"game-{name}", name)
    parts = [
        f"# A study of {title}\n",
        f"{_opening(figures.plan)}\n",
        f"## Summary\n{_listed(summary(figures))}",
    ]
    answers = verdicts(figures)
    parts += [f"### First looks, looked at again\n{_listed(answers)}"] if answers else []
    parts += [f"## What we make of it\n{notes.strip()}\n"] if notes else []
    parts += [_written(name, section) for section in found]
    parts += [f"## How it was made\n{_limits(figures, faults)}"]
    pictures = {picture_name(name, section): section.picture for section in found if section.picture}
    return Page("\n".join(parts), pictures)


def picture_name(game: str, section: Section) -> str:
    """Return the name of a section's file."""
    return f"{game}-{section.name}.svg"


def command_of(plan: Plan) -> str:
    """Return what to type for the same study."""
    usual = plan.thinkers[0].iterations
    bots = ",".join(one.bot if one.iterations == usual else one.name for one in plan.thinkers)
    return (
        f"farshore study {plan.game.name} --games {plan.games} --variant-games {plan.fewer} --bots {quote(bots)} "
        f"--iterations {usual} --seed {quote(plan.seed)}"
    )


def _opening(plan: Plan) -> str:
    return (
        f"What games between bots say about the game. {_who(plan.thinkers)} Figures are means with intervals of 95 %: "
        "“62 % [54, 70]”, “102.4 ± 3.1”. [What was played, and what that cannot say](#how-it-was-made) stands at the "
        "end."
    )


def _who(thinkers: tuple[Thinker, ...]) -> str:
    first, *others = thinkers
    text = f"All seats are played by `{first.bot}` with {_iterations(first.iterations)} a choice."
    if not others:
        return text
    named = in_words([f"`{one.bot}` with {_iterations(one.iterations)}" for one in others])
    return f"{text} The game as printed is also played by {named}."


def _iterations(count: int) -> str:
    return "one iteration" if count == 1 else f"{count} iterations"


def _listed(sentences: list[str]) -> str:
    return "".join(f"- {sentence}\n" for sentence in sentences)


def _written(game: str, section: Section) -> str:
    picture = f"![{section.title}]({PICTURES}/{picture_name(game, section)})\n\n" if section.picture else ""
    return f"## {section.title}\n{section.text}\n\n{picture}{section.table}"


def _limits(figures: Figures, faults: int) -> str:
    """Say what was played, how to play it again, and what it cannot say."""
    plan, games = figures.plan, sum(one.games for one in figures.cases)
    further = " and of each further bot" if len(plan.thinkers) > 1 else ""
    played = (
        f"{games} games: {plan.games} of the game as printed at every number of players, {plan.fewer} of each variant"
        f"{further}. Rules version {plan.game.rules_version}, content “{plan.game.content or 'none'}”. The same "
        "command gives the same page; with more games it plays only those that are missing."
    )
    lost = [f"{faults} games were lost by a fault of the bot and count for nothing."] if faults else []
    return f"{_listed([played, *LIMITS, *lost])}\n```sh\n{command_of(plan)}\n```\n"
