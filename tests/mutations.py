"""Documents changed in a few places, as somebody's hand or a bad copy might."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

CHANGES = ("drop", "repeat", "exchange", "replace", "shuffle")


def words_of(documents: Sequence[str], most: int | None = None) -> list[str]:
    """Return the words of all documents, of each the first few."""
    return sorted({word for document in documents for word in document.split()[:most]})


@st.composite
def mutated(draw: st.DrawFn, documents: Sequence[str], bits: Sequence[str], additions: Sequence[str] = ()) -> str:
    """Change a document in a few places: drop, repeat, add, exchange or replace words, lines and characters."""
    text = draw(st.sampled_from(documents))
    for _ in range(draw(st.integers(1, 4))):
        lines = text.split("\n")
        place = draw(st.integers(0, len(lines) - 1))
        words = lines[place].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        match draw(st.sampled_from((*CHANGES, "add") if additions else CHANGES)):
            case "drop":
                del lines[place]
            case "repeat":
                lines.insert(place, draw(st.sampled_from(lines)))
            case "add":
                lines.insert(0, draw(st.sampled_from(additions)))
            case "exchange":
                words[word] = draw(st.sampled_from(bits))
                lines[place] = " ".join(words)
            case "replace":
                lines[place] = lines[place].replace(words[word], draw(st.text(max_size=3)), 1)
            case "shuffle":
                words[word] = "".join(draw(st.permutations(words[word])))
                lines[place] = " ".join(words)
        text = "\n".join(lines)
    return text
