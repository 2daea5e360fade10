"""Parts that run out, by the supplier who has them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.csv_cells import write_csv
from app.store.catalogue.products import AVAILABLE, LOW_STOCK, SHOWN, Product
from app.store.sales.orders import Order, OrderItem

CANCELLED = "cancelled"
COLUMNS = ("supplier", "sku", "ean", "manufacturer", "name", "inventory", "sold", "promised", "short")
IS_LOW = (SHOWN & (AVAILABLE <= LOW_STOCK)) | (Product.agreed > Product.inventory)
"""Little is left to sell, or quotes and jobs need more than there is."""


@dataclass(frozen=True)
class LowPart:
    """A part that is running out, and the pieces ordered in the period. `promised` are set aside for quotes and jobs,
    and `short` are the pieces that these need beyond the stock.
    """

    id: str
    name: str
    supplier: str | None
    sku: str | None
    ean: str | None
    manufacturer: str | None
    inventory: int
    sold: int
    promised: int
    short: int


def list_low_parts(session: Session, since: datetime) -> Sequence[LowPart]:
    """Return the parts of low stock by supplier, those without one last."""
    sold = select(func.coalesce(func.sum(OrderItem.quantity), 0)).join(Order, Order.id == OrderItem.order_id)
    sold = sold.where(OrderItem.product_id == Product.id, Order.status != CANCELLED, Order.created_at >= since)
    asked = select(Product, sold.correlate(Product).scalar_subquery()).where(IS_LOW)
    by_supplier = asked.order_by(
        Product.supplier.is_(None), func.lower(Product.supplier), func.lower(Product.name), Product.id
    )
    return [
        LowPart(
            row.id, row.name, row.supplier, row.sku, row.ean, row.manufacturer, row.inventory, pieces, row.promised,
            row.short,
        )
        for row, pieces in session.execute(by_supplier)
    ]  # fmt: skip


def write_shopping_list(session: Session, since: datetime) -> bytes:
    """Return the parts of low stock as CSV, one a line."""
    return write_csv(COLUMNS, ([getattr(part, name) for name in COLUMNS] for part in list_low_parts(session, since)))
