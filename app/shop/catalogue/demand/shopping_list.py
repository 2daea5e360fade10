"""Parts that run out, by the supplier who has them."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.catalogue.demand import LowPartView
from app.shop.base.csv_cells import write_csv
from app.store.catalogue.product_options import IS_LOW, SHORT, name_of
from app.store.catalogue.products import SHOWN, SOLD_OUT, Product
from app.store.sales.orders import Order, OrderItem

CANCELLED = "cancelled"
OF_OPTION = ("sku", "ean", "inventory", "promised", "short")
COLUMNS = ("supplier", "sku", "ean", "manufacturer", "name", "inventory", "sold", "promised", "short")
TO_BUY = (SHOWN & (SOLD_OUT | IS_LOW)) | SHORT
"""Little is left to sell, or quotes and jobs need more than there is."""


def list_low_parts(session: Session, since: datetime) -> list[LowPartView]:
    """Return the parts of low stock by supplier, those without one last. Each low option is a part of its own."""
    sold = select(func.coalesce(func.sum(OrderItem.quantity), 0)).join(Order, Order.id == OrderItem.order_id)
    sold = sold.where(OrderItem.product_id == Product.id, Order.status != CANCELLED, Order.created_at >= since)
    asked = select(Product, sold.correlate(Product).scalar_subquery()).where(TO_BUY)
    by_supplier = asked.order_by(
        Product.supplier.is_(None), func.lower(Product.supplier), func.lower(Product.name), Product.id
    )
    options = _count_options(session, since)
    return [part for row in session.execute(by_supplier) for part in _list_part(row[0], row[1], options)]


def _count_options(session: Session, since: datetime) -> dict[str, int]:
    """Return the pieces sold of each option."""
    item = OrderItem
    sold = select(item.option_id, func.sum(item.quantity)).join(Order, Order.id == item.order_id)
    sold = sold.where(item.option_id.is_not(None), Order.status != CANCELLED, Order.created_at >= since)
    return {str(row[0]): row[1] for row in session.execute(sold.group_by(item.option_id))}


def _list_part(product: Product, pieces: int, sold: Mapping[str, int]) -> list[LowPartView]:
    """Return a product, or those of its options that are low."""
    if not product.option_count:
        return [LowPartView.from_row(product, sold=pieces)]
    return [
        LowPartView.from_row(
            product,
            **{name: getattr(option, name) for name in OF_OPTION},
            name=name_of(product.name, option.name),
            sold=sold.get(option.id, 0),
        )
        for option in product.options
        if option.is_low
    ]


def write_shopping_list(session: Session, since: datetime) -> bytes:
    """Return the parts of low stock as CSV, one a line."""
    return write_csv(COLUMNS, ([getattr(part, name) for name in COLUMNS] for part in list_low_parts(session, since)))
