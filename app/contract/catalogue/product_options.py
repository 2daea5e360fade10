"""Options of a product, such as shades, sizes or sides."""

from typing import Annotated, ClassVar

from pydantic import Field

from app.contract.base.fields import (
    BlankIsNone,
    Body,
    Digits,
    Message,
    Money,
    Name,
    NamesEntries,
    OptionalId,
    OptionalText,
    Price,
    View,
)
from app.contract.catalogue.part_numbers import Ean, Sku
from app.contract.catalogue.products import Flag, InventoryWas

MOST_OPTIONS = 50
WRONG_OPTIONS = f"A product has at most {MOST_OPTIONS} options, given as a list"
OptionPrice = Annotated[Price | None, BlankIsNone, Message("A price must be an amount such as 49.99, or blank")]

OptionStock = Annotated[Digits, Message("Stock must be a whole number, 0 or more", covers=("greater_than_equal",))]


class OptionRow(Body):
    """An option, a present one with its id. Without a price it costs what the product does. `inventoryWas` is the stock
    that the form showed: a different one by now is a conflict. Without `inventory` the stock stays.
    """

    id: Annotated[OptionalId, Message("An existing option must be given by its id")] = None
    name: Annotated[Name, Message("Give each option a name of at most 200 characters")] = ""
    sku: Sku = None
    ean: Ean = None
    price: OptionPrice = None
    inventory: OptionStock = 0
    inventory_was: InventoryWas = 0
    shown: Annotated[Flag, Message("Shown must be 0 or 1")] = 1
    image_url: OptionalText = None


class OptionsBody(Body):
    """All options of a product in their order; one that is left out is removed. The list may be sent by itself, without
    the object around it.
    """

    list_field: ClassVar[str] = "options"
    options: Annotated[list[OptionRow], Field(max_length=MOST_OPTIONS), Message(WRONG_OPTIONS), NamesEntries()]


class OwnOptionView(View):
    """An option as its owner sees it. `price` is null for the product's own. `promised` of the stock are set aside for
    accepted quotes and jobs.
    """

    id: str
    name: str
    sku: str | None
    ean: str | None
    price: Money | None
    inventory: int
    promised: int
    shown: int
    image_url: str | None
