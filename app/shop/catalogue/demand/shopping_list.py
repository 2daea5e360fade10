"""Parts that run out, by the supplier who has them."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import case, func, select
from sqlalchemy.orm import Session

from app.contract.catalogue.demand import LowPartView
from app.shop.base.csv_cells import write_csv
from app.store.catalogue.product_options import IS_LOW, SHORT, ProductOption, name_of
from app.store.catalogue.products import ENDS_WITH_STOCK, SHOWN, SOLD_OUT, Product
from app.store.sales.orders import CONFIRMED, PENDING, Order, OrderItem

CANCELLED = "cancelled"
OF_OPTION = ("sku", "ean", "inventory", "promised", "short")
COLUMNS = ("supplier", "sku", "ean", "manufacturer", "name", "inventory", "sold", "promised", "short", "to_order")
TO_ORDER = (
    select(func.coalesce(func.sum(OrderItem.to_order), 0))
    .join(Order, Order.id == OrderItem.order_id)
    .where(OrderItem.product_id == Product.id, Order.status.in_((PENDING, CONFIRMED)))
    .correlate(Product)
    .scalar_subquery()
)
"""The pieces that open orders wait for."""
TO_BUY = (SHOWN & ENDS_WITH_STOCK & (SOLD_OUT | IS_LOW)) | SHORT | (TO_ORDER > 0)
"""Little is left to sell, quotes and jobs need more than there is, or orders wait for pieces."""


def list_low_parts(session: Session, since: datetime) -> list[LowPartView]:
    """Return the parts of low stock by supplier, those without one last. Each low option is a part of its own."""
    sold = select(func.coalesce(func.sum(OrderItem.quantity), 0)).join(Order, Order.id == OrderItem.order_id)
    sold = sold.where(OrderItem.product_id == Product.id, Order.status != CANCELLED, Order.created_at >= since)
    asked = select(Product, sold.correlate(Product).scalar_subquery(), TO_ORDER).where(TO_BUY)
    by_supplier = asked.order_by(
        Product.supplier.is_(None), func.lower(Product.supplier), func.lower(Product.name), Product.id
    )
    options = _count_options(session, since)
    return [part for row in session.execute(by_supplier) for part in _list_part(row[0], row[1], row[2], options)]


def _count_options(session: Session, since: datetime) -> dict[str, tuple[int, int]]:
    """Return the pieces sold of each option, and those that open orders wait for."""
    item, is_open = OrderItem, Order.status.in_((PENDING, CONFIRMED))
    counts = [
        func.sum(case((each, number), else_=0))
        for each, number in ((Order.created_at >= since, item.quantity), (is_open, item.to_order))
    ]
    found = select(item.option_id, *counts).join(Order, Order.id == item.order_id)
    found = found.where(item.option_id.is_not(None), Order.status != CANCELLED)
    return {str(row[0]): (row[1], row[2]) for row in session.execute(found.group_by(item.option_id))}


def _list_part(
    product: Product, pieces: int, to_order: int, options: Mapping[str, tuple[int, int]]
) -> list[LowPartView]:
    """Return a product, or those of its options that are low or that orders wait for."""
    if not product.option_count:
        return [LowPartView.from_row(product, sold=pieces, to_order=to_order)]
    counted = [(option, *options.get(option.id, (0, 0))) for option in product.options]
    return [
        LowPartView.from_row(
            product,
            **{name: getattr(option, name) for name in OF_OPTION},
            name=name_of(product.name, option.name),
            sold=sold,
            to_order=waiting,
        )
        for option, sold, waiting in counted
        if waiting or _runs_out(product, option)
    ]


def _runs_out(product: Product, option: ProductOption) -> bool:
    return option.is_low if product.lead_days is None else option.short > 0


def write_shopping_list(session: Session, since: datetime) -> bytes:
    """Return the parts of low stock as CSV, one a line."""
    return write_csv(COLUMNS, ([getattr(part, name) for name in COLUMNS] for part in list_low_parts(session, since)))
