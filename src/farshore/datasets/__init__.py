"""Games of bots as tables for learners: Parquet files with positions, what was chosen and what came of it.

``rows`` turns a game into rows, ``columns`` says what stands in them, and ``folder`` keeps them as files, each written
whole, so that a run which was stopped goes on.
"""

from importlib.resources import files

from farshore.core.extras import need
from farshore.core.words import add_catalogue

need("lab")
add_catalogue(files(__name__) / "words")
