"""The list of the owner's products, and changes of many at once."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Body, Digits, Done, Id, Message, Price, Query, View
from app.contract.base.pictures import ImageView
from app.contract.catalogue.products import SHORT, CategoryName, Fits, Flag, OwnProductView, Place
from app.contract.catalogue.public_products import Limit, Offset

NOTHING_TO_CHANGE = "Please select at least one field to update"
NO_STOCK = "Stock must be low, out, promised or short"
BAD_BULK_PRICE = "Please enter a valid positive number for price"


class ProductIds(Body):
    """The products that a bulk act is about."""

    limit: ClassVar[int] = 2 * 1024 * 1024
    """Bytes: the ids of more products than a shop has."""
    ids: Annotated[list[Id], Field(min_length=1), Message("Please select at least one product")]


class BulkChanges(Body):
    """The fields to change in all of them; blank ones stay."""

    category: Annotated[CategoryName | None, BlankIsNone, Message("Category is required", covers=SHORT)] = None
    featured: Annotated[Flag | None, BlankIsNone, Message("Featured must be 0 or 1")] = None
    hidden: Annotated[Flag | None, BlankIsNone, Message("Hidden must be 0 or 1")] = None
    inventory: Annotated[
        Digits | None, BlankIsNone, Message("Inventory must be a number", covers=("greater_than_equal",))
    ] = None
    price: Annotated[Price | None, BlankIsNone, Message(BAD_BULK_PRICE, covers=("greater_than_equal",))] = None
    fits: Annotated[Fits | None, BlankIsNone, Message("Fits must be listed, open or universal")] = None
    place: Place = None


class BulkUpdate(ProductIds):
    """The same change to many products."""

    updates: Annotated[BulkChanges, Message(NOTHING_TO_CHANGE)]


class ModelIds(Body):
    """All the models that a product fits."""

    model_ids: Annotated[list[Id], Message("Models must be given by their ids")]


class AdminProductsQuery(Query):
    """Filter and order of the owner's list.

    Blank matches all, and leaves the newest first. The search is the shop's own; `number` is a whole SKU, barcode or
    own code. `stock` is low or out of what can be sold, promised to quotes and jobs, or short for these. `lacks=safety`
    leaves what lacks its manufacturer's facts, `sale=1` what has a sale that is not over. A `-` before the column sorts
    downwards. `limit` of the products are returned from the `offset`th on; the header X-Total-Count has the number of
    all that match.
    """

    category: str = ""
    search: str = ""
    stock: Annotated[Literal["", "low", "out", "promised", "short"], Message(NO_STOCK)] = ""
    featured: Annotated[Literal["", "0", "1"], Message("Featured must be 0 or 1")] = ""
    hidden: Annotated[Literal["", "0", "1"], Message("Hidden must be 0 or 1")] = ""
    lacks: Annotated[Literal["", "safety"], Message("Lacks must be safety or left out")] = ""
    sale: Annotated[Literal["", "1"], Message("Sale must be 1 or left out")] = ""
    number: str = ""
    sort: str = ""
    limit: Limit = None
    offset: Offset = 0


class NamedProduct(View):
    """A product with only its id and name, to choose among very many."""

    id: str
    name: str


class AdminProductView(OwnProductView):
    """A product in the owner's list, with its first two pictures and how many models it fits."""

    model_count: int
    images: list[ImageView]


class BulkDone(Done):
    """Number of products changed or deleted."""

    count: int
