"""Money that was paid too much for an order or a job."""

from decimal import Decimal

from app.store.sales.payments import PAYMENT, Payment
from app.store.sales.sale import Sale

NOTHING = Decimal("0.00")


def excess_in(sale: Sale, refund: Payment) -> Decimal:
    """Return the part of a refund that returns an overpayment. As in the report of money received, a refund first
    returns the amount paid beyond the total.
    """
    covered, excess = NOTHING, NOTHING
    for each in sale.settled_payments:
        if each.kind == PAYMENT:
            due = min(each.amount, sale.total - covered)
            covered, excess = covered + due, excess + each.amount - due
            continue
        returned = min(each.amount, excess)
        if each is refund:
            return returned
        covered, excess = covered - (each.amount - returned), excess - returned
    return NOTHING
