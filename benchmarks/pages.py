"""Write the tables of figures into the pages that show them, between two marks for each.

``python -m benchmarks.speed --compiled --write`` and ``python -m benchmarks.learners --compiled --write`` measure, keep
what they found beside this file, and write the pages. ``python -m benchmarks.pages`` writes them from what is kept; a
test tells when they say anything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.report import Line, Machine, Report, cells
from benchmarks.results import Learning
from tools.lab_tables import table, written
from tools.rule_citations import ROOT

SPEED: Final = ROOT / "benchmarks" / "speed.json"
LEARNERS: Final = ROOT / "benchmarks" / "learners.json"
OVERVIEW: Final = ROOT / "README.md"
BENCHMARKS: Final = ROOT / "benchmarks" / "README.md"
LAB: Final = ROOT / "docs" / "lab.md"

SHOWN: Final = ("entdecker-4", "explorers-4", "explorers-1", "overworld-4")
BESIDE: Final = ("catanatron-catan-4", "open-spiel-hive")
COMPARED: Final = ("compiled-entdecker-4", "compiled-explorers-4", "compiled-overworld-4", "kernel-explorers-4")


def pages_as_they_should_be() -> dict[Path, str]:
    """Return the pages with their tables written anew. Raises ``LookupError`` if there is no place for one."""
    speed = msgspec.json.decode(SPEED.read_bytes(), type=Report)
    learners = msgspec.json.decode(LEARNERS.read_bytes(), type=Learning)
    pages = {path: path.read_text("utf-8") for path in (OVERVIEW, BENCHMARKS, LAB)}
    pages[OVERVIEW] = written(pages[OVERVIEW], "speed", overview(speed))
    pages[BENCHMARKS] = written(pages[BENCHMARKS], "speed", speed_table(speed))
    pages[BENCHMARKS] = written(pages[BENCHMARKS], "speed-compared", compared(speed))
    pages[BENCHMARKS] = written(pages[BENCHMARKS], "learners", learners_table(learners))
    pages[LAB] = written(pages[LAB], "learners", ours_table(learners))
    return pages


def keep(path: Path, found: Report | Learning) -> None:
    """Keep what a run found, without where its interpreter lies, and write the pages."""
    interpreter = found.machine.interpreter.partition(" (")[0]
    kept = msgspec.structs.replace(found, machine=msgspec.structs.replace(found.machine, interpreter=interpreter))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
    write()


def write() -> None:
    """Write the pages."""
    for path, text in pages_as_they_should_be().items():
        path.write_text(text, "utf-8")


def where(machine: Machine) -> str:
    """Say where a run took place."""
    return f"{machine.interpreter}, {machine.processor} with {machine.cores} cores, load {machine.load:.1f}"


def overview(found: Report) -> str:
    """Return the short table of speed: our games at some tables, each way, and their yardstick."""
    lines = {line.key: line for line in found.lines}
    rows = []
    for key in (*(f"{way}-{of}" for of in SHOWN for way in ("farshore", "compiled", "kernel")), *BESIDE):
        if line := lines.get(key):
            engine, game, games, times, decisions, times_decisions, _, _, clone = named(line)
            rows.append((game, engine, games, times, decisions, times_decisions.partition(" ")[0], clone))
    head = ("game", "by", "games/s", "×", "decisions/s", "×", "clone µs")
    return f"{table(head, rows)}\n{_how(found)}\n"


def speed_table(found: Report) -> str:
    """Return the table of speed."""
    head = ("engine", "game", "games/s", "×", "decisions/s", "× (by round)", "per game", "choices", "clone µs")
    return f"{table(head, map(named, found.lines))}\n{_how(found)}\n"


def named(line: Line) -> tuple[str, ...]:
    """Return the cells of a line, with games as they are called in a sentence."""
    engine, game, *rest = cells(line)
    game = game.replace("_", " ")
    return engine, game.capitalize() if engine.startswith("farshore") else game, *rest


def compared(found: Report) -> str:
    """Return how many times as many games, and decisions, our fastest builds play as every peer."""
    lines = {line.key: line for line in found.lines}
    ours = [lines[key] for key in COMPARED if key in lines]
    rows = [
        (f"{engine}: {game}", *(_times(one, line) for one in ours))
        for line in found.lines
        if not (engine := line.engine).startswith("farshore") and (game := line.game.replace("_", " "))
    ]
    head = ("as many games; decisions as", *(", ".join(reversed(named(one)[:2])) for one in ours))
    return table(head, rows)


def _times(one: Line, other: Line) -> str:
    games = one.games_per_second / other.games_per_second
    return f"{_number(games)} ×; {_number(one.decisions_per_second / other.decisions_per_second)} ×"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _how(found: Report) -> str:
    return (
        f"{found.rounds} rounds of {found.seconds_per_slice:g} s of each, seed {found.seed}; {where(found.machine)}. "
        f"× is the ratio to catanatron's four-player Catan."
    )


def learners_table(found: Learning) -> str:
    """Return the table of learners' environments."""
    head = ("environment", "steps/s", "games/s", "bytes a step", "× connect_four (half of the rounds)")
    return f"{table(head, learners_rows(found))}\n{_how_learnt(found)}\n"


def learners_rows(found: Learning) -> Iterator[tuple[str, ...]]:
    """Yield the environments."""
    for line in found.lines:
        games = f"{line.games_per_second:,.1f}" if line.games_per_second else "—"
        yield line.name, f"{line.steps_per_second:,.0f}", games, f"{line.bytes:,}", str(line.ratio or "—")


def ours_table(found: Learning) -> str:
    """Return the environments that are ours, with one of each other library to compare with."""
    rows = [row[:4] for row in learners_rows(found) if _is_shown(row[0])]
    return f"{table(('environment', 'steps/s', 'games/s', 'bytes a step'), rows)}\n{_how_learnt(found)}\n"


def _is_shown(name: str) -> bool:
    return name.startswith(("Batch", "our ")) or name in {"PettingZoo connect_four, aec", "catanatron gym, 2 players"}


def _how_learnt(found: Learning) -> str:
    how = f"{found.rounds} rounds of {found.seconds_per_slice:g} s of each"
    return "; ".join((how, where(found.machine), ", ".join(found.versions))) + "."


if __name__ == "__main__":
    write()
