"""The closest parts of a search that finds none, within its car."""

from collections.abc import Callable

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.catalogue.fitment.judging import read_vehicle
from app.shop.catalogue.search.closest import find_closest
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from tests.make import make_brand, make_fitment, make_model, make_product
from tests.shop.catalogue.search.conftest import Search


@pytest.mark.parametrize("query", ["merc coilovers", "mercedes towbar", "merc c63 coilovers"])
def test_they_fit_the_car_that_is_named(sample: Session, query: str) -> None:
    found = find_closest(sample, query, 8)
    of_brand = select(Fitment.product_id).join(CarModel).join(Brand).where(Brand.name == "Mercedes-Benz")
    assert found
    assert set(found) <= set(sample.scalars(of_brand))


def test_they_fit_the_visitors_own_car(sample: Session) -> None:
    polo = sample.scalars(select(CarModel).where(CarModel.name == "Polo Mk6")).one()
    vehicle = read_vehicle(sample, polo.id, None, None)
    for query in ("snow coilovers", "zzzz"):
        found = find_closest(sample, query, 8, vehicle)
        kits = [name for name in map(_name_of(sample), found) if "Coilover" in name or "BMW" in name]
        assert (bool(found), kits) == (True, [])
    assert any("Coilover" in name for name in map(_name_of(sample), find_closest(sample, "snow coilovers", 8)))


def test_a_model_s_second_word_is_no_car(session: Session) -> None:
    transit = make_model(make_brand("Ford"), "Transit Custom")
    make_fitment(make_product("Van shelf"), transit)
    make_product("Custom grille")
    first, *_others = find_closest(session, "custom exhaust", 8)
    assert _name_of(session)(first) == "Custom grille"
    assert [_name_of(session)(each) for each in find_closest(session, "transit exhaust", 8)] == ["Van shelf"]


def test_parts_of_a_brand_are_listed_before_texts_that_mention_it(session: Session, search: Search) -> None:
    make_fitment(make_product("Star grille"), make_model(make_brand("Mercedes-Benz"), "C-Class"))
    make_product("Bulb", description="Bright. Merc.")
    make_product("Cover", description="Mercedes? Toyota? This fits.")
    assert search("merc")[0][0] == "Star grille"
    assert search("mercedes")[0] == ["Star grille", "Cover", "Bulb"]


def _name_of(session: Session) -> Callable[[str], str]:
    return lambda product: session.get_one(Product, product).name
