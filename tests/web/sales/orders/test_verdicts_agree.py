"""Lists, product, cart, order and mail all give the same verdict on a part."""

from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarEngine, CarModel, Fitment, FitmentEngine
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from tests.make import checkout, make_brand, make_cart, make_category, make_model, save

EXAMPLES = max(3, settings.default.max_examples // 8)
"""Each has 20 parts and 17 vehicles: a thousand pairs in the lists, and ten thousand in `npm run fuzz`."""
PARTS, ORDERED = 20, 3
YEARS = [None, 2012, 2013, 2016, 2017, 2019, 2020]
GROUPS = {"fits": 0, "fits_if": 0, "check": 0, "universal": 1, "unknown": 2, "no": 3}
"""The order of a list for a vehicle."""
_numbers = count(1)

ROWS = st.dictionaries(
    st.integers(0, 2),
    st.fixed_dictionaries(
        {
            "year_from": st.sampled_from([None, 2014, 2016]),
            "year_to": st.sampled_from([None, 2017, 2018]),
            "note": st.sampled_from([None, "only with sport brakes"]),
            "is_condition": st.booleans(),
            "narrowed": st.booleans(),
        }
    ),
    max_size=2,
)
"""Details of rows by the number of the model."""
PART = st.tuples(st.sampled_from(["listed", "listed", "open", "universal"]), ROWS)


@dataclass
class Cars:
    """A model with years and engines, one still made, one without years."""

    models: list[CarModel]
    engines: list[CarEngine]

    @property
    def vehicles(self) -> list[dict[str, Any]]:
        golf, *others = self.models
        years = [(golf.id, year, engine) for year in YEARS for engine in (None, self.engines[0].id)]
        named = [*years, (others[0].id, 2019, None), (others[1].id, None, None), (others[1].id, 2016, None)]
        return [dict(zip(("modelId", "year", "engineId"), each, strict=True)) for each in named]


@pytest.fixture
def cars(client: FlaskClient) -> Cars:
    brand = make_brand()
    golf = make_model(brand, "Golf Mk7", year_from=2013, year_to=2019)
    models = [golf, make_model(brand, "Golf Mk8", year_from=2019), make_model(brand, "Beetle")]
    return Cars(models, [save(CarEngine(model_id=golf.id, name=name)) for name in ("2.0 TDI", "GTI")])


def add_parts(cars: Cars, parts: list[tuple[str, dict[int, dict[str, Any]]]]) -> tuple[str, list[str]]:
    """Write parts of one category; return its slug, and their ids."""
    category = make_category(f"Kits{next(_numbers)}x")
    with write() as session:
        products = [
            Product(
                name=f"Part {number} of {category.slug}", slug=f"{category.slug}-{number}", description="", price=9,
                category=category.name, inventory=99, fits=fits,
            )
            for number, (fits, _rows) in enumerate(parts)
        ]  # fmt: skip
        session.add_all(products)
        session.flush()
        for product, (_fits, rows) in zip(products, parts, strict=True):
            for number, row in rows.items():
                details = {name: value for name, value in row.items() if name != "narrowed"}
                details["is_condition"] = int(row["is_condition"] and row["note"] is not None)
                fitment = Fitment(product_id=product.id, model_id=cars.models[number].id, **details)
                session.add(fitment)
                session.flush()
                if row["narrowed"] and number == 0:
                    session.add(FitmentEngine(fitment_id=fitment.id, engine_id=cars.engines[0].id))
        return category.slug, [product.id for product in products]


def fits_of(client: FlaskClient, path: str, **query: Any) -> dict[str, Any]:
    given = {name: value for name, value in query.items() if value is not None}
    answer = client.get(path, query_string=given).json
    return {each["id"]: each["fit"] for each in (answer if isinstance(answer, list) else answer["products"])}


def order_all(client: FlaskClient, vehicle: dict[str, Any], fits: dict[str, Any]) -> None:
    """Compare page and cart line of each, the order and its mail."""
    cart, labels = make_cart(), set()
    query = {name: value for name, value in vehicle.items() if value is not None}
    for product, fit in fits.items():
        shown = client.get(f"/api/products/{product}/fit", query_string=query).json
        assert {name: shown[name] for name in fit} == fit
        body = {"productId": product, "vehicle": vehicle}
        added = client.post(f"/api/cart/{cart.id}/items", json=body).json
        assert added["fit"] == fit
        labels.add(added["vehicle"]["label"])
    (label,) = labels
    assert {each["productId"]: each["fit"] for each in client.get(f"/api/cart/{cart.id}").json["items"]} == fits
    placed = client.post("/api/checkout/confirm", json=checkout(cart)).json["order"]
    said = {each["productId"]: (each["vehicle"], each["fit"]) for each in placed["items"]}
    assert said == {product: (label, fit["verdict"]) for product, fit in fits.items()}
    mail = db.session.scalars(select(Mail).where(Mail.order_id == placed["id"], Mail.kind == "order-received")).one()
    assert mail.body_text.count(f"  For {label}: ") == len(fits)
    notes = [*(fit["note"] for fit in fits.values()), *(each["fitNote"] for each in placed["items"])]
    assert all(note in mail.body_text for note in notes if note)


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],
)
@given(parts=st.lists(PART, min_size=PARTS, max_size=PARTS), ordered=st.sets(st.integers(0, 16), max_size=ORDERED))
def test_list_search_product_cart_order_and_mail_agree(
    client: FlaskClient, cars: Cars, parts: list[tuple[str, dict[int, dict[str, Any]]]], ordered: set[int]
) -> None:
    category, ids = add_parts(cars, parts)
    for number, vehicle in enumerate(cars.vehicles):
        listed = fits_of(client, "/api/products", category=category, **vehicle)
        assert listed.keys() == set(ids)
        searched = fits_of(client, "/api/search", q=category, limit=60, **vehicle)
        assert searched == listed
        for fits in (listed, searched):
            groups = [GROUPS[fit["verdict"]] for fit in fits.values()]
            assert groups == sorted(groups)
        own = fits_of(client, f"/api/models/{vehicle['modelId']}/products", universal=1, **vehicle)
        assert {product: fit for product, fit in own.items() if product in listed}.items() <= listed.items()
        if number in ordered:
            order_all(client, vehicle, listed)
