"""Narrowing of products, and the counts of each choice."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import compress, islice

from app.contract.base.fields import GREATEST_PRICE
from app.shop.catalogue.products.narrowing import EVERYTHING, Narrowing
from app.shop.catalogue.search.bit_sets import FEW, ManyPlaces, flags_of, keep_places, places_in, read_flags
from app.shop.catalogue.search.columns import ProductColumns
from app.shop.catalogue.search.facet_groups import FacetGroup


@dataclass(frozen=True)
class Filters:
    """The filters that narrow the results. They are the slug or name of a category, the id of a subcategory, each blank
    for all, and the other filters in `narrowing`.
    """

    category: str = ""
    narrowing: Narrowing = EVERYTHING
    subcategory: str = ""


@dataclass(slots=True)
class Facet:
    """A choice, with the number of products that it would leave. The id of a category is its name."""

    id: str
    slug: str
    name: str
    count: int


@dataclass(frozen=True)
class PriceFacet:
    """The least and the greatest price."""

    from_: Decimal | None
    to: Decimal | None


@dataclass(frozen=True)
class Facets:
    """The choices within the results."""

    categories: list[Facet]
    makers: list[Facet]
    in_stock: int
    price: PriceFacet


class Narrowed:
    """Found places, and what the filters leave of them."""

    def __init__(self, columns: ProductColumns, found: Sequence[int], filters: Filters) -> None:
        self._columns, self._found, self._size = columns, found, len(columns.ids)
        self._all = flags_of(found, self._size)
        self._filters = _filters(columns, filters)

    def left(self) -> Sequence[int]:
        """Return the places that all filters leave, in their order."""
        return keep_places(self._found, self.flags(), self._size) if self._filters else self._found

    def flags(self, but: str = "") -> int:
        """Return what all filters leave, or all but that of a name."""
        flags = self._all
        for name, passing in self._filters.items():
            flags = flags if name == but else flags & passing
        return flags

    def count(self) -> Facets:
        """Return the counts of the choices, each among the products that the other filters leave."""
        columns = self._columns
        return Facets(
            self.count_choices(columns.categories, "category"),
            self.count_choices(columns.makers, "maker"),
            self.count_in_stock(),
            self.read_prices(),
        )

    def count_choices(self, group: FacetGroup, name: str) -> list[Facet]:
        """Return the choices of the filter of a name."""
        return [Facet(each.key, each.slug, each.name, count) for each, count in group.count(self.flags(name))]

    def count_in_stock(self) -> int:
        """Return how many can be had now."""
        return (self.flags("stock") & self._columns.all_in_stock).bit_count()

    def read_prices(self) -> PriceFacet:
        """Return the least and the greatest price."""
        flags, prices = self.flags("price"), self._columns.prices
        if not flags:
            return PriceFacet(None, None)
        if flags.bit_count() <= FEW:
            found = list(map(prices.__getitem__, places_in(flags, self._size)))
            return PriceFacet(_money(min(found)), _money(max(found)))
        content, order = flags.to_bytes(self._size, "little"), self._columns.cheapest_first
        ends = (next(at for at in each if content[at]) for each in (order, reversed(order)))
        return PriceFacet(*(_money(prices[at]) for at in ends))


def flags_in(columns: ProductColumns, category: str) -> int:
    """Return the flags of a category, or of all."""
    return columns.categories.flags_of(category) if category else read_flags(b"\1" * len(columns.ids))


def cut(columns: ProductColumns, found: Sequence[int], sort: str, limit: int | None, offset: int) -> list[int]:
    """Return a page of the places, sorted by price or age. Without such a sort they are returned in their present
    order.
    """
    end = None if limit is None else offset + limit
    if not isinstance(found, ManyPlaces):
        return list(_in_order(columns, found, sort)[offset:end])
    order = _orders(columns, sort)
    if order is None:
        return list(islice(found, offset, end))
    content = flags_of(found, found.size).to_bytes(found.size, "little")
    return list(islice(compress(order, map(content.__getitem__, order)), offset, end))


def _orders(columns: ProductColumns, sort: str) -> Sequence[int] | None:
    if sort == "newest":
        return columns.newest_first
    if sort == "price":
        return columns.cheapest_first
    return columns.dearest_first if sort == "-price" else None


def _in_order(columns: ProductColumns, found: Sequence[int], sort: str) -> Sequence[int]:
    if sort == "newest":
        return sorted(found, key=columns.newest.__getitem__)
    if sort in {"price", "-price"}:
        # As in the catalogue where the price is the same.
        return sorted(sorted(found), key=columns.prices.__getitem__, reverse=sort == "-price")
    return found


def _filters(columns: ProductColumns, wanted: Filters) -> dict[str, int]:
    """Return what each filter leaves of the catalogue, by its name."""
    narrowing = wanted.narrowing
    filters: dict[str, int] = {}
    if wanted.category:
        filters["category"] = columns.categories.flags_of(wanted.category)
    if wanted.subcategory:
        filters["subcategory"] = columns.subcategories.flags_of(wanted.subcategory)
    if narrowing.maker:
        filters["maker"] = columns.makers.flags_of(narrowing.maker)
    if narrowing.in_stock:
        filters["stock"] = columns.all_in_stock
    if narrowing.price_from is not None or narrowing.price_to is not None:
        most = GREATEST_PRICE if narrowing.price_to is None else narrowing.price_to
        filters["price"] = columns.flags_priced(_cents(narrowing.price_from or Decimal(0)), _cents(most))
    return filters


def _cents(amount: Decimal) -> int:
    return int(amount * 100)


def _money(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
