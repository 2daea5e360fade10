"""The mail by which a customer at the counter gets the receipt."""

from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient
from sqlalchemy import select

from app.store.customers.mails import Mail
from app.store.database.base import db
from tests.make import make_product
from tests.web.sales.documents.seller import set_seller
from tests.web.sales.till.counter import SALES, of, open_day, sale, sell


def sell_by_mail(admin: FlaskClient) -> dict[str, Any]:
    open_day(admin)
    sold = sell(admin, sale("11.00", of(make_product(price=Decimal("10.00"))), receipt="email", email="a@example.ie"))
    assert sold.status_code == 201, sold.json
    found: dict[str, Any] = sold.json
    return found


def read_mail() -> Mail:
    db.session.remove()
    return db.session.scalars(select(Mail)).one()


def test_the_heading_has_the_number_as_it_is_printed(admin: FlaskClient) -> None:
    set_seller(admin, invoiceSeries="DEMO-")
    receipt = sell_by_mail(admin)["receipt"]

    mail = read_mail()
    assert f"Receipt {receipt['number']}" in mail.body_html
    assert receipt["number"].startswith("DEMO-")
    assert "1 Mill Street<br>Kilkenny" in mail.body_html


def test_the_receipt_of_a_sale_that_was_undone_is_neither_sent_nor_shown(
    admin: FlaskClient, client: FlaskClient
) -> None:
    set_seller(admin)
    order = sell_by_mail(admin)["order"]
    assert len(client.get(f"/api/orders/{order['id']}").json["documents"]) == 1

    assert admin.post(f"{SALES}/{order['id']}/undo").status_code == 200

    mail = read_mail()
    assert (mail.status, mail.last_error) == ("done", "Not sent: the sale was undone.")
    assert client.get(f"/api/orders/{order['id']}").json["documents"] == []
    assert len(admin.get(f"/api/admin/orders/{order['id']}").json["documents"]) == 1
