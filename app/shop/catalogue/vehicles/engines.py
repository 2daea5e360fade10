"""Engines of the models, and what the owner changes."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.rows import change_row, count_of, get_row, refuse_taken
from app.shop.base.trash.deletions import remove_row
from app.shop.catalogue.fitment.years import BACKWARDS
from app.store.catalogue.vehicles import CarEngine, CarModel, Fitment, FitmentEngine
from app.store.system.deletions import Deletion


def add_engine(session: Session, given: Mapping[str, Any]) -> CarEngine:
    """Add an engine to a model. Raises NotFound for an unknown model, Conflict if the name is taken, or Invalid if the
    last year is before the first.
    """
    get_row(session, CarModel, given["model_id"])
    _check_years(given["year_from"], given["year_to"])
    refuse_taken(session, CarEngine, {"name": given["name"]}, siblings=CarEngine.model_id == given["model_id"])
    engine = CarEngine(**given)
    session.add(engine)
    session.flush()
    return engine


def change_engine(session: Session, engine_id: str, changes: Mapping[str, Any]) -> CarEngine:
    """Change what is named. Raises NotFound, Conflict or Invalid."""
    engine = get_row(session, CarEngine, engine_id)
    _check_years(changes.get("year_from", engine.year_from), changes.get("year_to", engine.year_to))
    siblings = CarEngine.model_id == engine.model_id
    name = changes.get("name", engine.name)
    refuse_taken(session, CarEngine, {"name": name}, but=engine_id, siblings=siblings)
    return change_row(session, engine, changes)


def remove_engine(session: Session, engine_id: str) -> Deletion:
    """Remove an engine that no fitment names, and return the deletion, which can be undone. A fitment that lost its
    only engine would hold for every engine. Raises NotFound, or Conflict with the number of products that name it.
    """
    engine = get_row(session, CarEngine, engine_id)
    naming = select(func.count(Fitment.product_id.distinct())).join(FitmentEngine)
    products = session.scalar(naming.where(FitmentEngine.engine_id == engine_id)) or 0
    if products:
        raise Conflict(f"{count_of(products, 'product')} {'names' if products == 1 else 'name'} this engine")
    return remove_row(session, engine)


def _check_years(first: int | None, last: int | None) -> None:
    if first and last and first > last:
        raise invalid_field("yearTo", BACKWARDS)
