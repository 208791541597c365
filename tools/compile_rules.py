"""Compile the rules with mypyc: the same source, several times as fast.

Used by the build hook (``FARSHORE_COMPILE=1``) and by ``benchmarks.compiled``; by hand

    python -m tools.compile_rules FOLDER

puts the package into a folder, compiled: ``PYTHONPATH=FOLDER`` runs it. What is compiled and what is not, and why:
``docs/decisions/0040-the-same-source-compiled.md``.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import chdir
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
NEEDS: Final = ("mypy==2.4.1", "setuptools>=65")
"""What compiles, beside a C compiler; all that the package itself needs must be there too, for its types."""
BEST: Final = "3"
"""How hard the C compiler tries for those who play; less is enough to see that everything works."""
LINUX: Final = ("-fno-semantic-interposition", "-fno-plt", "-Wno-all")
"""Else no function may be put where it is called, for another might take its place, and Python's own are called by a
detour; and looking for what might be wrong with C that nobody has written takes three times as long as translating it.
"""
MODULES: Final = {
    "core": "bundle draws phases ranking simulate steps",
    "games/entdecker": (
        "announce board chart explore faces fill final income islands jungle opening payments phase place recall "
        "scoring scouts sea setup stacks start state terms tile top_scouts turn unit units"
    ),
    "games/explorers": (
        "achievements card cards gems grid marks opening phase provisions rounds scoring sheet state temples terms "
        "turn villages world"
    ),
    "games/overworld": (
        "board contest draw ending entrance explore gaps grid grow opening phase placements plots provisions regions "
        "scoring state terms tiles turn"
    ),
    "envs": "numbering rewards sitting tables",
    "envs/observations": (
        "drawn entdecker_facts entdecker_jungle entdecker_sight "
        "overworld_enclosed overworld_facts overworld_regions overworld_sight"
    ),
}
"""By folder: the modules that are compiled, all together, so that they call one another without a detour. What random
play and learners pass often is here; not those that define Structs, which make themselves from what only Python tells
them."""


def compile_rules(folder: Path, level: str = BEST) -> list[Path]:
    """Put the package into a folder and compile the rules there. Return the libraries made, relative to it."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only there where something is compiled
    from setuptools import Distribution  # noqa: PLC0415 - as above
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415 - as above

    shutil.copytree(ROOT / "src" / "farshore", folder / "farshore", ignore=shutil.ignore_patterns("static", "*.so"))
    with chdir(folder):  # mypyc goes by relative paths
        extensions = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *_files()],
            opt_level=level,
            debug_level="0",
            group_name="farshore",
        )
        if sys.platform == "linux":
            for extension in extensions:
                extension.extra_compile_args += [*LINUX]
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.inplace = True
        command.ensure_finalized()
        command.run()
        for left in ("build", ".mypy_cache"):
            shutil.rmtree(left, ignore_errors=True)
        return [Path(command.get_ext_filename(extension.name)) for extension in extensions]


def fingerprint() -> str:
    """Return a hash of all that the libraries are made of: the rules, and whatever their types come from."""
    digest = sha256(f"{sys.version} {NEEDS}".encode())
    source = ROOT / "src" / "farshore"
    kernel = [*source.glob("envs/kernel/*.py"), *source.glob("envs/kernel/source/*")]  # which is in the wheel too
    seen = [*source.glob("envs/*.py"), *source.glob("envs/observations/*.py")]
    python = [*source.glob("core/**/*.py"), *source.glob("games/**/*.py"), *seen]
    for path in [Path(__file__), *sorted([*python, *kernel])]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _files() -> Iterator[str]:
    for folder, names in MODULES.items():
        yield from (f"farshore/{folder}/{name}.py" for name in names.split())


if __name__ == "__main__":
    compile_rules(Path(sys.argv[1]), *sys.argv[2:])
