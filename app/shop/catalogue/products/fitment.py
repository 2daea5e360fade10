"""Models that a product fits, always replaced as a whole set."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session, selectinload

from app.shop.base.errors import NotFound, invalid_field
from app.shop.catalogue.fitment.years import BACKWARDS, Years, write_years
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.fitment_rows import DETAILS
from app.store.catalogue.vehicles import Brand, CarModel, Fitment, FitmentEngine

OTHER_ENGINE = "It has no such engine"
NO_CONDITION = "Please write the condition under which it fits"
Rows = Sequence[Mapping[str, Any]]
"""A `model_id` with the details of each, and its `engine_ids`."""


def fit_models(session: Session, product_id: str, model_ids: Collection[str]) -> None:
    """Make the product fit these models and no others. Models that it already fits retain their details. Raises
    NotFound, naming it, for an unknown product or model.
    """
    get_product(session, product_id)
    wanted = set(model_ids)
    _find_models(session, wanted)
    current = set(_rows_of(session, product_id))
    gone = Fitment.product_id == product_id, Fitment.model_id.in_(current - wanted)
    session.execute(delete(Fitment).where(*gone))
    session.add_all(Fitment(product_id=product_id, model_id=model_id) for model_id in sorted(wanted - current))
    session.flush()


def read_fitment(session: Session, product_id: str) -> dict[str, Any]:
    """Return the models that a product fits: the meaning of its list (`fits`), and its rows. Raises NotFound for an
    unknown product.
    """
    product = get_product(session, product_id)
    return {"fits": product.fits, "rows": _read_rows(session, product_id)}


def write_fitment(session: Session, product_id: str, fits: str, rows: Rows) -> None:
    """Make the product fit the models in these rows, and nothing else.

    Raises NotFound for an unknown product or model. Raises Invalid for a model that is named twice, for years outside
    its own, for engines of another model, and for a condition without words.
    """
    product = get_product(session, product_id)
    _check(rows, _find_models(session, {row["model_id"] for row in rows}))
    product.fits = fits
    fit_models(session, product_id, [row["model_id"] for row in rows])
    present = _rows_of(session, product_id)
    for row in rows:
        for name in DETAILS:
            setattr(present[row["model_id"]], name, row[name])
    session.flush()
    _write_engines(session, {present[row["model_id"]].id: set(row["engine_ids"]) for row in rows})


def _read_rows(session: Session, product_id: str) -> list[dict[str, Any]]:
    return [
        {"model_id": row.model_id, "engine_ids": [engine.id for engine in row.engines]}
        | {name: getattr(row, name) for name in DETAILS}
        for row in _rows_of(session, product_id).values()
    ]


def _write_engines(session: Session, wanted: Mapping[str, set[str]]) -> None:
    """Narrow each fitment to these engines; to none is for every engine."""
    session.execute(delete(FitmentEngine).where(FitmentEngine.fitment_id.in_(wanted)))
    pairs = [{"fitment_id": each, "engine_id": engine} for each, engines in wanted.items() for engine in engines]
    if pairs:
        session.execute(insert(FitmentEngine), pairs)


def _rows_of(session: Session, product_id: str) -> dict[str, Fitment]:
    """Rows of a product by their model, in display order."""
    ordered = (
        select(Fitment)
        .join(CarModel, CarModel.id == Fitment.model_id)
        .join(Brand, Brand.id == CarModel.brand_id)
        .where(Fitment.product_id == product_id)
        .order_by(Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
        .options(selectinload(Fitment.engines))
        .execution_options(populate_existing=True)
    )
    return {row.model_id: row for row in session.scalars(ordered)}


def _find_models(session: Session, wanted: set[str]) -> dict[str, CarModel]:
    chosen = select(CarModel).where(CarModel.id.in_(wanted)).options(selectinload(CarModel.engines))
    known = {model.id: model for model in session.scalars(chosen)}
    for model_id in sorted(wanted - known.keys()):
        raise NotFound(f"Model not found: {model_id}")
    return known


def _check(rows: Rows, models: dict[str, CarModel]) -> None:
    seen: set[str] = set()
    for row in rows:
        model = models[row["model_id"]]
        if model.id in seen:
            raise invalid_field("rows", f"{model.name} is named twice")
        seen.add(model.id)
        engines = {engine.id for engine in model.engines}
        if fault := find_fault(row, model.name, (model.year_from, model.year_to), engines):
            raise invalid_field("rows", fault)


def find_fault(row: Mapping[str, Any], name: str, made: Years, engines: Collection[str]) -> str:
    """Return the fault in the row of a model, or "" where there is none. Faults are years in which the model was not
    made, engines of another model, and a condition without words.
    """
    if set(row["engine_ids"]) - set(engines):
        return f"{name}: {OTHER_ENGINE}"
    if row["is_condition"] and not row["note"]:
        return f"{name}: {NO_CONDITION}"
    return _find_year_fault(row, name, made)


def _find_year_fault(row: Mapping[str, Any], name: str, made: Years) -> str:
    given = [year for year in (row["year_from"], row["year_to"]) if year]
    if given != sorted(given):
        return f"{name}: {BACKWARDS}"
    first, last = made
    if any((first and year < first) or (last and year > last) for year in given):
        wanted = write_years(row["year_from"], row["year_to"])
        return f"{name} was made {write_years(first, last)}: {wanted} is outside"
    return ""
