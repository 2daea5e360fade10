"""An order makes exactly those answers outdated that show the stock it took. This happens at once."""

import re
import threading
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from flask import Flask, request
from flask.testing import FlaskClient
from sqlalchemy import update

from app.store.catalogue.products import Product
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from app.web.cache import responses
from app.web.pages import pages
from tests.live import ask, serving
from tests.make import NOBODY, checkout, make_brand, make_cart, make_fitment, make_model, make_product

CONFIRM = "/api/checkout/confirm"
WRITES = 40
PATHS = {
    "list": "/api/products",
    "part-of-a-list": "/api/products?category=car-accessories&limit=60",
    "sold-out-last": "/api/products?category=car-accessories&sort=best&limit=60",
    "search": "/api/products?search=gauge",
    "product": "/api/products/{slug}",
    "product-page": "/shop/{slug}",
    "category-page": "/shop?category=car-accessories",
    "cart": "/api/cart/{cart}",
}
"""Everything that shows a product's stock."""


def path_of(product: Product, of: str) -> str:
    return PATHS[of].format(slug=product.slug, cart=make_cart((product, 1)).id)


def take_one(address: str, _product: Product, cart: Cart) -> None:
    assert ask(address, "POST", CONFIRM, checkout(cart))[0] == 201


def edit_one(_address: str, product: Product, _cart: Cart) -> None:
    with write() as session:
        session.execute(update(Product).values(inventory=Product.inventory - 1))


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("change", [take_one, edit_one])
@pytest.mark.parametrize("of", PATHS)
def test_readers_never_see_what_was_outdated_before_they_asked(
    app: Flask, of: str, change: Callable[[str, Product, Cart], None]
) -> None:
    product = make_product(inventory=WRITES)
    carts = [make_cart((product, 1)) for _ in range(WRITES)]
    path, written, stale = path_of(product, of), [0], []

    def inventory() -> int:
        with urlopen(f"{address}{path}", timeout=30) as answer:
            return int(re.findall(rb'"inventory": ?([0-9]+)', answer.read())[0])

    def read() -> None:
        while written[0] < WRITES:
            at_most = WRITES - written[0]
            if (found := inventory()) > at_most:
                stale.append((found, at_most))

    with serving(app) as address:
        readers = [threading.Thread(target=read) for _ in range(3)]
        for reader in readers:
            reader.start()
        for number, cart in enumerate(carts, 1):
            change(address, product, cart)
            written[0] = number
        for reader in readers:
            reader.join()
        assert inventory() == 0
        assert ask(address, "GET", f"/api/cart/{NOBODY}")[0] == 404
    assert stale == []


@pytest.fixture
def made(app: Flask, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the paths of the answers and pages that are generated, and not served from a cache."""
    made: list[str] = []
    for module in (responses, pages):
        make = module._make
        monkeypatch.setattr(
            module, "_make", lambda *given, make=make: (made.append(request.full_path.rstrip("?")), make(*given))[1]
        )
    return made


@pytest.mark.usefixtures("built")
def test_an_order_outdates_what_shows_the_stock_it_took_and_nothing_else(client: FlaskClient, made: list[str]) -> None:
    sold, other = make_product(inventory=9), make_product("Mats", category="Interior")
    brand = make_brand()
    golf, polo = make_model(brand), make_model(brand, "Polo")
    make_fitment(sold, golf)
    make_fitment(other, polo)
    touched = [
        "/api/products", "/api/products?category=car-accessories", "/api/products?search=gauge",
        f"/api/products/{sold.slug}", f"/api/models/{golf.id}/products", f"/shop/{sold.slug}",
        "/shop?category=car-accessories", f"/shop/brands/{brand.slug}/{golf.slug}",
    ]  # fmt: skip
    untouched = [
        "/api/products?category=interior", "/api/products?search=mats", f"/api/products/{other.slug}",
        f"/api/models/{polo.id}/products", "/api/settings", "/api/brands", "/api/product-categories",
        f"/api/products/{sold.id}/models", "/", "/shop", f"/shop/{other.slug}", "/shop?category=interior",
        f"/shop/brands/{brand.slug}", f"/shop/brands/{brand.slug}/{polo.slug}", "/cart",
    ]  # fmt: skip
    everything, cart = [*touched, *untouched], make_cart((sold, 2))
    assert {client.get(path).status_code for path in everything} == {200}
    made.clear()
    assert client.post(CONFIRM, json=checkout(cart)).status_code == 201
    for path in everything:
        client.get(path)
    assert set(made) & set(untouched) == set()
    assert set(touched) <= set(made)
    assert '"inventory":7' in client.get(f"/shop/{sold.slug}").text
