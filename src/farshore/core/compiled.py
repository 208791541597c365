"""The same source, compiled: whether this installation is, and what the source says to mypyc.

``FARSHORE_COMPILE=1`` builds a wheel in which the modules of the rules are compiled (``tools/compile_rules.py``).
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_said: bool) -> Any:
        """Say something about a class to mypyc, which knows this by its name; to Python it means nothing."""
        return lambda described: described


__all__ = ["is_compiled", "mypyc_attr"]


def is_compiled() -> bool:
    """Tell whether the rules are compiled here."""
    found = find_spec("farshore.core.phases")
    return found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))
