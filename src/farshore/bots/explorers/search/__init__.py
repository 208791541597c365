"""A player of Explorers that plays many turns of many sheets at once, as rows of arrays, to see what they come to."""

from __future__ import annotations

from farshore.core.extras import need

need("bots")
