"""Manufacturers of parts, for the owner."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Body, Message, Trimmed, View
from app.contract.base.rows import NewSlug, Place, RowName, RowSlug

ADDRESS_LIMIT = 1000
Address = Annotated[
    Annotated[str, Field(max_length=ADDRESS_LIMIT)] | None,
    BlankIsNone,
    Trimmed,
    Message(f"An address must be at most {ADDRESS_LIMIT} characters"),
]


class NewManufacturer(Body):
    """A manufacturer to add."""

    name: RowName
    slug: NewSlug = None
    postal_address: Address = None
    electronic_address: Address = None
    eu_contact: Address = None
    display_order: Place = 0


class ManufacturerChange(NewManufacturer):
    """Only what is sent changes."""

    name: RowName = ""
    slug: RowSlug = ""


class MakerView(View):
    """A manufacturer as everybody sees it, with the facts that the law requires. `euContact` is the person or firm
    responsible for it in the EU, where it is outside.
    """

    name: str
    postal_address: str | None
    electronic_address: str | None
    eu_contact: str | None


class ManufacturerView(View):
    """A manufacturer, with the facts that product-safety law requires. `euContact` is the person or firm responsible
    for it in the EU, where it is outside.
    """

    id: str
    name: str
    slug: str
    postal_address: str | None
    electronic_address: str | None
    eu_contact: str | None
    display_order: int


class CountedManufacturerView(ManufacturerView):
    """A manufacturer and its number of products."""

    product_count: int
