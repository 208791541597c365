"""Where a study's games are kept: one file of the arena for each case, so that a study goes on where it stopped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from farshore.arena.store import Store
from farshore.arena.study.figures import Figures
from farshore.arena.study.observed import Observed, observe
from farshore.arena.study.plan import Case, Plan
from farshore.arena.study.questions import Questions
from farshore.arena.wording import say_fault
from farshore.core.errors import FarshoreError

FOLDER: Final = ".games"  # in the folder of studies; nothing of it belongs into a repository
MARK: Final = 8  # letters of the hash that tells cases of other seeds, rules or contents apart


class NothingPlayed(FarshoreError):
    """A case in which the bot lost every game by a fault."""

    def __init__(self, case: Case, fault: str) -> None:
        super().__init__("study-nothing-played", case=case.name, fault=fault)


class Kept:
    """The games of a study."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder / FOLDER

    def begin(self) -> None:
        """Make the folder, which git overlooks."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / ".gitignore").write_text("*\n")

    def store(self, case: Case) -> Store:
        """Open a case's file."""
        mark = sha256(msgspec.json.encode(case.tournament)).hexdigest()[:MARK]
        name = re.sub(r"[^\w@=.-]+", "_", case.name)
        return Store(case.tournament, self.folder / f"{self.plan.game.name}-{name}-{mark}.sqlite")

    def missing(self) -> Iterator[tuple[Case, list[int]]]:
        """Yield which games of each case have not been played."""
        for case in self.plan.cases:
            with self.store(case) as store:
                known = store.numbers()
            yield case, [number for number in case.tournament.numbers(case.games) if number not in known]

    def figures(self, questions: Questions) -> tuple[Figures, int]:
        """Work out what the games show, and count those that were lost by a fault: they show nothing.

        Raises ``NothingPlayed``.
        """
        observed, faults = list[list[Observed]](), 0
        for case in self.plan.cases:
            with self.store(case) as store:
                wanted = [one for one in store.results() if one.number in case.tournament.numbers(case.games)]
                whole = [one for one in wanted if one.is_whole]
                if not whole:
                    raise NothingPlayed(
                        case, next((say_fault(case.tournament, one) for one in wanted if one.fault), "")
                    )
                faults += len(wanted) - len(whole)
                observed.append([observe(self.plan.game, questions, one, store.record(one.number)) for one in whole])
        return Figures(self.plan, questions, observed), faults
