"""A hundred queries of the sample catalogue, each with its first product."""

from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.catalogue.search.named_vehicles import name_vehicles
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarEngine, CarModel, Fitment, FitmentEngine
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.make import make_brand, make_fitment, make_model, make_product, save
from tests.shop.catalogue.search.conftest import Search

QUERIES = Path(__file__).with_name("queries.txt").read_text(encoding="utf-8").splitlines()


NUMBERS = {
    "Nightwatch Dash Cam, 1440p": ("NW-1440/P", "4006381333931", {"mpn": "DC 1440.2"}),
    "Sixpot 345 Front Brake Kit, Volkswagen Group": ("SP-345", None, {"oem": "5K0 615 301", "mpn": "BR-90/4"}),
    "Sixpot 348 Front Brake Kit, BMW F Series": (
        "SP-348", "96385074", {"cross": "GDB 1550", "oem": "34 11 6 858 652"},
    ),
}  # fmt: skip
"""SKU, barcode and codes of some of the sample's parts."""


ENGINES = {
    "Golf Mk7": (("1.4 TSI", None), ("2.0 TDI", "CRBC")),
    "Golf Mk8": (("1.5 eTSI", None),),
    "A3 8V": (("1.6 TDI", None), ("2.0 TDI", "CRBC")),
}
"""Engines of some of the sample's models, with the maker's codes."""
NARROWED = {
    ("Sixpot 345 Front Brake Kit, Volkswagen Group", "Golf Mk7"): "2.0 TDI",
    ("Sixpot 345 Front Brake Kit, Volkswagen Group", "A3 8V"): "1.6 TDI",
    ("Lowline Coilover Kit, Volkswagen Group", "Golf Mk7"): "1.4 TSI",
}
"""Parts that are for one engine of a model alone."""


@pytest.fixture
def engines(sample: Session) -> None:
    with write() as session:
        for model in session.scalars(select(CarModel).where(CarModel.name.in_(ENGINES))):
            session.add_all(CarEngine(model_id=model.id, name=name, code=code) for name, code in ENGINES[model.name])
        session.flush()
        for (part, model_name), engine in NARROWED.items():
            pair = select(Fitment.id, CarEngine.id).select_from(Fitment).join(Product).join(CarModel)
            pair = pair.join(CarEngine, CarEngine.model_id == CarModel.id)
            pair = pair.where(Product.name == part, CarModel.name == model_name, CarEngine.name == engine)
            fitment, engine_id = session.execute(pair).one()
            session.add(FitmentEngine(fitment_id=fitment, engine_id=engine_id))


@pytest.fixture
def numbered(sample: Session) -> None:
    with write() as session:
        for name, (sku, ean, codes) in NUMBERS.items():
            product = session.scalars(select(Product).where(Product.name == name)).one()
            product.sku, product.ean = sku, ean
            session.add_all(ProductCode(product_id=product.id, kind=kind, code=code) for kind, code in codes.items())


def test_each_query_finds_its_product_first(numbered: None, engines: None, search: Search) -> None:
    """Each query finds its product first. A line of queries.txt has the query and the beginning of the first product's
    name, or "-" for none.
    """
    lines = [line.split(" => ") for line in QUERIES]
    found = {query: (search(query)[0] or ["-"])[0] for query, _first in lines}
    assert {query: found[query] for query, first in lines if not found[query].startswith(first)} == {}
    assert len(lines) > 150


def test_a_year_between_a_models_first_and_last_finds_its_own_parts(sample: Session, search: Search) -> None:
    """A year within the range of a model finds the model's parts, although no text contains it. The model is of
    "2013-2020"; the universal parts are listed last.
    """
    names, _found = search("golf 2016")
    kit = names.index("Sixpot 345 Front Brake Kit, Volkswagen Group")
    assert kit < names.index("Snow Foam Pre-Wash, 500 ml")
    assert "Flat-Bottom Steering Wheel, BMW F Series" not in names
    assert "Lowline Coilover Kit, BMW F Series" not in search("golf 2016 coilover")[0]


