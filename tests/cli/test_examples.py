"""``farshore examples``: they come with what is installed."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path
from subprocess import run
from sys import executable

from farshore.cli.examples import IN_A_CHECKOUT
from tests.cli.command import farshore, one_line
from tests.effort import in_depth

NAMES = {"curve.py", "eager.py", "lucky.mjs", "outside_bot.py", "ppo.py"}


def test_they_are_copied_and_what_is_there_stays(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "ppo.py").write_text("mine")
    said = one_line(farshore("examples", folder))
    assert said == f"{folder} has curve.py, eager.py, lucky.mjs, outside_bot.py, ppo.py."
    assert {path.name for path in folder.iterdir()} == NAMES
    assert (folder / "ppo.py").read_text() == "mine"
    assert (folder / "curve.py").read_bytes() == (IN_A_CHECKOUT / "curve.py").read_bytes()


@in_depth
def test_a_wheel_has_them(tmp_path: Path) -> None:
    command = [executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    run(command, cwd=IN_A_CHECKOUT.parent, env=os.environ | {"FARSHORE_WEB_LATER": "1"}, check=True)  # noqa: S603 - ours
    (wheel,) = tmp_path.glob("*.whl")
    inside = {Path(name) for name in zipfile.ZipFile(wheel).namelist()}
    assert {path.name for path in inside if path.parent == Path("farshore/cli/examples")} == NAMES
