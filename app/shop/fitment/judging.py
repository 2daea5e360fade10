"""Verdicts on products of the shop, for a named vehicle."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.errors import NotFound, invalid_field
from app.shop.fitment.verdict import Fit, Row, Vehicle, judge
from app.shop.fitment.years import FIRST_YEAR
from app.store import fitting
from app.store.base import now
from app.store.vehicles import Brand, CarModel

NO_MODEL = "Model not found"
NO_YEAR = "Please choose a year"
NO_ENGINE = "Please choose an engine of this model"


def read_vehicle(session: Session, model_id: str, year: int | None = None, engine_id: str | None = None) -> Vehicle:
    """Return the vehicle that somebody named.

    Raises NotFound for no such model, Invalid for a year that no vehicle is of yet and for another model's engine.
    """
    refuse_year(year)
    found = session.execute(
        select(CarModel, Brand.name).join(Brand, Brand.id == CarModel.brand_id).where(CarModel.id == model_id)
    ).first()
    if found is None:
        raise NotFound(NO_MODEL)
    if engine_id is not None:
        raise invalid_field("engineId", NO_ENGINE)
    model, brand = found
    return Vehicle(model.id, brand, model.name, (model.year_from, model.year_to), year)


def read_named(
    session: Session, model_id: str | None, year: int | None = None, engine_id: str | None = None
) -> Vehicle | None:
    """Return the vehicle that a call names.

    None where it names no model. Raises as `read_vehicle`.
    """
    return read_vehicle(session, model_id, year, engine_id) if model_id else None


def refuse_year(year: int | None) -> None:
    """Raise Invalid for a year that no vehicle can be of."""
    if year is not None and not FIRST_YEAR <= year <= now().year + 1:
        raise invalid_field("year", NO_YEAR)


def judge_products(session: Session, vehicle: Vehicle, product_ids: Iterable[str]) -> dict[str, Fit]:
    """Return the verdict on each of these products, by its id.

    One statement for all of them.
    """
    given = {"model": vehicle.model_id, "ids": json.dumps(list(product_ids))}
    return {row[0]: judge_columns(vehicle, row[1:]) for row in session.execute(fitting.OF_PRODUCTS, given)}


def judge_columns(vehicle: Vehicle, columns: Sequence[Any]) -> Fit:
    """Return the verdict by the values of `FIT_COLUMNS`."""
    fits, has_rows, row_id, year_from, year_to, note, is_condition = columns
    row = Row((year_from, year_to), note, bool(is_condition)) if row_id else None
    return judge(vehicle, fits, row, bool(has_rows))
