"""Where the kernel's library comes from: the wheel for this platform, or a C compiler when it is first needed.

Nothing but the standard library is used here: the build hook runs this too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SOURCE: Final = Path(__file__).parent / "source"
LIBRARY: Final = "libexplorers.dll" if sys.platform == "win32" else "libexplorers.so"
"""A name that no module has: Python would take the library for one."""
FLAGS: Final = ("-std=c11", "-O3", "-fPIC", "-shared", "-fvisibility=hidden")
"""For every processor of the platform: a library that is kept may be used by another machine."""
MORE_FLAGS: Final = "FARSHORE_KERNEL_FLAGS"
"""Further flags, for whoever looks for mistakes: ``-fsanitize=address,undefined -g``."""
PATIENCE: Final = 300
"""Seconds after which a compiler is not waited for any longer."""


class NoKernel(Exception):
    """There is no library, for a reason that a person can read."""


def compiler() -> str | None:
    """Return the C compiler of this machine, if there is one that takes such flags."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0]) or shutil.which("cc")


def flags() -> list[str]:
    """Return what the compiler is told."""
    return [*FLAGS, *os.environ.get(MORE_FLAGS, "").split()]


def compile_kernel(library: Path) -> None:
    """Make the library. Raises ``NoKernel``."""
    found = compiler()
    if found is None:
        raise NoKernel("there is no C compiler")
    command = [found, *flags(), str(SOURCE / "explorers.c"), "-o", str(library)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)  # noqa: S603 - as above
    if done.returncode:
        raise NoKernel(f"{found} could not compile it: {done.stderr.strip()}")


def fingerprint() -> str:
    """Return a hash of all that the library is made of."""
    digest = sha256(f"{sysconfig.get_platform()} {compiler()} {flags()}".encode())
    for path in sorted(SOURCE.iterdir()):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Return where this person's libraries are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "farshore")


def library() -> Path:
    """Return the library: of the wheel, or kept from an earlier time, or made now. Raises ``NoKernel``."""
    packed = SOURCE.parent / LIBRARY
    if packed.is_file() and MORE_FLAGS not in os.environ:
        return packed
    try:
        folder = cache_folder()
        kept = folder / f"{fingerprint()}-{LIBRARY}"
        if not kept.is_file():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with TemporaryDirectory(dir=folder) as made:  # several processes may be at it
                compile_kernel(Path(made, LIBRARY))
                Path(made, LIBRARY).replace(kept)
    except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:  # RuntimeError: nobody's home is known
        raise NoKernel(str(error)) from error
    return kept
