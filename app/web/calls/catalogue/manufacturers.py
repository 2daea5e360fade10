"""Manufacturers of parts, for the owner."""

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.catalogue.manufacturers import (
    CountedManufacturerView,
    MakerView,
    ManufacturerChange,
    ManufacturerView,
    NewManufacturer,
)
from app.shop.base import rows
from app.shop.catalogue.catalogue import manufacturers
from app.store.catalogue.manufacturers import Manufacturer
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("GET", "/api/admin/manufacturers", answer=list[CountedManufacturerView], admin=True)
def list_manufacturers() -> list[Manufacturer]:
    """All makers, with how many products each has."""
    return manufacturers.list_manufacturers(db.session())


@call("GET", "/api/manufacturers/{slug}", answer=MakerView, cached=True)
def read_manufacturer(slug: str) -> Manufacturer:
    """Return a manufacturer with the facts that its products must show."""
    return manufacturers.find_manufacturer(db.session(), slug)


@call("POST", "/api/admin/manufacturers", body=NewManufacturer, answer=ManufacturerView, status=201, admin=True)
def add_manufacturer(body: NewManufacturer) -> Manufacturer:
    """Add a manufacturer."""
    with write() as session:
        return manufacturers.add_manufacturer(session, body.model_dump())


@call("POST", "/api/admin/manufacturers/order", body=OrderBody, answer=Done, admin=True)
def order_manufacturers(body: OrderBody) -> Done:
    """Show these manufacturers in this order."""
    with write() as session:
        rows.put_in_order(session, Manufacturer, body.ids)
    return Done()


@call(
    "PATCH",
    "/api/admin/manufacturers/{manufacturerId}",
    body=ManufacturerChange,
    answer=ManufacturerView,
    admin=True,
)
def change_manufacturer(manufacturer_id: str, body: ManufacturerChange) -> Manufacturer:
    """Change a manufacturer."""
    with write() as session:
        return manufacturers.change_manufacturer(session, manufacturer_id, body.model_dump(exclude_unset=True))


@call("DELETE", "/api/admin/manufacturers/{manufacturerId}", answer=Done, admin=True)
def remove_manufacturer(manufacturer_id: str) -> Done:
    """Remove a manufacturer without products."""
    with write() as session:
        deletion = manufacturers.remove_manufacturer(session, manufacturer_id)
    offer_undo(deletion)
    return Done()
