"""What may be left out of an installation, and what to type when it is missed.

``pip install farshore`` brings the rules, the bots and the records. The strongest bots, the terminal with the arena,
the table, the arena on many machines and the learners' interfaces are extras: their packages call ``need`` before they
import anything else, so that whoever starts or imports one hears what to type.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from farshore.core.errors import FarshoreError

NEEDED: Final = {
    "bots": ("numpy",),
    "play": ("typer", "rich", "platformdirs", "openskill"),
    "cluster": ("ray",),
    "lab": ("pettingzoo", "gymnasium", "numpy", "pyarrow"),
    "table": (
        "litestar",
        "uvicorn",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "platformdirs",
        "cryptography",
    ),
    "postgres": ("psycopg",),
}
"""The modules without which nothing of an extra works; what it brings in full is said in pyproject.toml."""


class MissingExtra(FarshoreError, ImportError):
    """A part of Farshore that is not installed. Says what to type to have it."""

    def __init__(self, extra: str) -> None:
        super().__init__("missing-extra", extra=extra)
        self.extra = extra


def need(extra: str) -> None:
    """Look whether an extra is installed. Raises ``MissingExtra``."""
    if any(find_spec(module) is None for module in NEEDED[extra]):
        raise MissingExtra(extra)
