"""Make the positions in which one is to find the move: ``python -m tools.practice overworld --seed 1 --count 32``.

The search plays itself. Wherever one move seems far better than all but its like, the position is dealt anew for the
seat that is to move, and a deeper search judges the moves from fresh worlds. It is kept if the best stays the best by a
clear margin, and if greedy, habit or a short search misses it (``farshore.bots.puzzles``). The file is written after
every game that was looked through, and the same command goes on where it stopped; the same seed makes the same file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time

import msgspec

from farshore.bots.puzzles.checking import has_twin, is_clear
from farshore.bots.puzzles.finding import find, kind_of
from farshore.bots.puzzles.puzzle import FILE, Collection, Made, read_collection
from farshore.bots.puzzles.writing import write_collection
from farshore.core.contract import Game
from farshore.core.registry import game as installed_game

BOTS = Path(__file__).parent.parent / "src" / "farshore" / "bots"


def main(given: list[str] | None = None) -> int:
    """Do what the command line asks for."""
    asked = argparse.ArgumentParser(prog="python -m tools.practice", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--count", type=int, default=32, help="positions to find")
    asked.add_argument("--seats", type=int, nargs="+", default=[2, 3], help="how many sit down, game by game in turn")
    asked.add_argument("--play", type=int, default=0, help="iterations where greedy goes the same way; 0: as --scan")
    asked.add_argument("--scan", type=int, default=200, help="iterations for each choice of the games")
    asked.add_argument("--check", type=int, default=1600, help="iterations of the deeper search")
    asked.add_argument("--right", type=int, default=2, help="plans that may be right")
    asked.add_argument("--gap", type=float, default=1.0, help="points that the first wrong move must be behind")
    asked.add_argument("--alike", type=float, default=0.4, help="the part of them that may ask for one kind of move")
    asked.add_argument("--games", type=int, default=1000, help="games that are looked through at most")
    asked.add_argument("--out", type=Path, help="the file; by default the game's own")
    asks = asked.parse_args(given)
    settings = {name: getattr(asks, name) for name in ("seed", "play", "scan", "check", "right", "gap", "alike")}
    made = Made(seats=tuple(asks.seats), games=0, **settings)
    out = asks.out or BOTS / asks.game / FILE
    found = make(installed_game(asks.game), made, asks.count, asks.games, out)
    return 0 if len(found.puzzles) >= asks.count else 1


def make(game: Game, made: Made, count: int, games: int, out: Path) -> Collection:
    """Look games through until there are enough puzzles, or no more games are granted."""
    found = _begun(game, made, out)
    while len(found.puzzles) < count and found.made.games < games:
        number, puzzles = found.made.games, list(found.puzzles)
        for puzzle in find(game, made, number, puzzles, count):
            puzzles.append(puzzle)
            _tell(f"  {len(puzzles)}: {kind_of(game, puzzle)}, level {puzzle.level}, {puzzle.theme}")
            if len(puzzles) == count:
                break
        found = Collection(made=msgspec.structs.replace(made, games=number + 1), puzzles=puzzles)
        out.write_text(write_collection(found), encoding="utf-8")
        _tell(f"{game.name}: {len(found.puzzles)} of {count} after {number + 1} games, {process_time():.0f} s")
    return found


def _begun(game: Game, made: Made, out: Path) -> Collection:
    """Return what was found before in the same way, as far as it still holds."""
    if out.exists():
        before = read_collection(out.read_text(encoding="utf-8"), out.name)
        if msgspec.structs.replace(before.made, games=0) == made:
            once = {puzzle.id: puzzle for puzzle in before.puzzles}.values()
            kept = [each for each in once if is_clear(each.answers, made) and not has_twin(game, each)]
            return msgspec.structs.replace(before, puzzles=kept)
    return Collection(made=made, puzzles=[])


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
