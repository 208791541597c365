"""What holds for all tests: the same examples every time, and coverage measured where the rules are tested."""

from __future__ import annotations

import gc
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import IS_THOROUGH

MEASURED = ("core", "entdecker", "explorers", "overworld")
"""The folders whose tests count for coverage: the rules must be covered by their own tests, not by a click in a browser
that happens to run them; and measuring all the others would double their time."""

DATABASES = ("sqlite", "postgresql")

# A machine with other work is slow, and that is no failure. The gate draws the same examples every time.
settings.register_profile("gate", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("thorough", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("thorough" if IS_THOROUGH else "gate")


def pytest_collection_finish() -> None:
    """Let the collector leave alone what is there now: thousands of tests, and all that they have imported."""
    gc.collect()
    gc.freeze()


def is_left_to_the_night(item: pytest.Item) -> bool:
    """Tell whether a test is for the thorough run alone.

    What is kept in a database is usually tried on one of the two, by its name half on each; what storage itself
    promises (``both_databases``) always on both.
    """
    if item.get_closest_marker("in_depth"):
        return True
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return False
    database = item.callspec.params.get("kept")
    if database not in DATABASES or item.get_closest_marker("both_databases"):
        return False
    return database != DATABASES[crc32(item.originalname.encode()) % 2]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not IS_THOROUGH:
        left_out = {item for item in items if is_left_to_the_night(item)}
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: "compiled_wheel" not in item.name)  # first what takes longest, or all wait for it
    for item in items:
        if item.nodeid.removeprefix("tests/").partition("/")[0] not in MEASURED:
            item.add_marker("no_cover")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why something was tried once more: it is a fault to find, and the try after it says nothing of it."""
    tried_again = terminalreporter.getreports("rerun")
    if tried_again:
        terminalreporter.section("why these were tried once more")
    for report in tried_again:
        terminalreporter.line(f"{report.nodeid}\n{report.longreprtext}\n")
