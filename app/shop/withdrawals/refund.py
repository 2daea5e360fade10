"""The amount to pay back after a withdrawal."""

from datetime import datetime
from decimal import ROUND_HALF_UP, Decimal

from app.shop.money import CENT
from app.shop.withdrawals.sentence import Items
from app.store.folding import fold
from app.store.orders import Order, OrderItem
from app.store.rate_taxes import ADDED


def refund_of(order: Order, items: Items, stated_at: datetime) -> Decimal | None:
    """Return what the customer is owed, tax included.

    The whole order comes with its delivery; there is one price of delivery, so it is the cheapest. Pieces that had come
    back before the statement were settled then. None where a part is not one of the order's, or more of it than the
    customer had.
    """
    if items is None:
        settled = (_share(order, line, _count_back(line, stated_at)) for line in order.items)
        return order.total - sum(settled, Decimal(0))
    lines = {fold(line.product_name): line for line in order.items}
    parts = [(lines.get(fold(item["name"])), item["quantity"]) for item in items]
    if any(line is None or quantity > line.quantity - _count_back(line, stated_at) for line, quantity in parts):
        return None
    return sum((_share(order, line, quantity) for line, quantity in parts if line), Decimal(0))


def _count_back(line: OrderItem, moment: datetime) -> int:
    return sum(each.quantity for each in line.returns if each.created_at < moment)


def _share(order: Order, line: OrderItem, quantity: int) -> Decimal:
    paid = line.subtotal + (line.tax if order.tax_mode == ADDED else 0)
    return (paid * quantity / line.quantity).quantize(CENT, ROUND_HALF_UP)
