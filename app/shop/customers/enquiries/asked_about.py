"""The part and the vehicle that an enquiry is about."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.trash.deletions import find_deleted_row
from app.shop.catalogue.fitment.judging import NO_MODEL, read_vehicle, refuse_year
from app.shop.catalogue.fitment.verdict import FitmentVehicle
from app.shop.catalogue.products.catalogue import PRODUCT_NOT_FOUND
from app.store.catalogue.products import SHOWN, Product
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.database.base import now


def name_part(session: Session, product_id: str | None) -> dict[str, Any]:
    """Return the fields of the part that somebody asks about. A part in the bin has only its name, and a hidden one has
    neither. Raises NotFound for a part that never existed or was in the bin too long.
    """
    if not product_id:
        return {"product_id": None, "part": None}
    name = session.scalar(select(Product.name).where(Product.id == product_id, SHOWN))
    if name:
        return {"product_id": product_id, "part": name}
    if session.scalar(select(Product.id).where(Product.id == product_id)):
        return {"product_id": None, "part": None}
    deleted = find_deleted_row(session, Product, product_id, now())
    if deleted is None:
        raise NotFound(PRODUCT_NOT_FOUND)
    return {"product_id": None, "part": deleted["name"]}


def name_vehicle(session: Session, model_id: str | None, year: int | None) -> dict[str, Any]:
    """Return the fields of the vehicle that somebody asks about. A model in the bin has only its name. Raises Invalid
    for an impossible year, and NotFound as `name_part` does.
    """
    refuse_year(year, "vehicleYear")
    if not model_id:
        return {"model_id": None, "vehicle_year": None, "vehicle": None}
    try:
        vehicle = read_vehicle(session, model_id, year)
    except NotFound:
        label = _deleted_vehicle(session, model_id, year).label
        return {"model_id": None, "vehicle_year": year, "vehicle": label}
    return {"model_id": vehicle.model_id, "vehicle_year": year, "vehicle": vehicle.label}


def _deleted_vehicle(session: Session, model_id: str, year: int | None) -> FitmentVehicle:
    model = find_deleted_row(session, CarModel, model_id, now())
    if model is None:
        raise NotFound(NO_MODEL)
    brand = session.get(Brand, model["brand_id"])
    name = brand.name if brand else (find_deleted_row(session, Brand, model["brand_id"], now()) or {"name": ""})["name"]
    return FitmentVehicle(model_id, name, model["name"], year=year)
