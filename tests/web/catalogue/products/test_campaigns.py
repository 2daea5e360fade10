"""A sale of many products: previewed with what is left out and why, made, undone, ended."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from tests.in_one_shop import in_one_shop
from tests.web.catalogue.products.sales import SALES, Clock, make_old_product, put_on_sale


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def campaign(admin: FlaskClient, products: list[Product], **given: Any) -> Any:
    return admin.post(SALES, json={"ids": [each.id for each in products], **given})


def prices_now(client: FlaskClient) -> dict[str, str]:
    return {row["name"]: row["price"] for row in client.get("/api/products").json}


def test_a_preview_tells_who_is_left_out_and_the_campaign_does_the_rest(
    admin: FlaskClient, client: FlaskClient, clock: Clock
) -> None:
    axle, bolt, cap = make_old_product("Axle", "49.99"), make_old_product("Bolt", "0.01"), make_old_product("Cap", "20")
    put_on_sale(admin, cap, price="30")
    wanted = {"by": "percent", "value": "20", "saleTo": clock.after(days=3)}
    products = [axle, bolt, cap]
    preview = campaign(admin, products, dryRun=True, **wanted)
    assert (preview.status_code, preview.json["count"]) == (200, 1)
    assert [(row["name"], row["salePrice"], row["priorPrice"], row["leftOut"]) for row in preview.json["sales"]] == [
        ("Axle", "39.99", "49.99", None),
        ("Bolt", "0.01", "0.01", "The sale price must be below the price, €0.01"),
        ("Cap", "24.00", "20.00", "€24.00 is not below €20.00, its lowest price in the 30 days before"),
    ]
    plain = {"Axle": "49.99", "Bolt": "0.01", "Cap": "30.00"}
    assert prices_now(client) == plain
    made = campaign(admin, products, seen=[{"id": axle.id, "price": "49.99"}], **wanted)
    assert (made.status_code, made.json) == (200, preview.json)
    assert prices_now(client) == plain | {"Axle": "39.99"}
    assert admin.get(f"/api/admin/products/{bolt.id}").json["salePrice"] is None
    undone = admin.post(f"/api/admin/deleted/{made.headers['Pitlane-Undo']}/restore")
    assert undone.json == {"success": True, "notes": []}
    assert prices_now(client) == plain


def test_the_form_asks_about_a_sale_that_has_begun(admin: FlaskClient, clock: Clock) -> None:
    axle, bolt = make_old_product("Axle"), make_old_product("Bolt")
    ends, began = clock.after(days=3), clock.after()
    put_on_sale(admin, axle, salePrice="39", saleTo=ends)
    clock.pass_(hours=5)
    given = {"by": "price", "value": "35", "saleFrom": began, "saleTo": ends, "dryRun": True}
    shown = campaign(admin, [axle, bolt], **given).json["sales"]
    assert [(row["priorPrice"], row["leftOut"]) for row in shown] == [
        ("49.00", None),
        ("49.00", "A sale cannot begin in the past. Leave this empty to begin at once"),
    ]
    assert campaign(admin, [bolt], **given).status_code == 400


def test_sales_of_many_are_ended(admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    axle, bolt = make_old_product("Axle"), make_old_product("Bolt")
    campaign(admin, [axle], by="price", value="39", saleTo=clock.after(days=3))
    assert prices_now(client)["Axle"] == "39.00"
    ended = campaign(admin, [axle, bolt], by="end").json
    assert [(row["name"], row["leftOut"]) for row in ended["sales"]] == [("Axle", None), ("Bolt", "It is not on sale")]
    assert prices_now(client)["Axle"] == "49.00"


@in_one_shop(
    ("given", "errors"),
    [
        ({"by": "percent", "value": "0"}, {"value": "Please enter a percentage above 0 and below 100, such as 20"}),
        ({"by": "percent", "value": "100"}, {"value": "Please enter a percentage above 0 and below 100, such as 20"}),
        ({"by": "percent", "value": ""}, {"value": "Please enter a percentage above 0 and below 100, such as 20"}),
        ({"by": "price", "value": "0"}, {"value": "Please enter a price above 0, such as 39.99"}),
        ({"by": "price", "value": "-5"}, {"value": "Please enter a number above 0, such as 20 or 39.99"}),
        ({"by": "percent", "value": "20", "saleTo": None}, {"saleTo": "Please say when the sale ends"}),
        ({"by": "percent", "value": "20", "saleTo": -1}, {"saleTo": "This time is in the past"}),
        ({"by": "percent", "value": "20", "saleFrom": 4}, {"saleTo": "The sale must end after it begins"}),
        (
            {"by": "percent", "value": "20", "saleFrom": -1},
            {"saleFrom": "A sale cannot begin in the past. Leave this empty to begin at once"},
        ),
    ],
)
def test_a_campaign_that_cannot_be_is_refused_on_its_field(
    admin: FlaskClient, client: FlaskClient, clock: Clock, given: dict[str, Any], errors: dict[str, str]
) -> None:
    product = make_old_product()
    times = {name: clock.after(days=each) for name, each in given.items() if isinstance(each, int)}
    answer = campaign(admin, [product], **{"saleTo": clock.after(days=3)} | given | times)
    assert (answer.status_code, answer.json["errors"]) == (400, errors)
    assert prices_now(client) == {"Boost Gauge": "49.00"}


def test_a_campaign_for_nobody_is_refused_and_a_price_that_moved_is_a_conflict(
    admin: FlaskClient, clock: Clock
) -> None:
    product = make_old_product(price="20")
    ends = clock.after(days=3)
    nobody = campaign(admin, [product], by="price", value="25", saleTo=ends)
    assert (nobody.status_code, nobody.json["message"]) == (400, "None of these products can be put on sale like this")
    seen = [{"id": product.id, "price": "30.00"}]
    moved = campaign(admin, [product], by="price", value="15", saleTo=ends, seen=seen)
    said = "Boost Gauge costs €20.00 by now, not €30.00: look at the new prices again"
    assert (moved.status_code, moved.json["message"]) == (409, said)
