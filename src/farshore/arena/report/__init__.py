"""The report of a tournament: one HTML file that needs nothing else, to be opened, sent and kept.

``page`` puts it together from ``charts`` (drawn with ``svg``), ``tables`` and ``replays``; how it looks and moves is in
``page.html``, ``page.css`` and ``page.js``.
"""

from farshore.arena.report.page import report_page

__all__ = ["report_page"]
