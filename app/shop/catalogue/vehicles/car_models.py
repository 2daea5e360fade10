"""Car models of the brands: their lists, the products that fit them, and the owner's changes."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session, selectinload

from app.shop.base.errors import Conflict
from app.shop.base.rows import change_row, count_of, free_slug, get_row, refuse_taken_model
from app.shop.base.trash.deletions import remove_row
from app.shop.catalogue.catalogue import catalogue
from app.shop.catalogue.catalogue.vehicle_lists import sort_for_vehicle
from app.shop.catalogue.fitment.verdict import UNIVERSAL, FitmentVehicle
from app.shop.catalogue.fitment.years import settle_years
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.system.deletions import Deletion

YEARS = {"year", "year_from", "year_to"}


def list_models(session: Session, brand_id: str | None = None) -> list[CarModel]:
    """Return the models of a brand with their engines, in display order. The list is empty for an unknown brand, and
    has all models if no brand is given.
    """
    chosen = (
        select(CarModel)
        .options(selectinload(CarModel.engines))
        .order_by(CarModel.display_order, CarModel.name, CarModel.id)
    )
    if brand_id is not None:
        chosen = chosen.where(CarModel.brand_id == brand_id)
    return list(session.scalars(chosen))


def list_parts(
    session: Session,
    model_id: str,
    *,
    universal: bool = False,
    vehicle: FitmentVehicle | None = None,
    only: bool = False,
    maker: str = "",
) -> list[Product]:
    """Return the products that fit a model, of one manufacturer if the slug `maker` is given. `universal` adds all
    products that fit every model, at the end. With `vehicle` the products are sorted by its verdicts, and `only`
    leaves out those that do not fit it. Raises NotFound for an unknown model.
    """
    get_row(session, CarModel, model_id)
    products = catalogue.list_fitting_products(session, model_id)
    if universal:
        own = [product for product in products if product.fits != UNIVERSAL]
        products = own + catalogue.list_universal_products(session)
    products = [product for product in products if maker in {"", product.manufacturer_slug}]
    return sort_for_vehicle(session, vehicle, products, only=only) if vehicle else products


def add_model(session: Session, given: Mapping[str, Any]) -> CarModel:
    """Add a model to a brand. If the slug made from its name is taken, the years or a number are appended. Raises
    NotFound for an unknown brand, and Conflict or Invalid.
    """
    get_row(session, Brand, given["brand_id"])
    sent = {name: value for name, value in given.items() if name not in YEARS or value is not None}
    settled = {"year": None} | settle_years(sent)
    model = CarModel(**settled | {"slug": given["slug"] or _free_slug(session, settled)})
    refuse_taken_model(session, model.brand_id, {"name": model.name, "slug": model.slug, "year": model.year})
    session.add(model)
    session.flush()
    return model


def change_model(session: Session, model_id: str, changes: Mapping[str, Any]) -> CarModel:
    """Change the given fields of a model. Raises NotFound, Conflict, or Invalid if the last year is before the
    first.
    """
    model = get_row(session, CarModel, model_id)
    changes = settle_years(changes, (model.year_from, model.year_to))
    brand_id = changes.get("brand_id", model.brand_id)
    get_row(session, Brand, brand_id)
    present = {"name": model.name, "slug": model.slug, "year": model.year}
    refuse_taken_model(session, brand_id, present | dict(changes), but=model_id)
    return change_row(session, model, changes)


def remove_model(session: Session, model_id: str) -> Deletion:
    """Remove a model that no product fits, with its engines. Returns the deletion, which can be undone. Raises
    NotFound, or Conflict with the number of products that fit.
    """
    model = get_row(session, CarModel, model_id)
    fitting = session.scalar(select(func.count(Fitment.id)).where(Fitment.model_id == model_id)) or 0
    if fitting:
        raise Conflict(f"{count_of(fitting, 'product')} {'fits' if fitting == 1 else 'fit'} this model")
    return remove_row(session, model)


def _free_slug(session: Session, given: Mapping[str, Any]) -> str:
    siblings = CarModel.brand_id == given["brand_id"]
    return free_slug(session, CarModel, given["name"], ending=given["year"] or "", siblings=siblings)
