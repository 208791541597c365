"""The ``farshore`` command: play in a terminal, look at records, simulate, check files and read the rules."""

from importlib.resources import files

from farshore.core.extras import need
from farshore.core.words import add_catalogue

need("play")
add_catalogue(files(__name__) / "words")
