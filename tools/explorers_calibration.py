"""Play solo games of Explorers with the greedy player and write how its points lie beside the printed ranks (EXP-72).

``python -m tools.explorers_calibration --games 300 --seed 1 --out docs/reports/explorers-calibration.md`` writes the
report; every ``--tiles FILE`` adds a pack to compare with the tiles that come with Farshore (``--brief``: greedy and
random on basic sides, nothing else). Game n has the seed's n-th number, so the same command writes the same report,
whatever the number of ``--processes``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import pairwise, repeat
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, quantiles
from typing import Final, NamedTuple

import msgspec

from farshore.bots.bot import Bot
from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.explorers.worth import Weights
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.scoring import RANKS, Score, rank, score
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.terms import terms_of

GAME: Final = Explorers()
INSTALLED: Final = "the tiles that come with Farshore"
BANDS: Final = (
    f"≤{RANKS[0]}",
    *(f"{low + 1}–{high}" for low, high in pairwise(RANKS)),
    f">{RANKS[-1]}",
)
EXPERT: Final = ExplorersOptions(provisions="expert", gems="expert", temples="expert", villages="expert")
OTHERS: Final = {
    "expert provisions": ExplorersOptions(provisions="expert"),
    "expert gems": ExplorersOptions(gems="expert"),
    "expert temples": ExplorersOptions(temples="expert"),
    "expert villages": ExplorersOptions(villages="expert"),
    "all expert": EXPERT,
    "1 achievement": ExplorersOptions(achievements=1),
    "3 achievements": ExplorersOptions(achievements=3),
}
BELIEFS: Final = {
    "as it is": Weights(),
    "sees only what is near": Weights(nearness=0.6, patience=0.0),
    "looks less far": Weights(nearness=1.0, patience=0.02),
    "looks farther": Weights(nearness=2.5, patience=0.1),
    "spends scrolls at once": Weights(scroll=0.0),
}


class Sample(NamedTuple):
    """The results of some games under one setting."""

    scores: list[Score]
    achievements: int

    @property
    def totals(self) -> list[int]:
        """The games' points."""
        return [score.total() for score in self.scores]


class Games(NamedTuple):
    """How many games are played for a sample, from which seed on, and where."""

    number: int
    seed: int
    processes: Executor

    def sample(self, bot: Bot, options: ExplorersOptions) -> Sample:
        """Play games on random maps."""
        seeds = Random(self.seed)
        generators = [Random(seeds.getrandbits(64)) for _ in range(self.number)]
        played = self.processes.map(play, repeat(bot), repeat(options), generators, chunksize=4)
        return Sample(list(played), options.achievements)


def play(bot: Bot, options: ExplorersOptions, rng: Random) -> Score:
    """Play one solo game."""
    state = new_state(terms_of(1, options))
    play_game(GAME, state, [bot], rng)
    return score(state, state.sheets[0])


def summary(name: str, played: Sample) -> str:
    """Return a row: mean, spread, quantiles, and parts."""
    totals = played.totals
    tenths = quantiles(totals, n=10, method="inclusive")
    parts = [fmean(part) for part in zip(*(score[:4] for score in played.scores), strict=True)]
    parts.append(fmean(sum(score.achievements) for score in played.scores))
    found = [fmean(totals), pstdev(totals), min(totals), tenths[0], tenths[4], tenths[8], max(totals), *parts]
    return f"| {name} | {len(totals)} | " + " | ".join(f"{number:.1f}" for number in found) + " |"


def table(samples: dict[str, Sample]) -> Iterator[str]:
    """Write samples below one another."""
    heads = "games | mean | sd | least | 10 % | median | 90 % | most | provisions | gems | temples | villages | achiev."
    yield f"| | {heads} |"
    yield "|---" + "|--:" * 13 + "|"
    for name, played in samples.items():
        yield summary(name, played)
    yield ""


