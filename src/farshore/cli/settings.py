"""Settings of a server, as they are typed: a file, any of them by name, and a sample to begin with."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from farshore.core.words import say
from farshore.server.sample import sample_settings
from farshore.server.settings import Choices
from farshore.server.sources import choose, pair

Folder: TypeAlias = Annotated[Path | None, typer.Option(help=say("setting-data"), metavar="FOLDER")]
SettingsFile: TypeAlias = Annotated[Path | None, typer.Option(help=say("setting-file"), metavar="FILE")]


def choices(file: Path | None, named: Mapping[str, Any], pairs: Sequence[str] | None = None) -> Choices:
    """Return what was chosen in a file, in the environment, and by options; those that were not typed are empty."""
    typed: dict[str, Any] = dict(map(pair, pairs or ()))
    given = {name: value for name, value in named.items() if value is not None and value != []}
    typed |= {name: value if isinstance(value, list) else str(value) for name, value in given.items()}
    return choose(file, os.environ, typed)


def print_sample() -> None:
    """Print a file to begin with, as it is to be saved."""
    typer.echo(sample_settings())
