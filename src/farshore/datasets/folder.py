"""Where a dataset is: a folder with the games themselves, as the arena keeps them, and Parquet files made from them.

A file holds the decisions of ``GAMES_A_FILE`` games and is written whole, as soon as all of them have been played. So a
run that was stopped goes on with the next game, more games only add files, and other columns are written from the same
games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

from farshore.arena.store import Store
from farshore.arena.table import Played, Result
from farshore.arena.tournament import Tournament
from farshore.core.errors import FarshoreError
from farshore.core.registry import game as installed_game
from farshore.datasets.columns import Contents, columns_of, schema_of
from farshore.datasets.rows import rows_of
from farshore.envs.setting import GAMES, shared_setting

GAMES_A_FILE: Final = 100
GAMES_AT_ONCE: Final = 10  # so many are in memory while a file is written, as they are while it is read
KEPT: Final = "_games.sqlite"  # readers of a folder of Parquet files overlook what begins so
PACKED: Final = "zstd"  # positions say nearly the same again and again


class NoNumbers(FarshoreError):
    """A game whose actions have no numbers for learners."""

    def __init__(self, game: str) -> None:
        super().__init__("dataset-no-numbers", game=game)


class Dataset:
    """A folder that is filled."""

    def __init__(self, folder: Path, tournament: Tournament, games: int, contents: Contents) -> None:
        """Open a folder, or make one, for so many games or the more that it has.

        Raises ``NoNumbers``, ``OSError``, and ``BadFile`` if it holds those of another tournament.
        """
        if tournament.game not in GAMES:
            raise NoNumbers(tournament.game)
        options = installed_game(tournament.game).read_options(tournament.options)
        self.tournament = tournament
        self.folder = folder
        self._setting = shared_setting(tournament.game, tournament.seats, options)
        self._contents = contents
        self._schema = schema_of(columns_of(self._setting, contents))
        folder.mkdir(parents=True, exist_ok=True)
        self._store = Store(tournament, folder / KEPT)
        self._results = {result.number: result for result in self._store.results()}
        numbers = range(max([len(tournament.numbers(games)), *(number + 1 for number in self._results)]))
        self._blocks = [numbers[start : start + GAMES_A_FILE] for start in range(0, len(numbers), GAMES_A_FILE)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._store.__exit__()

    @property
    def games(self) -> int:
        """How many games it is to have."""
        return sum(len(block) for block in self._blocks)

    def missing(self) -> list[int]:
        """Return which games have not been played."""
        return [number for block in self._blocks for number in block if number not in self._results]

    def add(self, played: Played) -> None:
        """Keep a game, and write the file that it completes."""
        self._store.add(played)
        self._results[played.result.number] = played.result
        self._complete(self._blocks[played.result.number // GAMES_A_FILE])

    def complete(self) -> None:
        """Write every file that is not there, or has other columns, though its games have been played."""
        for block in self._blocks:
            self._complete(block)

    def results(self) -> list[Result]:
        """Return what came of its games."""
        return [self._results[number] for block in self._blocks for number in block if number in self._results]

    def _complete(self, block: range) -> None:
        file = self.folder / f"games-{block.start:06}-{block.stop - 1:06}.parquet"
        if all(number in self._results for number in block) and not self._is_written(file):
            self._write(file, block)
            for older in self.folder.glob(f"games-{block.start:06}-*.parquet"):
                if older != file:  # when fewer games were wanted
                    older.unlink()

    def _is_written(self, file: Path) -> bool:
        return file.exists() and bool(pq.read_schema(file).equals(self._schema))

    def _write(self, file: Path, block: range) -> None:
        new = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            with pq.ParquetWriter(new, self._schema, compression=PACKED) as writer:
                batches = self._batches(block)
                while some := [*islice(batches, GAMES_AT_ONCE)]:
                    writer.write_table(pa.Table.from_batches(some, self._schema).combine_chunks())
            new.replace(file)
        finally:
            new.unlink(missing_ok=True)

    def _batches(self, block: range) -> Iterator[pa.RecordBatch]:
        """Yield the decisions of each game of a block that was played to its end."""
        for result in (self._results[number] for number in block):
            if result.is_whole:
                played = Played(result, self._store.record(result.number), [])
                rows = [*rows_of(played, self.tournament, self._setting, self._contents)]
                yield pa.RecordBatch.from_pylist(rows, self._schema)
