"""A hundred queries of the sample catalogue, each with its first product."""

from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.catalogue import Product
from app.store.product_codes import ProductCode
from app.store.sqlite import write
from tests.make import make_brand, make_fitment, make_model, make_product
from tests.shop.search.conftest import Search

QUERIES = Path(__file__).with_name("queries.txt").read_text(encoding="utf-8").splitlines()


NUMBERS = {
    "Nightwatch Dash Cam, 1440p": ("NW-1440/P", "4006381333931", {"mpn": "DC 1440.2"}),
    "Sixpot 345 Front Brake Kit, Volkswagen Group": ("SP-345", None, {"oem": "5K0 615 301", "mpn": "BR-90/4"}),
    "Sixpot 348 Front Brake Kit, BMW F Series": (
        "SP-348", "96385074", {"cross": "GDB 1550", "oem": "34 11 6 858 652"},
    ),
}  # fmt: skip
"""SKU, barcode and codes of some of the sample's parts."""


@pytest.fixture
def numbered(sample: Session) -> None:
    with write() as session:
        for name, (sku, ean, codes) in NUMBERS.items():
            product = session.scalars(select(Product).where(Product.name == name)).one()
            product.sku, product.ean = sku, ean
            session.add_all(ProductCode(product_id=product.id, kind=kind, code=code) for kind, code in codes.items())


def test_each_query_finds_its_product_first(numbered: None, search: Search) -> None:
    """Compare each line of queries.txt.

    The query, and the beginning of its first product's name; "-" for none.
    """
    lines = [line.split(" => ") for line in QUERIES]
    found = {query: (search(query)[0] or ["-"])[0] for query, _first in lines}
    assert {query: found[query] for query, first in lines if not found[query].startswith(first)} == {}
    assert len(lines) > 150


def test_a_year_between_a_models_first_and_last_finds_its_own_parts(sample: Session, search: Search) -> None:
    """Check the order of parts for a year that no text names.

    Its model is of "2013-2020"; the universal parts come last.
    """
    names, _found = search("golf 2016")
    kit = names.index("Sixpot 345 Front Brake Kit, Volkswagen Group")
    assert kit < names.index("Snow Foam Pre-Wash, 500 ml")
    assert "Flat-Bottom Steering Wheel, BMW F Series" not in names
    assert "Lowline Coilover Kit, BMW F Series" not in search("golf 2016 coilover")[0]


def test_a_misspelt_word_is_corrected_and_said_so(sample: Session, search: Search) -> None:
    expected = {"coilovr": "coilover", "Volkswagon": "volkswagen", "grpahite": "graphite", "foam": None}
    for query, corrected in expected.items():
        names, found = search(query)
        assert (bool(names), found.corrected) == (True, corrected), query


def test_no_query_is_an_error(sample: Session, search: Search) -> None:
    hostile = (
        '"', '" OR *', "NEAR(", "NEAR(a b, 3)", "a AND", "NOT", "-a", "name:", "{name} : a", "^", "*", "(",
        "a\x00b", "'",
        '"' * 10_000, "(" * 500,
        "a " * 5_000, "\ud800", "\u202e", "é" * 300, "0" * 400, "% _ \\", "a:b:c", "+++", "ß",
        "Ⅷ", "१२",
    )  # fmt: skip
    for query in hostile:
        search(query)


def test_a_universal_part_is_found_for_a_model_that_came_later(session: Session, search: Search) -> None:
    make_product("Snow Foam", fits="universal")
    golf = make_model(make_brand(), "Golf", year="2013-2019", year_from=2013, year_to=2019)
    make_fitment(make_product("Coilover Kit"), golf)
    make_product("Mat of no car")
    assert search("golf 2016")[0] == ["Coilover Kit", "Snow Foam"]
    assert search("golf 2012")[0] == []


def test_a_name_is_found_joined_and_apart(session: Session, search: Search) -> None:
    audi = make_brand("Audi")
    etron = make_model(audi, "e-tron", year_from=2018)
    make_fitment(make_product("Charging cable"), etron)
    for number, name in enumerate(("ID.3", "CX-5", "C63", "MX 5")):
        make_fitment(make_product(f"Mat {number}"), make_model(audi, name))
    for query in ("e-tron", "etron", "E Tron", "audi e-tron", "audi etron 2019", "e-tron cable", "charging e tron"):
        assert search(query)[0][:1] == ["Charging cable"], query
    for query, first in {"id3": 0, "ID 3": 0, "id.3": 0, "cx5": 1, "c 63": 2, "c-63": 2, "mx5": 3, "mx-5": 3}.items():
        assert search(query)[0] == [f"Mat {first}"], query
