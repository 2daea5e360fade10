"""A till with an open day, and sales over its counter."""

from decimal import Decimal
from typing import Any
from uuid import uuid4

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.store.catalogue.products import Product

TILL = "/api/admin/till"
SALES = f"{TILL}/sales"


def open_day(admin: FlaskClient, opening: str = "100.00") -> str:
    """Open a day, and return its id."""
    answer = admin.post(f"{TILL}/days", json={"opening": opening, "understood": True})
    assert answer.status_code == 201, answer.json
    return str(answer.json["id"])


def of(product: Product, quantity: int = 1, **more: Any) -> dict[str, Any]:
    return {"productId": product.id, "quantity": quantity} | more


def sale(total: str, *lines: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the body of a sale that is paid in cash."""
    paid = [{"method": "cash", "amount": total}] if Decimal(total) else []
    return {"id": str(uuid4()), "lines": list(lines), "payments": paid, "total": total} | more


def sell(admin: FlaskClient, body: dict[str, Any]) -> TestResponse:
    return admin.post(SALES, json=body)


def day_of(admin: FlaskClient, day_id: str) -> dict[str, Any]:
    answer: dict[str, Any] = admin.get(f"{TILL}/days/{day_id}").json
    return answer
