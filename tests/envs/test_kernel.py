"""The kernel of Explorers plays as the rules do, and where there is none everything works without it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.kernel_check import compare, difference, random_table
from farshore.envs.batch import Batch
from farshore.envs.kernel import build, explorers
from farshore.envs.kernel.build import NoKernel, compiler
from tests.effort import tries

needs_compiler = pytest.mark.skipif(compiler() is None, reason="there is no C compiler")


@pytest.fixture
def no_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Nothing was compiled yet, neither by others nor in this process."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for remembered in (explorers.kernel, explorers.has_kernel):
        remembered.cache_clear()
    yield
    for remembered in (explorers.kernel, explorers.has_kernel):
        remembered.cache_clear()


@needs_compiler
@pytest.mark.parametrize("number", range(tries(40, 5)))
def test_the_kernel_and_the_rules_play_the_same_games_at_any_table(number: int) -> None:
    """In short what ``python -m benchmarks.kernel_check`` does."""
    assert sum(1 for _ in compare(random_table(Random(number)), number, tries(400, 100), n=2))


@needs_compiler
@pytest.mark.parametrize("seats", range(1, 5))
def test_whole_games_are_the_same_for_any_number_of_seats(seats: int) -> None:
    table = random_table(Random(seats)) | {"seats": seats, "first_seat": "random", "may_stop": False}
    assert sum(compare(table, seats, 150 * seats, n=1)), "a game ended, and the next one went on"


@needs_compiler
def test_two_threads_step_the_same_games() -> None:
    one, two = (Batch("explorers", 5, seats=2, seed=3, threads=threads, kernel=True) for threads in (1, 2))
    luck, ends = np.random.default_rng(3), 0
    for _ in range(300):
        codes = one.pick(luck.random(5))
        assert not difference(one.step(codes), two.step(codes))
        ends += int(one.now().dones.sum())
    assert ends
    with pytest.raises(ValueError, match="at least one thread"):
        Batch("explorers", 5, threads=0)


@needs_compiler
def test_a_difference_is_found_and_told() -> None:
    one, other = (Batch("explorers", 2, seats=1, seed=seed) for seed in (1, 2))
    assert not difference(one.now(), one.now())
    assert difference(one.now(), other.now()).startswith("board at [0, ")


@needs_compiler
def test_a_library_is_compiled_once_and_kept(no_library: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.MORE_FLAGS, "-O0")  # quickly
    assert Batch("explorers", 1, seats=1).has_kernel
    (made,) = (tmp_path / "farshore").iterdir()
    assert build.library() == made
    assert not Batch("explorers", 1, seats=1, kernel=False).has_kernel


def test_without_a_compiler_the_rules_step_the_same_games(no_library: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CC", "no-such-compiler")
    batch = Batch("explorers", 2, seats=1, seed=7)
    assert not batch.has_kernel
    with pytest.raises(NoKernel, match="no C compiler"):
        Batch("explorers", 2, seats=1, kernel=True)
    assert not difference(batch.now(), Batch("explorers", 2, seats=1, seed=7, kernel=False).now())


@needs_compiler
def test_a_compiler_that_fails_is_told_of(no_library: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.MORE_FLAGS, "-no-such-flag")
    with pytest.warns(RuntimeWarning, match="could not compile it: .*no-such-flag"):
        assert not Batch("explorers", 1, seats=1).has_kernel


@pytest.mark.parametrize("kernel", [None, False], ids=["kernel if there is one", "rules"])
def test_what_is_handed_in_and_out_is_guarded(kernel: bool | None) -> None:
    batch = Batch("explorers", 2, seats=1, kernel=kernel)
    for array in batch.now():
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    with pytest.raises(TypeError, match="codes cannot be float64"):
        batch.step(np.zeros(2))  # type: ignore[arg-type] # on purpose
    with pytest.raises(ValueError, match="2 fractions are needed"):
        batch.pick(np.zeros(3))
    least, most = (batch.pick(np.full(2, fraction)) for fraction in (-np.inf, 9.0))
    assert least.tolist() == batch.now().masks.argmax(axis=1).tolist()
    assert (batch.now().masks[range(2), most] == 1).all()
    assert not batch.now().masks[:, int(most.max()) + 1 :].any()


@needs_compiler
def test_no_code_whatever_it_is_breaks_the_kernel() -> None:
    batch, limits = Batch("explorers", 4, seats=2, penalty=1.0), np.iinfo(np.int64)
    for code in (limits.min, -1, 255, 681, 682, 2**31, limits.max):
        before = batch.now().masks[:, code].copy() if 0 <= code < 682 else np.zeros(4, np.int8)
        seats = batch.now().seats.copy()
        now = batch.step(np.full(4, code))
        assert (now.rewards[range(4), seats] == before - 1.0).all()
