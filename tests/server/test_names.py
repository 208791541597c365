"""Names: what is shown can be seen, and two that look the same are the same."""

from __future__ import annotations

import unicodedata

import pytest

from farshore.server.lobby.errors import LongName, NoName
from farshore.server.lobby.names import LONGEST_NAME, clean_line, clean_name
from tests.server.house import House

UNSEEN = [chr(0x3164), chr(0x115F), chr(0x1160), chr(0xFFA0), chr(0x2800), chr(0x200B), chr(0xFE0F), chr(0xE0101)]


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_nobody_is_called_by_what_cannot_be_seen(sign: str) -> None:
    with pytest.raises(NoName):
        clean_name(sign * 3)
    assert clean_name(f"{sign}A{sign}nn{sign}") == "Ann"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoé", unicodedata.normalize("NFD", "Zoé")),
        ("Ann", chr(0xFF21) + "nn"),  # a wide A
        ("file", chr(0xFB01) + "le"),  # one sign for two letters
        ("Ann Lee", f"Ann{chr(0xA0)}{chr(0x2003)}Lee"),
    ],
    ids=ascii,
)
def test_what_looks_the_same_is_the_same_name(one: str, other: str) -> None:
    assert clean_name(one) == clean_name(other) == one


@pytest.mark.parametrize(
    "name", ["Ann", "Zoé", "Şerife", "Μαρία", "דוד", "שַׁבָּת", "ฟ้าใส", "山田", "Ann 2", "O’Brien", "Ann 🎲"]
)
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_nobody_writes_over_what_stands_beside_their_name() -> None:
    pile = chr(0x0301) * 100 + chr(0x20DD) * 100
    acute = chr(0x0301) * 8  # and one that is part of the letter
    assert clean_name(f"Xe{pile}na{pile}") == f"Xé{acute}ná{acute}"
    assert clean_line(f"Xe{pile}") == clean_name(f"Xe{pile}")


def test_a_name_is_as_long_as_it_looks() -> None:
    with pytest.raises(LongName):
        clean_name("x" * (LONGEST_NAME + 1))
    with pytest.raises(LongName):
        clean_name(chr(0xFDFA) * 2)  # a sign that stands for eighteen


def test_two_people_of_one_name_are_told_apart_however_it_is_written(house: House) -> None:
    ann, other = house.person("Zoé"), house.person(unicodedata.normalize("NFD", "Zoé"))
    table = ann.open("explorers", "me", "open")
    seats = other.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})["seats"]
    assert [seat["name"] for seat in seats] == ["Zoé", "Zoé 2"]
