"""The stock history of each product: the amount, time and reason of each change."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from sqlalchemy import DDL, CheckConstraint, Integer, Text, delete, event, insert, literal, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from app.store.catalogue.products import Product
from app.store.database.base import Base, now
from app.store.database.prepared import Prepared
from app.store.database.types import UtcTime

ORDER, CANCEL, REFUND, MANUAL, IMPORT, COUNT, JOB = "order", "cancel", "refund", "manual", "import", "count", "job"
REASONS = (ORDER, CANCEL, REFUND, MANUAL, IMPORT, COUNT, JOB)
_IS_REASON = f"reason IN ({', '.join(repr(each) for each in REASONS)})"


class StockMove(Base):
    """One change of a product's stock, written by the trigger below. The ids are no foreign keys: a move outlives its
    product, and is written before the order's own row. A later move has a greater id.
    """

    __tablename__ = "stock_moves"
    __table_args__ = (CheckConstraint(_IS_REASON, "reason"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    product_id: Mapped[str] = mapped_column(Text, index=True)
    order_id: Mapped[str | None] = mapped_column(Text)
    job_id: Mapped[str | None] = mapped_column(Text)
    option_id: Mapped[str | None] = mapped_column(Text)
    """The option of the product, written by the triggers of `option_sums`."""
    change: Mapped[int] = mapped_column(Integer)
    reason: Mapped[str] = mapped_column(Text)
    created_at: Mapped[datetime] = mapped_column(UtcTime)


class StockCause(Base):
    """The reason for the stock changes that a transaction is making. The table has at most one row, and is empty
    between transactions.
    """

    __tablename__ = "stock_cause"
    __table_args__ = (CheckConstraint(_IS_REASON, "reason"),)

    reason: Mapped[str] = mapped_column(Text, primary_key=True)
    order_id: Mapped[str | None] = mapped_column(Text)
    job_id: Mapped[str | None] = mapped_column(Text)


# A trigger, for the reason that `stock_moved_at` has one: no way of changing a stock can forget it.
event.listen(
    Product.__table__,
    "after_create",
    DDL(  # type: ignore[no-untyped-call]  # untyped there
        "CREATE TRIGGER stock_move_noted AFTER UPDATE OF inventory ON products WHEN old.inventory <> new.inventory"
        " BEGIN INSERT INTO stock_moves (product_id, order_id, job_id, change, reason, created_at)"
        " VALUES (new.id, (SELECT order_id FROM stock_cause), (SELECT job_id FROM stock_cause),"
        " new.inventory - old.inventory, coalesce((SELECT reason FROM stock_cause), 'manual'),"
        " strftime('%%Y-%%m-%%dT%%H:%%M:%%fZ', 'now')); END"
    ),
)

_NAME = Prepared(insert(StockCause))
_FORGET = Prepared(delete(StockCause))


@contextmanager
def moving_stock(
    session: Session, reason: str, order_id: str | None = None, job_id: str | None = None
) -> Iterator[None]:
    """Set the reason for the stock changes within the block. Without a reason, changes count as the owner's own. It is
    for a block of a write() that sends its changes to the database itself.
    """
    _NAME.run(session, {"reason": reason, "order_id": order_id, "job_id": job_id})
    try:
        yield
    finally:
        _FORGET.run(session, {})


def note_returned(session: Session, product_id: str, pieces: int, option_id: str | None) -> bool:
    """Note pieces that come back while their product is deleted, and return whether it is. They go into stock when the
    product is restored (app.shop.base.trash.restored_products). It is for a block of `moving_stock`.
    """
    if session.get(Product, product_id) is not None:
        return False
    if pieces:
        cause = StockCause
        moved = literal(product_id), literal(option_id, Text), literal(pieces), literal(now(), UtcTime)
        row = select(*moved, cause.reason, cause.order_id, cause.job_id)
        names = ["product_id", "option_id", "change", "created_at", "reason", "order_id", "job_id"]
        session.execute(insert(StockMove).from_select(names, row))
    return True
