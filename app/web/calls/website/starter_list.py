"""Vehicles and services to start with, for a shop that has none."""

from typing import Any

from app.contract.catalogue.product_lists import BulkDone
from app.contract.website.starter_list import StarterBrands, StarterBrandView
from app.shop.system.sample import starter_list
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call

PATH = "/api/admin/starter-vehicles"
SERVICES = "/api/admin/starter-services"


@call("GET", PATH, answer=list[StarterBrandView], admin=True)
def list_starter() -> list[dict[str, Any]]:
    """The brands of the starter list that the shop has not."""
    return starter_list.list_starter(db.session())


@call("POST", PATH, body=StarterBrands, answer=BulkDone, status=201, admin=True)
def add_starter(body: StarterBrands) -> BulkDone:
    """Add brands of the starter list with all their models. `count` is the number of models."""
    with write() as session:
        return BulkDone(count=starter_list.add_starter(session, body.slugs))


@call("POST", SERVICES, answer=BulkDone, status=201, admin=True)
def add_services() -> BulkDone:
    """Add services with example prices to a menu that has none. `count` is their number."""
    with write() as session:
        return BulkDone(count=starter_list.add_starter_services(session))
