"""The calls of discount codes that their tests make most."""

from typing import Any

from flask.testing import FlaskClient

from app.store.sales.carts import Cart

CODES = "/api/admin/discounts"


def add_code(admin: FlaskClient, code: str = "SPRING10", **given: Any) -> dict[str, Any]:
    answer = admin.post(CODES, json={"code": code, "kind": "percent", "value": "10"} | given)
    assert answer.status_code == 201, answer.json
    return dict(answer.json)


def read_code(admin: FlaskClient, code: str = "SPRING10") -> dict[str, Any]:
    return next(each for each in admin.get(CODES).json if each["code"] == code)


def give(client: FlaskClient, cart: Cart, code: str = "SPRING10") -> dict[str, Any]:
    answer = client.post(f"/api/cart/{cart.id}/discount", json={"code": code})
    assert answer.status_code == 200, answer.json
    return dict(answer.json)
