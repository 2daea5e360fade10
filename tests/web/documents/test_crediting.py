"""Credit notes of refunds: what they say adds up with their invoice."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from app.shop.documents.crediting import Left, credit_amount
from app.shop.money import tax_on
from app.store.base import db
from app.store.documents import Document
from app.store.orders import Order
from app.store.rate_taxes import RateTax
from tests.make import make_order, make_product
from tests.web.documents.seller import issue, set_seller

REFUND = {"method": "cash", "restock": False, "reason": "Wrong size", "notify": False, "lines": []}


@pytest.fixture
def order(admin: FlaskClient) -> Order:
    """Two gauges and a clip, €132.00 with the tax; paid and invoiced."""
    set_seller(admin)
    order = make_order((make_product("Gauge", price=50), 2), (make_product("Clip", price=20), 1))
    pay = admin.post(f"/api/admin/orders/{order.id}/payments", json={"amount": "132.00", "method": "cash"})
    assert pay.status_code == 201, pay.json
    issue(admin, order.id)
    return order


def refund(admin: FlaskClient, order: Order, amount: str, **given: Any) -> None:
    answer = admin.post(f"/api/admin/orders/{order.id}/refunds", json=REFUND | {"amount": amount} | given)
    assert answer.status_code == 201, answer.json


def notes(order: Order) -> list[dict[str, Any]]:
    db.session.rollback()
    found = db.session.query(Document).filter_by(order_id=order.id, kind="credit_note").order_by(Document.number)
    return [each.content for each in found]


def lines_of(note: dict[str, Any]) -> list[tuple[str, int, str]]:
    return [(line["name"], line["quantity"], line["amount"]) for line in note["lines"]]


def test_a_refund_of_pieces_credits_these(admin: FlaskClient, order: Order) -> None:
    gauges = next(item for item in db.session.get_one(Order, order.id).items if item.product_name == "Gauge")
    refund(admin, order, "55.00", lines=[{"itemId": gauges.id, "quantity": 1}])
    [note] = notes(order)
    assert lines_of(note) == [("Gauge", 1, "50.00")]
    assert (note["refersTo"], note["reason"], note["net"], note["tax"], note["total"]) == (
        "2026-0001", "Wrong size", "50.00", "5.00", "55.00",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("amount", "credited"), [("40.00", [("13.5", "40.00")]), ("100.00", [("13.5", "56.75"), ("10", "43.25")])]
)
def test_a_part_of_pieces_credits_their_rate_first(
    admin: FlaskClient, amount: str, credited: list[tuple[str, str]]
) -> None:
    set_seller(admin)
    repairs = admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"}).json["id"]
    order = make_order(
        (make_product("Gauge", price=50), 2), (make_product("Fitting", price=50, tax_rate_id=repairs), 1)
    )
    pay = {"amount": "166.75", "method": "cash"}
    assert admin.post(f"/api/admin/orders/{order.id}/payments", json=pay).status_code == 201
    issue(admin, order.id)
    fitting = next(item for item in db.session.get_one(Order, order.id).items if item.product_name == "Fitting")
    refund(admin, order, amount, lines=[{"itemId": fitting.id, "quantity": 1}])
    [note] = notes(order)
    assert [(each["rate"], each["gross"]) for each in note["rates"]] == credited
    assert note["total"] == amount


def test_refunds_of_any_amount_leave_nothing_and_never_more(admin: FlaskClient, order: Order) -> None:
    for amount in ("10.01", "121.99"):
        refund(admin, order, amount)
    assert [lines_of(note) for note in notes(order)] == [
        [(f"Refund on order {order.order_number}", 1, "9.10")],
        [(f"Refund on order {order.order_number}", 1, "110.90")],
    ]
    assert sum(Decimal(note["tax"]) for note in notes(order)) == Decimal("12.00")
    answer = admin.post(f"/api/admin/orders/{order.id}/documents", json={"kind": "credit_note"})
    assert answer.status_code == 409


def test_a_payment_entered_by_mistake_and_an_order_without_invoice_have_none(admin: FlaskClient, order: Order) -> None:
    refund(admin, order, "132.00", reason="entered by mistake")
    other = make_order()
    admin.post(f"/api/admin/orders/{other.id}/payments", json={"amount": "10.00", "method": "cash"})
    refund(admin, other, "10.00")
    assert notes(order) == notes(other) == []


@given(
    st.dictionaries(st.sampled_from(["0", "9", "13.5", "23"]), st.integers(1, 10_000), min_size=1),
    st.integers(1, 10**7),
)
def test_a_part_of_an_invoice_is_shared_to_the_cent(nets: dict[str, int], cents: int) -> None:
    rates = [_rate(rate, Decimal(net).scaleb(-2)) for rate, net in nets.items()]
    invoice = Document(content={"order": "1001", "lines": []})
    left = Left(invoice, rates, whole=False)
    amount = min(Decimal(cents).scaleb(-2), left.total)
    credit = credit_amount(left, amount)
    most = {each.rate: each for each in rates}
    assert sum(line.net + line.tax for line in credit.lines) == amount
    assert all(each.net + each.tax == each.gross for each in credit.rates)
    assert all(0 <= each.tax <= most[each.rate].tax and 0 <= each.net <= most[each.rate].net for each in credit.rates)


def _rate(rate: str, net: Decimal) -> RateTax:
    tax = tax_on(net, Decimal(rate))
    return RateTax(rate, net, tax, net + tax)
