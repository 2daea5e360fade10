"""Manufacturers of parts, for the owner."""

from app.contract.catalogue.manufacturers import (
    CountedManufacturerView,
    ManufacturerChange,
    ManufacturerView,
    NewManufacturer,
)
from app.shop.base.owner_lists import number_from_one
from app.shop.catalogue.products import manufacturers
from app.store.catalogue.manufacturers import Manufacturer
from app.web.calls.base.owner_calls import OwnerCalls

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
