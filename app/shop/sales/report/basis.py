"""Bases of a sales report: orders placed, documents issued, or money received."""

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, case, false, func, select, true
from sqlalchemy.orm import Session, aliased

from app.shop.sales.report.period import Period, moments_of
from app.shop.sales.report.sold import is_sold
from app.shop.sales.report.sold_orders import Column, in_cents
from app.store.database.base import Base
from app.store.sales.documents import CREDIT_NOTE, Document
from app.store.sales.orders import Order
from app.store.sales.payments import PAYMENT, REFUND, SUCCEEDED, Payment

BasisName = Literal["ordered", "invoiced", "received"]
ORDERED: BasisName = "ordered"
INVOICED: BasisName = "invoiced"
RECEIVED: BasisName = "received"


@dataclass(frozen=True)
class Basis:
    """The rows that a report counts, each joined with its order. `is_back` marks rows that reduce the sales. `is_whole`
    marks rows that cover their whole order, so that the lines of the order are also theirs.
    """

    table: type[Base]
    id: Column
    order_id: Column
    moment: Column
    method: Column | ColumnElement[str]
    gross: ColumnElement[int]
    tax: ColumnElement[int]
    is_back: ColumnElement[bool]
    is_whole: ColumnElement[bool]
    is_counted: ColumnElement[bool]

    def within(self, period: Period) -> tuple[ColumnElement[bool], ...]:
        """Match its rows in a period."""
        begin, end = moments_of(period)
        return self.is_counted, self.moment >= begin, self.moment < end


_OTHER = aliased(Document)
# Read once, and not counted for each document.
_OF_SEVERAL = (
    select(_OTHER.order_id).where(_OTHER.order_id.is_not(None)).group_by(_OTHER.order_id).having(func.count() > 1)
)
_ORDER_TAX = in_cents(Order.tax)
SEVERAL_WAYS = "several"
"""The way of a sale that was paid in more than one."""
_PAID_BY = (
    select(case((func.min(Payment.method) == func.max(Payment.method), func.min(Payment.method)), else_=SEVERAL_WAYS))
    .where(Payment.order_id == Order.id, Payment.kind == PAYMENT, Payment.state == SUCCEEDED)
    .having(func.count() > 0)
    .correlate(Order)
)
WAY_OF_PAYING = func.coalesce(Order.payment_method, _PAID_BY.scalar_subquery())
"""The way that was chosen with an order, or else the one in which it was paid, as of a sale over the counter."""

BASES: dict[BasisName, Basis] = {
    ORDERED: Basis(
        table=Order,
        id=Order.id,
        order_id=Order.id,
        moment=Order.created_at,
        method=Order.payment_method,
        gross=in_cents(Order.total),
        tax=_ORDER_TAX,
        is_back=false(),
        is_whole=true(),
        is_counted=is_sold(),
    ),
    INVOICED: Basis(
        table=Document,
        id=Document.id,
        order_id=Document.order_id,
        moment=Document.issued_at,
        method=WAY_OF_PAYING,
        gross=in_cents(Document.total),
        tax=in_cents(Document.tax),
        is_back=Document.kind == CREDIT_NOTE,
        # Of several documents of an order some are of the same sale.
        is_whole=and_(Document.total == Order.total, Document.tax == Order.tax, Document.order_id.not_in(_OF_SEVERAL)),
        is_counted=true(),
    ),
    RECEIVED: Basis(
        table=Payment,
        id=Payment.id,
        order_id=Payment.order_id,
        moment=Payment.settled_at,
        method=Payment.method,
        gross=in_cents(Payment.amount),
        tax=_ORDER_TAX,
        is_back=Payment.kind == REFUND,
        # An order's only payment, or its only refund.
        is_whole=and_(
            Payment.amount == Order.total,
            Order.paid == Order.total,
            (Payment.kind == PAYMENT) | (Order.refunded == Order.total),
        ),
        is_counted=Payment.state == SUCCEEDED,
    ),
}


def offered_bases(session: Session) -> list[BasisName]:
    """Return the bases of which there is anything; orders always count."""
    later = [name for name in (INVOICED, RECEIVED) if session.scalar(_has_any(BASES[name]))]
    return [ORDERED, *later]


def _has_any(basis: Basis) -> Any:
    return select(select(basis.id).where(basis.is_counted).exists())
