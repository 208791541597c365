"""Write the tables of ``docs/lab.md``: the numbers of observations and action spaces, the columns of datasets.

``python -m tools.lab_tables`` writes them, from the layouts and numberings themselves, between two marks for each;
a test tells when they are no longer current.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from farshore.datasets.columns import Contents, columns_of
from farshore.envs.setting import GAMES, Setting, setting_of
from tools.rule_citations import ROOT

PAGE: Final = ROOT / "docs" / "lab.md"


def page_as_it_should_be() -> str:
    """Return the page with its tables written anew. Raises ``LookupError`` if there is no place for one."""
    page = written(PAGE.read_text("utf-8"), "dataset", dataset_table())
    for name in GAMES:
        page = written(page, name, tables(setting_of(name)))
    return page


def written(page: str, name: str, text: str) -> str:
    """Return a page with a text between the marks of that name. Raises ``LookupError`` if it has none."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
    before, opened, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (opened and closed):
        raise LookupError(f"the page has no place for {name}: {begin.strip()} … {end.strip()}")
    return before + begin + text + end + after


def dataset_table() -> str:
    """Return the columns of a dataset of Explorers alone."""
    columns = columns_of(setting_of("explorers", 1), Contents(positions=True, observations=True))
    return table(("column", "type", "meaning"), ((f"`{one.name}`", str(one.type), one.meaning) for one in columns))


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
