"""Where Chromium is, for tests and pictures of the web table.

``python -m tools.chromium`` says where it is; if there is none it installs Debian's where it may, and otherwise says
what to type. Playwright's own download is used if it is there but never asked for: many machines cannot reach it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, sync_playwright

VARIABLE: Final = "FARSHORE_CHROMIUM"
LIGHT: Final = "chromium-headless-shell"
"""Debian's package and command for the one without windows, which opens a page in two thirds of the time."""
NAMES: Final = (LIGHT, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")
NO_GRAPHICS: Final = ("--disable-gpu", "--disable-software-rasterizer", "--in-process-gpu")
"""What is drawn is drawn by the processor in any case: then without a process that pretends to be a graphics card."""
PLACES: Final = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("C:/Program Files/Google/Chrome/Application/chrome.exe"),
)
HELP: Final = f"""The tests of the web table need Chromium, and there is none. Type one of:
    sudo apt install chromium-headless-shell           (Debian; on Ubuntu: sudo snap install chromium)
    sudo dnf install chromium                          (Fedora)
    brew install --cask chromium                       (macOS)
    .venv/bin/python -m playwright install chromium    (elsewhere)
or, if you have one in an unusual place:
    export {VARIABLE}=/path/to/chromium"""


class NoChromium(Exception):
    """There is no Chromium; the message says what to type."""


def find() -> Path | None:
    """Return where Chromium is."""
    if named := os.environ.get(VARIABLE):
        return Path(named)
    on_path = (shutil.which(name) for name in NAMES)
    found = next((Path(path) for path in on_path if path), None)
    return found or next((path for path in (*PLACES, *_downloaded()) if path.is_file()), None)


def _downloaded() -> list[Path]:
    """Return where Playwright would have put its own."""
    with sync_playwright() as playwright:
        return [Path(playwright.chromium.executable_path)]


def launch(playwright: Playwright) -> Browser:
    """Start it without a window. Raises ``NoChromium``."""
    found = find()
    if found is None:
        raise NoChromium(HELP)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0  # Chromium's sandbox refuses to run as root
    return playwright.chromium.launch(
        executable_path=found, args=[*NO_GRAPHICS, *(["--no-sandbox"] if is_root else [])]
    )


def install() -> None:
    """Install Debian's, if that can be done without asking anyone."""
    apt = shutil.which("apt-get")
    root = _as_root()
    if apt is None or root is None:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", LIGHT]):
        subprocess.run([*root, apt, *arguments], check=False, env=environment, stdout=sys.stderr)  # noqa: S603


def _as_root() -> list[str] | None:
    """Return what to put before a command to run it as root without being asked for a password."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], check=False, capture_output=True).returncode == 0:  # noqa: S603
        return [sudo, "-n"]
    return None


def main() -> int:
    """Say where Chromium is, installing it if need be; where only checks are run also the light one."""
    found = find()
    is_heavy = found is not None and found.name != LIGHT and VARIABLE not in os.environ
    if found is None or (is_heavy and "CI" in os.environ):
        install()
        found = find()
    print(found or HELP, file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
