"""Manufacturers of parts, for the owner."""

from app.contract.catalogue.manufacturers import (
    CountedManufacturerView,
    MakerView,
    ManufacturerChange,
    ManufacturerView,
    NewManufacturer,
)
from app.shop.base.owner_lists import number_from_one
from app.shop.catalogue.products import manufacturers
from app.store.catalogue.manufacturers import Manufacturer
from app.store.database.base import db
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls


@call("GET", "/api/manufacturers/{slug}", answer=MakerView, cached=True)
def read_manufacturer(slug: str) -> Manufacturer:
    """Return a manufacturer with the facts that its products must show."""
    return manufacturers.find_manufacturer(db.session(), slug)


MANUFACTURERS = OwnerCalls(
    __name__, "/api/admin/manufacturers/{manufacturerId}", manufacturers.MANUFACTURERS, ManufacturerView
)
MANUFACTURERS.list(
    "list_manufacturers",
    list[CountedManufacturerView],
    manufacturers.list_manufacturers,
    summary="All makers, with how many products each has.",
)
MANUFACTURERS.add("add_manufacturer", NewManufacturer, summary="Add a manufacturer.")
MANUFACTURERS.order(
    "order_manufacturers",
    number_from_one(Manufacturer.display_order),
    summary="Show these manufacturers in this order.",
)
MANUFACTURERS.change("change_manufacturer", ManufacturerChange, summary="Change a manufacturer.")
MANUFACTURERS.remove("remove_manufacturer", summary="Remove a manufacturer without products.")
