"""The build hook: puts the web table into the package, whether it is installed, installed editable or packed."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LATER = "FARSHORE_WEB_LATER"
"""Set by whoever installs the package where it lies and builds the web table afterwards: ``./check``."""


def bundle_module(root: str) -> ModuleType:
    """Return ``web/bundle.py``, which is no package."""
    spec = importlib.util.spec_from_file_location("farshore_web_bundle", Path(root, "web", "bundle.py"))
    if spec is None or spec.loader is None:
        raise FileNotFoundError("web/bundle.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WebTable(BuildHookInterface[Any]):  # type: ignore[misc]  # hatchling is there only while building
    """Builds ``web/`` into ``src/farshore/server/static`` unless it is there and current."""

    def dependencies(self) -> list[str]:
        """Ask for node only when there is something to build."""
        bundle = bundle_module(self.root)
        return [] if bundle.is_current() or os.environ.get(LATER) else [bundle.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundle before the files are collected."""
        if os.environ.get(LATER):
            return
        bundle_module(self.root).build()
