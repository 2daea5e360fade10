"""Code for the life of an order. Each allowed step is stored with its time, and the stock is returned when the order is
cancelled.
"""

from datetime import datetime, timedelta

from sqlalchemy import update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.sales.mail.step_mails import stop_step_mails, take_back_step_mails, write_step_mail
from app.shop.sales.mail.withdrawal_mails import write_closed_mails
from app.shop.sales.orders.checkout_discount import return_use
from app.shop.sales.orders.withdrawn import close_withdrawals, refuse_withdrawn, say_closed
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import CANCEL, moving_stock
from app.store.database.base import now
from app.store.sales.orders import CANCELLED, COMPLETED, CONFIRMED, PENDING, Order, OrderEvent
from app.store.sales.sale import Sale
from app.store.sales.whole_order import read_whole_order


def get_order(session: Session, order_id: str) -> Order:
    """The order of an id. Raises NotFound."""
    return _found(session.get(Order, order_id))


def get_shown_order(session: Session, order_id: str) -> Order:
    """Return the order of an id with all that its customer's page shows. Raises NotFound."""
    return _found(read_whole_order(session, order_id))


def _found(order: Order | None) -> Order:
    if order is None:
        raise NotFound("Order not found")
    return order


def change_status(
    session: Session, order: Order, status: str, note: str | None = None, *, despite_withdrawal: bool = False
) -> None:
    """Take one step.

    It is stored with its time and the owner's note; cancelling puts the stock back and settles its withdrawals.

    A step back to `confirmed` stops the mail of the step. `order` must have been read in the same write. Raises
    Conflict naming the allowed steps, the same status included, and for a step forward of an order that its customer
    withdrew from, unless `despite_withdrawal`.
    """
    _refuse_wrong_step(order, status)
    is_back = status == CONFIRMED and order.status != PENDING
    if status != CANCELLED and not is_back and not despite_withdrawal:
        refuse_withdrawn(order)
    if is_back:
        note = _join(note, take_back_step_mails(session, order))
    closed = []
    if status == CANCELLED:
        _undo_placing(session, order)
        closed = close_withdrawals(order)
        note = _join(note, say_closed(order, closed))
    _enter(order, status, note)
    write_step_mail(session, order)
    write_closed_mails(session, order, closed)


def hand_over(order: Order) -> None:
    """Complete an order that its customer took along when it was placed."""
    _enter(order, COMPLETED, None)


def cancel_in_any_status(session: Session, order: Order, note: str) -> None:
    """Cancel an order because its customer withdrew from it or its sale was undone, even a completed one. No mail tells
    the customer: the one about the withdrawal does.
    """
    _undo_placing(session, order)
    others = close_withdrawals(order)
    _enter(order, CANCELLED, _join(note, say_closed(order, others)))
    stop_step_mails(session, order)


def _enter(order: Order, status: str, note: str | None) -> None:
    moment = next_change(order)
    order.status = status
    order.updated_at = moment
    if status == COMPLETED and order.delivered_at is None:
        order.delivered_at = moment
    order.history.append(OrderEvent(status=status, note=note, created_at=moment))


def _join(note: str | None, said: str) -> str | None:
    return "\n".join(part for part in (note, said) if part) or None


def next_change(order: Sale) -> datetime:
    """Return the time of a change made now. It is later than the last change, at the millisecond precision that answers
    show.
    """
    return max(now(), order.updated_at + timedelta(milliseconds=1))


def put_back(session: Session, product_id: str, quantity: int, option_id: str | None = None) -> None:
    """Add pieces to the stock of a product or of its option. One that was deleted since is skipped, and so is a product
    that has got options since: nobody knows of which one the pieces are.
    """
    shape, of = (ProductOption, option_id) if option_id else (Product, product_id)
    session.execute(
        update(shape)
        .where(shape.id == of, *([] if option_id else [Product.option_count == 0]))
        .values(inventory=shape.inventory + quantity)
        .execution_options(synchronize_session="fetch")
    )
    if option_id and (product := session.get(Product, product_id)):
        session.expire(product, ["inventory", "agreed"])


def _refuse_wrong_step(order: Order, status: str) -> None:
    allowed = order.next_statuses
    if status in allowed:
        return
    if not allowed:
        raise Conflict(f"This order is {order.status}. Its status can no longer change.")
    raise Conflict(f"This order is {order.status}. Its next status can be: {', '.join(allowed)}.")


def _undo_placing(session: Session, order: Order) -> None:
    """Put back what was taken from stock and give the code's use back, once, because nothing follows `cancelled`."""
    return_use(session, order)
    with moving_stock(session, CANCEL, order.id):
        for item in order.items:
            put_back(session, item.product_id, item.from_stock, item.option_id)
