"""The sample's brands with their models, and its services, without the rest."""

import json
from collections.abc import Collection
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from app.config import sample_folder
from app.shop.base.errors import Conflict, NotFound
from app.shop.catalogue.vehicles.shown_vehicles import list_brands
from app.shop.catalogue.vehicles.vehicles import BRANDS
from app.shop.system.sample.rows import Entries, add_vehicles
from app.shop.workshop.services.menu import SERVICES, list_services

NO_BRAND = "Brand not found"
HAS_SERVICES = "The shop has services already"


def list_starter(session: Session) -> list[dict[str, Any]]:
    """Brands that the shop has not, with their number of models."""
    present = {text.casefold() for brand in list_brands(session) for text in (brand.name, brand.slug)}
    return [
        {"slug": entry["slug"], "name": entry["name"], "models": len(entry["models"])}
        for entry in _read()
        if not {entry["name"].casefold(), entry["slug"].casefold()} & present
    ]


def add_starter(session: Session, slugs: Collection[str]) -> int:
    """Add brands of the list with all their models, and return the number of models. Raises NotFound for a brand that
    is not in the list, and Conflict for one that the shop already has.
    """
    chosen = [entry for entry in _read() if entry["slug"] in slugs]
    if len(chosen) < len(set(slugs)):
        raise NotFound(NO_BRAND)
    for entry in chosen:
        BRANDS.refuse_taken(session, {"name": entry["name"], "slug": entry["slug"]})
    add_vehicles(session, chosen)
    return sum(len(entry["models"]) for entry in chosen)


def add_starter_services(session: Session) -> int:
    """Add the sample's services with prices and minutes, and return their number. Raises Conflict when the menu already
    has services.
    """
    if list_services(session):
        raise Conflict(HAS_SERVICES)
    services = json.loads((sample_folder() / "workshop.json").read_text(encoding="utf-8"))["services"]
    for service in services:
        SERVICES.add(session, service | {"price": Decimal(service["price"]), "note": ""})
    return len(services)


def _read() -> Entries:
    """The sample's brands that have models."""
    entries: Entries = json.loads((sample_folder() / "vehicles.json").read_text(encoding="utf-8"))
    return [entry for entry in entries if entry["models"]]
