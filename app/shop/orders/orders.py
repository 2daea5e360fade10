"""An order's life: the steps it may take, each kept with its time, and stock that comes back when it is cancelled."""

from sqlalchemy import update
from sqlalchemy.orm import Session

from app.shop.errors import Conflict, NotFound
from app.shop.mail.outbox import write_step_mail
from app.store.base import now
from app.store.catalogue import Product
from app.store.orders import Order, OrderEvent

CANCELLED = "cancelled"
STEPS: dict[str, tuple[str, ...]] = {
    "pending": ("confirmed", CANCELLED),
    "confirmed": ("ready", "shipped", CANCELLED),
    "ready": ("completed", CANCELLED),
    "shipped": ("completed", CANCELLED),
    "completed": (),
    CANCELLED: (),
}
"""From each status, the ones that may come next (CONTRACT.md)."""


def get_order(session: Session, order_id: str) -> Order:
    """The order of an id. Raises NotFound."""
    order = session.get(Order, order_id)
    if order is None:
        raise NotFound("Order not found")
    return order


def change_status(session: Session, order: Order, status: str, note: str | None = None) -> None:
    """Take one step and keep it with its time and the owner's note; cancelling puts the stock back.

    `order` must have been read in the same write. Raises Conflict naming the allowed steps, the same status included.
    """
    _refuse_wrong_step(order.status, status)
    if status == CANCELLED:
        _put_stock_back(session, order)
    moment = now()
    order.status = status
    order.updated_at = moment
    order.history.append(OrderEvent(status=status, note=note, created_at=moment))
    write_step_mail(session, order)


def _refuse_wrong_step(present: str, status: str) -> None:
    allowed = STEPS[present]
    if status in allowed:
        return
    if not allowed:
        raise Conflict(f"This order is {present}. Its status can no longer change.")
    raise Conflict(f"This order is {present}. Its next status can be: {', '.join(allowed)}.")


def _put_stock_back(session: Session, order: Order) -> None:
    """Once, because nothing follows `cancelled`. A product that is gone since is passed over."""
    for item in order.items:
        session.execute(
            update(Product)
            .where(Product.id == item.product_id)
            .values(inventory=Product.inventory + item.quantity)
            .execution_options(synchronize_session="fetch")
        )
