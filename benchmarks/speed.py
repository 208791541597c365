"""Measure random play of Farshore beside its peers, in one run, and print a table.

Every engine gets a short slice of time in every round, so that a machine that slows down for a while slows all of
them; a ratio is taken between slices of one run, never between runs.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import sys
from collections.abc import Callable, Sequence
from functools import reduce
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.progress import track

from benchmarks import farshore_games, in_kernel, peers
from benchmarks.beside import Build, Compiled
from benchmarks.engine import Engine, Tally, play_for, real_choices
from benchmarks.pages import SPEED, keep
from benchmarks.report import Line, Ratio, Report, machine
from tools.compile_rules import compile_rules


def run_rounds(engines: Sequence[Engine], rounds: int, seconds: float, seed: int) -> dict[str, list[Tally]]:
    """Give every engine one slice per round; each round starts with another engine. Return the slices by key."""
    slices: dict[str, list[Tally]] = {engine.key: [] for engine in engines}
    rngs = {engine.key: Random(seed) for engine in engines}
    for engine in engines:
        engine.play(Random(seed))  # the first game fills caches
    gc.collect()
    gc.freeze()  # the modules of ten engines are not for every collection to look through
    for number in track(range(rounds), description="rounds", console=Console(stderr=True), transient=True):
        first = number % len(engines)
        for engine in (*engines[first:], *engines[:first]):
            slices[engine.key].append(engine.spell(seconds, rngs[engine.key]))
    return slices


def total(slices: Sequence[Tally]) -> Tally:
    """Sum up the slices of one engine."""
    return reduce(Tally.and_also, slices)


def ratio(ours: Sequence[Tally], theirs: Sequence[Tally], rate: Callable[[Tally], float]) -> Ratio:
    """Compare two engines over the same rounds."""
    by_round = [rate(one) / rate(other) for one, other in zip(ours, theirs, strict=True)]
    return Ratio(rate(total(ours)) / rate(total(theirs)), min(by_round), max(by_round))


def line(engine: Engine, ours: Sequence[Tally], yardstick: Sequence[Tally] | None) -> Line:
    """Put an engine's line together, with what is not measured in rounds: copies and forced decisions."""
    played = total(ours)
    clone = engine.copy_seconds()
    return Line(
        key=engine.key,
        engine=engine.name,
        game=engine.game,
        games=played.games,
        decisions=played.decisions,
        seconds=played.seconds,
        games_per_second=played.games_per_second,
        decisions_per_second=played.decisions_per_second,
        decisions_per_game=played.decisions / played.games,
        real_choices=real_choices(engine),
        clone_microseconds=None if clone is None else clone * 1e6,
        games_ratio=ratio(ours, yardstick, lambda tally: tally.games_per_second) if yardstick else None,
        decisions_ratio=ratio(ours, yardstick, lambda tally: tally.decisions_per_second) if yardstick else None,
    )


def measure(engines: Sequence[Engine], absent: dict[str, str], rounds: int, slice_: float, seed: int) -> Report:
    """Run all rounds and everything around them."""
    slices = run_rounds(engines, rounds, slice_, seed)
    yardstick = slices.get(peers.YARDSTICK)
    return Report(
        lines=[line(engine, slices[engine.key], yardstick) for engine in engines],
        machine=machine(),
        rounds=rounds,
        seconds_per_slice=slice_,
        seed=seed,
        yardstick=peers.YARDSTICK,
        absent=absent,
    )


def profile(engine: Engine, seconds: float, seed: int) -> None:
    """Print where the time of random games goes, by the functions' own time."""
    engine.play(Random(seed))
    with cProfile.Profile() as profiler:
        played = play_for(engine, seconds, Random(seed))
    print(f"{engine.name}, {engine.game}: {played.games} games, {played.decisions} decisions")
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(30)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="for each engine in all (10)")
    parser.add_argument("--rounds", type=int, default=10, help="slices these seconds are cut into (10)")
    parser.add_argument("--seed", type=int, default=1, help="of the random play (1)")
    parser.add_argument("--only", metavar="WORD", action="append", help="engines with this in their key; repeatable")
    parser.add_argument("--no-peers", action="store_true", help="Farshore's games alone, without ratios")
    parser.add_argument("--compiled", action="store_true", help="the compiled rules too; compiling takes minutes")
    parser.add_argument("--package", type=Path, metavar="FOLDER", help="… those that tools.compile_rules put there")
    parser.add_argument("--write", action="store_true", help="keep the figures and put them into the pages")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--profile", action="store_true", help="profile the chosen Farshore games instead")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds and --rounds must be positive")
    if given.write and (given.only or given.no_peers):
        parser.error("--write keeps whole runs")
    return given


def main() -> None:
    """Measure what the command line asks for."""
    given = arguments()

    def wanted(key: str) -> bool:
        return not given.only or any(word in key for word in given.only)

    ours, broken = farshore_games.find(wanted)
    if given.profile:
        for engine in ours:
            profile(engine, given.seconds, given.seed)
        return
    with TemporaryDirectory() as folder:
        if given.compiled and given.package is None:
            compile_rules(Path(folder))
        build = Build(given.package or Path(folder)) if given.compiled or given.package else None
        compiled = [Compiled(engine, build) for engine in ours] if build else []
        kernels, lacking = in_kernel.find(ours)
        compare(given, [*kernels, *compiled, *ours], broken | lacking, wanted)
        if build:
            build.end()


def compare(
    given: argparse.Namespace, ours: list[Engine], broken: dict[str, str], wanted: Callable[[str], bool]
) -> None:
    """Measure ours and the peers, and print what was found."""
    theirs, missing = peers.find(lambda key: not given.no_peers and (wanted(key) or key == peers.YARDSTICK))
    engines = [*ours, *theirs]
    absent = broken | missing
    if not any(wanted(engine.key) for engine in engines):
        raise SystemExit("\n".join(["Nothing to measure.", *(f"{key}: {why}" for key, why in absent.items())]))
    found = measure(engines, absent, given.rounds, given.seconds / given.rounds, given.seed)
    console = Console(width=None if sys.stdout.isatty() else 150, highlight=False)
    console.print(found.table(), *found.notes(), sep="\n", markup=False)
    if given.write:
        keep(SPEED, found)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


if __name__ == "__main__":
    main()
