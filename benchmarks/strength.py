"""Measure how strong the search bots are, as ``docs/bots.md`` claims, by one command that goes on where it stopped.

    python -m benchmarks.strength FOLDER --minutes 60 --jobs 2
    python -m benchmarks.strength FOLDER --minutes 60 --only overworld guessed --cheapest
    python -m benchmarks.strength FOLDER --minutes 0

The pairings below are played in turns, each up to a few games, then each to more, and so on: whenever the time is over,
what is known is known about as well of all of them. With ``--cheapest`` whatever takes least is played first: then as
many of them as may be have all their games. Every pairing is a file of ``farshore arena`` in the folder; the last
command only writes the table. Budgets are in iterations, so that the games are the same on every machine, however busy.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from benchmarks.bots_match import Standing
from farshore.arena.store import Store
from farshore.arena.tournament import Tournament, new_tournament
from farshore.arena.workers import at_once
from farshore.bots.budget import Limit

SEED: Final = "3"  # which had no part in any choice
STAGES: Final = (40, 100, 200, 400)
"""Games up to which all pairings are played before any goes on."""
Options = tuple[tuple[str, str], ...]
"""Of a game: names and values."""
EXPERT: Final = tuple((part, "expert") for part in ("provisions", "gems", "temples", "villages"))
EXPANSIONS: Final = (("provisions", "true"), ("ports", "true"))


A_SECOND: Final = {"entdecker": 1800, "explorers": 800, "overworld": 400}
"""Iterations that a second has in the middle of a game of two, by plain rules on a quick core of 2026."""


class Pairing(NamedTuple):
    """Who plays whom, at what kind of table, and with how much thought."""

    game: str
    iterations: int  # of the first bot
    seats: int = 2
    options: Options = ()
    less: int = 0  # iterations of the second, which is then the same bot; 0: it is the yardstick …
    weights: str = ""  # … or the same bot by earlier weights: those that were "guessed", or "fitted" to results

    @property
    def against(self) -> str:
        """Who the others are."""
        if self.weights:
            return f"search:{self.weights}=true"
        return f"search:iterations={self.less}" if self.less else "yardstick"

    @property
    def tournament(self) -> Tournament:
        """What is played."""
        return new_tournament(
            self.game,
            ("search", self.against),
            options=dict(self.options),
            seats=self.seats,
            limit=Limit(iterations=self.iterations),
            seed=SEED,
            form="gauntlet",
        )

    @property
    def name(self) -> str:
        """What its file is called."""
        against = self.weights or (f"search-{self.less}" if self.less else "yardstick")
        return "-".join(
            [self.game, str(self.seats), str(self.iterations), against, *(value for _, value in self.options)]
        )

    @property
    def table(self) -> str:
        """In words: how many play, and by which options."""
        return ", ".join([f"{self.seats}", *(f"`{name}={value}`" for name, value in self.options)])


PAIRINGS: Final = (
    Pairing("explorers", 20),
    Pairing("entdecker", 8),
    Pairing("overworld", 1),
    Pairing("explorers", 20, seats=4),
    Pairing("entdecker", 8, seats=4),
    Pairing("overworld", 1, seats=4),
    Pairing("entdecker", 32, less=8),
    Pairing("overworld", 48, less=12),
    Pairing("explorers", 80, less=20),
    Pairing("entdecker", 1, weights="guessed"),
    Pairing("overworld", 1, weights="guessed"),
    Pairing("overworld", 1, weights="fitted"),
    Pairing("entdecker", 8, weights="guessed"),
    Pairing("explorers", 20, options=EXPERT),
    Pairing("entdecker", 8, options=(("edition", "digest"),)),
    Pairing("entdecker", 8, options=(("scenario", "three-seas"),)),
    Pairing("overworld", 1, options=EXPANSIONS),
    Pairing("explorers", 20, seats=3),
    Pairing("entdecker", 8, seats=3),
    Pairing("overworld", 1, seats=3),
    Pairing("entdecker", 8, options=(("edition", "kosmos"),)),
    Pairing("explorers", 20, options=(("achievements", "3"),)),
    Pairing("overworld", 1, options=(("provisions", "true"), ("ports", "false"))),
    Pairing("overworld", 1, options=(("provisions", "false"), ("ports", "true"))),
    Pairing("overworld", 1, seats=4, options=EXPANSIONS),
    Pairing("entdecker", 8, seats=4, options=(("edition", "digest"),)),
    Pairing("entdecker", 8, options=(("edition", "digest"), ("scenario", "three-seas"))),
    Pairing("explorers", 20, seats=4, options=EXPERT),
    *(Pairing(game, iterations) for game, iterations in A_SECOND.items()),
)
Step = tuple[Pairing, int]
"""A pairing, and up to how many games it is played."""


def asked_for(words: Sequence[str]) -> list[Pairing]:
    """Return the pairings whose file's name contains one of these words; all of them, if there are none."""
    return [pairing for pairing in PAIRINGS if not words or any(word in pairing.name for word in words)]


