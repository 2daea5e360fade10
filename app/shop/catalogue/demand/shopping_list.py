"""Parts that run out, by the supplier who has them."""

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.catalogue.demand import LowPartView
from app.shop.base.csv_cells import write_csv
from app.store.catalogue.products import AVAILABLE, LOW_STOCK, SHOWN, Product
from app.store.sales.orders import Order, OrderItem

CANCELLED = "cancelled"
COLUMNS = ("supplier", "sku", "ean", "manufacturer", "name", "inventory", "sold", "promised", "short")
IS_LOW = (SHOWN & (AVAILABLE <= LOW_STOCK)) | (Product.agreed > Product.inventory)
"""Little is left to sell, or quotes and jobs need more than there is."""


def list_low_parts(session: Session, since: datetime) -> list[LowPartView]:
    """Return the parts of low stock by supplier, those without one last."""
    sold = select(func.coalesce(func.sum(OrderItem.quantity), 0)).join(Order, Order.id == OrderItem.order_id)
    sold = sold.where(OrderItem.product_id == Product.id, Order.status != CANCELLED, Order.created_at >= since)
    asked = select(Product, sold.correlate(Product).scalar_subquery()).where(IS_LOW)
    by_supplier = asked.order_by(
        Product.supplier.is_(None), func.lower(Product.supplier), func.lower(Product.name), Product.id
    )
    return [LowPartView.from_row(product, sold=pieces) for product, pieces in session.execute(by_supplier)]


def write_shopping_list(session: Session, since: datetime) -> bytes:
    """Return the parts of low stock as CSV, one a line."""
    return write_csv(COLUMNS, ([getattr(part, name) for name in COLUMNS] for part in list_low_parts(session, since)))
