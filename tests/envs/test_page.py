"""The page about the lab: its tables are those of the code, and its examples run."""

from __future__ import annotations

import doctest

from tools.lab_tables import PAGE, page_as_it_should_be


def test_the_tables_are_current() -> None:
    """If not: ``python -m tools.lab_tables``."""
    assert page_as_it_should_be() == PAGE.read_text("utf-8")


def test_the_examples_run_as_they_say() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
    assert result.attempted > 20
