"""Values that are valid JSON, but not valid for their field, are refused. The error is at the field itself, and nothing
changes.
"""

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import make_cart, make_category, make_product
from tests.web.catalogue.products.product_form import PRODUCTS, form

HUGE = [b"1" + b"0" * 30, b"2147483648.0", b"1e20", b"1e30", b"1e400", b"9" * 5000, b"1e99999999999999999999"]
TINY = [b"1e-30", b"-1" + b"0" * 40, b"1e-99999999999999999999", b"-1e30"]
NO_QUANTITY = "Quantity must be a whole number of at least 1"


@in_one_shop(
    ("number", "sentence"),
    [(number, "Quantity must be at most 2,147,483,647") for number in HUGE]
    + [(number, NO_QUANTITY) for number in TINY],
)
def test_a_quantity_beyond_all_measure_is_a_bad_quantity(client: FlaskClient, number: bytes, sentence: str) -> None:
    product, cart = make_product(), make_cart()
    body = b'{"productId": "%s", "quantity": %s}' % (product.id.encode(), number)
    answer = client.post(f"/api/cart/{cart.id}/items", data=body, content_type="application/json")
    assert (answer.status_code, answer.json) == (400, {"message": sentence, "errors": {"quantity": sentence}})
    assert client.get(f"/api/cart/{cart.id}").json["items"] == []


@in_one_shop("number", HUGE + TINY)
def test_a_price_beyond_all_measure_is_a_bad_price(admin: FlaskClient, number: bytes) -> None:
    product = make_product()
    answer = admin.patch(f"{PRODUCTS}/{product.id}", data=b'{"price": %s}' % number, content_type="application/json")
    assert (answer.status_code, answer.json["errors"]) == (400, {"price": "Invalid price format"})


@pytest.mark.parametrize("broken", [b'{"quantity": NaN}', b'{"quantity": Infinity}', b'{"quantity": 01}'])
def test_what_is_no_json_is_said_to_be_none(client: FlaskClient, broken: bytes) -> None:
    answer = client.post(f"/api/cart/{make_cart().id}/items", data=broken, content_type="application/json")
    assert (answer.status_code, answer.json) == (400, {"message": "The request is not valid JSON"})


def test_a_name_of_invisible_letters_is_no_name(admin: FlaskClient, client: FlaskClient) -> None:
    make_category("Mats")
    unseen = "\u200b\u3164\u2800\xad\u202e\xa0" * 3
    refused = [
        (admin.post(PRODUCTS, json=form(name=unseen, category="Mats")), "Name must be at least 2 characters"),
        (admin.post("/api/admin/product-categories", json={"name": unseen}), "Name is required"),
        (admin.post("/api/admin/brands", json={"name": unseen}), "Name is required"),
        (client.post("/api/contact", json={"name": unseen, "email": "a@b.ie", "message": "x" * 20}),
         "Name must be at least 2 characters"),
    ]  # fmt: skip
    for answer, sentence in refused:
        assert (answer.status_code, answer.json["errors"]) == (400, {"name": sentence})
    assert admin.get("/api/admin/products").json == []
