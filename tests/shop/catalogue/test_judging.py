"""Each product of the shop gets the verdict that its rows give."""

import pytest

from app.shop.base.errors import Invalid, NotFound
from app.shop.catalogue.fitment.judging import judge_products, read_vehicle
from app.store.database.base import db, now
from tests.make import NOBODY, make_brand, make_fitment, make_model, make_product

pytestmark = pytest.mark.usefixtures("app")


def test_each_product_gets_its_verdict():
    golf = make_model(make_brand(), "Golf Mk7", year_from=2013, year_to=2019)
    other = make_model(make_brand("Audi"), "A3")
    own, narrow, foreign, open_one, any_car, bare = (
        make_product(name, fits=fits)
        for name, fits in zip("abcdef", ("listed", "listed", "listed", "open", "universal", "listed"), strict=True)
    )
    make_fitment(own, golf)
    make_fitment(narrow, golf, year_from=2017, note="only with sport brakes", is_condition=1)
    make_fitment(foreign, other)
    wanted = [each.id for each in (own, narrow, foreign, open_one, any_car, bare)]
    verdicts = {
        year: [
            judge_products(db.session(), read_vehicle(db.session(), golf.id, year), wanted)[each].verdict
            for each in wanted
        ]
        for year in (2016, 2017, None)
    }
    assert verdicts[2016] == ["fits", "no", "no", "unknown", "universal", "unknown"]
    assert verdicts[2017] == ["fits", "fits_if", "no", "unknown", "universal", "unknown"]
    assert verdicts[None] == ["fits", "check", "no", "unknown", "universal", "unknown"]


def test_a_vehicle_that_cannot_be_is_refused():
    golf = make_model(make_brand())
    for year in (0, 1885, now().year + 2, 10**9):
        with pytest.raises(Invalid, match="Please choose a year"):
            read_vehicle(db.session(), golf.id, year)
    with pytest.raises(NotFound):
        read_vehicle(db.session(), NOBODY)
    with pytest.raises(Invalid):
        read_vehicle(db.session(), golf.id, None, NOBODY)
    assert read_vehicle(db.session(), golf.id, now().year + 1).label == f"Volkswagen Golf, {now().year + 1}"
