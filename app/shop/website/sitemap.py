"""The URLs of public pages that search engines should know, each made from the path of its page."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, and_, func, select
from sqlalchemy.orm import Session

from app.store.catalogue.categories import Category
from app.store.catalogue.products import SHOWN, Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.website.gallery import VISIBLE, GalleryItem

PARAMETERS = re.compile(r":\w+")


@dataclass(frozen=True)
class Address:
    """The path of a page, with the time of its last addition, or None when the page has no content."""

    path: str
    changed: datetime | None = None


def list_path(_session: Session, path: str) -> Iterator[Address]:
    """The path itself."""
    yield Address(path)


def list_with_products(session: Session, path: str) -> Iterator[Address]:
    """The path, changed with the newest product."""
    yield Address(path, session.scalar(select(func.max(Product.created_at)).where(SHOWN)))


def list_categories(session: Session, path: str) -> Iterator[Address]:
    """The path, and the same opened at each category."""
    newest = func.max(Product.created_at)
    chosen = (
        select(newest, Category.slug)
        .outerjoin(Product, and_(Product.category == Category.name, SHOWN))
        .group_by(Category.id)
        .order_by(Category.display_order, Category.name)
    )
    yield from list_with_products(session, path)
    yield from _read(session, f"{path}?category=:slug", chosen)


def list_brands(session: Session, path: str) -> Iterator[Address]:
    """The path of each brand."""
    newest = func.max(CarModel.created_at)
    chosen = (
        select(func.coalesce(newest, Brand.created_at), Brand.slug)
        .outerjoin(CarModel, CarModel.brand_id == Brand.id)
        .group_by(Brand.id)
        .order_by(Brand.display_order, Brand.name)
    )
    return _read(session, path, chosen)


def list_models(session: Session, path: str) -> Iterator[Address]:
    """The path of each model."""
    newest = func.max(Fitment.created_at)
    chosen = (
        select(func.coalesce(newest, CarModel.created_at), Brand.slug, CarModel.slug)
        .join(Brand, CarModel.brand_id == Brand.id)
        .outerjoin(Fitment, Fitment.model_id == CarModel.id)
        .group_by(CarModel.id)
        .order_by(Brand.display_order, Brand.name, CarModel.display_order, CarModel.name)
    )
    return _read(session, path, chosen)


def list_gallery(session: Session, path: str) -> Iterator[Address]:
    """The path, once the gallery has something to show."""
    newest = session.scalar(select(func.max(GalleryItem.created_at)).where(VISIBLE))
    if newest:
        yield Address(path, newest)


def list_products(session: Session, path: str) -> Iterator[Address]:
    """The path of each product."""
    return _read(session, path, select(Product.created_at, Product.slug).where(SHOWN).order_by(Product.slug))


def _read(session: Session, path: str, chosen: Select[*tuple[Any, ...]]) -> Iterator[Address]:
    """Yield the addresses of one kind of page. Each row holds the moment of the last addition and the slugs that
    replace the path's parameters.
    """
    form = PARAMETERS.sub("{}", path)
    for changed, *slugs in session.execute(chosen):
        yield Address(form.format(*slugs), changed)
