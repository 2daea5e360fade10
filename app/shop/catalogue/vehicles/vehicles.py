"""Vehicle brands: the owner's overview of all vehicles, and the owner's changes."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session, selectinload, with_expression

from app.shop.base.errors import Conflict
from app.shop.base.images import images
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.base.rows import count_of, count_where, names_in, with_slug
from app.store.catalogue.vehicles import Brand, CarModel, Fitment


def list_vehicles(session: Session) -> list[Brand]:
    """All brands with their models and engines, each model with its `product_count`."""
    of_model = select(func.count(Fitment.id)).where(Fitment.model_id == CarModel.id)
    of_brand = (
        select(func.count(Fitment.product_id.distinct()))
        .join(CarModel, Fitment.model_id == CarModel.id)
        .where(CarModel.brand_id == Brand.id)
    )
    counted = selectinload(Brand.models).options(
        with_expression(CarModel.product_count, of_model.correlate(CarModel).scalar_subquery()),
        selectinload(CarModel.engines),
    )
    chosen = select(Brand).order_by(Brand.display_order, Brand.name, Brand.id)
    total = with_expression(Brand.product_count, of_brand.correlate(Brand).scalar_subquery())
    return list(session.scalars(chosen.options(total, counted).execution_options(populate_existing=True)))


def _settle(session: Session, brand: Brand, values: Values) -> Values:
    BRANDS.refuse_taken(session, names_in(values), but=brand.id)
    if values.get("logo_url"):
        images.require_upload(session, "logoUrl", values["logo_url"])
    return values


def _refuse_removal(session: Session, brand: Brand) -> None:
    models = count_where(session, CarModel.brand_id == brand.id)
    if models:
        raise Conflict(f"This brand has {count_of(models, 'model')}")


BRANDS = OwnerList(
    Brand,
    "brand",
    "Brand not found",
    named=lambda brand: brand.name,
    complete=with_slug,
    settle=_settle,
    refuse_removal=_refuse_removal,
    pictures=lambda brand: [brand.logo_url],
)
