"""A shop with its data in law, and orders to be documented."""

import io
from typing import Any

from flask.testing import FlaskClient
from pypdf import PdfReader

from app.store.catalogue.products import Product
from app.store.sales.orders import Order
from tests.make import make_order

SELLER = {
    "legalName": "Byrne Parts Limited",
    "legalForm": "",
    "companyNumber": "654321",
    "vatNumber": "IE6388047V",
    "address": "1 Mill Street\nKilkenny",
    "invoiceSeries": "2026-",
    "invoiceSeriesYearly": False,
}


def set_seller(admin: FlaskClient, **changes: Any) -> None:
    answer = admin.patch("/api/admin/settings", json=SELLER | changes)
    assert answer.status_code == 200, answer.json


def issue(admin: FlaskClient, order_id: str, kind: str = "invoice", **given: Any) -> dict[str, Any]:
    answer = admin.post(f"/api/admin/orders/{order_id}/documents", json={"kind": kind} | given)
    assert answer.status_code == 201, answer.json
    issued: dict[str, Any] = answer.json
    return issued


def make_paid(admin: FlaskClient, *lines: tuple[Product, int], **customer: str) -> Order:
    """Place an order that is paid in cash."""
    order = make_order(*lines, **customer)
    paid = {"amount": str(order.total), "method": "cash"}
    assert admin.post(f"/api/admin/orders/{order.id}/payments", json=paid).status_code == 201
    return order


def read_text(pdf: bytes) -> str:
    """The text of every page, its lines between blanks."""
    return " ".join(" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages)
