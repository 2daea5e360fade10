"""Products as everybody sees them, and the query of their list."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Digits, Message, Moment, Money, Price, Trimmed, View
from app.contract.base.pictures import ImageView
from app.contract.catalogue.product_documents import ProductDocumentView
from app.contract.catalogue.sales import SaleView
from app.contract.catalogue.unit_prices import UnitPriceView
from app.contract.catalogue.verdict import FittingQuery, FitView

GREATEST_LIMIT = 500
"""Products in one part of a list."""
Limit = Annotated[
    Annotated[Digits, Field(ge=1, le=GREATEST_LIMIT)] | None,
    Message(f"Limit must be a number from 1 to {GREATEST_LIMIT}"),
]
Offset = Annotated[Digits, Message("Offset must be a number from 0")]
Sort = Literal["", "best", "price", "-price", "newest"]
"""Orders of a list; blank is "best"."""
Amount = Annotated[Price | None, BlankIsNone, Trimmed, Message("Price must be an amount such as 49.99")]


class ProductView(View):
    """A part for sale.

    `images` are its first two pictures with their sizes, or all of them where one product is asked for. `fits` is
    "listed" where the list of models is complete, "open" where others may fit, and "universal" for every vehicle. `fit`
    is the verdict for the vehicle that the call named, null where it named none. `sku` is the shop's own number, `ean`
    the number of the barcode, `manufacturer` a name and `manufacturerSlug` the value that `maker` accepts. `hidden` is
    1 for a draft, which only the owner receives. `packAmount` is the content of a piece in `packUnit`; `unitPrice` is
    null where the price already shows it. `madeToOrder` is 1 for a part that cannot be withdrawn from. `taxRateId` is
    null for the default rate. `inventory` is the number of pieces that are not promised to anybody. `price` is what a
    customer pays now, and `sale` null while no sale runs. `optionCount` is the number of options to choose among;
    `priceFrom` is the lowest price of these where their prices differ, else null. `leadDays` are the days until pieces
    beyond the stock are there, null for a part that cannot be ordered beyond it.
    """

    id: str
    name: str
    slug: str
    description: str
    price: Annotated[Money, Field(validation_alias="present_price")]
    category: str
    subcategory_id: str | None
    image_url: str | None
    image_url2: str | None
    inventory: Annotated[int, Field(validation_alias="available")]
    featured: int
    hidden: int
    fits: str
    sku: str | None
    ean: str | None
    manufacturer: str | None
    manufacturer_slug: str | None
    pack_amount: str | None
    pack_unit: str | None
    unit_price: UnitPriceView | None
    warnings: str | None
    made_to_order: int
    option_count: Annotated[int, Field(validation_alias="shown_option_count")]
    price_from: Money | None
    lead_days: int | None
    tax_rate_id: str | None
    created_at: Moment
    images: list[ImageView]
    sale: SaleView | None
    fit: FitView | None = None


class OptionView(View):
    """An option that customers can choose, at its present price and with the sale that it is in. `inventory` is the
    number of pieces that are not promised to anybody; `image` is null where the option has no picture of its own.
    """

    id: str
    name: str
    sku: str | None
    ean: str | None
    price: Annotated[Money, Field(validation_alias="present_price")]
    unit_price: UnitPriceView | None
    sale: SaleView | None
    inventory: Annotated[int, Field(validation_alias="available")]
    image_url: str | None
    image: ImageView | None


class SingleProductView(ProductView):
    """A part for sale with all its pictures and documents, and the options that can be chosen. The stock of a product
    with options is their sum.
    """

    images: Annotated[list[ImageView], Field(validation_alias="all_images")]
    documents: list[ProductDocumentView]
    options: Annotated[list[OptionView], Field(validation_alias="shown_options")]


class ListFacetsQuery(FittingQuery):
    """Filters of a list of products; a blank filter matches all. A category is given by name or slug, `maker` is a
    manufacturer's slug. `inStock` is 1 for products that can be had now; both prices are included. `fit=only` leaves
    the products that fit the vehicle.
    """

    category: str = ""
    subcategory_id: str = ""
    maker: str = ""
    in_stock: Annotated[Literal["", "0", "1"], Message("In stock must be 1 or left out")] = ""
    price_from: Amount = None
    price_to: Amount = None


class ProductsQuery(ListFacetsQuery):
    """Filter and order of a list of products.

    A product must match all words of the search. `limit` of them are returned from the `offset`th on; the header
    X-Total-Count has the number of all. With a vehicle, what fits comes first; with `best` what is sold out is last.
    """

    search: str = ""
    sort: Annotated[Sort, Message("Sort by best, price, -price or newest")] = ""
    limit: Limit = None
    offset: Offset = 0


class SubcategoryCount(View):
    """A subcategory, and how many of the list's products lie in it."""

    id: str
    slug: str
    name: str
    count: int


class MakerCount(View):
    """A manufacturer, and how many of the list's products are its own."""

    slug: str
    name: str
    count: int


class ListFacetsView(View):
    """Choices within a list, each with a count of the products that the other filters leave. `total` counts the
    products that pass all filters, `everywhere` those of all subcategories. The prices are the lowest and the
    highest, null where there is no product.
    """

    total: int
    everywhere: int
    subcategories: list[SubcategoryCount]
    makers: list[MakerCount]
    in_stock: int
    price_from: Money | None
    price_to: Money | None
