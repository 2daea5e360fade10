"""Models that a product fits, as everybody sees them."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from app.shop.base.workshop_days import workshop_month
from app.shop.catalogue.fitment.years import write_years
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment


@dataclass(frozen=True)
class FittingModel:
    """A model that a product fits, with the names of its brand. `fitted_month` is the month, in the workshop's time, in
    which the product was last fitted to one, such as "2026-03".
    """

    id: str
    brand_id: str
    name: str
    slug: str
    year: str | None
    year_from: int | None
    year_to: int | None
    created_at: datetime
    brand_name: str
    brand_slug: str
    fit_years: str | None
    fit_engines: list[str] | None
    note: str | None
    is_condition: int
    fitted_month: str | None

    @classmethod
    def of(cls, model: CarModel, brand: Brand, fitment: Fitment) -> "FittingModel":
        """The model beside its brand, with the details of its fitment."""
        years = model.year, model.year_from, model.year_to
        named = model.id, model.brand_id, model.name, model.slug
        narrowed = write_years(fitment.year_from, fitment.year_to)
        engines = [engine.name for engine in fitment.engines] or None
        names = brand.name, brand.slug
        month = workshop_month(fitment.proved_at) if fitment.proved_at else None
        rest = fitment.note, fitment.is_condition
        return cls(*named, *years, model.created_at, *names, narrowed, engines, *rest, fitted_month=month)


def list_fitting_models(session: Session, product: Product) -> list[FittingModel]:
    """The models that a product fits, by brand in its display order."""
    fitting = (
        select(CarModel, Brand, Fitment)
        .join(Brand, CarModel.brand_id == Brand.id)
        .join(Fitment, Fitment.model_id == CarModel.id)
        .where(Fitment.product_id == product.id)
        .order_by(Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
        .options(selectinload(Fitment.engines))
    )
    return [FittingModel.of(*each) for each in session.execute(fitting)]
