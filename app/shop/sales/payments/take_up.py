"""A cancelled order that was paid all the same, taken up again."""

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.sales.mail.step_mails import take_back_step_mails
from app.shop.sales.orders.beyond_stock import take_pieces
from app.shop.sales.orders.orders import get_order, next_change
from app.store.catalogue.stock_moves import ORDER, moving_stock
from app.store.sales.orders import CANCELLED, PENDING, Order, OrderEvent

NOT_CANCELLED = "This order is not cancelled"
NOT_PAID = "Nothing is paid for this order"
SHORT = "Not enough in stock: {}"
NOTE = "Reopened, because it was paid."


def take_up(session: Session, order_id: str) -> Order:
    """Set a cancelled order that was paid back to pending, and take its stock again. Raises NotFound, Conflict for an
    order that is not cancelled or not paid, and Conflict naming a product that is short.
    """
    order = get_order(session, order_id)
    if order.status != CANCELLED:
        raise Conflict(NOT_CANCELLED)
    if not order.refundable:
        raise Conflict(NOT_PAID)
    _take_stock(session, order)
    said, moment = take_back_step_mails(session, order), next_change(order)
    order.status, order.updated_at = PENDING, moment
    order.history.append(OrderEvent(status=PENDING, note=f"{NOTE}\n{said}", created_at=moment))
    return order


def _take_stock(session: Session, order: Order) -> None:
    with moving_stock(session, ORDER, order.id):
        for item in order.items:
            left, item.to_order = item.quantity - item.returned, 0
            if left and not take_pieces(session, item, left):
                raise Conflict(SHORT.format(item.product_name))
