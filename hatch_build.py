"""The build hook: puts the web table into the package, whether it is installed, installed editable or packed.

A wheel also has the examples, for ``farshore examples``.

With ``FARSHORE_COMPILE=1`` a wheel has the rules compiled (``tools/compile_rules.py``) and the learners' kernel
(``src/farshore/envs/kernel/build.py``), and is for one platform.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LATER = "FARSHORE_WEB_LATER"
"""Set by whoever installs the package where it lies and builds the web table afterwards: ``./check``."""
COMPILE = "FARSHORE_COMPILE"
"""Set by whoever wants a wheel for this platform, with the rules compiled."""
LEVEL = "FARSHORE_COMPILE_LEVEL"
"""How hard the C compiler shall try, from 0 to 3; usually as hard as it can."""

EXAMPLES = "examples"
"""The folder that ``farshore examples`` copies."""
KERNEL = ("src", "farshore", "envs", "kernel")


def module_at(root: str, *path: str) -> ModuleType:
    """Return a module of the checkout, which is in no package while this one is built."""
    spec = importlib.util.spec_from_file_location(f"farshore_{path[0]}", Path(root, *path))
    if spec is None or spec.loader is None:
        raise FileNotFoundError(Path(*path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Package(BuildHookInterface[Any]):
    """Builds ``web/`` into ``src/farshore/server/static`` unless it is there and current; compiles where wished."""

    def dependencies(self) -> list[str]:
        """Ask for node only when there is something to build, and for mypyc only when something is compiled."""
        bundle = module_at(self.root, "web", "bundle.py")
        needed = [] if bundle.is_current() or os.environ.get(LATER) else [bundle.NODE]
        if os.environ.get(COMPILE):
            rules = module_at(self.root, "tools", "compile_rules.py")
            needed += [*rules.NEEDS, *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundle before the files are collected, and compile; what is installed editable stays as it is."""
        if not os.environ.get(LATER):
            module_at(self.root, "web", "bundle.py").build()
        if self.target_name == "wheel" and version != "editable":  # which has the folder itself
            found = [path for path in Path(self.root, EXAMPLES).iterdir() if path.is_file()]
            build_data["force_include"] |= {str(path): f"farshore/cli/{EXAMPLES}/{path.name}" for path in found}
        if os.environ.get(COMPILE) and self.target_name == "wheel" and version != "editable":
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile in a folder that is there until the wheel is packed, and add what was made."""
        self.folder = TemporaryDirectory()
        rules = module_at(self.root, "tools", "compile_rules.py")
        made = rules.compile_rules(Path(self.folder.name), os.environ.get(LEVEL, rules.BEST))
        build_data["force_include"] |= {str(Path(self.folder.name, library)): str(library) for library in made}
        kernel = module_at(self.root, *KERNEL, "build.py")
        library = Path(self.folder.name, kernel.LIBRARY)
        kernel.compile_kernel(library)
        build_data["force_include"][str(library)] = str(Path(*KERNEL[1:], kernel.LIBRARY))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
