"""The parts on the shelves, and how many of each are to be there."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.catalogue.products.chosen_option import line_name
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.sales.orders import CONFIRMED, PENDING, READY, Order, OrderItem
from app.store.sales.stock_counts import StockCount

NOT_DELIVERED = (PENDING, CONFIRMED, READY)
Key = tuple[str, str | None]
"""The ids of a product and of its option."""


@dataclass(frozen=True)
class CountedPart:
    """A product without options, or one option, with the pieces of orders that were not handed over."""

    product: Product
    option: ProductOption | None
    waiting: int
    count: StockCount | None

    @property
    def product_id(self) -> str:
        """Return the id of the product."""
        return self.product.id

    @property
    def option_id(self) -> str | None:
        """Return the id of the option."""
        return self.option.id if self.option else None

    @property
    def name(self) -> str:
        """Return the name, with that of the option."""
        return line_name(self.product, self.option)

    @property
    def sku(self) -> str | None:
        """Return its part number."""
        return (self.option or self.product).sku

    @property
    def category(self) -> str:
        """Return the category of the product."""
        return self.product.category

    @property
    def place(self) -> str | None:
        """Return the place of the product in the store."""
        return self.product.place

    @property
    def expected(self) -> int:
        """Return how many are to be on the shelf; once counted, how many were to be there then."""
        return self.count.expected if self.count else (self.option or self.product).inventory + self.waiting

    @property
    def counted(self) -> int | None:
        """Return how many were counted."""
        return self.count.counted if self.count else None

    @property
    def difference(self) -> int | None:
        """Return the difference of the count."""
        return self.count.difference if self.count else None


def list_parts(session: Session, products: Sequence[Product]) -> list[CountedPart]:
    """Return these products in their order, each option by itself."""
    ids = [product.id for product in products]
    waiting, counts = _count_waiting(session, ids), _read_counts(session, ids)
    forms = [(product, option) for product in products for option in _forms_of(product)]
    keys = [(product.id, option.id if option else None) for product, option in forms]
    return [
        CountedPart(product, option, waiting[key], counts.get(key))
        for key, (product, option) in zip(keys, forms, strict=True)
    ]


def _forms_of(product: Product) -> Sequence[ProductOption | None]:
    return product.options if product.option_count else [None]


def _count_waiting(session: Session, ids: Sequence[str]) -> Counter[Key]:
    """Return the pieces that left the stock and not the shelf."""
    rows = session.execute(
        select(OrderItem.product_id, OrderItem.option_id, func.sum(OrderItem.quantity - OrderItem.to_order))
        .join(Order, Order.id == OrderItem.order_id)
        .where(Order.status.in_(NOT_DELIVERED), OrderItem.product_id.in_(ids))
        .group_by(OrderItem.product_id, OrderItem.option_id)
    )
    return Counter({(product_id, option_id): count for product_id, option_id, count in rows})


def _read_counts(session: Session, ids: Sequence[str]) -> dict[Key, StockCount]:
    found = session.scalars(select(StockCount).where(StockCount.product_id.in_(ids)))
    return {(count.product_id, count.option_id): count for count in found}
