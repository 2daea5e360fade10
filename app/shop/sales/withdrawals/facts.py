"""Facts about a withdrawal for the customer's page."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from app.shop.sales.withdrawals.refund import refund_of, refund_until
from app.store.sales.orders import Order
from app.store.sales.withdrawn import Items


@dataclass(frozen=True)
class WithdrawalFacts:
    """What was withdrawn from, and the money of it."""

    reference: int
    items: Items
    refund: Decimal | None
    pay_back_by: date | None


def read_facts(order: Order) -> WithdrawalFacts | None:
    """Return the facts of the withdrawal that an order names."""
    found = order.withdrawal
    return WithdrawalFacts(found.reference, found.items, refund_of(found), refund_until(found)) if found else None
