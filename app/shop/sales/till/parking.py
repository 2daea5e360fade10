"""Sales that are put aside, to be taken up again."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.store.catalogue.products import Product
from app.store.sales.orders import Order
from app.store.sales.till import ParkedSale

MOST = 50
FULL = f"At most {MOST} sales can be put aside. Take one up first."
NOT_PARKED = "This sale is not put aside any more"
MADE = "This sale was made already: order {}. Take off all lines, then enter what came after."
GONE = "A part that was deleted"


def list_parked(session: Session) -> Sequence[ParkedSale]:
    """Return the sales that are put aside, oldest first."""
    return session.scalars(select(ParkedSale).order_by(ParkedSale.created_at)).all()


def park_sale(session: Session, sale_id: str, content: Mapping[str, Any], total: Decimal) -> ParkedSale:
    """Put a sale aside with what it comes to now, or change the one of this id. Raises Conflict for too many, and for
    one that was made.
    """
    made = session.scalar(select(Order.order_number).where(Order.cart_id == sale_id))
    if made:
        raise Conflict(MADE.format(made))
    parked = session.get(ParkedSale, sale_id)
    if parked is None:
        if (session.scalar(select(func.count()).select_from(ParkedSale)) or 0) >= MOST:
            raise Conflict(FULL)
        parked = ParkedSale(id=sale_id)
        session.add(parked)
    parked.content = {**content, "total": str(total)}
    session.flush()
    return parked


def name_first(session: Session, parked: ParkedSale) -> str:
    """Return the name of the first line of a sale that is put aside. A part has its present name."""
    line = parked.content["lines"][0]
    if not line["productId"]:
        return str(line["text"])
    product = session.get(Product, line["productId"])
    return product.name if product else GONE


def drop_parked(session: Session, sale_id: str) -> None:
    """Remove a sale that is taken up again. Raises NotFound."""
    parked = session.get(ParkedSale, sale_id)
    if parked is None:
        raise NotFound(NOT_PARKED)
    session.delete(parked)
