"""An option is bought on sale with a code, and one comes back. All papers and figures agree to the cent."""

import csv
import io
from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.base.workshop_days import workshop_day
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.sales.documents import Document
from tests.make import CHECKOUT, make_image, make_more_images, make_product
from tests.web.sales.discounts.codes import CODES, add_code
from tests.web.sales.documents.seller import issue, set_seller
from tests.web.sales.documents.test_drawn_sheets import check_sums, draw

ORDERS = "/api/admin/orders"
NAME = "Boost Gauge, 60 mm"


def make_on_sale(admin: FlaskClient) -> tuple[Product, list[str]]:
    """A product with six pictures, a sale at €39.95 and three options. Returns the ids of these, too."""
    product = make_product(price=Decimal("49.95"), image_url=make_image().url)
    make_more_images(product, 5)
    rows = [{"name": f"{each} mm", "sku": f"BG-{each}", "inventory": 4} for each in (52, 60, 80)]
    path = f"/api/admin/products/{product.id}"
    assert admin.put(f"{path}/options", json={"options": rows}).status_code == 200
    sale = {"salePrice": "39.95", "saleTo": "2099-05-08T18:00"}
    assert admin.patch(path, json=sale).status_code == 200
    return product, [each["id"] for each in admin.get(f"{path}/options").json]


def buy(client: FlaskClient, product: Product, option: str) -> dict[str, Any]:
    cart = client.post("/api/cart").json["id"]
    for quantity in (1, 2):
        line = {"productId": product.id, "optionId": option, "quantity": quantity}
        assert client.post(f"/api/cart/{cart}/items", json=line).status_code == 201
    shown = client.post(f"/api/cart/{cart}/discount", json={"code": "SPRING10"}).json
    answer = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart})
    assert answer.status_code == 201, answer.json
    assert answer.json["order"]["total"] == shown["total"]
    return dict(answer.json["order"])


def rows_of(admin: FlaskClient, path: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(admin.get(path).data.decode("utf-8-sig"))))


def left(option: str) -> tuple[int, int]:
    db.session.rollback()
    row = db.session.get_one(ProductOption, option)
    return row.inventory, row.product.inventory


def test_invoice_mail_file_and_figures_agree_and_one_comes_back(client: FlaskClient, admin: FlaskClient) -> None:
    set_seller(admin, taxRate="23", taxMode="added")
    add_code(admin)
    product, options = make_on_sale(admin)
    order = buy(client, product, options[1])
    # 3 × 39.95 = 119.85, less 10 %, plus 23 %.
    assert (order["subtotal"], order["discount"]["amount"], order["tax"], order["total"]) == (
        "119.85", "11.99", "24.81", "132.67",
    )  # fmt: skip
    assert (left(options[1]), left(options[0])) == ((1, 9), (4, 9))
    paid = {"amount": order["total"], "method": "cash"}
    assert admin.post(f"{ORDERS}/{order['id']}/payments", json=paid).status_code == 201

    content = db.session.get_one(Document, issue(admin, order["id"])["id"]).content
    check_sums(content)
    assert (content["total"], content["lines"][0]["name"]) == (order["total"], NAME)
    assert NAME in draw(content)
    db.session.rollback()
    text = db.session.scalars(select(Mail.body_text).where(Mail.kind == "order-received")).one()
    for said in (NAME, "−€11.99", "€132.67"):
        assert said in text
    [listed] = rows_of(admin, "/api/admin/export/orders.csv")
    assert (listed["discount"], listed["total"]) == ("11.99 with SPRING10", "132.67")
    assert NAME in str(listed)
    assert admin.get(CODES).json[0]["takenOff"] == "11.99"

    one = [{"itemId": order["items"][0]["id"], "quantity": 1}]
    refund = {
        "amount": "44.22",
        "method": "cash",
        "restock": True,
        "reason": "Too large",
        "notify": False,
        "lines": one,
    }
    assert admin.post(f"{ORDERS}/{order['id']}/refunds", json=refund).status_code == 201
    assert (left(options[1]), left(options[0])) == ((2, 10), (4, 10))
    note = db.session.scalars(select(Document).where(Document.kind == "credit_note")).one().content
    assert [(line["name"], line["quantity"]) for line in note["lines"]] == [(NAME, 1)]
    assert note["total"] == "44.22"
    db.session.rollback()
    day = workshop_day(now()).isoformat()
    for basis, total in (("ordered", "88.45"), ("invoiced", "88.45")):
        sold = rows_of(admin, f"/api/admin/reports/sales.csv?from={day}&to={day}&basis={basis}")
        assert sum(Decimal(each["total"]) for each in sold) == Decimal(total), basis
    moves = admin.get(f"/api/admin/products/{product.id}/stock-moves").json["moves"]
    assert [(each["optionName"], each["change"], each["reason"]) for each in moves[:2]] == [
        ("60 mm", 1, "refund"), ("60 mm", -3, "order"),
    ]  # fmt: skip


def test_an_option_is_withdrawn_from_by_its_name(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin)
    product, options = make_on_sale(admin)
    order = buy(client, product, options[2])
    statement = {
        "step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": order["orderNumber"],
        "items": [{"name": "Boost Gauge, 80 mm", "quantity": 1}],
    }  # fmt: skip
    assert client.post("/api/withdrawals", json=statement).status_code in {200, 201}
    [shown] = admin.get("/api/admin/withdrawals").json
    assert shown["items"][0]["name"] == "Boost Gauge, 80 mm"
