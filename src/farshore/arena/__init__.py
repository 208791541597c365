"""The arena: tournaments between bots, ratings and reports.

``tournament`` says which games there are, ``table`` plays one of them, ``workers`` and ``cluster`` play many at once,
``store`` keeps them, ``figures`` (with ``shares``, ``bradley_terry``, ``skill`` and ``sprt``) says what they show, and
``report`` makes a page of it. ``study`` asks what games say about the game itself.
"""

from importlib.resources import files

from farshore.core.extras import need
from farshore.core.words import add_catalogue

need("play")
add_catalogue(files(__name__) / "words")
