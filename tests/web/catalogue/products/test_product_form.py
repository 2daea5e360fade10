"""A product form with impossible values is refused. Every wrong field has its own sentence, and no product is added."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_category, make_product
from tests.web.catalogue.products.product_form import PRODUCTS, form


@pytest.fixture
def category(app: Flask) -> None:
    make_category()


@in_one_shop(
    ("given", "errors"),
    [
        ({"name": " a "}, {"name": "Name must be at least 2 characters"}),
        ({"slug": "x"}, {"slug": "Slug is required"}),
        ({"slug": "a b"}, {"slug": "An address may have only letters, digits and hyphens"}),
        ({"slug": NOBODY}, {"slug": "An address may have only letters, digits and hyphens"}),
        ({"description": "too short"}, {"description": "Description must be at least 10 characters"}),
        ({"description": "x" * 5001}, {"description": "Description must be at most 5,000 characters"}),
        ({"price": "9,50"}, {"price": "Invalid price format"}),
        ({"price": "-1"}, {"price": "Invalid price format"}),
        ({"price": 1.005}, {"price": "Invalid price format"}),
        ({"price": "100000000"}, {"price": "Invalid price format"}),
        ({"category": "x"}, {"category": "Category is required"}),
        ({"category": "Elsewhere"}, {"category": "There is no category named Elsewhere"}),
        ({"inventory": "1.5"}, {"inventory": "Inventory must be a number"}),
        ({"inventory": -1}, {"inventory": "Inventory must be a number"}),
        ({"featured": 2}, {"featured": "Featured must be 0 or 1"}),
        ({"featured": True}, {"featured": "Featured must be 0 or 1"}),
        ({"subcategoryId": "seven"}, {"subcategoryId": "Subcategory id is not valid"}),
        ({"imageUrl": "https://elsewhere.example/x.png"}, {"imageUrl": "Please choose one of the uploaded pictures"}),
        ({"createdAt": "2024-01-01"}, {"createdAt": "Unknown field: createdAt"}),
    ],
)
@pytest.mark.usefixtures("category")
def test_a_form_that_cannot_be_meant_names_its_field(admin: FlaskClient, given: dict[str, Any], errors: Any):
    answer = admin.post(PRODUCTS, json=form(**given))
    assert (answer.status_code, answer.json["errors"]) == (400, errors)
    assert answer.json["message"] == next(iter(errors.values()))
    assert admin.get(PRODUCTS).json == []


ALL_WRONG = {"slug": "a b", "category": "Elsewhere", "manufacturer": "Nobody"}
SENTENCES = {
    "slug": "An address may have only letters, digits and hyphens",
    "category": "There is no category named Elsewhere",
    "manufacturer": "There is no maker named Nobody",
}


@pytest.mark.parametrize(
    ("given", "errors"),
    [
        (ALL_WRONG, SENTENCES),
        (ALL_WRONG | {"name": "x"}, {"name": "Name must be at least 2 characters"} | SENTENCES),
        (
            {"price": "x", "category": " Elsewhere ", "slug": ""},
            {"slug": "Slug is required", "price": "Invalid price format", "category": SENTENCES["category"]},
        ),
    ],
)
def test_every_wrong_field_is_named_at_once(admin: FlaskClient, given: dict[str, Any], errors: Any):
    """Send names that nothing has, beside fields that no product may have."""
    product = make_product()
    for answer in (
        admin.post(PRODUCTS, json=form(**given)),
        admin.patch(f"{PRODUCTS}/{product.id}", json=given),
    ):
        assert (answer.status_code, list(answer.json["errors"].items())) == (400, list(errors.items()))
        assert answer.json["message"] == next(iter(errors.values()))


def test_missing_fields_are_named_in_the_order_of_the_form(admin: FlaskClient):
    errors = admin.post(PRODUCTS, json={}).json["errors"]
    assert list(errors) == ["name", "slug", "description", "price", "category"]
