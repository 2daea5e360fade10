"""The search: its query, its results with their facets, and suggestions."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from app.contract.base.fields import Digits, Message, Money, Query, Trimmed, View
from app.contract.base.pictures import ImageView
from app.contract.base.visible import AtLeast
from app.contract.catalogue.public_products import Amount, Offset, ProductView, Sort
from app.contract.catalogue.verdict import FittingQuery

QUERY_LIMIT = 200
"""Letters of a query that are read; the rest is cut."""
PAGE, GREATEST_PAGE = 24, 500
NO_QUERY = "Please enter what you are looking for"

Words = Annotated[str, AfterValidator(lambda text: text[:QUERY_LIMIT]), Trimmed, AtLeast(1), Message(NO_QUERY)]


class SuggestQuery(Query):
    """The words typed so far; nothing is suggested before the second letter."""

    q: Words


class SearchQuery(FittingQuery):
    """The words to search for, and the filters of the results. `category` and `maker` are slugs, `inStock` is 1 for
    products that can be had now, and both prices are included. Without a `sort` the best are first. With `asTyped=1`
    misspelt words are not corrected.
    """

    q: Words
    category: str = ""
    maker: str = ""
    in_stock: Annotated[Literal["", "0", "1"], Message("In stock must be 1 or left out")] = ""
    price_from: Amount = None
    price_to: Amount = None
    sort: Annotated[Sort, Message("Sort by best, price, -price or newest")] = ""
    limit: Annotated[
        Annotated[Digits, Field(ge=1, le=GREATEST_PAGE)], Message(f"Limit must be a number from 1 to {GREATEST_PAGE}")
    ] = PAGE
    offset: Offset = 0
    as_typed: Annotated[Literal["", "0", "1"], Message("As typed must be 1 or left out")] = ""


class FacetView(View):
    """A choice that narrows the results, and how many it would leave."""

    slug: str
    name: str
    count: int


class PriceFacetView(View):
    """The least and the greatest price, null without a product."""

    from_: Annotated[Money | None, Field(alias="from")]
    to: Money | None


class FacetsView(View):
    """Choices, each counted as the other filters leave it."""

    categories: list[FacetView]
    makers: list[FacetView]
    in_stock: int
    price: PriceFacetView


class NamedVehicleView(View):
    """A vehicle that the query names, with the path of its parts. A brand without a model has a null `model`."""

    brand: str
    model: str | None
    years: str | None
    path: str


class NamedServiceView(View):
    """A service that the query names; an enquiry takes its id."""

    id: str
    title: str


class NarrowedView(View):
    """Words of an engine or trim that no part is for. `model` is the model that the results fit instead."""

    words: str
    model: str


class SearchView(View):
    """The results of a search. `corrected` is the query that the results are for, where the words were misspelt.
    `narrowed` are words that narrow nothing; `services` are those of the workshop that the words name. `closest` are
    parts that have some of the words, where none has all of them.
    """

    query: str
    corrected: str | None
    narrowed: NarrowedView | None
    products: list[ProductView]
    total: int
    facets: FacetsView
    vehicles: list[NamedVehicleView]
    services: list[NamedServiceView]
    closest: list[ProductView]


class VehicleFinderQuery(Query):
    """What is typed to name a vehicle: "vw golf 2016"."""

    q: Words


class FoundVehicleView(View):
    """A model with its brand, and the engine that the words name."""

    brand_id: str
    model_id: str
    name: str
    years: str | None
    engine_id: str | None


class VehicleFinderView(View):
    """The vehicles that the words mean, the first eight of `total`. `year` is the year that was named, `notMadeIn` a
    named year in which none of them was made; `leftOut` are words that name no vehicle.
    """

    vehicles: list[FoundVehicleView]
    total: int
    year: int | None
    not_made_in: int | None
    left_out: str | None


class SuggestedCategoryView(View):
    """A category to open."""

    name: str
    slug: str


class SuggestedProductView(View):
    """A part to open. `priceFrom` is the lowest price of its options where these differ, else null."""

    name: str
    slug: str
    price: Money
    price_from: Money | None
    image: ImageView | None


class SuggestView(View):
    """Vehicles, services, categories and parts for words being typed."""

    vehicles: list[NamedVehicleView]
    services: list[NamedServiceView]
    categories: list[SuggestedCategoryView]
    products: list[SuggestedProductView]
