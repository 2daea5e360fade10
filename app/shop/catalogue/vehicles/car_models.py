"""Car models of the brands: their lists, the products that fit them, and the owner's changes."""

import re
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from app.shop.base.errors import Conflict, taken
from app.shop.base.owner_lists import OwnerList, Values, is_alike
from app.shop.base.rows import count_of, count_where, free_slug
from app.shop.catalogue.fitment.verdict import UNIVERSAL, FitmentVehicle
from app.shop.catalogue.fitment.years import settle_years
from app.shop.catalogue.products import catalogue
from app.shop.catalogue.products.vehicle_lists import sort_for_vehicle
from app.shop.catalogue.vehicles.vehicles import BRANDS
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarModel, Fitment

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
    MODELS.get(session, model_id)
    products = catalogue.list_fitting_products(session, model_id)
    if universal:
        own = [product for product in products if product.fits != UNIVERSAL]
        products = own + catalogue.list_universal_products(session)
    products = [product for product in products if maker in {"", product.manufacturer_slug}]
    return sort_for_vehicle(session, vehicle, products, only=only) if vehicle else products


def _complete(session: Session, given: Values) -> Values:
    """Return a new model with its years and a slug. If the slug made from its name is taken, the years or a number are
    appended.
    """
    sent = {name: value for name, value in given.items() if name not in YEARS or value is not None}
    settled = {"year": None} | settle_years(sent)
    siblings = CarModel.brand_id == given["brand_id"]
    free = given["slug"] or free_slug(session, CarModel, given["name"], ending=settled["year"] or "", siblings=siblings)
    return settled | {"slug": free}


def _settle(session: Session, model: CarModel, values: Values) -> Values:
    settled = settle_years(values, (model.year_from, model.year_to))
    brand = BRANDS.get(session, settled.get("brand_id", model.brand_id))
    present = {"name": model.name, "slug": model.slug, "year": model.year}
    refuse_taken_model(session, brand.id, present | settled, but=model.id)
    return settled


def refuse_taken_model(session: Session, brand_id: str, wanted: Mapping[str, Any], but: str = "") -> None:
    """Refuse a model that the brand already has. Raises Conflict for another model with this slug, or with this name
    and the same years.
    """
    siblings = CarModel.brand_id == brand_id
    named = select(CarModel.year).where(siblings, CarModel.id != but, is_alike(CarModel.name, wanted["name"]))
    years = _same_years(wanted["year"])
    if years in {_same_years(year) for year in session.scalars(named)}:
        message = f"A model with this name{' and these years' if years else ''} already exists"
        raise taken("name", message)
    MODELS.refuse_taken(session, {"slug": wanted["slug"]}, but=but, siblings=siblings)


def _same_years(year: str | None) -> str:
    """Return years in one spelling, without regard to their dash and spaces. For example, "2013 – 2019" becomes
    "2013-2019".
    """
    return re.sub(r"\s+", "", re.sub(r"[\u2010-\u2015\u2212]", "-", year or "")).lower()


def _refuse_removal(session: Session, model: CarModel) -> None:
    fitting = count_where(session, Fitment.model_id == model.id)
    if fitting:
        raise Conflict(f"{count_of(fitting, 'product')} {'fits' if fitting == 1 else 'fit'} this model")


MODELS = OwnerList(
    CarModel,
    "model",
    "Model not found",
    named=lambda model: model.name,
    complete=_complete,
    settle=_settle,
    refuse_removal=_refuse_removal,
)
"""A model is removed with its engines."""
