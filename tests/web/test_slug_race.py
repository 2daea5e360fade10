"""Many owners' tabs at once: one address, one product."""

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

from flask import Flask

from app.shop.admin import open_session, store_password
from app.store.sqlite import write
from tests.conftest import PASSWORD
from tests.make import make_category
from tests.web.live import ask, at_once, serving
from tests.web.product_form import PRODUCTS, form


def sign_in() -> str:
    with write(catalogue=False) as session:
        return open_session(session, store_password(session, PASSWORD))


def add(address: str, secret: str, body: dict[str, Any]) -> int:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)
    headers = {"Content-Type": "application/json", "Cookie": f"admin_session={secret}"}
    connection.request("POST", PRODUCTS, json.dumps(body), headers)
    status = connection.getresponse().status
    connection.close()
    return status


def test_six_simultaneous_creates_with_the_same_slug_make_one_product(app: Flask):
    make_category()
    secret = sign_in()
    with serving(app) as address:
        tasks = [lambda name=name: add(address, secret, form(name=f"Tab {name}")) for name in range(6)]
        statuses = at_once(tasks)
        products = ask(address, "GET", "/api/products")[1]
    assert sorted(statuses) == [201, *[409] * 5]
    assert [row["slug"] for row in products] == ["boost-gauge"]
