"""The amount to pay back after a withdrawal, and until when."""

from datetime import date, timedelta
from decimal import Decimal

from app.contract.sales.orders import WithdrawalFactsView
from app.shop.base.workshop_days import workshop_day
from app.store.database.base import now
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.withdrawals import ACCEPTED, DONE, NEW, Withdrawal
from app.store.sales.withdrawn import price_of

NOTHING = Decimal("0.00")
REFUND_DAYS = timedelta(days=14)
"""The time from the statement to the money (Directive 2011/83/EU, article 13)."""


def refund_of(withdrawal: Withdrawal) -> Decimal | None:
    """Return the amount to be paid back, or the amount that was paid back, including tax. It is the price of the
    withdrawn parts, but at most what was paid and not yet refunded. It is None without an order, or if the order
    does not have the named parts.
    """
    order = withdrawal.order
    if withdrawal.paid_back or (withdrawal.paid_back is not None and order and order.status != CANCELLED):
        # Its lines may be off the order, or those that are left may be paid for since.
        return withdrawal.paid_back
    price = price_of(order, withdrawal.items, withdrawal.received_at) if order else None
    if order is None or price is None:
        return None
    if withdrawal.status == DONE and order.status == CANCELLED and order.refundable <= NOTHING:
        return min(price, order.really_refunded)
    return min(price, max(order.refundable, NOTHING))


def is_due(withdrawal: Withdrawal) -> bool:
    """Return whether a decision or money is still due. That includes a withdrawal settled by cancelling its order,
    while the shop still holds money for the order.
    """
    order = withdrawal.order
    if withdrawal.status == DONE:
        held = order is not None and order.status == CANCELLED and order.refundable > NOTHING
        return held and not withdrawal.paid_back
    return withdrawal.status in {NEW, ACCEPTED}


def refund_until(withdrawal: Withdrawal) -> date | None:
    """Return the day until which due money must be back."""
    return workshop_day(withdrawal.received_at) + REFUND_DAYS if is_due(withdrawal) else None


def days_left(withdrawal: Withdrawal) -> int | None:
    """Return the days of the workshop's calendar until the money must be back."""
    until = refund_until(withdrawal)
    return (until - workshop_day(now())).days if until else None


def is_unpaid(withdrawal: Withdrawal) -> bool:
    """Return whether nothing was paid for its order."""
    order = withdrawal.order
    return order is not None and not order.really_paid


def read_facts(order: Order) -> WithdrawalFactsView | None:
    """Return the facts of the withdrawal that an order names."""
    found = order.withdrawal
    if found is None:
        return None
    return WithdrawalFactsView.from_row(found, refund=refund_of(found), pay_back_by=refund_until(found))
