"""Orders and enquiries as CSV files over HTTP."""

import csv
import io

import pytest
from flask.testing import FlaskClient

from app.store.customers.enquiries import Enquiry
from app.store.database.sqlite import write
from tests.make import make_order, make_product

ORDER_FIELDS = (
    "id", "orderNumber", "status", "customerName", "customerEmail", "customerPhone", "shippingAddress",
    "deliveryMethod", "subtotal", "delivery", "deliveryTax", "tax", "total", "taxMode", "taxRate", "taxes", "discount",
    "createdAt", "updatedAt", "items", "cartId", "source", "stripePaymentIntentId",
    "paymentMethod", "paymentState", "paid", "refunded",
)  # fmt: skip
ENQUIRY_FIELDS = (
    "id", "name", "email", "phone", "vehicleType", "serviceInterest", "message", "status", "createdAt",
    "productId",
    "part",
    "vehicle",
    "preferredDay",
    "wanted",
    "outcome",
    "quoteId",
    "jobId",
    "about",
    "replies",
)  # fmt: skip


def read(admin: FlaskClient, name: str) -> list[dict[str, str]]:
    text = admin.get(f"/api/admin/export/{name}").get_data().decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("name", ["orders.csv", "enquiries.csv"])
def test_without_a_session_nobody_takes_one(client: FlaskClient, signed_out_admin: FlaskClient, name: str) -> None:
    assert client.get(f"/api/admin/export/{name}").status_code == 401
    assert signed_out_admin.get(f"/api/admin/export/{name}").status_code == 401


@pytest.mark.parametrize(("name", "fields"), [("orders.csv", ORDER_FIELDS), ("enquiries.csv", ENQUIRY_FIELDS)])
def test_an_empty_file_is_its_header(admin: FlaskClient, name: str, fields: tuple[str, ...]) -> None:
    answer = admin.get(f"/api/admin/export/{name}")
    assert answer.get_data() == b"\xef\xbb\xbf" + ",".join(fields).encode() + b"\r\n"
    assert answer.content_type == "text/csv; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}"'


def test_an_order_is_one_line_with_what_was_bought(admin: FlaskClient) -> None:
    gauge, mats = make_product("Boost Gauge", price=10), make_product("Floor Mats; black", price=5)
    make_order((gauge, 1))
    order = make_order((gauge, 2), (mats, 1), phone="+353 56 123", address='12 "Castle" Road,\nKilkenny', name="=1+1")
    newest, _older = read(admin, "orders.csv")
    assert tuple(newest) == ORDER_FIELDS
    assert (newest["id"], newest["orderNumber"], newest["status"]) == (order.id, "1002", "pending")
    assert (newest["subtotal"], newest["tax"], newest["total"]) == ("25.00", "2.50", "27.50")
    assert newest["taxes"] == "2.50 at 10% on 25.00"
    assert newest["items"] == "2 × Boost Gauge at 10.00; 1 × Floor Mats; black at 5.00"
    assert (newest["customerName"], newest["customerPhone"]) == ("'=1+1", "'+353 56 123")
    assert newest["shippingAddress"] == '12 "Castle" Road,\nKilkenny'
    assert newest["createdAt"].endswith("Z")
    assert newest["stripePaymentIntentId"] == newest["paymentMethod"] == ""
    assert (newest["paymentState"], newest["paid"], newest["refunded"]) == ("unpaid", "0.00", "0.00")


def test_enquiries_are_disarmed_too(admin: FlaskClient) -> None:
    with write() as session:
        session.add(Enquiry(name="Seán", email="s@example.ie", phone="+353 1", message='@SUM("x")'))
    (row,) = read(admin, "enquiries.csv")
    assert (row["name"], row["phone"], row["message"], row["status"]) == ("Seán", "'+353 1", '\'@SUM("x")', "new")
