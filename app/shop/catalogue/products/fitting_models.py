"""Models that a product fits, as everybody sees them."""

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from app.contract.catalogue.vehicles import FittingModelView
from app.shop.base.workshop_days import workshop_month
from app.shop.catalogue.fitment.years import write_years
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment


def list_fitting_models(session: Session, product: Product) -> list[FittingModelView]:
    """The models that a product fits, by brand in its display order."""
    fitting = (
        select(CarModel, Brand, Fitment)
        .join(Brand, CarModel.brand_id == Brand.id)
        .join(Fitment, Fitment.model_id == CarModel.id)
        .where(Fitment.product_id == product.id)
        .order_by(Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
        .options(selectinload(Fitment.engines))
    )
    return [_show_model(*each) for each in session.execute(fitting)]


def _show_model(model: CarModel, brand: Brand, fitment: Fitment) -> FittingModelView:
    """Return the model beside its brand, with the details of its fitment."""
    return FittingModelView.from_row(
        model,
        brand_name=brand.name,
        brand_slug=brand.slug,
        fit_years=write_years(fitment.year_from, fitment.year_to),
        fit_engines=[engine.name for engine in fitment.engines] or None,
        note=fitment.note,
        is_condition=fitment.is_condition,
        fitted_month=workshop_month(fitment.proved_at) if fitment.proved_at else None,
    )
