"""Gaps in what products fit, found for the owner."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, exists, func, or_, select
from sqlalchemy.orm import Session

from app.contract.catalogue.fitment_health import FitmentHealthView
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment, FitmentEngine

LEAST_MODELS = 2
"""In a shop of one model a part that fits it may be made for it alone."""
UNIVERSAL = "universal"
_NARROWED = or_(
    Fitment.year_from.is_not(None),
    Fitment.year_to.is_not(None),
    Fitment.is_condition == 1,
    exists().where(FitmentEngine.fitment_id == Fitment.id),
)


def check_fitment(session: Session) -> FitmentHealthView:
    """Return the products and models with a gap in their fitment."""
    not_read = CarModel.year.is_not(None) & CarModel.year_from.is_(None) & CarModel.year_to.is_(None)
    return FitmentHealthView(
        universal_candidates=_find_universal(session),
        without_fitment=_find_products(session, ~exists().where(Fitment.product_id == Product.id)),
        years_not_understood=_find_models(session, not_read),
        models_without_parts=_find_models(session, ~exists().where(Fitment.model_id == CarModel.id)),
    )


def _find_universal(session: Session) -> Sequence[Any]:
    """The listed products that fit every model, each in all its years."""
    models = session.scalar(select(func.count(CarModel.id))) or 0
    if models < LEAST_MODELS:
        return []
    whole = select(Fitment.product_id).group_by(Fitment.product_id).having(func.count(Fitment.id) == models)
    narrowed = select(Fitment.product_id).where(_NARROWED)
    return _find_products(session, Product.id.in_(whole) & Product.id.not_in(narrowed))


def _find_products(session: Session, which: ColumnElement[bool]) -> Sequence[Any]:
    named = select(Product.id, Product.name).where(which, Product.fits != UNIVERSAL)
    return session.execute(named.order_by(Product.name, Product.id)).all()


def _find_models(session: Session, which: ColumnElement[bool]) -> Sequence[Any]:
    named = select(CarModel.id, CarModel.name, CarModel.year, Brand.name.label("brand"), Brand.slug.label("brand_slug"))
    ordered = (Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
    return session.execute(named.join(Brand, Brand.id == CarModel.brand_id).where(which).order_by(*ordered)).all()
