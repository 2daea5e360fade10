"""The owner works while others do. Prices change during sales, a category is renamed during edits, and two restores run
at once.
"""

from collections.abc import Callable
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Any

from flask import Flask
from sqlalchemy import select

from app.config import Config
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.sales.carts import Cart
from app.store.sales.orders import Order
from tests.live import ask, at_once, serving, sign_in
from tests.make import checkout, make_cart, make_category, make_product
from tests.web.system.backups.backup_tools import add_product

BACKUPS = "/api/admin/backups"
SALES, PRICES, EDITS, RENAMES, RESTORES = 24, 20, 12, 12, 3


class Said:
    """Requests of the owner in order; `mark` is the last one acknowledged."""

    def __init__(self, first: str) -> None:
        self.sent = [first]
        self.mark = 0

    def send(self, value: str, change: Callable[[], tuple[int, Any]]) -> None:
        """Change it to a value."""
        self.sent.append(value)
        status, answer = change()
        assert status == 200, answer
        self.mark = len(self.sent) - 1


def test_every_sale_is_at_a_price_in_force_while_it_was_made(app: Flask) -> None:
    product = make_product(price=Decimal("10.00"), inventory=1000)
    # Never sold: an order outdates what shows its own products, whoever else has changed them.
    unsold = make_product(price=Decimal("10.00"), category="Interior")
    carts = [make_cart((product, 2)) for _ in range(SALES)]
    secret, price = sign_in(), Said("10.00")

    def edit(address: str) -> None:
        change = partial(ask, address, "POST", "/api/admin/products/bulk-update", owner=secret)
        for number in range(PRICES):
            value = f"{11 + number}.07"
            price.send(value, partial(change, {"ids": [product.id, unsold.id], "updates": {"price": value}}))

    def sell(address: str, own: list[Cart]) -> None:
        for cart in own:
            mark = price.mark
            _status, shown = ask(address, "GET", "/api/products?category=interior")
            assert shown[0]["price"] in price.sent[mark:], "the shop shows an old price"
            mark = price.mark
            _status, shown = ask(address, "GET", f"/api/cart/{cart.id}")
            assert shown["items"][0]["unitPrice"] in price.sent[mark:], "the cart shows an old price"
            mark = price.mark
            status, answer = ask(address, "POST", "/api/checkout/confirm", checkout(cart))
            assert status == 201, answer
            assert answer["order"]["items"][0]["unitPrice"] in price.sent[mark:], "sold at an old price"

    with serving(app) as address:
        at_once([partial(edit, address), *[partial(sell, address, carts[own::3]) for own in range(3)]])

    db.session.rollback()
    for order in db.session.scalars(select(Order)):
        assert order.subtotal == 2 * order.items[0].unit_price
        assert order.total == order.subtotal + order.tax
    assert db.session.get_one(Product, product.id).inventory == 1000 - 2 * SALES
    assert str(db.session.get_one(Product, product.id).price) == price.sent[price.mark]


def test_a_category_renamed_during_edits_keeps_products_and_edits(app: Flask) -> None:
    category = make_category("Wheels")
    products = [make_product(category="Wheels", name="Rim 0") for _ in range(3)]
    secret, name = sign_in(), Said("Wheels")
    edited = {product.id: "Rim 0" for product in products}

    def rename(address: str) -> None:
        change = partial(ask, address, "PATCH", f"/api/admin/product-categories/{category.id}", owner=secret)
        for number in range(RENAMES):
            name.send(f"Wheels {number}", partial(change, {"name": f"Wheels {number}"}))

    def edit(address: str, product: Product) -> None:
        for number in range(EDITS):
            body = {"name": f"Rim {number + 1}", "category": name.sent[name.mark]}
            status, answer = ask(address, "PATCH", f"/api/admin/products/{product.id}", body, secret)
            # Renamed between the owner's look and the saving: the form says so.
            assert status == 200 or (status, set(answer.get("errors", ()))) == (400, {"category"}), answer
            if status == 200:
                edited[product.id] = body["name"]

    with serving(app) as address:
        at_once([partial(rename, address), *[partial(edit, address, product) for product in products]])
        shown = ask(address, "GET", "/api/products")[1]

    assert {product["category"] for product in shown} == {f"Wheels {RENAMES - 1}"}
    assert {product["id"]: product["name"] for product in shown} == edited


def test_two_restores_at_once_leave_one_of_the_two_whole(app: Flask, config: Config) -> None:
    with serving(app) as address:
        names = [_back_up(address, config, slug) for slug in ("bronze", "silver")]
        for number in range(RESTORES):
            secret = sign_in()
            restore = [partial(ask, address, "POST", f"{BACKUPS}/{name}/restore", None, secret) for name in names]
            answers = at_once(restore)
            assert {status for status, _ in answers} <= {200, 401}, answers
            # A request after the other had finished is signed out already.
            assert (200, {"success": True}) in answers
            slugs = {product["slug"] for product in ask(address, "GET", "/api/products")[1]}
            assert slugs in ({"bronze"}, {"bronze", "silver"}), f"round {number}"
            assert _pictures(config.uploads) == {f"{slug}-picture.webp" for slug in slugs}
            assert not (config.data_dir / "restore-pending").exists()


def _back_up(address: str, config: Config, slug: str) -> str:
    """The name of a backup of the shop with one product more."""
    add_product(config, slug)
    status, made = ask(address, "POST", BACKUPS, owner=sign_in())
    assert status == 201, made
    return str(made["name"])


def _pictures(uploads: Path) -> set[str]:
    return {picture.name for picture in uploads.glob("*.webp")}
