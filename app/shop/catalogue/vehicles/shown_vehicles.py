"""Brands and models as visitors see them, with the products that fit."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session, selectinload, with_expression

from app.shop.base.errors import NotFound
from app.shop.catalogue.fitment.verdict import UNIVERSAL, FitmentVehicle
from app.shop.catalogue.products import catalogue
from app.shop.catalogue.products.vehicle_lists import sort_for_vehicle
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel

NO_MODEL = "Model not found"


def list_brands(session: Session) -> list[Brand]:
    """All brands in their display order, each with its `model_count`."""
    models = select(func.count(CarModel.id)).where(CarModel.brand_id == Brand.id).correlate(Brand).scalar_subquery()
    chosen = select(Brand).order_by(Brand.display_order, Brand.name, Brand.id)
    counted = chosen.options(with_expression(Brand.model_count, models))
    return list(session.scalars(counted.execution_options(populate_existing=True)))


def list_models(session: Session, brand_id: str | None = None) -> list[CarModel]:
    """Return the models of a brand with their engines, in display order. The list is empty for an unknown brand, and
    has all models if no brand is given.
    """
    chosen = (
        select(CarModel)
        .options(selectinload(CarModel.engines))
        .order_by(CarModel.display_order, CarModel.name, CarModel.id)
    )
    if brand_id is not None:
        chosen = chosen.where(CarModel.brand_id == brand_id)
    return list(session.scalars(chosen))


def list_parts(
    session: Session,
    model_id: str,
    *,
    universal: bool = False,
    vehicle: FitmentVehicle | None = None,
    only: bool = False,
    maker: str = "",
) -> list[Product]:
    """Return the products that fit a model, of one manufacturer if the slug `maker` is given. `universal` adds all
    products that fit every model, at the end. With `vehicle` the products are sorted by its verdicts, and `only`
    leaves out those that do not fit it. Raises NotFound for an unknown model.
    """
    if session.get(CarModel, model_id) is None:
        raise NotFound(NO_MODEL)
    products = catalogue.list_fitting_products(session, model_id)
    if universal:
        own = [product for product in products if product.fits != UNIVERSAL]
        products = own + catalogue.list_universal_products(session)
    products = [product for product in products if maker in {"", product.manufacturer_slug}]
    return sort_for_vehicle(session, vehicle, products, only=only) if vehicle else products
