"""Manufacturers as visitors see them."""

from app.contract.catalogue.manufacturers import MakerView
from app.shop.catalogue.products.shown_manufacturers import find_manufacturer
from app.store.catalogue.manufacturers import Manufacturer
from app.store.database.base import db
from app.web.api.call import call


@call("GET", "/api/manufacturers/{slug}", answer=MakerView, cached=True)
def read_manufacturer(slug: str) -> Manufacturer:
    """Return a manufacturer with the facts that its products must show."""
    return find_manufacturer(db.session(), slug)
