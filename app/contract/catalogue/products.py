"""One product as the owner adds, changes and sees it."""

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import (
    NAME_LIMIT,
    BlankIsNone,
    Body,
    Digits,
    LongText,
    Message,
    Moment,
    Money,
    Name,
    OptionalId,
    OptionalText,
    Price,
    SignedDigits,
    Text,
    Trimmed,
    View,
)
from app.contract.base.pictures import ImageView
from app.contract.base.visible import AtLeast
from app.contract.catalogue.part_numbers import Ean, Sku
from app.contract.catalogue.public_products import ProductView
from app.contract.catalogue.sales import SaleFrom, SalePrice, SaleTo
from app.contract.catalogue.unit_prices import PackAmount, PackUnit

SHORT = ("string_too_short",)
ProductName = Annotated[Name, AtLeast(2), Message("Name must be at least 2 characters")]
ProductSlug = Annotated[Text, AtLeast(2), Message("Slug is required", covers=SHORT)]
Description = Annotated[LongText, AtLeast(10), Message("Description must be at least 10 characters")]
ProductPrice = Annotated[
    Price, Message("Invalid price format", covers=("decimal_max_places", "less_than_equal", "greater_than_equal"))
]
CategoryName = Annotated[Name, AtLeast(2), Message("Category is required", covers=SHORT)]
Inventory = Annotated[Digits, Message("Inventory must be a number", covers=("greater_than_equal",))]
InventoryWas = Annotated[Digits, Message("The earlier stock must be a number")]
InventoryChange = Annotated[SignedDigits, Message("A change of stock must be a whole number such as +12 or -3")]
Flag = Annotated[Digits, Field(le=1)]
Fits = Annotated[Literal["listed", "open", "universal"], Message("Fits must be listed, open or universal")]
ManufacturerName = Annotated[
    Annotated[Name, AtLeast(1)] | None, BlankIsNone, Trimmed, Message("Maker must be at most 200 characters")
]
Featured = Annotated[Flag, Message("Featured must be 0 or 1")]
Hidden = Annotated[Flag, Message("Hidden must be 0 or 1")]
WARNINGS_LIMIT = 2000
Warnings = Annotated[
    Annotated[str, Field(max_length=WARNINGS_LIMIT)] | None,
    BlankIsNone,
    Trimmed,
    Message(f"Warnings must be at most {WARNINGS_LIMIT} characters"),
]
SUPPLIER = "Supplier must be at most 200 characters"
Supplier = Annotated[Annotated[str, Field(max_length=NAME_LIMIT)] | None, BlankIsNone, Trimmed, Message(SUPPLIER)]
PLACE_LIMIT = 60
Place = Annotated[
    Annotated[str, Field(max_length=PLACE_LIMIT)] | None,
    BlankIsNone,
    Trimmed,
    Message(f"Place must be at most {PLACE_LIMIT} characters"),
]
MOST_LEAD_DAYS = 365
LeadDays = Annotated[
    Annotated[Digits, Field(ge=1, le=MOST_LEAD_DAYS)] | None,
    BlankIsNone,
    Trimmed,
    Message(f"Days until more can be had must be a whole number from 1 to {MOST_LEAD_DAYS}"),
]
MadeToOrder = Annotated[Flag, Message("Made to order must be 0 or 1")]


class NewProduct(Body):
    """A product to add. `manufacturer` is the name of one. Pictures may be the URLs of uploads; others are sent to
    `/images`. A `hidden` product is a draft, which no visitor sees. A sale without `saleFrom` begins at once; its times
    without an offset are on the workshop's clock. A field with a title is a column of a product file.
    """

    name: ProductName = Field(title="Name")
    slug: ProductSlug = Field(title="Address in the shop")
    description: Description = Field(title="Description")
    price: ProductPrice = Field(title="Price")
    category: CategoryName = Field(title="Category")
    subcategory_id: OptionalId = Field(None, title="Subcategory")
    inventory: Inventory = Field(0, title="Stock")
    sku: Sku = Field(None, title="Part number")
    ean: Ean = Field(None, title="Barcode (EAN)")
    manufacturer: ManufacturerName = Field(None, title="Maker")
    pack_amount: PackAmount = Field(None, title="Contents of one item, such as 0.5")
    pack_unit: PackUnit = Field(None, title="Unit of the contents: ml, l, g, kg, m, m2 or piece")
    warnings: Warnings = Field(None, title="Warnings")
    made_to_order: MadeToOrder = Field(0, title="Made to order")
    lead_days: LeadDays = Field(None, title="Days until more can be had")
    tax_rate_id: OptionalId = None
    supplier: Supplier = Field(None, title="Supplier")
    place: Place = Field(None, title="Place in your store, such as Shelf A3")
    fits: Fits = Field("listed", title="Fits: the listed models, open or universal")
    featured: Featured = Field(0, title="Featured")
    hidden: Hidden = Field(0, title="Hidden")
    image_url: OptionalText = Field(None, title="Picture")
    image_url2: OptionalText = Field(None, title="Second picture")
    sale_price: SalePrice = Field(None, title="Sale price")
    sale_from: SaleFrom = Field(None, title="Sale begins")
    sale_to: SaleTo = Field(None, title="Sale ends")


class ProductChange(NewProduct):
    """A change of a product. Only the fields that are sent change. `imageAlt` and `imageAlt2` describe the pictures for
    people who cannot see them.

    `inventoryWas` is the stock that the form showed: a different one by now is a conflict. `inventoryChange` is added
    to the stock, in place of setting it with `inventory`.
    """

    name: ProductName = ""
    slug: ProductSlug = ""
    description: Description = ""
    price: ProductPrice = Decimal(0)
    category: CategoryName = ""
    inventory_was: InventoryWas = 0
    inventory_change: InventoryChange = 0
    image_alt: Text = ""
    image_alt2: Text = ""


class OwnProductView(ProductView):
    """A product with the data that only the owner sees. `inventory` is the counted stock. `promised` of it are set
    aside for accepted quotes and jobs; `short` is the number of pieces that these need beyond it. `price` is the plain
    price, also during a sale. `priorPrice` is the lowest price of the 30 days before the sale; without one, or if it is
    not above the sale price, customers do not see the sale. `optionCount` counts its options, also those that visitors
    do not see.
    """

    price: Money
    sale_price: Money | None
    sale_from: Moment | None
    sale_to: Moment | None
    prior_price: Annotated[Money | None, Field(validation_alias="sale_prior")]
    inventory: int
    promised: int
    short: int
    supplier: str | None
    place: str | None
    option_count: int
    images: Annotated[list[ImageView], Field(validation_alias="all_images")]


class ProductAnswer(View):
    """The product as it is now."""

    product: OwnProductView
