"""Counts of the choices that narrow a list of products."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from sqlalchemy.orm import Session

from app.shop.catalogue.fitment.verdict import FitmentVehicle
from app.shop.catalogue.products.narrowing import Narrowing
from app.shop.catalogue.search.bit_sets import ManyPlaces
from app.shop.catalogue.search.columns import columns_of
from app.shop.catalogue.search.facets import Facet, Filters, Narrowed, flags_in
from app.shop.catalogue.search.fits import sort_for_vehicle
from app.shop.catalogue.search.results import names_of


@dataclass(frozen=True)
class ListFacets:
    """The counts that belong to a list of products. `names` are the ids of the products that affect the counts by their
    stock.
    """

    total: int
    everywhere: int
    subcategories: list[Facet]
    makers: list[Facet]
    in_stock: int
    price_from: Decimal | None
    price_to: Decimal | None
    names: tuple[str, ...]


def count_list(
    session: Session, category: str, subcategory_id: str, narrowing: Narrowing, vehicle: FitmentVehicle | None = None
) -> ListFacets:
    """Count the choices within a list, each among the products that the other filters leave. With a vehicle, only the
    products that fit it are counted.
    """
    columns = columns_of(session)
    found: Sequence[int] = ManyPlaces(len(columns.ids), (flags_in(columns, category),))
    found = sort_for_vehicle(session, columns, vehicle, found, only=True) if vehicle else found
    narrowed = Narrowed(columns, found, Filters("", narrowing, subcategory_id))
    prices = narrowed.read_prices()
    return ListFacets(
        total=narrowed.flags().bit_count(),
        everywhere=narrowed.flags("subcategory").bit_count(),
        subcategories=narrowed.count_choices(columns.subcategories, "subcategory"),
        makers=narrowed.count_choices(columns.makers, "maker"),
        in_stock=narrowed.count_in_stock(),
        price_from=prices.from_,
        price_to=prices.to,
        names=names_of(columns, found, ()),
    )
