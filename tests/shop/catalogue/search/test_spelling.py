"""The nearest known word."""

import pytest

from app.shop.catalogue.search.spelling import nearest

KNOWN = {"brake": 9, "brakes": 2, "bracket": 3, "coilover": 4, "volkswagen": 8, "wax": 5, "2013": 7, "mirror": 1}


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("brkae", "brake"), ("brak", "brake"), ("brakee", "brake"), ("brakse", "brake"), ("coilovr", "coilover"),
        ("coilvoer", "coilover"), ("kolkswagon", "volkswagen"), ("mirorr", "mirror"), ("miror", "mirror"),
        ("wxa", None), ("mirrrorr", "mirror"), ("mimmor", None), ("2014", None), ("", None), ("xylophone", None),
    ],
)  # fmt: skip
def test_a_word_is_read_as_the_nearest(word: str, found: str | None) -> None:
    assert nearest(word, KNOWN, set().union(*KNOWN)) == found
