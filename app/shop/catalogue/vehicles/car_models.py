"""Car models of the brands, as the owner changes them."""

import re
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, taken
from app.shop.base.owner_lists import OwnerList, Values, is_alike
from app.shop.base.rows import count_of, count_where, free_slug
from app.shop.catalogue.fitment.years import settle_years
from app.shop.catalogue.vehicles.shown_vehicles import NO_MODEL
from app.shop.catalogue.vehicles.vehicles import BRANDS
from app.store.catalogue.vehicles import CarModel, Fitment

YEARS = {"year", "year_from", "year_to"}


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
    NO_MODEL,
    named=lambda model: model.name,
    complete=_complete,
    settle=_settle,
    refuse_removal=_refuse_removal,
)
"""A model is removed with its engines."""
