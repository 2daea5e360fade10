"""The payment state of an order, derived and queried."""

from decimal import Decimal
from itertools import product

import pytest
from flask import Flask
from sqlalchemy import select, text

from app.shop.sales.orders.payment_groups import PAYMENT_GROUPS, payment_group
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from app.store.sales.orders import Order
from app.store.sales.payment_state import OPEN, OVERPAID, PAID, PART_PAID, PART_REFUNDED, REFUNDED, UNPAID
from app.store.sales.payments import SLIP, SUCCEEDED, Payment

TOTAL = Decimal(100)
STATUSES = ("ready", "completed", "cancelled")
GROUPS = {PART_PAID: UNPAID, OVERPAID: PAID, PART_REFUNDED: REFUNDED}


def make(paid: int, refunded: int = 0, slips: int = 0, *, is_open: bool = False, **given: object) -> Order:
    """Make an order of €100; the slips are among the refunds."""
    order = Order(
        **{
            "order_number": 1, "customer_name": "A", "customer_email": "", "shipping_address": "", "subtotal": TOTAL,
            "tax": Decimal(0), "total": TOTAL, "tax_rate": "0", "status": "pending",
            "paid": Decimal(paid), "refunded": Decimal(refunded),
        }
        | given
    )  # fmt: skip
    rows = [("refund", SLIP.upper(), slips), ("refund", "Wrong size", refunded - slips), ("payment", None, paid)]
    order.payments = [
        Payment(kind=kind, method="cash", state=SUCCEEDED, amount=Decimal(amount), reason=reason)
        for kind, reason, amount in rows
        if amount
    ]
    if is_open:
        order.payments.append(Payment(kind="payment", method="card_online", state="open", amount=TOTAL))
    return order


@pytest.mark.parametrize(
    ("money", "state", "owed"),
    [
        ((0,), UNPAID, 100),
        ((30,), PART_PAID, 70),
        ((100,), PAID, 0),
        ((120,), OVERPAID, 0),
        ((120, 10), OVERPAID, 0),
        ((120, 20), PAID, 0),
        ((100, 20), PART_REFUNDED, 0),
        ((100, 100), REFUNDED, 0),
        ((30, 30), REFUNDED, 0),
        ((30, 10), PART_PAID, 80),
        # A slip and its correction count as if they had never been.
        ((100, 100, 100), UNPAID, 100),
        ((130, 100, 100), PART_PAID, 70),
        ((200, 100, 100), PAID, 0),
        ((200, 120, 100), PART_REFUNDED, 0),
    ],
)
def test_the_state_follows_from_total_and_money(money: tuple[int, ...], state: str, owed: int) -> None:
    order = make(*money)
    assert (order.payment_state, order.owed) == (state, owed)
    assert make(*money, status="cancelled").payment_state == state
    assert make(*money, status="cancelled").owed == 0


def test_a_payment_under_way_opens_what_has_no_money_alone() -> None:
    assert [make(paid, is_open=True).payment_state for paid in (0, 30, 100)] == [OPEN, PART_PAID, PAID]


def test_what_is_about_to_go_back_cannot_go_back_twice() -> None:
    order = make(100, 20)
    order.payments.append(Payment(kind="refund", method="card_online", state="open", amount=Decimal(50)))
    assert (order.refundable, order.payment_state) == (30, PART_REFUNDED)


def test_a_query_finds_the_payments_of_an_order_by_its_id(app: Flask) -> None:
    query = str(select(payment_group()).compile(db.engine, compile_kwargs={"literal_binds": True}))
    plan = [row[3] for row in db.session.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
    assert "SEARCH payments USING INDEX ix_payments_order_id (order_id=?)" in plan, plan


def test_a_query_groups_as_the_state_says(app: Flask) -> None:
    money = [(paid, refunded, slips) for paid, refunded, slips in product((0, 50, 100, 150), repeat=3)]
    possible = [each for each in money if each[0] >= each[1] >= each[2]]
    with write() as session:
        for number, (each, is_open, status) in enumerate(product(possible, (False, True), STATUSES)):
            cart = Cart(status="ordered")
            session.add(cart)
            session.flush()
            way = "workshop" if number % 2 else None
            given = {"cart_id": cart.id, "order_number": number, "payment_method": way}
            session.add(make(*each, is_open=is_open, status=status, **given))
    for order, group in db.session.execute(select(Order, payment_group())):
        state = GROUPS.get(order.payment_state, order.payment_state)
        is_over = order.status == "cancelled" or (order.status == "completed" and not order.payment_method)
        assert group == (None if state == UNPAID and is_over else state)
        assert group is None or group in PAYMENT_GROUPS
