"""Write the tables that lead from the rulebook to the rule's number, to the code, to the test.

``python -m tools.rule_tables`` writes them into ``docs/games/<game>.md``, between two marks; a test tells when they are
no longer current. A rule's title comes from the game's catalogue, its modules and content files from the numbers that
they cite, its tests from their marks. Only the rulebook's own sections are kept by hand, in
``docs/games/rulebooks.toml``.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Final

from farshore.core.contract import Game
from farshore.core.registry import games
from farshore.core.words import say
from tools.rule_citations import GAMES, ROOT, places_of_rules, proofs_of_rules

DOCUMENTS: Final = ROOT / "docs" / "games"
RULEBOOKS: Final = DOCUMENTS / "rulebooks.toml"
BEGIN, END = "<!-- rules: begin -->\n", "<!-- rules: end -->\n"
HEAD: Final = "| rulebook | rule | about | module | test |\n|---|---|---|---|---|\n"
MOST_TESTS: Final = 3  # files with tests that are named, those with most of them first


class Unplaced(Exception):
    """A rule without a section of the rulebook, without a module or without a test; or a section without a rule."""


def own_games() -> list[Game]:
    """Return the games of this repository."""
    return [game for game in games().values() if (GAMES / game.name).is_dir()]


def table(game: Game) -> str:
    """Return a game's table. Raises ``Unplaced``."""
    sections = sections_of(game)
    places, tests = places_of_rules(GAMES / game.name), proofs_of_rules()
    rows = []
    for number in game.rules:
        if number not in places or number not in tests:
            raise Unplaced(f"{number} is {'proved by no test' if number in places else 'cited by no module'}")
        cells = (sections[number], number, say(number), _code(places[number]), _code(_best(game, tests[number])))
        rows.append(f"| {' | '.join(cells)} |\n")
    return HEAD + "".join(rows)


def sections_of(game: Game) -> dict[str, str]:
    """Return the section of the rulebook for every rule of a game. Raises ``Unplaced``."""
    kept: dict[str, list[str]] = tomllib.loads(RULEBOOKS.read_text("utf-8"))[game.name]
    counted = Counter(number for numbers in kept.values() for number in numbers)
    wrong = {number for number in {*counted, *game.rules} if counted[number] != 1 or number not in game.rules}
    if wrong:
        raise Unplaced(f"{RULEBOOKS.name} must name every rule of {game.name} once; look at {', '.join(sorted(wrong))}")
    return {number: section for section, numbers in kept.items() for number in numbers}


def documents() -> Iterator[tuple[str, str, str]]:
    """Yield each game's name with its page as it is and as it should be."""
    for game in own_games():
        page = (DOCUMENTS / f"{game.name}.md").read_text("utf-8")
        before, _, rest = page.partition(BEGIN)
        _, mark, after = rest.partition(END)
        if not mark:
            raise Unplaced(f"docs/games/{game.name}.md has no place for the table: {BEGIN.strip()} … {END.strip()}")
        yield game.name, page, before + BEGIN + table(game) + END + after


def _best(game: Game, tests: Counter[str]) -> list[str]:
    """Return the files with most tests of a rule; those of the game's own folder by their name alone."""
    ordered = sorted(tests, key=lambda file: (-tests[file], file))
    return [file.removeprefix(f"{game.name}/") for file in ordered[:MOST_TESTS]]


def _code(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def main() -> None:
    """Write every table."""
    for name, _, page in documents():
        (DOCUMENTS / f"{name}.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
