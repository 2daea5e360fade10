"""Payments and refunds, shared to the lines of their orders."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, select
from sqlalchemy.orm import Session

from app.shop.sales.entries import Entry, read_together
from app.shop.sales.shares import UNTAXED, Ledger, Line
from app.shop.sales.sold_orders import SoldOrder, in_cents, read_sold_orders
from app.store.payments import REFUND, SUCCEEDED, Payment, RefundItem

_PAYMENTS = (
    select(
        Payment.id, Payment.order_id, Payment.settled_at, Payment.kind, Payment.method,
        in_cents(Payment.amount).label("amount"),
    )
    .where(Payment.state == SUCCEEDED)
    .order_by(Payment.settled_at, Payment.created_at, Payment.id)
)  # fmt: skip


def list_payments(session: Session, *matched: ColumnElement[bool]) -> Iterator[Entry]:
    """Return payments and refunds whose money has moved, oldest first."""
    for rows in read_together(session, _PAYMENTS.where(*matched)):
        ids = {row.order_id for row in rows if row.order_id}
        orders = read_sold_orders(session, ids)
        shares = _share_all(session, orders)
        for row in rows:
            yield _entry(row, orders[row.order_id], shares[row.order_id]) if row.order_id else _entry_alone(row)


def _entry(row: Row[*tuple[Any, ...]], order: SoldOrder, shares: dict[str, list[Line]]) -> Entry:
    is_first = row.id == next(iter(shares))
    return Entry(row.settled_at, row.kind, row.method, order, shares[row.id], row.kind == REFUND, is_first=is_first)


def _entry_alone(row: Row[*tuple[Any, ...]]) -> Entry:
    """Return a payment for no order, whose tax is not known here."""
    is_back = row.kind == REFUND
    line = Line(None, None, UNTAXED, 0, -row.amount if is_back else row.amount, 0)
    return Entry(row.settled_at, row.kind, row.method, None, [line], is_back)


def _share_all(session: Session, orders: dict[str, SoldOrder]) -> dict[str, dict[str, list[Line]]]:
    """Return the lines of payments, by order and payment.

    All of an order, oldest first.

    Each depends on those before it, which may be of another period.
    """
    payments = defaultdict(list)
    for row in session.execute(_PAYMENTS.where(Payment.order_id.in_(orders))):
        payments[row.order_id].append(row)
    pieces = _read_pieces(session, orders)
    return {order_id: _share(order, payments[order_id], pieces) for order_id, order in orders.items()}


def _share(
    order: SoldOrder, payments: Sequence[Row[*tuple[Any, ...]]], pieces: dict[str, Counter[str]]
) -> dict[str, list[Line]]:
    ledger = Ledger(order.lines)
    return {
        row.id: ledger.refund(row.amount, pieces[row.id]) if row.kind == REFUND else ledger.pay(row.amount)
        for row in payments
    }


def _read_pieces(session: Session, orders: Collection[str]) -> dict[str, Counter[str]]:
    """Return the pieces of each refund, by the id of their line."""
    found = select(RefundItem.payment_id, RefundItem.item_id, RefundItem.quantity).join(
        Payment, Payment.id == RefundItem.payment_id
    )
    pieces: dict[str, Counter[str]] = defaultdict(Counter)
    for payment_id, item_id, quantity in session.execute(found.where(Payment.order_id.in_(orders))):
        pieces[payment_id][item_id] += quantity
    return pieces
