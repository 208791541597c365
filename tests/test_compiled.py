"""The same source, compiled: a wheel built as its users would build it plays the same games by the same rules.

It is built when the rules have changed since the last time, with little effort of the C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from farshore.core.compiled import is_compiled
from tests.effort import IS_THOROUGH
from tools.compile_rules import MODULES, ROOT, fingerprint

COMPILER = shutil.which((sysconfig.get_config_var("CC") or "cl").split()[0])
HEADER = Path(sysconfig.get_path("include"), "Python.h")
KEPT = Path(sys.prefix, ".compiled")
SOURCE = ROOT / "src" / "farshore"
TABLES = ("entdecker-2", "explorers-3", "overworld-2")
RULES = [
    "tests/test_records.py::test_a_golden_record_replays_to_the_very_same_position_and_score",
    "tests/core/test_phases.py",
    "tests/core/test_simulate.py",
    "tests/third_party/test_atoll.py",  # whose state and steps, which are not compiled, derive from those that are
    "tests/entdecker/test_place.py",
    "tests/explorers/test_marks.py",
    "tests/overworld/test_survey.py",
    "tests/envs/test_batch.py",
    "tests/envs/test_sights.py",
    *(f"tests/test_conformance.py::test_the_printed_game_keeps_the_contract[{table}]" for table in TABLES),
]
ALL_RULES = [
    "tests/test_records.py",
    "tests/test_conformance.py",
    "tests/third_party/test_atoll.py",
    "tests/core",
    "tests/entdecker",
    "tests/explorers",
    "tests/overworld",
    "tests/envs",
]


def run(*arguments: str, **wishes: str) -> str:
    """Run Python in the checkout, and return what it says."""
    command, env = [sys.executable, *arguments], os.environ | wishes
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def package() -> Path:
    """Return a folder with what the wheel of this source holds; what is not compiled is as it is now."""
    folder = KEPT / fingerprint()
    if not folder.is_dir():
        with TemporaryDirectory() as made:
            wishes = {"FARSHORE_COMPILE": "1", "FARSHORE_COMPILE_LEVEL": "0", "FARSHORE_WEB_LATER": "1"}
            run("-m", "hatchling", "build", "-t", "wheel", "-d", made, **wishes)
            (wheel,) = Path(made).iterdir()
            assert not wheel.name.endswith("-any.whl"), "it is for one platform"
            shutil.rmtree(KEPT, ignore_errors=True)
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(KEPT / "unpacked")
            (KEPT / "unpacked").rename(folder)
    shutil.copytree(SOURCE, folder / "farshore", ignore=shutil.ignore_patterns("static"), dirs_exist_ok=True)
    return folder


def test_what_is_installed_where_it_lies_is_not_compiled() -> None:
    assert not is_compiled()


def test_every_module_that_is_compiled_is_there() -> None:
    for folder, names in MODULES.items():
        assert all((SOURCE / folder / f"{name}.py").is_file() for name in names.split())


@pytest.mark.timeout(3600)  # a minute alone, but a quarter of an hour beside thirty others that want the processor
@pytest.mark.skipif(COMPILER is None or not HEADER.is_file(), reason="there is no C compiler, or no Python.h")
def test_the_compiled_wheel_plays_by_the_same_rules() -> None:
    folder = package()
    compiled = {"PYTHONPATH": str(folder)}
    assert run("-m", "farshore", "--version", **compiled).rstrip().endswith("(compiled)")
    where = run("-c", "import farshore.games.overworld.state as s; print(s.__file__)", **compiled)
    assert Path(where.strip()).parent == folder / "farshore" / "games" / "overworld"
    batch = "from farshore.envs.batch import Batch; print(Batch('explorers', 1, kernel=True).has_kernel)"
    assert run("-c", batch, CC="none", PATH="", **compiled) == "True\n", "its kernel needs no compiler"
    run("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *(ALL_RULES if IS_THOROUGH else RULES), **compiled)
