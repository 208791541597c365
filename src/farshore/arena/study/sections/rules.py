"""How often each rule fires: seen by the events that belong to it."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.arena.study.figures import Figures
from farshore.arena.study.pictures import Row, intervals
from farshore.arena.study.sections.section import Section
from farshore.arena.study.wording import NOTHING, in_words, mean, percent, players, said, share, table


def rules_section(figures: Figures) -> Section:
    """Count events, rule by rule; those of no rule come last."""
    game, usual = figures.plan.game, figures.usual
    kinds = {rule: [kind for kind, rules in figures.kinds.items() if rule in rules] for rule in game.rules}
    unnamed = [kind for kind, rules in figures.kinds.items() if not rules]
    named = [(f"{rule} {said(rule, '')}".strip(), names) for rule, names in kinds.items() if names]
    rows, drawn = [], []
    for title, names in [*named, *((NOTHING, [name]) for name in unnamed)]:
        often, games = usual.fired(names)
        most = max(one.fired(names)[1].value for one in figures.cases)
        rows.append([title, ", ".join(f"`{name}`" for name in names), mean(often), share(games), percent(most)])
        drawn.append(Row(names[0] if title == NOTHING else title, (games,)))
    return Section(
        "rules",
        "How often each rule fires",
        _text(figures, [rule for rule, names in kinds.items() if not names], unnamed),
        intervals("Rules that fire", f"part of the games, {players(usual.case.seats)}", drawn, percent),
        table(["rule", "seen by", "in a game", "in games", "most, of all cases"], rows),
    )


def _text(figures: Figures, silent: Sequence[str], unnamed: Sequence[str]) -> str:
    text = (
        f"A rule shows by the events that belong to it, counted with {players(figures.usual.case.seats)} as printed; "
        "an event of several rules, as of a basic and an expert side, counts for each. The last column is the largest "
        "part of the games in any case of this study: 0 % has never been seen."
    )
    if silent:
        text += f" No event tells of {in_words(silent)}: they say how things are, or what may not be done."
    return f"{text} Events of no rule come last." if unnamed else text
