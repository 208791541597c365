"""A bot of one's own at a table of somebody's server: asking the server, and playing there."""

from farshore.core.extras import need

need("table")
