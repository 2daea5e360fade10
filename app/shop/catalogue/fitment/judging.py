"""Verdicts on products of the shop, for a named vehicle."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound, invalid_field
from app.shop.catalogue.fitment.verdict import Fit, FitmentVehicle, ModelFitment, judge
from app.shop.catalogue.fitment.years import FIRST_YEAR
from app.store.catalogue import verdict_columns
from app.store.database.base import now
from app.store.database.prepared import Prepared

_VEHICLE = Prepared(verdict_columns.VEHICLE)
NO_MODEL = "Model not found"
NO_YEAR = "Please choose a year"
NO_ENGINE = "Please choose an engine of this model"


def read_vehicle(
    session: Session, model_id: str, year: int | None = None, engine_id: str | None = None
) -> FitmentVehicle:
    """Return the vehicle that somebody named. Raises NotFound for an unknown model, and Invalid for a year in which no
    vehicle can have been made or for another model's engine.
    """
    refuse_year(year)
    found = _VEHICLE.read(session, {"model": model_id, "engine": engine_id})
    if not found:
        raise NotFound(NO_MODEL)
    vehicle = vehicle_of(found[0], year)
    if engine_id != vehicle.engine_id:
        raise invalid_field("engineId", NO_ENGINE)
    return vehicle


def vehicle_of(columns: Sequence[Any], year: int | None) -> FitmentVehicle:
    """Return the vehicle by the values of `VEHICLE_COLUMNS`."""
    model_id, brand, model, first, last, engine_id, engine = columns
    return FitmentVehicle(model_id, brand, model, (first, last), year, engine_id, engine)


def read_named(
    session: Session, model_id: str | None, year: int | None = None, engine_id: str | None = None
) -> FitmentVehicle | None:
    """Return the vehicle named in a call, or None if it names no model. Raises the errors of `read_vehicle`; an
    impossible year is an error even without a model.
    """
    if model_id:
        return read_vehicle(session, model_id, year, engine_id)
    refuse_year(year)
    return None


def refuse_year(year: int | None, field: str = "year") -> None:
    """Raise Invalid for a year that no vehicle can be of."""
    if year is not None and not FIRST_YEAR <= year <= now().year + 1:
        raise invalid_field(field, NO_YEAR)


def judge_products(session: Session, vehicle: FitmentVehicle, product_ids: Iterable[str]) -> dict[str, Fit]:
    """Return the verdict on each of these products, by its id. One statement reads all of them."""
    given = {"model": vehicle.model_id, "ids": json.dumps(list(product_ids))}
    return {row[0]: judge_columns(vehicle, row[1:]) for row in session.execute(verdict_columns.OF_PRODUCTS, given)}


def judge_columns(vehicle: FitmentVehicle, columns: Sequence[Any]) -> Fit:
    """Return the verdict by the values of `FIT_COLUMNS`."""
    fits, has_rows, row_id, year_from, year_to, note, is_condition, engines = columns
    narrowed = frozenset(engines.split(",")) if engines else frozenset()
    row = ModelFitment((year_from, year_to), note, bool(is_condition), narrowed) if row_id else None
    return judge(vehicle, fits, row, bool(has_rows))
