"""Lines of an order as its documents show them."""

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal

from app.shop.base.money import part_of
from app.shop.sales.documents.content import DocumentLine
from app.store.sales.orders import Order, OrderItem
from app.store.sales.payments import Payment
from app.store.sales.rate_taxes import ADDED

DELIVERY = "Delivery"


def lines_of(order: Order) -> list[DocumentLine]:
    """Return an order's lines, with its delivery where that costs something."""
    lines = [_line_of(order, item, item.quantity, item.charged, item.tax) for item in order.items]
    if order.charged_delivery:
        net = order.delivery if order.tax_mode == ADDED else order.delivery - order.delivery_tax
        lines.append(DocumentLine(DELIVERY, 1, order.tax_rate, net, order.delivery_tax))
    return lines


def lines_back(order: Order, refund: Payment) -> list[DocumentLine]:
    """Return the pieces of a refund, each with its amounts."""
    items = {item.id: item for item in order.items}
    counted = [(items[each.item_id], each.quantity) for each in refund.items]
    return [_line_back(order, item, item.refunded - quantity, quantity) for item, quantity in counted]


def lines_returned(order: Order, pieces: Sequence[tuple[str, int]]) -> list[DocumentLine]:
    """Return the pieces that were returned last, each with its amounts."""
    counts = Counter[str]()
    for item_id, quantity in pieces:
        counts[item_id] += quantity
    counted = [(item, counts[item.id]) for item in order.items if counts[item.id]]
    return [_line_back(order, item, item.returned - quantity, quantity) for item, quantity in counted]


def _line_back(order: Order, item: OrderItem, before: int, quantity: int) -> DocumentLine:
    charged, tax = (part_of(amount, item.quantity, before, quantity) for amount in (item.charged, item.tax))
    return _line_of(order, item, quantity, charged, tax)


def _line_of(order: Order, item: OrderItem, quantity: int, charged: Decimal, tax: Decimal) -> DocumentLine:
    net = charged if order.tax_mode == ADDED else charged - tax
    vehicle = f"for {item.vehicle}" if item.vehicle else ""
    return DocumentLine(item.product_name, quantity, item.tax_rate or order.tax_rate, net, tax, vehicle)
