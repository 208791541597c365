"""Draws learning curves as an SVG picture, with nothing but text."""

from __future__ import annotations

Curves = dict[str, list[tuple[int, float]]]
"""By name: decisions and what was reached."""


def drawn(curves: Curves, lines: dict[str, float], title: str) -> str:
    """Return a picture of the curves, with what others reach as lines across."""
    wide, high, edge = 640, 320, 48
    values = [value for rows in curves.values() for _, value in rows] + [*lines.values()]
    lowest, span = min(values), max(values) - min(values) or 1
    last = max(step for rows in curves.values() for step, _ in rows) or 1

    def at(step: float, value: float) -> str:
        up = (high - 2 * edge) * (value - lowest) / span
        return f"{edge + (wide - 2 * edge) * step / last:.1f},{high - edge - up:.1f}"

    def said(name: str, value: float, colour: str) -> str:
        x, y = at(last, value).split(",")
        return f'<text x="{x}" y="{float(y) - 6:.1f}" fill="{colour}" text-anchor="end">{name} {value:.0f}</text>'

    shapes = [f'<rect width="{wide}" height="{high}" fill="#fff"/>']
    for (name, rows), colour in zip(curves.items(), ("#2b6cb0", "#c05621"), strict=False):
        points = " ".join(at(*row) for row in rows)
        shapes.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        shapes.append(said(name, rows[-1][1], colour))
    for name, value in lines.items():
        ends = f"{at(0, value)} {at(last, value)}"
        shapes += [f'<polyline points="{ends}" stroke="#888" stroke-dasharray="5 4"/>', said(name, value, "#555")]
    shapes.append(f'<text x="{wide / 2}" y="{high - 14}" text-anchor="middle">decisions, to {last:,}</text>')
    shapes.append(f'<text x="{edge}" y="24" font-weight="bold">{title}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
    return "\n".join([f'{head} font-family="sans-serif" font-size="13">', *shapes, "</svg>", ""])
