"""Pieces of an order that a refund is for."""

from collections import Counter

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, invalid_field
from app.shop.sales.orders.orders import next_change
from app.shop.sales.orders.returns import find_item, note_return, refuse_restock, restock_items
from app.shop.sales.payments.refund import Pieces, Refund
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.payments import Payment, RefundItem

IN_STOCK_AGAIN = "This order is cancelled: its pieces are back in stock already"
NO_PIECES = "Choose the items that go back into stock"
TOO_MANY = "{} of {} can still be refunded"


def refuse_pieces(order: Order, refund: Refund) -> None:
    """Refuse more pieces than can be returned. Raises Conflict, NotFound for a line of another order, and Invalid for a
    restock of nothing.
    """
    if refund.restock and not refund.pieces:
        raise invalid_field("lines", NO_PIECES)
    if refund.restock and order.status == CANCELLED:
        raise Conflict(IN_STOCK_AGAIN)
    for item_id, quantity in add_up(refund.pieces).items():
        item = find_item(order, item_id)
        open_pieces = item.quantity - item.refunded
        if quantity > open_pieces:
            raise Conflict(TOO_MANY.format(f"Only {open_pieces}" if open_pieces else "None", item.product_name))
        if refund.restock:
            refuse_restock(item, quantity)


def put_back(session: Session, order: Order, payment: Payment, refund: Refund) -> None:
    """Name the pieces of a refund, and put them into stock again."""
    _name_pieces(order, payment, refund.pieces)
    if refund.restock:
        moment = next_change(order)
        note_return(order, restock_items(session, order, refund.pieces, moment), refund.reason, moment)


def _name_pieces(order: Order, payment: Payment, pieces: Pieces) -> None:
    for item_id, quantity in pieces:
        row = RefundItem(item_id=item_id, quantity=quantity)
        payment.items.append(row)
        find_item(order, item_id).refunds.append(row)


def add_up(pieces: Pieces) -> Counter[str]:
    """Return how many pieces of each line there are together."""
    together: Counter[str] = Counter()
    for item_id, quantity in pieces:
        together[item_id] += quantity
    return together
