"""Pieces that a customer brings back."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.sales.orders.admin_orders import get_unchanged
from app.shop.sales.orders.orders import next_change, put_back
from app.store.catalogue.stock_moves import REFUND, moving_stock
from app.store.sales.orders import COMPLETED, Order, OrderEvent, OrderItem, OrderReturn

NOT_COMPLETED = "This order is {}. Only a completed order can have returns; before that, correct or cancel it."
TOO_MANY = "{} of {} can still come back"


def take_back(
    session: Session, order_id: str, pieces: Sequence[tuple[str, int]], note: str | None, seen: datetime
) -> Order:
    """Put pieces of a completed order back into stock, with a note. The order's sums stay as agreed, but the price of
    these pieces is no longer owed: the caller renews the mails that wait. Raises NotFound, and Conflict for another
    status, for more pieces than the customer still has, and for an order that changed since `seen`.
    """
    order = get_unchanged(session, order_id, seen)
    if order.status != COMPLETED:
        raise Conflict(NOT_COMPLETED.format(order.status))
    moment = next_change(order)
    note_return(order, restock_items(session, order, pieces, moment), note, moment)
    return order


def restock_items(session: Session, order: Order, pieces: Sequence[tuple[str, int]], moment: datetime) -> list[str]:
    """Put pieces of lines back into stock and return a description of each. Raises NotFound, and Conflict for more
    pieces than are left to return.
    """
    return [_restock_item(session, order, item_id, quantity, moment) for item_id, quantity in pieces]


def note_return(order: Order, said: Sequence[str], note: str | None, moment: datetime) -> None:
    """Add a note to the order that lists the returned pieces, below the owner's own words."""
    text = f"Returned, and back in stock: {'; '.join(said)}"
    order.updated_at = moment
    order.history.append(OrderEvent(status=order.status, note=f"{note}\n{text}" if note else text, created_at=moment))


def find_item(order: Order, item_id: str) -> OrderItem:
    """Return the order's line of an id. Raises NotFound."""
    for item in order.items:
        if item.id == item_id:
            return item
    raise NotFound("This order has no such line")


def refuse_restock(item: OrderItem, quantity: int) -> None:
    """Raise Conflict for more pieces than are left to return."""
    left = item.quantity - item.returned
    if quantity > left:
        raise Conflict(TOO_MANY.format(f"Only {left}" if left else "None", item.product_name))


def _restock_item(session: Session, order: Order, item_id: str, quantity: int, moment: datetime) -> str:
    item = find_item(order, item_id)
    refuse_restock(item, quantity)
    back = min(quantity, item.from_stock)
    item.returns.append(OrderReturn(quantity=quantity, created_at=moment))
    with moving_stock(session, REFUND, order.id):
        put_back(session, item.product_id, back, item.option_id)
    said = f"{quantity} × {item.product_name}"
    return said if back == quantity else f"{said} ({quantity - back} of them ordered for the customer, not counted)"
