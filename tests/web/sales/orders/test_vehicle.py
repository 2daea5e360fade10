"""Vehicles of cart lines and orders: chosen, judged, and stored for ever."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel, FitmentEngine
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.carts import CartItem
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, checkout, make_brand, make_cart, make_fitment, make_model, make_product, save

BRAKES = "only with sport brakes"


@pytest.fixture
def golf(app: Any) -> CarModel:
    return make_model(make_brand(), "Golf Mk7", year_from=2013, year_to=2019)


@pytest.fixture
def kit(golf: CarModel) -> Product:
    kit = make_product("Coilover Kit")
    make_fitment(kit, golf, year_from=2016, note=BRAKES, is_condition=1)
    return kit


def add(client: FlaskClient, cart: str, product: Product, **body: Any) -> Any:
    answer = client.post(f"/api/cart/{cart}/items", json={"productId": product.id} | body)
    assert answer.status_code == 201, answer.json
    return answer.json


def line_of(client: FlaskClient, cart: str) -> Any:
    (item,) = client.get(f"/api/cart/{cart}").json["items"]
    return item


def named(model: CarModel, year: int | None = None, engine_id: str | None = None) -> dict[str, Any]:
    return {"modelId": model.id, "year": year, "engineId": engine_id}


def test_a_line_has_the_vehicle_that_was_said_last(client: FlaskClient, golf: CarModel, kit: Product):
    cart = make_cart().id
    assert add(client, cart, kit)["vehicle"] is None
    added = add(client, cart, kit, vehicle=named(golf, 2016))
    assert added["vehicle"] == {"label": "Volkswagen Golf Mk7, 2016"} | named(golf, 2016)
    assert added["fit"] == {"verdict": "fits_if", "note": BRAKES, "years": "2016-", "reason": None}
    assert add(client, cart, kit)["vehicle"] == added["vehicle"]
    assert add(client, cart, kit, vehicle={"modelId": golf.id, "year": "2015"})["fit"]["verdict"] == "no"
    item = line_of(client, cart)
    assert (item["quantity"], item["fit"]["reason"]) == (4, "Made for 2016 and later")

    path = f"/api/cart/items/{item['id']}"
    assert client.patch(path, json={"quantity": 4}).json["fit"] == item["fit"]
    changed = client.patch(path, json={"quantity": 4, "vehicle": {"modelId": golf.id}}).json
    assert (changed["fit"]["verdict"], changed["vehicle"]["label"]) == ("check", "Volkswagen Golf Mk7")
    assert line_of(client, cart) == changed
    assert client.patch(path, json={"quantity": 4, "vehicle": None}).json["vehicle"] is None
    assert line_of(client, cart)["fit"] is None
    alone = client.patch(path, json={"vehicle": {"modelId": golf.id}})
    assert (alone.status_code, alone.json["quantity"], alone.json["vehicle"]) == (200, 4, changed["vehicle"])
    nothing = client.patch(path, json={})
    assert (nothing.status_code, nothing.json["message"]) == (400, "Quantity must be a whole number of at least 1")


@in_one_shop(
    "refusal",
    [
        ({"modelId": NOBODY}, 404, "Model not found"),
        ({"year": 2016}, 400, "Please choose a model"),
        ({"year": "2016.0"}, 400, "Please choose a year"),
        ({"year": True}, 400, "Please choose a year"),
        ({"year": 0}, 400, "Please choose a year"),
        ({"year": 1_000_000_000}, 400, "Please choose a year"),
        ({"engineId": NOBODY}, 400, "Please choose an engine of this model"),
        ("golf", 400, "Please choose a model"),
    ],
)
def test_a_vehicle_that_cannot_be_changes_nothing(
    client: FlaskClient, golf: CarModel, kit: Product, refusal: tuple[Any, int, str]
):
    vehicle, *expected = refusal
    cart = make_cart().id
    before = add(client, cart, kit, vehicle=named(golf, 2016))
    if isinstance(vehicle, dict) and vehicle != {"year": 2016}:
        vehicle = {"modelId": golf.id} | vehicle
    for answer in (
        client.post(f"/api/cart/{cart}/items", json={"productId": kit.id, "vehicle": vehicle}),
        client.patch(f"/api/cart/items/{before['id']}", json={"quantity": 2, "vehicle": vehicle}),
    ):
        assert [answer.status_code, answer.json["message"]] == expected
    assert line_of(client, cart) == before


def test_an_engine_decides_too(client: FlaskClient, golf: CarModel):
    tdi, gti = (save(CarEngine(model_id=golf.id, name=name)) for name in ("2.0 TDI", "GTI"))
    chip = make_product("Chip")
    fitment = make_fitment(chip, golf)
    save(FitmentEngine(fitment_id=fitment.id, engine_id=tdi.id))
    cart = make_cart().id
    said = [
        add(client, cart, chip, vehicle=named(golf, 2016, engine))["fit"]["verdict"]
        for engine in (None, tdi.id, gti.id)
    ]
    assert said == ["check", "fits", "no"]
    assert line_of(client, cart)["vehicle"]["label"] == "Volkswagen Golf Mk7, 2016, GTI"
    query = f"modelId={golf.id}&engineId={tdi.id}"
    assert client.get(f"/api/products/{chip.id}/fit?{query}").json["verdict"] == "fits"
    assert client.get(f"/api/products?{query}").json[0]["fit"]["verdict"] == "fits"


def test_a_model_that_goes_leaves_its_name_in_the_cart(admin: FlaskClient, golf: CarModel):
    cart, mats = make_cart().id, make_product("Mats")
    add(admin, cart, mats, vehicle=named(golf, 2016))
    assert admin.delete(f"/api/admin/models/{golf.id}").status_code == 200
    item = line_of(admin, cart)
    assert item["vehicle"] == {"label": "Volkswagen Golf Mk7, 2016", "modelId": None, "year": 2016, "engineId": None}
    assert item["fit"]["verdict"] == "unknown"
    assert (
        admin.post("/api/checkout/confirm", json=checkout(db.session.get_one(CartItem, item["id"]).cart)).json["order"][
            "items"
        ][0]["vehicle"]
        == "Volkswagen Golf Mk7, 2016"
    )


def test_an_order_says_for_ever_what_its_customer_read(admin: FlaskClient, golf: CarModel, kit: Product):
    cart = make_cart()
    add(admin, cart.id, kit, vehicle=named(golf, 2016))
    placed = admin.post("/api/checkout/confirm", json=checkout(cart))
    assert placed.status_code == 201
    with write() as session:
        session.get_one(CarModel, golf.id).name = "Golf 7"
        session.get_one(Brand, golf.brand_id).name = "VW"
    said = {"vehicle": "Volkswagen Golf Mk7, 2016", "fit": "fits_if", "fitNote": BRAKES}
    order_id = placed.json["orderId"]
    for items in (
        placed.json["order"]["items"],
        admin.get(f"/api/orders/{order_id}").json["items"],
        admin.get(f"/api/admin/orders/{order_id}").json["items"],
    ):
        assert {name: items[0][name] for name in said} == said
    mail = db.session.scalars(select(Mail).where(Mail.kind == "order-received")).one()
    words = f"For Volkswagen Golf Mk7, 2016: fits on a condition ({BRAKES})"
    assert f"1 × Coilover Kit: €49.99\n  {words}\n" in mail.body_text
    assert words in mail.body_html


def test_an_order_is_never_refused_for_what_does_not_fit(client: FlaskClient, golf: CarModel, kit: Product):
    cart = make_cart()
    add(client, cart.id, kit, vehicle=named(golf, 2015))
    (item,) = client.post("/api/checkout/confirm", json=checkout(cart)).json["order"]["items"]
    assert (item["fit"], item["fitNote"]) == ("no", f"Made for 2016 and later. {BRAKES}")


def test_an_order_by_phone_is_for_one_car(admin: FlaskClient, golf: CarModel, kit: Product):
    body = {"customerName": "Niall Walsh", "shippingAddress": "1 Main Street", "items": [{"productId": kit.id}]}
    refused = admin.post("/api/admin/orders", json=body | {"vehicle": {"modelId": NOBODY}})
    assert refused.status_code == 404
    placed = admin.post("/api/admin/orders", json=body | {"vehicle": named(golf)}).json["order"]
    assert [(each["vehicle"], each["fit"], each["fitNote"]) for each in placed["items"]] == [
        ("Volkswagen Golf Mk7", "check", f"Year not given. {BRAKES}")
    ]


def test_whoever_is_erased_takes_the_vehicle_along(admin: FlaskClient, golf: CarModel, kit: Product):
    cart = make_cart()
    add(admin, cart.id, kit, vehicle=named(golf, 2016))
    order_id = admin.post("/api/checkout/confirm", json=checkout(cart)).json["orderId"]
    for step in ("confirmed", "shipped", "completed"):
        assert admin.patch(f"/api/admin/orders/{order_id}", json={"status": step}).status_code == 200
    who = {"email": "aoife@example.ie"}
    held = admin.post("/api/admin/privacy/find", json=who).json["orders"]
    assert held[0]["items"][0]["vehicle"] == "Volkswagen Golf Mk7, 2016"
    assert admin.post("/api/admin/privacy/erase", json=who).status_code == 200
    (item,) = admin.get(f"/api/admin/orders/{order_id}").json["items"]
    assert (item["vehicle"], item["fit"], item["fitNote"]) == (None, None, None)
    row = db.session.scalars(select(CartItem)).one()
    assert (row.model_id, row.vehicle_year, row.vehicle) == (None, None, None)
