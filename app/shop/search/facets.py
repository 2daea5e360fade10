"""Narrowing of found products, and the counts of each choice."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from app.contract.fields import GREATEST_PRICE
from app.shop.catalogue.narrowing import EVERYTHING, Narrowing
from app.shop.search.columns import Columns, Group

Filter = Callable[[list[int]], list[int]]
"""Returns those of some places that pass."""


@dataclass(frozen=True)
class Filters:
    """What the results are narrowed to.

    A category's slug or name, blank for all, and the rest.
    """

    category: str = ""
    narrowing: Narrowing = EVERYTHING


@dataclass(frozen=True)
class Facet:
    """A choice, and how many products it would leave."""

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

    def __init__(self, columns: Columns, found: list[int], filters: Filters) -> None:
        self._columns, self._found = columns, found
        self._filters = _filters(columns, filters)
        self._left: dict[str, list[int]] = {}

    def left(self, but: str = "") -> list[int]:
        """Return the places that all filters leave.

        Or all but that of a name.
        """
        name = but if but in self._filters else ""
        if name not in self._left:
            places = self._found
            for each, keep in self._filters.items():
                places = places if each == name else keep(places)
            self._left[name] = places
        return self._left[name]

    def count(self) -> Facets:
        """Return the counts of the choices.

        Each as the other filters leave it.
        """
        columns = self._columns
        prices = list(map(columns.prices.__getitem__, self.left("price")))
        return Facets(
            _count(columns.categories, self.left("category")),
            _count(columns.makers, self.left("maker")),
            sum(map(columns.in_stock.__getitem__, self.left("stock"))),
            PriceFacet(_money(min(prices, default=None)), _money(max(prices, default=None))),
        )


def in_order(columns: Columns, found: list[int], sort: str) -> list[int]:
    """Return the places by price or age.

    As they are without such a sort.
    """
    if sort == "newest":
        return sorted(found, key=columns.newest.__getitem__)
    if sort in {"price", "-price"}:
        # As in the catalogue where the price is the same.
        return sorted(sorted(found), key=columns.prices.__getitem__, reverse=sort == "-price")
    return found


def _count(group: Group, places: list[int]) -> list[Facet]:
    counts = Counter(map(group.of.__getitem__, places)) if group.choices else Counter()
    return [Facet(each.slug, each.name, counts[at]) for at, each in enumerate(group.choices) if at in counts]


def _filters(columns: Columns, wanted: Filters) -> dict[str, Filter]:
    """Return the filters by their names."""
    narrowing, stock = wanted.narrowing, columns.in_stock
    filters: dict[str, Filter] = {}
    if wanted.category:
        filters["category"] = _of_choice(columns.categories, wanted.category)
    if narrowing.maker:
        filters["maker"] = _of_choice(columns.makers, narrowing.maker)
    if narrowing.in_stock:
        filters["stock"] = lambda places: [at for at in places if stock[at]]
    if narrowing.price_from is not None or narrowing.price_to is not None:
        filters["price"] = _of_price(columns, narrowing)
    return filters


def _of_choice(group: Group, name: str) -> Filter:
    number = group.find(name)
    return lambda places: [at for at in places if group.of[at] == number]


def _of_price(columns: Columns, narrowing: Narrowing) -> Filter:
    prices, least = columns.prices, _cents(narrowing.price_from or Decimal(0))
    most = _cents(GREATEST_PRICE if narrowing.price_to is None else narrowing.price_to)
    return lambda places: [at for at in places if least <= prices[at] <= most]


def _cents(amount: Decimal) -> int:
    return int(amount * 100)


def _money(cents: int | None) -> Decimal | None:
    return None if cents is None else Decimal(cents).scaleb(-2)
