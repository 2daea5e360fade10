"""Credit notes that name no pieces, in the report by product and category."""

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.base.workshop_days import workshop_day
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import issue, set_seller
from tests.web.system.today.test_job_sales import YEARS, book_part, report, send
from tests.web.system.today.test_sales_bases import PATH, assert_parts_are_the_whole, move, read_file


@pytest.fixture
def order(admin: FlaskClient) -> Order:
    """Two mats at €31.00 and a jack at €50.00, with delivery; paid and invoiced."""
    set_seller(admin, taxRate="23", taxMode="included", deliveryPrice="6.00")
    mats = make_product("Mats", price=Decimal("31.00"), category="Car Accessories")
    order = make_order((mats, 2), (make_product("Jack", price=Decimal("50.00"), category="Tools"), 1))
    move(admin, f"/api/admin/orders/{order.id}", "payments", amount=str(order.total))
    issue(admin, order.id)
    return order


def refund(admin: FlaskClient, order: Order, amount: str, pieces: int = 0) -> None:
    path = f"/api/admin/orders/{order.id}"
    [mats] = [each["id"] for each in admin.get(path).json["items"] if each["productName"] == "Mats"]
    lines = [{"itemId": mats, "quantity": pieces}] if pieces else []
    move(admin, path, "refunds", amount=amount, lines=lines, restock=False, notify=False)


def categories(admin: FlaskClient) -> dict[str | None, str]:
    found = report(admin, "invoiced")
    assert_parts_are_the_whole(found, read_file(admin, YEARS | {"basis": "invoiced"}))
    return {each["category"]: each["gross"] for each in found["byCategory"] if each["gross"] != "0.00"}


def test_what_is_credited_in_several_amounts_leaves_nothing_of_any_category(admin: FlaskClient, order: Order) -> None:
    whole = categories(admin)
    assert (whole["Car Accessories"], whole["Tools"]) == ("62.00", "50.00")
    refund(admin, order, "28.00", pieces=1)
    refund(admin, order, "31.00", pieces=1)
    refund(admin, order, str(order.total - 59))
    assert categories(admin) == {}
    assert [each["quantity"] for each in report(admin, "invoiced")["topProducts"] if each["quantity"]] == []


def test_an_amount_without_pieces_reduces_each_line_by_its_share(admin: FlaskClient, order: Order) -> None:
    before = categories(admin)
    refund(admin, order, str(order.total / 2))
    assert categories(admin) == {name: f"{Decimal(gross) / 2:.2f}" for name, gross in before.items()}
    refund(admin, order, str(order.total / 2))
    assert categories(admin) == {}


def test_a_refund_of_a_job_reduces_its_parts(admin: FlaskClient) -> None:
    job = book_part(admin)
    send(admin, job, "payments", amount=job["total"], method="cash")
    send(admin, job, "documents", kind="invoice")
    pay_back: dict[str, Any] = {"method": "cash", "reason": "Less work"}
    send(admin, job, "refunds", amount="20.00", **pay_back)
    [part] = report(admin, "invoiced")["topProducts"]
    assert Decimal(part["gross"]) < Decimal("122.98")
    send(admin, job, "refunds", amount=str(Decimal(job["total"]) - 20), **pay_back)
    assert categories(admin) == {}


def test_a_share_depends_on_the_notes_of_other_days(admin: FlaskClient, order: Order) -> None:
    refund(admin, order, "31.00", pieces=1)
    with write() as session:
        documents = session.scalars(select(Document)).all()
        for row in documents:
            row.issued_at -= timedelta(days=40)
        last = workshop_day(documents[0].issued_at)
    refund(admin, order, str(order.total - 31))
    later = YEARS | {"from": (last + timedelta(days=1)).isoformat(), "basis": "invoiced"}
    found = {each["category"]: each["gross"] for each in admin.get(PATH, query_string=later).json["byCategory"]}
    assert (found["Car Accessories"], found["Tools"]) == ("-31.00", "-50.00")
