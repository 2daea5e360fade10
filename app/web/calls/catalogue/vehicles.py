"""Brands, and the overview of all vehicles, for the owner."""

from app.contract.catalogue.vehicle_bodies import BrandChange, CountedBrandView, NewBrand
from app.contract.catalogue.vehicles import BrandView
from app.shop.base.owner_lists import number_from_one
from app.shop.catalogue.vehicles import vehicles
from app.store.catalogue.vehicles import Brand
from app.store.database.base import db
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls


@call("GET", "/api/admin/vehicles", answer=list[CountedBrandView], admin=True)
def list_vehicles() -> list[Brand]:
    """All brands with their models and how many products fit each."""
    return vehicles.list_vehicles(db.session())


BRANDS = OwnerCalls(__name__, "/api/admin/brands/{brandId}", vehicles.BRANDS, BrandView)
BRANDS.add("add_brand", NewBrand, summary="Add a brand.")
BRANDS.order("order_brands", number_from_one(Brand.display_order), summary="Show these brands in this order.")
BRANDS.change("change_brand", BrandChange, summary="Change a brand.")
BRANDS.remove("remove_brand", summary="Remove a brand without models.")
