"""Facts about a withdrawal for the customer's page."""

from app.contract.sales.orders import WithdrawalFactsView
from app.shop.sales.withdrawals.refund import refund_of, refund_until
from app.store.sales.orders import Order


def read_facts(order: Order) -> WithdrawalFactsView | None:
    """Return the facts of the withdrawal that an order names."""
    found = order.withdrawal
    if found is None:
        return None
    return WithdrawalFactsView.from_row(found, refund=refund_of(found), pay_back_by=refund_until(found))
