"""The credit notes of refunds add up with their invoice."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from app.shop.base.money import tax_on
from app.shop.sales.documents.crediting import Left, credit_amount
from app.store.database.base import db
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.sales.rate_taxes import RateTax
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import issue, set_seller

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


def pay(admin: FlaskClient, order: Order, amount: str, **given: Any) -> None:
    money = {"amount": amount, "method": "cash"} | given
    assert admin.post(f"/api/admin/orders/{order.id}/payments", json=money).status_code == 201


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


def test_an_invoice_after_a_refund_is_credited_by_it(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_order((make_product("Gauge", price=50), 2))
    pay(admin, order, "110.00")
    refund(admin, order, "55.00")
    issue(admin, order.id)
    assert [note["total"] for note in notes(order)] == ["55.00"]
    assert admin.post(f"/api/admin/orders/{order.id}/documents", json={"kind": "credit_note"}).status_code == 201
    issue(admin, order.id)
    assert [note["total"] for note in notes(order)] == ["55.00", "55.00", "55.00"]


def test_money_paid_too_much_is_given_back_without_a_credit_note(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_order((make_product("Gauge", price=50), 2))
    pay(admin, order, "160.00", overpaid=True)
    issue(admin, order.id)
    refund(admin, order, "20.00")
    assert notes(order) == []
    refund(admin, order, "40.00")
    assert [note["total"] for note in notes(order)] == ["10.00"]


def test_an_invoiced_order_is_credited_before_its_sums_change(admin: FlaskClient, order: Order) -> None:
    item = db.session.get_one(Order, order.id).items[0]
    fewer = {"items": [{"itemId": item.id, "quantity": 1}]}
    refused = admin.patch(f"/api/admin/orders/{order.id}", json=fewer)
    assert (refused.status_code, refused.json["message"]) == (
        409, "This order has an invoice, 2026-0001. Credit it first",
    )  # fmt: skip
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"customerName": "Niall Walsh"}).status_code == 200


def test_cancelling_credits_what_no_money_is_held_for(admin: FlaskClient) -> None:
    set_seller(admin)
    for paid, credited in (("", ["110.00"]), ("60.00", ["50.00"])):
        order = make_order((make_product(price=50), 2))
        if paid:
            pay(admin, order, paid)
        issue(admin, order.id)
        assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"}).status_code == 200
        assert [note["total"] for note in notes(order)] == credited
    refund(admin, order, "60.00")
    assert [note["total"] for note in notes(order)] == ["50.00", "60.00"]


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
