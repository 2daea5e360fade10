"""Changes of products by the owner, and their results."""

from decimal import Decimal
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from app.contract.catalogue import Limit, Offset, ProductView
from app.contract.fields import (
    NAME_LIMIT,
    BlankIsNone,
    Body,
    Digits,
    Done,
    Id,
    LongText,
    Message,
    Name,
    OptionalId,
    OptionalText,
    Price,
    Query,
    SignedDigits,
    Text,
    Trimmed,
    View,
)
from app.contract.pack import PackAmount, PackUnit
from app.contract.part_numbers import Ean, Sku
from app.contract.visible import AtLeast

NOTHING_TO_CHANGE = "Please select at least one field to update"
BAD_BULK_PRICE = "Please enter a valid positive number for price"

ProductName = Annotated[Name, AtLeast(2), Message("Name must be at least 2 characters")]
ProductSlug = Annotated[Text, AtLeast(2), Message("Slug is required")]
Description = Annotated[LongText, AtLeast(10), Message("Description must be at least 10 characters")]
ProductPrice = Annotated[Price, Message("Invalid price format")]
CategoryName = Annotated[Name, AtLeast(2), Message("Category is required")]
Inventory = Annotated[Digits, Message("Inventory must be a number")]
InventoryWas = Annotated[Digits, Message("The earlier stock must be a number")]
InventoryChange = Annotated[SignedDigits, Message("A change of stock must be a whole number such as +12 or -3")]
Flag = Annotated[Digits, Field(le=1)]
Fits = Annotated[Literal["listed", "open", "universal"], Message("Fits must be listed, open or universal")]
ManufacturerName = Annotated[
    Annotated[Name, AtLeast(1)] | None, BlankIsNone, Trimmed, Message("Manufacturer must be at most 200 characters")
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
MadeToOrder = Annotated[Flag, Message("Made to order must be 0 or 1")]


class NewProduct(Body):
    """A product to add.

    `manufacturer` is one's name. Pictures may be the urls of uploads; others are sent to `/image` and `/image2`.
    A `hidden` product is a draft, which no visitor sees.
    """

    name: ProductName
    slug: ProductSlug
    description: Description
    price: ProductPrice
    category: CategoryName
    subcategory_id: OptionalId = None
    inventory: Inventory = 0
    featured: Featured = 0
    hidden: Hidden = 0
    fits: Fits = "listed"
    sku: Sku = None
    ean: Ean = None
    manufacturer: ManufacturerName = None
    pack_amount: PackAmount = None
    pack_unit: PackUnit = None
    warnings: Warnings = None
    made_to_order: MadeToOrder = 0
    tax_rate_id: OptionalId = None
    supplier: Supplier = None
    image_url: OptionalText = None
    image_url2: OptionalText = None


class ProductChange(Body):
    """Only what is sent changes.

    `imageAlt` and `imageAlt2` describe the pictures for those who cannot see them.

    `inventoryWas` is the stock that the form showed: another one by now is a conflict. `inventoryChange` is added to
    the stock in place of setting it by `inventory`.
    """

    name: ProductName = ""
    slug: ProductSlug = ""
    description: Description = ""
    price: ProductPrice = Decimal(0)
    category: CategoryName = ""
    subcategory_id: OptionalId = None
    inventory: Inventory = 0
    inventory_was: InventoryWas = 0
    inventory_change: InventoryChange = 0
    featured: Featured = 0
    hidden: Hidden = 0
    fits: Fits = "listed"
    sku: Sku = None
    ean: Ean = None
    manufacturer: ManufacturerName = None
    pack_amount: PackAmount = None
    pack_unit: PackUnit = None
    warnings: Warnings = None
    made_to_order: MadeToOrder = 0
    tax_rate_id: OptionalId = None
    supplier: Supplier = None
    image_url: OptionalText = None
    image_url2: OptionalText = None
    image_alt: Text = ""
    image_alt2: Text = ""


class ProductIds(Body):
    """The products that a bulk act is about."""

    limit: ClassVar[int] = 2 * 1024 * 1024
    """Bytes: the ids of more products than a shop has."""
    ids: Annotated[list[Id], Field(min_length=1), Message("Please select at least one product")]


class BulkChanges(Body):
    """The fields to change in all of them; blank ones stay."""

    category: Annotated[CategoryName | None, BlankIsNone, Message("Category is required")] = None
    featured: Annotated[Flag | None, BlankIsNone, Message("Featured must be 0 or 1")] = None
    hidden: Annotated[Flag | None, BlankIsNone, Message("Hidden must be 0 or 1")] = None
    inventory: Annotated[Digits | None, BlankIsNone, Message("Inventory must be a number")] = None
    price: Annotated[Price | None, BlankIsNone, Message(BAD_BULK_PRICE)] = None
    fits: Annotated[Fits | None, BlankIsNone, Message("Fits must be listed, open or universal")] = None


class BulkUpdate(ProductIds):
    """The same change to many products."""

    updates: Annotated[BulkChanges, Message(NOTHING_TO_CHANGE)]


class ModelIds(Body):
    """All the models that a product fits."""

    model_ids: Annotated[list[Id], Message("Models must be given by their ids")]


class AdminProductsQuery(Query):
    """Filter and order of the owner's list.

    Blank matches all, and leaves the newest first. The search is the shop's own; `number` is a whole SKU, barcode or
    own code. `lacks=safety` leaves what lacks its manufacturer's facts. A `-` before the column sorts downwards.
    `limit` of the products are returned from the `offset`th on; the header X-Total-Count has the number of all that
    match.
    """

    category: str = ""
    search: str = ""
    stock: Annotated[Literal["", "low", "out"], Message("Stock must be low or out")] = ""
    featured: Annotated[Literal["", "0", "1"], Message("Featured must be 0 or 1")] = ""
    hidden: Annotated[Literal["", "0", "1"], Message("Hidden must be 0 or 1")] = ""
    lacks: Annotated[Literal["", "safety"], Message("Lacks must be safety or left out")] = ""
    number: str = ""
    sort: str = ""
    limit: Limit = None
    offset: Offset = 0


class OwnProductView(ProductView):
    """A product with what the owner alone knows of it."""

    supplier: str | None


class NamedProduct(View):
    """A product by its name alone, for a choice among very many."""

    id: str
    name: str


class AdminProductView(OwnProductView):
    """A product in the owner's list, with how many models it fits."""

    model_count: int


class ProductAnswer(View):
    """The product as it is now."""

    product: OwnProductView


class BulkDone(Done):
    """Number of products changed or deleted."""

    count: int
