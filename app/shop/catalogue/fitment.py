"""Models that a product fits, always replaced as a whole set."""

from collections.abc import Collection

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.shop.catalogue.catalogue import get_product
from app.shop.errors import NotFound
from app.store.vehicles import CarModel, Fitment


def fit_models(session: Session, product_id: str, model_ids: Collection[str]) -> None:
    """Let the product fit these models and no others.

    Raises NotFound for an unknown product or model, named.
    """
    get_product(session, product_id)
    wanted = set(model_ids)
    _refuse_unknown(session, wanted)
    current = fitting_ids(session, product_id)
    gone = Fitment.product_id == product_id, Fitment.model_id.in_(current - wanted)
    session.execute(delete(Fitment).where(*gone))
    session.add_all(Fitment(product_id=product_id, model_id=model_id) for model_id in sorted(wanted - current))
    session.flush()


def fitting_ids(session: Session, product_id: str) -> set[str]:
    """The ids of the models that a product fits."""
    return set(session.scalars(select(Fitment.model_id).where(Fitment.product_id == product_id)))


def _refuse_unknown(session: Session, wanted: set[str]) -> None:
    known = set(session.scalars(select(CarModel.id).where(CarModel.id.in_(wanted))))
    for model_id in sorted(wanted - known):
        raise NotFound(f"Model not found: {model_id}")
