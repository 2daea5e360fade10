"""The product form as the owner fills it in."""

from typing import Any

from tests.make import CATEGORY

PRODUCTS = "/api/admin/products"


def form(**given: object) -> dict[str, Any]:
    """A whole product form."""
    return {
        "name": "Boost Gauge",
        "slug": "boost-gauge",
        "description": "Shows what the turbo does.",
        "price": "49.99",
        "category": CATEGORY,
        "subcategoryId": "",
        "inventory": "7",
        "featured": "1",
    } | given
