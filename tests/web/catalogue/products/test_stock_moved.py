"""A product is saved while its stock is sold. No sold pieces are put back (CONTRACT.md, "Stock that moved
meanwhile").
"""

from functools import partial
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from tests.in_one_shop import in_one_shop
from tests.live import ask, at_once, serving, sign_in
from tests.make import checkout, make_cart, make_order, make_product

PRODUCTS = "/api/admin/products"


def patch(admin: FlaskClient, product: Product, **changes: object) -> tuple[int, Any]:
    answer = admin.patch(f"{PRODUCTS}/{product.id}", json=changes)
    return answer.status_code, answer.json


def stock(admin: FlaskClient, product: Product) -> int:
    return int(admin.get(f"{PRODUCTS}/{product.id}").json["inventory"])


@pytest.mark.parametrize(
    ("sold", "sentence"), [(4, "4 were sold meanwhile: now 40"), (1, "1 was sold meanwhile: now 43")]
)
def test_a_save_based_on_an_earlier_stock_is_a_conflict_and_changes_nothing(
    admin: FlaskClient, sold: int, sentence: str
) -> None:
    product = make_product(inventory=44)
    make_order((product, sold))
    status, answer = patch(admin, product, name="Another name", inventory=56, inventoryWas=44)
    assert (status, answer) == (409, {"message": sentence, "errors": {"inventory": sentence}, "inventory": 44 - sold})
    after = admin.get(f"{PRODUCTS}/{product.id}").json
    assert (after["name"], after["inventory"]) == (product.name, 44 - sold)


@pytest.mark.parametrize(
    ("ordered", "sentence"), [(3, "3 came back meanwhile: now 43"), (1, "1 came back meanwhile: now 43")]
)
def test_what_a_cancelled_order_gave_back_is_said_as_such(admin: FlaskClient, ordered: int, sentence: str) -> None:
    product = make_product(inventory=43)
    order = make_order((product, ordered))
    shown = stock(admin, product)
    admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"})
    status, answer = patch(admin, product, inventory=60, inventoryWas=shown)
    assert (status, answer["message"], answer["inventory"]) == (409, sentence, 43)
    assert stock(admin, product) == 43


def test_a_save_based_on_the_present_stock_goes_through(admin: FlaskClient) -> None:
    product = make_product(inventory=44)
    assert patch(admin, product, inventory="56", inventoryWas="44")[1]["product"]["inventory"] == 56
    assert patch(admin, product, inventoryWas=56, name="Kept")[1]["product"]["name"] == "Kept"
    assert patch(admin, product, inventoryWas=55, name="Refused")[0] == 409
    assert patch(admin, product, inventory=5)[1]["product"]["inventory"] == 5


@pytest.mark.parametrize(("change", "after"), [(12, 22), ("+12", 22), (-3, 7), ("-10", 0), (0, 10)])
def test_a_change_is_added_to_the_stock_that_there_is(admin: FlaskClient, change: object, after: int) -> None:
    product = make_product(inventory=10)
    assert patch(admin, product, inventoryChange=change)[1]["product"]["inventory"] == after


@in_one_shop(
    ("changes", "status", "field", "sentence"),
    [
        ({"inventoryChange": -11}, 409, "inventoryChange", "Only 10 in stock: 11 cannot be taken away"),
        ({"inventoryChange": 2_147_483_647}, 400, "inventoryChange", "A stock can be at most 2147483647"),
        ({"inventory": 1, "inventoryChange": 1}, 400, "inventoryChange",
         "Please send either inventory or inventoryChange, not both"),
        ({"inventoryChange": 1, "inventoryWas": 12}, 409, "inventoryChange", "2 were sold meanwhile: now 10"),
        ({"inventoryChange": "many"}, 400, "inventoryChange",
         "A change of stock must be a whole number such as +12 or -3"),
        ({"inventoryChange": None}, 400, "inventoryChange",
         "A change of stock must be a whole number such as +12 or -3"),
        ({"inventory": 3, "inventoryWas": -1}, 400, "inventoryWas", "Earlier stock must be at least 0"),
    ],
)  # fmt: skip
def test_a_change_that_cannot_be_changes_nothing(
    admin: FlaskClient, changes: dict[str, object], status: int, field: str, sentence: str
) -> None:
    product = make_product(inventory=10)
    given, answer = patch(admin, product, name="Another", **changes)
    assert (given, answer["message"], answer["errors"]) == (status, sentence, {field: sentence})
    after = admin.get(f"{PRODUCTS}/{product.id}").json
    assert (after["name"], after["inventory"]) == (product.name, 10)


def test_a_bulk_edit_takes_neither(admin: FlaskClient) -> None:
    product = make_product()
    for field in ("inventoryWas", "inventoryChange"):
        body = {"ids": [product.id], "updates": {"inventory": 3, field: 1}}
        assert admin.post(f"{PRODUCTS}/bulk-update", json=body).status_code == 400


def test_orders_between_opening_a_form_and_saving_it_are_never_undone(admin: FlaskClient, client: FlaskClient) -> None:
    """Orders between opening a form and saving it are never undone. The form is opened at a stock of 20. Orders arrive,
    and the owner saves a new stock again and again until nothing has moved meanwhile.
    """
    product = make_product(inventory=20)
    shown = stock(admin, product)
    refused = 0
    for quantity in (1, 2, 3):
        confirmed = client.post("/api/checkout/confirm", json=checkout(make_cart((product, quantity))))
        assert confirmed.status_code == 201
        status, answer = patch(admin, product, inventory=shown + 10, inventoryWas=shown)
        refused += status == 409
        shown = answer["inventory"]
    assert (refused, shown) == (3, 14)
    assert patch(admin, product, inventory=shown + 10, inventoryWas=shown)[1]["product"]["inventory"] == 24


def test_an_owner_who_stocks_up_during_a_rush_loses_and_gains_no_piece(app: Flask, admin: FlaskClient) -> None:
    """No piece is lost or gained when an owner adds stock during a rush. The owner adds ten pieces five times, based on
    the present stock and repeated on conflict, while twelve orders of three pieces arrive.
    """
    product, secret = make_product(inventory=40), sign_in()
    carts = [make_cart((product, 3)) for _ in range(12)]

    def stock_up(address: str) -> None:
        path = f"{PRODUCTS}/{product.id}"
        for _ in range(5):
            status, shown = 409, ask(address, "GET", path, owner=secret)[1]["inventory"]
            while status == 409:
                body = {"inventory": shown + 10, "inventoryWas": shown}
                status, answer = ask(address, "PATCH", path, body, owner=secret)
                shown = answer.get("inventory")
            assert status == 200

    def sell(address: str, own: list[Any]) -> None:
        for cart in own:
            assert ask(address, "POST", "/api/checkout/confirm", checkout(cart))[0] == 201

    with serving(app) as address:
        at_once([partial(stock_up, address), *[partial(sell, address, carts[part::3]) for part in range(3)]])
    assert stock(admin, product) == 40 + 5 * 10 - 12 * 3
