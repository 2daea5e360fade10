"""Withdrawals of an order, which end with it."""

from app.shop.base.errors import Conflict
from app.shop.base.money import euro
from app.shop.base.settings.closing import MONTHS
from app.shop.base.workshop_days import workshop_day
from app.store.sales.orders import Order
from app.store.sales.withdrawals import DONE, Withdrawal

OPEN = "The customer withdrew from {} on {}. Settle withdrawal {} first, or reload the order and confirm this step."


def refuse_withdrawn(order: Order) -> None:
    """Raise Conflict while a withdrawal from the order is open."""
    found = order.withdrawal
    if found and found.is_open:
        which = "this order" if found.items is None else "parts of this order"
        raise Conflict(OPEN.format(which, say_stated(found), found.reference))


def close_withdrawals(order: Order) -> list[Withdrawal]:
    """Settle what is open, because the order is cancelled whole."""
    closed = [each for each in order.withdrawals if each.is_open]
    for each in closed:
        each.status = DONE
    return closed


def say_closed(order: Order, closed: list[Withdrawal]) -> str:
    """Return a line for the order's history about what it settled."""
    if not closed:
        return ""
    named = " and ".join(str(each.reference) for each in closed)
    held = f"; {euro(order.refundable)} is still to be paid back" if order.refundable > 0 else ""
    return f"This settles withdrawal {named}{held}."


def say_stated(withdrawal: Withdrawal) -> str:
    """ "23 November 2026"."""
    day = workshop_day(withdrawal.received_at)
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"
