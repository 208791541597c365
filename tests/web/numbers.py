"""The points on a page: numbers, and the lists of what they are made of."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.screen import Screen

OPENED = """async (table) => {
  const sums = [];
  for (const cell of table.querySelectorAll("tbody td button[aria-expanded]")) {
    if (cell.ariaExpanded !== "true") cell.click();
    const isOpen = () => cell.ariaExpanded === "true" && table.querySelector(".sources .list > div"); // which is loaded
    while (!isOpen()) await new Promise(requestAnimationFrame);
    sums.push([cell.innerText, [...table.querySelectorAll(".sources li .number")].map((each) => each.textContent)]);
  }
  return sums;
}"""
"""Every number of a table, and what is listed when it is opened."""


def number(text: str) -> int:
    """Read points as they are written."""
    return int(text.strip().replace("−", "-").replace("+", ""))


def check_every_number(screen: Screen, parts: Locator) -> None:
    """Every number of the table opens a list that adds up to it: the first by hand, then one after the other."""
    cell = parts.locator("tbody td button[aria-expanded]").first
    screen.press(cell)
    expect(cell).to_have_attribute("aria-expanded", "true")
    expect(parts.locator(".sources li").first).to_be_visible()
    sums = parts.evaluate(OPENED)
    assert sums
    assert [each for each in sums if number(each[0]) != sum(map(number, each[1]))] == []
