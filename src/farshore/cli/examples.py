"""``farshore examples``: the programs of the folder ``examples``, to be read, run and changed."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile
from typing import Annotated, Final

import typer

import farshore
from farshore.cli.screen import screen
from farshore.core.words import in_a_row, say

PACKED: Final = Path(__file__).with_name("examples")
"""Where a wheel has them (``hatch_build.py``)."""
IN_A_CHECKOUT: Final = Path(farshore.__file__).parents[2] / "examples"


def examples(
    folder: Annotated[Path, typer.Argument(help=say("cli-arg-examples-folder"))] = Path("examples"),
) -> None:
    """Copy the examples into a folder. What is there stays as it is."""
    source = PACKED if PACKED.is_dir() else IN_A_CHECKOUT
    found = sorted(path for path in source.iterdir() if path.suffix in {".py", ".mjs"})
    folder.mkdir(parents=True, exist_ok=True)
    for path in found:
        if not (folder / path.name).exists():
            copyfile(path, folder / path.name)
    names = in_a_row(path.name for path in found)
    screen().print(say("cli-examples-copied", folder=str(folder), files=names), soft_wrap=True)
