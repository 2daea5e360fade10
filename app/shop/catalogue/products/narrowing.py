"""Lists of products narrowed by price and stock, and their order."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, select

from app.contract.catalogue.public_products import ListFacetsQuery
from app.contract.catalogue.search import SearchQuery
from app.shop.base.errors import invalid_field
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import IN_STOCK, LISTED_PRICE, SHOWN, Product

BACKWARDS = "The highest price must not be below the lowest"
_AS_LISTED = (Product.featured.desc(), Product.created_at.desc(), Product.name, Product.id)
_ORDERS: dict[str, tuple[Any, ...]] = {
    "price": (LISTED_PRICE, *_AS_LISTED),
    "-price": (LISTED_PRICE.desc(), *_AS_LISTED),
    "newest": (Product.created_at.desc(), Product.name, Product.id),
}


@dataclass(frozen=True)
class Narrowing:
    """The filters of a list apart from its category, and its order. Both prices are included, and `maker` is a slug.
    With an unknown `sort` the list has its default order.
    """

    in_stock: bool = False
    price_from: Decimal | None = None
    price_to: Decimal | None = None
    sort: str = ""
    maker: str = ""

    @classmethod
    def of(cls, query: ListFacetsQuery | SearchQuery, sort: str = "") -> "Narrowing":
        """The filters of a query. Raises Invalid for prices that run backwards."""
        least, greatest = query.price_from, query.price_to
        if least is not None and greatest is not None and greatest < least:
            raise invalid_field("priceTo", BACKWARDS)
        return cls(query.in_stock == "1", least, greatest, sort, query.maker)

    @property
    def filters(self) -> bool:
        """Return whether it leaves anything out."""
        return self.in_stock or self.price_from is not None or self.price_to is not None

    @property
    def sorts(self) -> bool:
        """Return whether it has an order of its own."""
        return self.sort in _ORDERS

    @property
    def conditions(self) -> list[ColumnElement[bool]]:
        """The filters as conditions on products."""
        return [*([IN_STOCK] if self.in_stock else []), *self.lasting_conditions]

    @property
    def lasting_conditions(self) -> list[ColumnElement[bool]]:
        """The filters that no order changes: prices, maker, and what visitors see."""
        made = select(Manufacturer.id).where(Manufacturer.slug == self.maker)
        maker = [Product.manufacturer_id == made.scalar_subquery()] if self.maker else []
        least = [] if self.price_from is None else [self.price_from <= LISTED_PRICE]
        return [SHOWN] + maker + least + ([] if self.price_to is None else [self.price_to >= LISTED_PRICE])

    @property
    def order(self) -> tuple[Any, ...]:
        """The columns of the order; the catalogue's own where none is named."""
        return _ORDERS.get(self.sort, _AS_LISTED)


EVERYTHING = Narrowing()
