"""The ``farshore`` command: play in a terminal, look at records, simulate, check files and read the rules."""

import gc
from importlib.resources import files

from farshore.core.extras import need
from farshore.core.words import add_catalogue

# What a command loads stays: looking through it again and again takes a sixth of its start.
gc.set_threshold(20_000, 20, 20)
need("play")
add_catalogue(files(__name__) / "words")