def test_a_part_for_another_engine_is_not_found(engines: None, search: Search) -> None:
    """Search for what a row narrows, and for what none does."""
    kit, coilover = "Sixpot 345 Front Brake Kit, Volkswagen Group", "Lowline Coilover Kit, Volkswagen Group"
    assert kit not in search("golf 1.4 tsi brakes")[0]
    assert kit not in search("a3 2.0 tdi brakes")[0]
    assert search("golf 2.0 tdi coilover")[0] == []
    assert search("golf 2012 2.0 tdi coilover")[0] == []
    assert search("a3 2.0 tdi coilover")[0] == [coilover]
    assert set(search("golf tdi")[0]) == set(search("golf 2.0 tdi")[0]) == set(search("crbc golf")[0])


def test_a_part_for_other_years_of_the_model_is_not_found(session: Session, search: Search) -> None:
    golf = make_model(make_brand("Volkswagen"), "Golf Mk7", year_from=2013, year_to=2019)
    make_fitment(make_product("Early grille"), golf, year_to=2015)
    make_fitment(make_product("Late grille"), golf, year_from=2016)
    make_fitment(make_product("Estate grille"), make_model(make_brand("Dacia"), "Golf"), year_to=2014)
    assert search("golf 2016 grille")[0] == ["Estate grille", "Late grille"]
    assert search("golf 2015 grille")[0] == ["Estate grille", "Early grille"]


def test_a_word_that_is_also_an_engines_finds_the_part_first(session: Session, search: Search) -> None:
    golf = make_model(make_brand("Volkswagen"), "Golf Mk4", year="1997-2004")
    make_fitment(make_product("Carpet mats"), golf)
    make_fitment(make_product("Turbo kit"), golf)
    make_product("Turbo timer")
    save(CarEngine(model_id=golf.id, name="1.8 Turbo"))
    assert search("golf turbo")[0] == ["Turbo kit", "Carpet mats"]
    assert search("turbo")[0][:2] == ["Turbo timer", "Turbo kit"]
    assert search("1.8 turbo mats")[0] == ["Carpet mats"]


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


@pytest.mark.parametrize(
    ("after", "before"),
    [("golf 2.0 tdi 2016 brakes", "golf 2016 2.0 tdi brakes"), ("bmw 2016 brakes", "2016 bmw brakes")],
)
def test_a_year_behind_a_short_word_is_a_year(engines: None, search: Search, after: str, before: str) -> None:
    assert search(after)[0] == search(before)[0] != []


@in_one_shop(
    ("query", "answer"),
    [
        ("golf 2.0 tsi coilover", ("Volkswagen Golf", "2.0 tsi", "Lowline Coilover Kit, Volkswagen Group")),
        ("golf gti", ("Volkswagen Golf", "gti", "")),
        ("vw golf gti brakes", ("Volkswagen Golf", "gti", "Sixpot 345 Front Brake Kit")),
        ("golf gti coilovr", ("Volkswagen Golf", "gti", "Lowline Coilover Kit, Volkswagen Group")),
        ("bmw 320d", ("BMW 3 Series", "320d", "")),
        ("320d coilovers", ("BMW 3 Series", "320d", "Lowline Coilover Kit, BMW F Series")),
        ("mercedes c220", ("Mercedes-Benz C-Class", "c220", "")),
    ],
)
def test_an_engine_or_trim_that_is_not_listed_narrows_to_its_model(
    sample: Session, search: Search, query: str, answer: tuple[str, str, str]
) -> None:
    model, words, first = answer
    names, found = search(query)
    assert found.narrowed
    assert (found.narrowed.model, found.narrowed.words) == (model, words)
    assert names[0].startswith(first)


@pytest.mark.parametrize(
    ("query", "named"),
    [("bmw 320d", "3 Series "), ("320d coilovers", "3 Series "), ("mercedes c220", "C-Class "), ("golf gti", "Golf ")],
)
def test_the_links_of_an_unlisted_engine_lead_to_its_model(sample: Session, query: str, named: str) -> None:
    models = [each.model or "" for each in name_vehicles(sample, query)]
    assert models
    assert all(model.startswith(named) for model in models), models
