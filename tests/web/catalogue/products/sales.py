"""Products that go on sale, and a clock that is moved."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.catalogue.products import sale_moments, sale_prices
from app.shop.catalogue.search import admin_products
from app.store.catalogue.products import Product
from app.store.database import sqlite, version
from tests.make import make_product

PRODUCTS = "/api/admin/products"
SALES = "/api/admin/products/bulk-sale"
MODULES = sqlite, version, sale_prices, sale_moments, admin_products


class Clock:
    """Time as the shop sees it. The price history has the database's own, which no test moves, and which is behind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moment = datetime.now(UTC).replace(second=0, microsecond=0) + timedelta(minutes=1)
        for module in MODULES:
            monkeypatch.setattr(module, "now", self.read)

    def read(self) -> datetime:
        return self.moment

    def after(self, **time: float) -> str:
        """A moment from now on, as the API reads it."""
        return f"{self.moment + timedelta(**time):%Y-%m-%dT%H:%M:%SZ}"

    def pass_(self, **time: float) -> None:
        self.moment += timedelta(**time)


def make_old_product(name: str = "Boost Gauge", price: str = "49.00", **given: Any) -> Product:
    """Make a product that has cost this for a year."""
    born = datetime.now(UTC) - timedelta(days=365)
    return make_product(name, price=Decimal(price), created_at=born, **given)


def put_on_sale(admin: FlaskClient, product: Product, **sale: Any) -> Any:
    return admin.patch(f"{PRODUCTS}/{product.id}", json=sale)
