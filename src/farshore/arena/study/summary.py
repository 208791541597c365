"""What a study comes to, in sentences made of its figures."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import NormalDist

from farshore.arena.shares import Estimate, wilson
from farshore.arena.study.figures import CaseFigures, Figures
from farshore.arena.study.questions import Claim
from farshore.arena.study.wording import change, in_words, mean, ordinal, part_title, percent, players, share

RARE = 0.05  # a player does it less than once in twenty games


def summary(figures: Figures) -> list[str]:
    """Return the sentences."""
    return [
        *(_order(one) for one in figures.printed if one.case.seats > 1),
        *_points(figures),
        *_variants(figures),
        *_never(figures),
        *_rare(figures),
    ]


def verdicts(figures: Figures) -> list[str]:
    """Say of every claim whether the games confirm it."""
    return [_verdict(claim, claim.measured(figures)) for claim in figures.questions.claims]


def _verdict(claim: Claim, found: Estimate) -> str:
    if found.low >= claim.least:
        said = "Confirmed"
    elif found.high < claim.least:
        said = "Refuted"
    else:
        said = "Not decided by so few games"
    return f"{claim.text} **{said}**: {share(found)}."


def _order(one: CaseFigures) -> str:
    """Say whether the order of play matters."""
    fair = 1 / one.case.seats
    place, most = max(enumerate(one.turns), key=lambda found: abs(found[1].value - fair))
    low, high = wilson(most.value, one.games, _z(1 if one.case.seats == 2 else one.case.seats))
    matters = low > fair or high < fair
    told = ("matters", "beyond chance") if matters else ("does not clearly matter", "which may be chance")
    return (
        f"With {players(one.case.seats)} the order of play {told[0]}: whoever is {ordinal(place)} wins {share(most)} "
        f"where {percent(fair)} would be fair, {told[1]} ({one.games} games)."
    )


def _z(comparisons: int) -> float:
    """Return how wide an interval must be for the one that stands out of so many (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / comparisons)


def _points(figures: Figures) -> Iterator[str]:
    """Say how many points there are, and where they come from."""
    usual = figures.usual
    seats = players(usual.case.seats)
    yield f"With {seats} a player ends with {mean(usual.mean)} points, the best with {mean(usual.best)}."
    if usual.part_shares:
        shares = sorted(usual.part_shares.items(), key=lambda found: -found[1].value)
        said = [f"{_part(figures, part)} {share(of)}" for part, of in shares if of.value > 0]
        yield f"Of all points come: {in_words(said)}."
        part, most = max(usual.parts.items(), key=lambda found: found[1].difference.value)
        yield f"Winners are ahead most by {_part(figures, part)}: {change(most.difference)} points."


def _variants(figures: Figures) -> Iterator[str]:
    """Say which variants change the points most."""
    changes = [(one, figures.change(one, lambda game: sum(game.scores) / game.seats)) for one in figures.variants]
    clear = [(one, by) for one, by in changes if by.low > 0 or by.high < 0]
    clear.sort(key=lambda found: -abs(found[1].value))
    if clear:
        said = [f"{one.case.variant.text} {change(by)}" for one, by in clear if one.case.variant is not None]
        yield f"Points of a player change beyond chance with {in_words(said)}."
    quiet = [one.case.variant.text for one, by in changes if not (by.low > 0 or by.high < 0) and one.case.variant]
    if quiet:
        yield f"No clear change of the points is seen with {in_words(quiet)}."


def _never(figures: Figures) -> Iterator[str]:
    """Say which events never happened, in no game of the study."""
    seen = {kind for one in figures.cases for game in one.observed for kind in game.fired}
    never = {kind: rules for kind, rules in figures.kinds.items() if kind not in seen}
    if never:
        said = [f"`{kind}` ({', '.join(rules) or 'no rule'})" for kind, rules in never.items()]
        yield f"In no game of this study happened {in_words(said)}."


def _rare(figures: Figures) -> Iterator[str]:
    """Say what hardly anybody does."""
    looks = [look for look in figures.questions.looks if look.by_seat and not look.is_share]
    rare = [
        label
        for look in looks
        for fact, label in look.counts
        if figures.called(look.variant).counted(fact).everyone.high < RARE
    ]
    if rare:
        yield f"Hardly ever, by each player less than once in {round(1 / RARE)} games: {in_words(rare)}."


def _part(figures: Figures, part: str) -> str:
    return part_title(figures.plan.game, part).lower()
