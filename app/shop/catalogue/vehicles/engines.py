"""Engines of the models, and what the owner changes."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.base.rows import count_of
from app.shop.catalogue.fitment.years import BACKWARDS
from app.shop.catalogue.vehicles.car_models import MODELS
from app.store.catalogue.vehicles import CarEngine, Fitment, FitmentEngine


def _settle(session: Session, engine: CarEngine, values: Values) -> Values:
    model = MODELS.get(session, values.get("model_id", engine.model_id))
    first, last = values.get("year_from", engine.year_from), values.get("year_to", engine.year_to)
    if first and last and first > last:
        raise invalid_field("yearTo", BACKWARDS)
    name = values.get("name", engine.name)
    ENGINES.refuse_taken(session, {"name": name}, but=engine.id, siblings=CarEngine.model_id == model.id)
    return values


def _refuse_removal(session: Session, engine: CarEngine) -> None:
    """Refuse the removal of an engine that a fitment names. A fitment that lost its only engine would hold for every
    engine.
    """
    naming = select(func.count(Fitment.product_id.distinct())).join(FitmentEngine)
    products = session.scalar(naming.where(FitmentEngine.engine_id == engine.id)) or 0
    if products:
        raise Conflict(f"{count_of(products, 'product')} {'names' if products == 1 else 'name'} this engine")


ENGINES = OwnerList(
    CarEngine,
    "engine",
    "Engine not found",
    named=lambda engine: engine.name,
    settle=_settle,
    refuse_removal=_refuse_removal,
)
