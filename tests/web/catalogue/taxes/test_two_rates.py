"""Goods at 23 % and work at 13.5 % in one order."""

import csv
import io
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.customers.mails import Mail
from app.store.database.base import db
from tests.make import CHECKOUT, make_cart, make_product
from tests.web.system.spreadsheets.product_file import counts, send

ORDERS = "/api/admin/orders"
ADDED = [
    {"rate": "23", "net": "109.90", "tax": "25.28", "gross": "135.18"},
    {"rate": "13.5", "net": "80.00", "tax": "10.80", "gross": "90.80"},
]
INCLUDED = [
    {"rate": "23", "net": "89.35", "tax": "20.55", "gross": "109.90"},
    {"rate": "13.5", "net": "70.48", "tax": "9.52", "gross": "80.00"},
]
SUMS = {"added": (ADDED, "36.08", "225.98"), "included": (INCLUDED, "30.07", "189.90")}
"""For each mode the taxes by rate, all tax, and the total."""


@pytest.fixture
def work(admin: FlaskClient) -> Product:
    """Work of €80.00 at 13.5 %; delivery costs €9.90."""
    admin.patch("/api/admin/settings", json={"taxRate": "23", "deliveryPrice": "9.90"})
    rate = admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"}).json
    return make_product("Brake service", slug="work", price=Decimal("80.00"), tax_rate_id=rate["id"])


@pytest.fixture
def disc() -> Product:
    return make_product("Brake disc", slug="disc", price=Decimal("100.00"))


def order_of(client: FlaskClient, *lines: tuple[Product, int]) -> dict[str, Any]:
    answer = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": make_cart(*lines).id})
    assert answer.status_code == 201, answer.json
    return answer.json["order"]


@pytest.mark.parametrize("mode", SUMS)
def test_each_rate_has_its_cents_wherever_the_order_is_shown(
    admin: FlaskClient, client: FlaskClient, work: Product, disc: Product, mode: str
) -> None:
    taxes, tax, total = SUMS[mode]
    admin.patch("/api/admin/settings", json={"taxMode": mode})
    lines = [{"productId": each.id, "quantity": 1} for each in (work, disc)]
    preview = admin.post(f"{ORDERS}/preview", json={"items": lines}).json
    cart = make_cart((work, 1), (disc, 1))
    shown = client.get(f"/api/cart/{cart.id}").json
    order = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart.id}).json["order"]
    path = f"{ORDERS}/{order['id']}"

    for each in (preview, shown, order, client.get(f"/api/orders/{order['id']}").json, admin.get(path).json):
        assert (each["taxes"], each["tax"], each["total"]) == (taxes, tax, total)
    assert shown["delivery"]["methods"][0]["taxes"] == taxes
    assert [item["taxRate"] for item in order["items"]] == ["13.5", "23"]
    assert order["items"][0]["tax"] == taxes[1]["tax"]
    assert Decimal(order["items"][1]["tax"]) + Decimal(order["deliveryTax"]) == Decimal(taxes[0]["tax"])
    assert order["taxRate"] == "23"


def test_what_is_sold_at_one_rate_alone_names_no_other(client: FlaskClient, work: Product) -> None:
    collected = client.get(f"/api/cart/{make_cart((work, 20)).id}").json

    # Delivery is free over €500.00.
    assert collected["taxes"] == [{"rate": "13.5", "net": "1600.00", "tax": "216.00", "gross": "1816.00"}]


def test_a_correction_keeps_each_lines_rate_and_takes_a_new_ones(
    admin: FlaskClient, client: FlaskClient, work: Product, disc: Product
) -> None:
    order = order_of(client, (disc, 1))
    for each in admin.get("/api/admin/tax-rates").json:
        admin.patch(f"/api/admin/tax-rates/{each['id']}", json={"rate": {"23": "25", "13.5": "14"}[each["rate"]]})
    lines = [{"itemId": order["items"][0]["id"], "quantity": 2}, {"productId": work.id, "quantity": 1}]
    path = f"{ORDERS}/{order['id']}"
    answer = admin.patch(path, json={"items": lines, "updatedAt": order["updatedAt"]})

    assert answer.status_code == 200, answer.json
    corrected = admin.get(path).json
    assert [item["taxRate"] for item in corrected["items"]] == ["23", "14"]
    assert [(each["rate"], each["net"], each["tax"]) for each in corrected["taxes"]] == [
        ("23", "209.90", "48.28"), ("14", "80.00", "11.20"),
    ]  # fmt: skip


def test_mails_and_files_have_a_line_for_each_rate(
    admin: FlaskClient, client: FlaskClient, work: Product, disc: Product
) -> None:
    order = order_of(client, (work, 1), (disc, 1))
    mail = db.session.query(Mail).filter_by(kind="order-received").one()
    for line in ("Tax (23%)", "€25.28", "Tax (13.5%)", "€10.80"):
        assert line in mail.body_text
        assert line in mail.body_html
    rows = read(admin.get("/api/admin/export/orders.csv").data)
    assert rows[0]["taxes"] == "25.28 at 23% on 109.90; 10.80 at 13.5% on 80.00"
    day = order["createdAt"][:10]
    sold = read(admin.get(f"/api/admin/reports/sales.csv?from={day}&to={day}").data)
    assert [(row["taxRate"], row["net"], row["tax"], row["total"]) for row in sold] == [
        ("23", "109.90", "25.28", "135.18"), ("13.5", "80.00", "10.80", "90.80"),
    ]  # fmt: skip


def test_a_file_of_products_names_their_rates(admin: FlaskClient, work: Product, disc: Product) -> None:
    exported = admin.get("/api/admin/export/products.csv").data
    assert {row["slug"]: row["taxRate"] for row in read(exported)} == {"work": "Repairs", "disc": ""}
    assert counts(send(admin, exported)[1]) == (0, 0, 2)

    changed = b"slug,taxRate\ndisc,13.5 %\nwork,standard\n"
    assert counts(send(admin, changed)[1]) == (0, 2, 0)
    rates = {each["slug"]: each["taxRateId"] for each in admin.get("/api/admin/products").json}
    assert rates == {"disc": work.tax_rate_id, "work": None}
    status, refused = send(admin, b"slug,taxRate\ndisc,Luxury\n")
    assert (status, refused["errors"][0]["message"]) == (400, "There is no tax rate named Luxury")


def read(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def test_a_partial_withdrawal_is_owed_what_its_line_was_taxed(
    admin: FlaskClient, client: FlaskClient, work: Product, disc: Product
) -> None:
    order = order_of(client, (work, 2), (disc, 1))
    paid = {"amount": order["total"], "method": "cash"}
    assert admin.post(f"/api/admin/orders/{order['id']}/payments", json=paid).status_code == 201
    named = {"name": "Aoife Byrne", "email": CHECKOUT["customerEmail"], "order": order["orderNumber"]}
    stated = client.post(
        "/api/withdrawals", json=named | {"step": "confirm", "items": [{"name": work.name, "quantity": 1}]}
    )
    assert stated.status_code == 201, stated.json
    (row,) = admin.get("/api/admin/withdrawals").json
    assert row.get("refund") == "90.80", row
