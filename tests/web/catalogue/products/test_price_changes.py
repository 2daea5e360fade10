"""Prices changed by a rule: previewed, made in all or none, undone."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_product

PRICES = "/api/admin/products/bulk-prices"


def change(admin: FlaskClient, products: list[Any], **rule: Any) -> Any:
    return admin.post(PRICES, json={"ids": [each.id for each in products], **rule})


def prices_now(client: FlaskClient) -> dict[str, str]:
    return {row["name"]: row["price"] for row in client.get("/api/products").json}


@pytest.mark.parametrize(
    ("price", "rule", "after"),
    [
        ("100.00", {"by": "percent", "value": "10"}, "110.00"),
        ("49.99", {"by": "percent", "value": "-5"}, "47.49"),
        ("0.05", {"by": "percent", "value": "10"}, "0.06"),
        ("100.00", {"by": "percent", "value": "+2.5"}, "102.50"),
        ("100.00", {"by": "percent", "value": "-100"}, "0.00"),
        ("20.00", {"by": "amount", "value": "2.50"}, "22.50"),
        ("20.00", {"by": "amount", "value": "-20"}, "0.00"),
        ("20.00", {"by": "fixed", "value": "12.99"}, "12.99"),
        ("20.00", {"by": "fixed", "value": 15}, "15.00"),
        ("100.00", {"by": "percent", "value": "10", "rounding": "99"}, "109.99"),
        ("100.00", {"by": "percent", "value": "10.6", "rounding": "99"}, "110.99"),
        ("0.20", {"by": "amount", "value": "0", "rounding": "99"}, "0.99"),
        ("0.00", {"by": "percent", "value": "10", "rounding": "99"}, "0.00"),
        ("49.49", {"by": "amount", "value": "0", "rounding": "whole"}, "49.00"),
        ("49.50", {"by": "amount", "value": "0", "rounding": "whole"}, "50.00"),
        ("0.20", {"by": "amount", "value": "0", "rounding": "whole"}, "1.00"),
    ],
)
def test_a_preview_and_the_change_agree(
    admin: FlaskClient, client: FlaskClient, price: str, rule: dict[str, Any], after: str
):
    product = make_product("Part", price=Decimal(price))
    rows = [{"id": product.id, "name": "Part", "before": price, "after": after}]
    preview = change(admin, [product], dryRun=True, **rule)
    assert (preview.status_code, preview.json["prices"]) == (200, rows)
    assert prices_now(client) == {"Part": price}
    made = change(admin, [product], seen=[{"id": product.id, "price": price}], **rule)
    if price == after:
        assert (made.status_code, made.json["message"]) == (400, "This does not change any price")
    else:
        assert (made.status_code, made.json) == (200, {"success": True, "count": 1, "prices": rows})
    assert prices_now(client) == {"Part": after}


def test_a_change_is_undone_but_for_what_is_newer(admin: FlaskClient, client: FlaskClient):
    products = [make_product(name, price=Decimal(10)) for name in ("Axle", "Bolt", "Cap")]
    made = change(admin, products, by="percent", value="50")
    admin.patch(f"/api/admin/products/{products[1].id}", json={"price": "12.00"})
    assert prices_now(client) == {"Axle": "15.00", "Bolt": "12.00", "Cap": "15.00"}
    undone = admin.post(f"/api/admin/deleted/{made.headers['Pitlane-Undo']}/restore")
    assert undone.status_code == 200
    assert prices_now(client) == {"Axle": "10.00", "Bolt": "12.00", "Cap": "10.00"}


@in_one_shop(
    ("rule", "message"),
    [
        ({"by": "percent", "value": "-101"}, "Axle would cost less than nothing: €20.00 now"),
        ({"by": "amount", "value": "-10.01"}, "Bolt would cost less than nothing: €10.00 now"),
        ({"by": "fixed", "value": "-1"}, "Axle would cost less than nothing: €20.00 now"),
        ({"by": "amount", "value": "99999999.99"}, "Axle would cost more than €99,999,999.99"),
        ({"by": "amount", "value": "0"}, "This does not change any price"),
        ({"by": "half", "value": "1"}, "Change prices by percent, amount or fixed"),
        ({"by": "percent"}, "Please enter a number such as 5, -2.50 or 12.99"),
        ({"by": "percent", "value": "1.005"}, "Value can have at most two decimals"),
        ({"by": "percent", "value": "1e3"}, "Please enter a number such as 5, -2.50 or 12.99"),
        ({"by": "percent", "value": 1.5}, "Please enter a number such as 5, -2.50 or 12.99"),
        ({"by": "percent", "value": True}, "Please enter a number such as 5, -2.50 or 12.99"),
        ({"by": "percent", "value": "٣"}, "Please enter a number such as 5, -2.50 or 12.99"),
        ({"by": "percent", "value": "5", "rounding": "95"}, "Round to none, 99 or whole"),
    ],
)
def test_a_rule_that_cannot_be_meant_changes_nothing(
    admin: FlaskClient, client: FlaskClient, rule: dict[str, Any], message: str
):
    products = [make_product("Bolt", price=Decimal(10)), make_product("Axle", price=Decimal(20))]
    refused = change(admin, products, **rule)
    assert (refused.status_code, refused.json["message"]) == (400, message)
    assert prices_now(client) == {"Bolt": "10.00", "Axle": "20.00"}


def test_a_price_that_moved_since_the_preview_is_a_conflict(admin: FlaskClient, client: FlaskClient):
    products = [make_product("Bolt", price=Decimal(10)), make_product("Axle", price=Decimal(20))]
    seen = [{"id": products[0].id, "price": "9.00"}]
    refused = change(admin, products, by="percent", value="5", seen=seen)
    message = "Bolt costs €10.00 by now, not €9.00: look at the new prices again"
    assert (refused.status_code, refused.json["message"]) == (409, message)
    assert prices_now(client) == {"Bolt": "10.00", "Axle": "20.00"}


def test_one_unknown_product_changes_nothing(admin: FlaskClient, client: FlaskClient):
    product = make_product(price=Decimal(10))
    refused = admin.post(PRICES, json={"ids": [product.id, NOBODY], "by": "percent", "value": "5"})
    assert refused.status_code == 404
    assert NOBODY in refused.json["message"]
    assert prices_now(client) == {product.name: "10.00"}