def in_turns(pairings: Sequence[Pairing]) -> list[Step]:
    """Return what is played one after the other, so that all pairings go on together."""
    return [(pairing, games) for games in STAGES for pairing in pairings]


def cheapest_first(pairings: Sequence[Pairing], folder: Path) -> list[Step]:
    """Return what is played one after the other, so that what takes least is played first.

    How long a game takes is known from those in the folder; of each pairing there should be one table.
    """
    takes = {pairing: seconds_a_game(pairing, folder) for pairing in pairings}
    return sorted(in_turns(pairings), key=lambda step: takes[step[0]] * step[1])


def seconds_a_game(pairing: Pairing, folder: Path) -> float:
    """Return how long all choices of a game took, on average; nought where none was played."""
    path = folder / f"{pairing.name}.sqlite"
    if not path.exists():
        return 0.0
    with Store(pairing.tournament, path) as store:
        _, seconds = store.games()
    return sum(time for game in seconds for seat in game for time in seat) / max(1, len(seconds))


def play_on(pairing: Pairing, folder: Path, games: int, jobs: int, ends: float) -> None:
    """Play a pairing up to so many games, or until the time is over."""
    tournament = pairing.tournament
    with Store(tournament, folder / f"{pairing.name}.sqlite") as store:
        known = store.numbers()
        waiting = [number for number in tournament.numbers(games) if number not in known]
        with closing(at_once(jobs)(tournament, waiting)) as coming:
            for played in coming:
                store.add(played)
                if monotonic() > ends:
                    return


def play_steps(steps: Sequence[Step], folder: Path, jobs: int, ends: float) -> None:
    """Play one step after the other until the time is over."""
    for pairing, games in steps:
        if monotonic() < ends:
            play_on(pairing, folder, games, jobs, ends)


def rows(folder: Path) -> list[str]:
    """Return the table of all that has been played."""
    found = [
        "| game | players | iterations | against | games | wins | of the fair share | lead | a choice |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for pairing in PAIRINGS:
        path = folder / f"{pairing.name}.sqlite"
        if path.exists():
            with Store(pairing.tournament, path) as store:
                results, seconds = store.games()
            if results:
                found.append(row(pairing, Standing.of(results, seconds)))
    return found


def row(pairing: Pairing, found: Standing) -> str:
    """Return a row of the table."""
    share, low, high = found.wins
    against = f"itself with {pairing.less}" if pairing.less else "yardstick"
    against = f"itself by {pairing.weights} weights" if pairing.weights else against
    return (
        f"| {pairing.game} | {pairing.table} | {pairing.iterations} | {against} | {found.games}"
        f" | {share:.1%} [{100 * low:.0f}, {100 * high:.0f}]"
        f" | {share * pairing.seats:.2f} [{low * pairing.seats:.2f}, {high * pairing.seats:.2f}]"
        f" | {found.lead:+.1f} ± {found.error:.1f} | {found.milliseconds:.0f} ms |"
        + (f" {found.faults} lost by a fault" if found.faults else "")
    )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0, help="after which it stops; 0: only the table")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="pairings whose file's name contains one of these"
    )
    parser.add_argument("--cheapest", action="store_true", help="what takes least comes first, after a table of each")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    ends = monotonic() + 60 * asked.minutes
    play = partial(play_steps, folder=asked.folder, jobs=asked.jobs, ends=ends)
    pairings = asked_for(asked.only)
    if asked.cheapest:
        play([(pairing, 1) for pairing in pairings])
        play(cheapest_first(pairings, asked.folder))
    else:
        play(in_turns(pairings))
    print("\n".join(rows(asked.folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