def ranks(samples: dict[str, Sample]) -> Iterator[str]:
    """Write how many games reach each rank, its bounds raised by achievements (EXP-72)."""
    yield "| | " + " | ".join(BANDS) + " |"
    yield "|---" + "|--:" * len(BANDS) + "|"
    for name, played in samples.items():
        reached = [rank(points, played.achievements) for points in played.totals]
        shares = [f"{100 * reached.count(number) / len(reached):.1f} %" for number in range(len(BANDS))]
        yield f"| {name} | " + " | ".join(shares) + " |"
    yield ""


def histogram(totals: Sequence[int]) -> Iterator[str]:
    """Draw points in steps of five; a bar's signs are half percents."""
    yield "```text"
    for low in range(min(totals) // 5 * 5, max(totals) + 1, 5):
        share = sum(low <= points < low + 5 for points in totals) / len(totals)
        yield f"{low:4}–{low + 4:<4}{100 * share:5.1f} % {'#' * round(200 * share)}".rstrip()
    yield "```"
    yield ""


def report(packs: dict[str, str], games: Games, *, brief: bool = False) -> Iterator[str]:
    """Write the whole report: every pack on basic sides, then other settings and beliefs for information."""
    for name, tiles in packs.items():
        yield f"## {name[0].upper()}{name[1:]}\n"
        options = ExplorersOptions(own_tiles=tiles)
        yield from on_basic_sides(options, games)
        if not brief:
            yield from for_information(options, games._replace(number=max(2, games.number // 3)))


def on_basic_sides(options: ExplorersOptions, games: Games) -> Iterator[str]:
    """Write what the ranks are calibrated by."""
    basic = {"greedy": games.sample(GreedyExplorers(), options), "random": games.sample(RandomBot(), options)}
    yield "Basic sides, no achievements, random maps.\n"
    yield from table(basic)
    yield "Share of the games by rank:\n"
    yield from ranks(basic)
    yield "The greedy player's points:\n"
    yield from histogram(basic["greedy"].totals)


def for_information(options: ExplorersOptions, games: Games) -> Iterator[str]:
    """Write how other beliefs, other sides and achievements do."""
    yield "The greedy player with other beliefs (basic sides):\n"
    beliefs = {belief: games.sample(GreedyExplorers(w), options) for belief, w in BELIEFS.items()}
    yield from table(beliefs)
    yield from ranks(beliefs)
    yield "The greedy player on other sides and with achievements, for information:\n"
    others = {
        setting: games.sample(GreedyExplorers(), msgspec.structs.replace(other, own_tiles=options.own_tiles))
        for setting, other in OTHERS.items()
    }
    yield from table(others)
    yield from ranks(others)


def main() -> None:
    """Play and write; what stands before the first section of an older report is kept."""
    parser = argparse.ArgumentParser(description="Calibrate Explorers against its solo ranks.")
    parser.add_argument("--games", type=int, default=300, help="games on basic sides; a third of it for the rest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tiles", type=Path, action="append", default=[], help="a pack to compare; may be repeated")
    parser.add_argument("--brief", action="store_true", help="basic sides only")
    parser.add_argument("--processes", type=int, help="how many play at the same time; else one for each core")
    parser.add_argument("--out", type=Path, help="write the report here instead of printing it")
    asked = parser.parse_args()
    packs = {INSTALLED: ""} | {f"the pack {file.name}": file.read_text(encoding="utf-8") for file in asked.tiles}
    with ProcessPoolExecutor(asked.processes) as processes:
        text = "\n".join(report(packs, Games(asked.games, asked.seed, processes), brief=asked.brief))
    if asked.out is None:
        sys.stdout.write(text)
        return
    before = asked.out.read_text(encoding="utf-8") if asked.out.exists() else "# Explorers: calibration\n\n"
    asked.out.write_text(f"{before.split('## ', maxsplit=1)[0]}{text}".rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
