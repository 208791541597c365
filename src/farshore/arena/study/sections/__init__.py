"""The sections of a study's page: each a question with a few sentences, a picture and a table."""

from farshore.arena.study.figures import Figures
from farshore.arena.study.sections.counted import look_section, verbs_section
from farshore.arena.study.sections.rules import rules_section
from farshore.arena.study.sections.scores import parts_section, scores_section, seats_section
from farshore.arena.study.sections.section import Section
from farshore.arena.study.sections.variants import variants_section


def sections(figures: Figures) -> list[Section]:
    """Return all that can be said of a game; what it does not tell is left out."""
    found = (
        seats_section(figures),
        scores_section(figures),
        parts_section(figures),
        variants_section(figures),
        rules_section(figures),
        *(look_section(figures, look) for look in figures.questions.looks),
        verbs_section(figures),
    )
    return [section for section in found if section is not None]
