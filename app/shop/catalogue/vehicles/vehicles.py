"""Vehicle brands: their list, the owner's overview of all vehicles, and the owner's changes."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session, selectinload, with_expression

from app.shop.base.errors import Conflict
from app.shop.base.images import images
from app.shop.base.rows import change_row, count_of, get_row, names_in, refuse_taken, slug_of
from app.shop.base.trash.deletions import remove_row
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.system.deletions import Deletion


def list_brands(session: Session) -> list[Brand]:
    """All brands in their display order, each with its `model_count`."""
    models = select(func.count(CarModel.id)).where(CarModel.brand_id == Brand.id).correlate(Brand).scalar_subquery()
    chosen = select(Brand).order_by(Brand.display_order, Brand.name, Brand.id)
    counted = chosen.options(with_expression(Brand.model_count, models))
    return list(session.scalars(counted.execution_options(populate_existing=True)))


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


def add_brand(session: Session, given: Mapping[str, Any]) -> Brand:
    """Add a brand. If no slug is given, it is made from the name. Raises Conflict or Invalid."""
    brand = Brand(**{**given, "slug": slug_of(given["name"], given["slug"])})
    refuse_taken(session, Brand, {"name": brand.name, "slug": brand.slug})
    _check_logo(session, given)
    session.add(brand)
    session.flush()
    session.refresh(brand)
    return brand


def change_brand(session: Session, brand_id: str, changes: Mapping[str, Any]) -> Brand:
    """Change what is named. Raises NotFound, Conflict or Invalid."""
    brand = get_row(session, Brand, brand_id)
    refuse_taken(session, Brand, names_in(changes), but=brand_id)
    _check_logo(session, changes)
    change_row(session, brand, changes)
    session.refresh(brand)
    return brand


def remove_brand(session: Session, brand_id: str) -> Deletion:
    """Remove a brand that has no models, and return the deletion, which can be undone. Raises NotFound, or Conflict
    with the number of models.
    """
    brand = get_row(session, Brand, brand_id)
    models = session.scalar(select(func.count(CarModel.id)).where(CarModel.brand_id == brand_id)) or 0
    if models:
        raise Conflict(f"This brand has {count_of(models, 'model')}")
    return remove_row(session, brand, [brand.logo_url])


def _check_logo(session: Session, given: Mapping[str, Any]) -> None:
    """Check a brand's logo before it is set on the row. Otherwise the query for the upload would flush the row, and the
    foreign key would refuse it with status 500.
    """
    if given.get("logo_url"):
        images.require_upload(session, "logoUrl", given["logo_url"])
