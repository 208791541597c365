"""Write the tables of ``docs/lab.md`` that say what every number of an observation and of an action space means.

``python -m tools.lab_tables`` writes them, from the layouts and numberings themselves, between two marks for each game;
a test tells when they are no longer current.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from farshore.envs.setting import GAMES, Setting, setting_of
from tools.rule_citations import ROOT

PAGE: Final = ROOT / "docs" / "lab.md"


def page_as_it_should_be() -> str:
    """Return the page with its tables written anew. Raises ``LookupError`` if there is no place for one."""
    page = PAGE.read_text("utf-8")
    for name in GAMES:
        begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
        before, opened, rest = page.partition(begin)
        _, closed, after = rest.partition(end)
        if not (opened and closed):
            raise LookupError(f"{PAGE.name} has no place for {name}: {begin.strip()} … {end.strip()}")
        page = before + begin + tables(setting_of(name)) + end + after
    return page


def tables(setting: Setting) -> str:
    """Return the tables of a game: its planes, its facts and its numbers, for the usual number of seats."""
    shape = " × ".join(map(str, setting.layout.shape))
    sizes = f"`facts` has {setting.layout.size} numbers, and there are {setting.numbering.size} actions"
    return "\n".join(
        (
            f"With {setting.seats} seats and the options as they are: `board` is {shape}, {sizes}.\n",
            table(("planes", "of the board", "range", "meaning"), plane_rows(setting)),
            table(("facts", "name", "range", "meaning"), fact_rows(setting)),
            table(("actions", "verb", "by"), action_rows(setting)),
        )
    )


def table(head: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    """Return a table in Markdown."""
    cells = [tuple(head)]
    lines = [f"| {' | '.join(row)} |" for row in (*cells, ("---",) * len(cells[0]), *rows)]
    return "\n".join(lines) + "\n"


def plane_rows(setting: Setting) -> Iterator[tuple[str, ...]]:
    """Yield the planes, group by group."""
    start = 0
    for group in setting.layout.planes:
        end = start + len(group.channels)
        channels = "; ".join(group.channels) if len(group.channels) <= 12 else f"{'; '.join(group.channels[:3])}; …"
        meaning = group.meaning if channels == group.name else f"{group.meaning}: {channels}"
        yield span(range(start, end)), group.name, f"{group.least} to {group.most}", meaning
        start = end


def fact_rows(setting: Setting) -> Iterator[tuple[str, ...]]:
    """Yield the facts."""
    start = 0
    for fact in setting.layout.facts:
        yield span(range(start, start + fact.size)), fact.name, f"{fact.least} to {fact.most}", fact.meaning
        start += fact.size


def action_rows(setting: Setting) -> Iterator[tuple[str, ...]]:
    """Yield the families of actions."""
    numbering = setting.numbering
    for numbers, verb, fields, ways in numbering.rows():
        payments = f", then {ways} ways to pay, the cheapest first" if ways > 1 else ""
        yield span(numbers), f"`{verb}`", fields + payments
    if numbering.end > numbering.further:
        yield span(range(numbering.further, numbering.end)), "", "further legal actions, in the order of the rules"
    if numbering.wait is not None:
        yield str(numbering.wait), "", "wait, where others act at the same time (only in `parallel_env`)"


def span(numbers: range) -> str:
    """Write a range of numbers."""
    return f"{numbers.start}" if len(numbers) == 1 else f"{numbers.start}–{numbers.stop - 1}"


if __name__ == "__main__":
    PAGE.write_text(page_as_it_should_be(), "utf-8")
