"""The games as learners know them: PettingZoo, Gymnasium and OpenSpiel over one numbering and one encoding of views."""

from farshore.core.extras import need

need("lab")
