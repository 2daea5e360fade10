"""Withdrawals as the owner sees them, on the screen and in a file."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from app.contract.sales.admin_withdrawals import WithdrawalView
from app.shop.base.csv_cells import write_csv
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.withdrawals.refund import days_left, is_due, refund_of
from app.shop.sales.withdrawals.sentence import say_item
from app.shop.sales.withdrawals.settling import settled_by_accepting
from app.store.database.types import show_number
from app.store.sales.orders import SHIPPED, Order, OrderItem
from app.store.sales.withdrawals import NEW, Withdrawal
from app.store.sales.withdrawn import mismatch_of, pieces_of


def list_withdrawals(session: Session, status: str | None = None) -> list[WithdrawalView]:
    """Return the withdrawals of a status, or all, newest first."""
    chosen = select(Withdrawal).order_by(Withdrawal.received_at.desc(), Withdrawal.id)
    wanted = chosen.where(Withdrawal.status == status) if status else chosen
    loading = selectinload(Withdrawal.order)
    items = loading.selectinload(Order.items)
    returns, products = (items.selectinload(OrderItem.returns), items.selectinload(OrderItem.product))
    found = session.scalars(
        wanted.options(returns, products, loading.selectinload(Order.history), loading.selectinload(Order.payments))
    )
    return [show_withdrawal(each) for each in found]


def export_withdrawals(session: Session) -> bytes:
    """Every withdrawal, one a line, newest first."""
    header = [field.alias or name for name, field in WithdrawalView.model_fields.items()]
    found = list_withdrawals(session)
    rows = (row.model_dump(mode="json") | {"reference": str(show_number(row.reference))} for row in found)
    return write_csv(header, ([_cell(row[name]) for name in header] for row in rows))


def show_withdrawal(withdrawal: Withdrawal) -> WithdrawalView:
    """Return a withdrawal with its present deadline and refund."""
    order = withdrawal.order
    return WithdrawalView.from_row(
        withdrawal,
        days_left=days_left(withdrawal),
        delivered_at=order.delivered_at if order else None,
        delivered_days=_delivered_days(withdrawal),
        refund=refund_of(withdrawal),
        mismatch=mismatch_of(order, withdrawal.items, withdrawal.received_at) if order and withdrawal.is_open else None,
        refundable=order.refundable if order else None,
        other_customer=order.customer_name if order and not _is_alike(order.customer_name, withdrawal.name) else None,
        made_to_order=_made_to_order(withdrawal, order) if order else [],
        paid=order.really_paid if order else None,
        settles=settled_by_accepting(withdrawal) if withdrawal.status == NEW else None,
        is_due=is_due(withdrawal),
    )


def _made_to_order(withdrawal: Withdrawal, order: Order) -> list[str]:
    """Return the names of the withdrawn parts that are made to order. A statement that does not suit its order may mean
    any of them.
    """
    pieces = pieces_of(order, withdrawal.items, withdrawal.received_at)
    stated = {line.id for line, _quantity in pieces} if pieces is not None else None
    return [each.product_name for each in order.items if each.made_to_order and (stated is None or each.id in stated)]


def _is_alike(name: str, other: str) -> bool:
    return name.casefold().split() == other.casefold().split()


def _delivered_days(withdrawal: Withdrawal) -> int | None:
    """Return the days from the delivery to the statement. If the delivery date is not known, the dispatch date is
    used.
    """
    order = withdrawal.order
    since = order and (order.delivered_at or _dispatched_at(order))
    return (workshop_day(withdrawal.received_at) - workshop_day(since)).days if since else None


def _dispatched_at(order: Order) -> datetime | None:
    return next((event.created_at for event in reversed(order.steps) if event.status == SHIPPED), None)


def _cell(value: object) -> object:
    return "; ".join(map(say_item, value)) if isinstance(value, list) else value
