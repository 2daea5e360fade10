"""Many owners' tabs at once: one address, one product."""

from functools import partial

from flask import Flask

from tests.live import ask, at_once, serving, sign_in
from tests.make import make_category
from tests.web.catalogue.products.product_form import PRODUCTS, form


def test_six_simultaneous_creates_with_the_same_slug_make_one_product(app: Flask) -> None:
    make_category()
    secret = sign_in()
    with serving(app) as address:
        forms = [form(name=f"Tab {name}") for name in range(6)]
        answers = at_once([partial(ask, address, "POST", PRODUCTS, body, secret) for body in forms])
        products = ask(address, "GET", "/api/products")[1]
    assert sorted(status for status, _ in answers) == [201, *[409] * 5]
    assert [row["slug"] for row in products] == ["boost-gauge"]
