"""Payments and refunds, shared to the lines of orders and jobs."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, func, or_, select
from sqlalchemy.orm import Session

from app.shop.sales.report.entries import SalesEntry, read_together
from app.shop.sales.report.shares import UNTAXED, Ledger, SalesLine
from app.shop.sales.report.sold_jobs import read_sold
from app.shop.sales.report.sold_orders import SoldOrder, in_cents
from app.store.sales.payments import REFUND, SUCCEEDED, Payment, RefundItem

_SALE = func.coalesce(Payment.order_id, Payment.job_id).label("sale_id")
_PAYMENTS = (
    select(
        Payment.id, Payment.order_id, Payment.job_id, _SALE, Payment.settled_at, Payment.kind, Payment.method,
        in_cents(Payment.amount).label("amount"),
    )
    .where(Payment.state == SUCCEEDED)
    .order_by(Payment.settled_at, Payment.created_at, Payment.id)
)  # fmt: skip


def list_payments(session: Session, *matched: ColumnElement[bool]) -> Iterator[SalesEntry]:
    """Return the payments and refunds that have been settled, oldest first."""
    for rows in read_together(session, _PAYMENTS.where(*matched)):
        sold = read_sold(session, rows)
        shares = _share_all(session, sold)
        for row in rows:
            yield _entry(row, sold[row.sale_id], shares[row.sale_id]) if row.sale_id else _entry_alone(row)


def _entry(row: Row[*tuple[Any, ...]], order: SoldOrder, shares: dict[str, list[SalesLine]]) -> SalesEntry:
    is_first = row.id == next(iter(shares))
    return SalesEntry(
        row.settled_at, row.kind, row.method, order, shares[row.id], row.kind == REFUND, is_first=is_first
    )


def _entry_alone(row: Row[*tuple[Any, ...]]) -> SalesEntry:
    """Return the entry of a payment that belongs to no order or job, so that its tax is unknown here."""
    is_back = row.kind == REFUND
    line = SalesLine(None, None, UNTAXED, 0, -row.amount if is_back else row.amount, 0)
    return SalesEntry(row.settled_at, row.kind, row.method, None, [line], is_back)


def _share_all(session: Session, sold: Mapping[str, SoldOrder]) -> dict[str, dict[str, list[SalesLine]]]:
    """Return the lines of payments, by sale and payment. All payments of an order or a job are read, oldest first,
    because each share depends on the payments before it, which may belong to another period.
    """
    payments = defaultdict(list)
    for row in session.execute(_PAYMENTS.where(or_(Payment.order_id.in_(sold), Payment.job_id.in_(sold)))):
        payments[row.sale_id].append(row)
    pieces = _read_pieces(session, sold)
    return {sale_id: _share(sale, payments[sale_id], pieces) for sale_id, sale in sold.items()}


def _share(
    order: SoldOrder, payments: Sequence[Row[*tuple[Any, ...]]], pieces: dict[str, Counter[str]]
) -> dict[str, list[SalesLine]]:
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
