"""Products and categories of a report."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from decimal import Decimal
from heapq import nsmallest

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.sales.amounts import CategoryAmounts, amounts_of, euros
from app.shop.sales.sales_counts import SalesCounts, Sums
from app.store.catalogue import Product
from app.store.orders import OrderItem

TOP_PRODUCTS = 10


@dataclass(frozen=True)
class SoldProduct:
    """A product, its pieces, and what they cost with their tax."""

    product_id: str
    name: str
    quantity: int
    gross: Decimal
    net: Decimal


def pick_top(counts: SalesCounts) -> list[tuple[str, Sums]]:
    """Return the products of the most pieces, more euros first."""
    sold = [(product_id, sums) for product_id, sums in counts.products.items() if product_id and sums.quantity > 0]
    return nsmallest(TOP_PRODUCTS, sold, key=lambda each: (-each[1].quantity, -each[1].gross, each[0]))


def name_products(session: Session, top: Sequence[tuple[str, Sums]]) -> list[SoldProduct]:
    """Return products by the names that they have now."""
    names = _read_names(session, [product_id for product_id, _ in top])
    return [
        SoldProduct(each, names[each], sums.quantity, euros(sums.gross), euros(sums.gross - sums.tax))
        for each, sums in top
    ]


def list_categories(session: Session, counts: SalesCounts) -> list[CategoryAmounts]:
    """Return the categories that the products have now, most euros first."""
    categories = counts.categories | _read_categories(session, counts.products.keys() - counts.categories.keys())
    sums: defaultdict[str | None, Sums] = defaultdict(Sums)
    for product_id, each in counts.products.items():
        sums[categories.get(product_id or "")].add_sums(each)
    by_gross = sorted(sums.items(), key=lambda each: (-each[1].gross, each[0] or ""))
    return [CategoryAmounts(**amounts_of(each), category=name) for name, each in by_gross if each.is_anything]


def _read_names(session: Session, ids: Collection[str]) -> dict[str, str]:
    """As they are called now; a deleted product as it was sold."""
    names = dict(session.execute(select(Product.id, Product.name).where(Product.id.in_(ids))).all())
    gone = [each for each in ids if each not in names]
    sold = select(OrderItem.product_id, func.max(OrderItem.product_name)).where(OrderItem.product_id.in_(gone))
    return names | dict(session.execute(sold.group_by(OrderItem.product_id)).all())


def _read_categories(session: Session, ids: Collection[str | None]) -> dict[str, str]:
    found = select(Product.id, Product.category).where(Product.id.in_([each for each in ids if each]))
    return dict(session.execute(found).all())
