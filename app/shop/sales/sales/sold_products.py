"""Products of a report by the names that they have."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.sales.sales.amounts import euros
from app.shop.sales.sales.sales_counts import Sums
from app.store.catalogue.products import Product
from app.store.sales.orders import OrderItem
from app.store.workshop.jobs import JobLine


@dataclass(frozen=True)
class SoldProduct:
    """A product, its pieces, and what they cost with their tax."""

    product_id: str
    name: str
    quantity: int
    gross: Decimal
    net: Decimal


def name_products(session: Session, top: Sequence[tuple[str, Sums]]) -> list[SoldProduct]:
    """Return products by the names that they have now."""
    names = _read_names(session, [product_id for product_id, _ in top])
    return [
        SoldProduct(each, names[each], sums.quantity, euros(sums.gross), euros(sums.gross - sums.tax))
        for each, sums in top
    ]


def _read_names(session: Session, ids: Collection[str]) -> dict[str, str]:
    """As they are called now; a deleted product as it was sold."""
    names = dict(session.execute(select(Product.id, Product.name).where(Product.id.in_(ids))).all())
    for product_id, name in ((OrderItem.product_id, OrderItem.product_name), (JobLine.product_id, JobLine.text)):
        gone = [each for each in ids if each not in names]
        sold = select(product_id, func.max(name)).where(product_id.in_(gone)).group_by(product_id)
        names |= {each: said for each, said in session.execute(sold) if each}
    return names
