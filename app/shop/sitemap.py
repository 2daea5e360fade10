"""The addresses that search engines should know."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from app.store.catalogue import Category, Product
from app.store.vehicles import Brand, CarModel, Fitment

WITH_PRODUCTS = ("/", "/shop", "/by-vehicle")
FIXED = ("/privacy",)


@dataclass(frozen=True)
class Address:
    """A page's path, and when something was last added to it; None where nothing is."""

    path: str
    changed: datetime | None = None


def list_urls(session: Session) -> list[Address]:
    """Every public page worth finding: the fixed ones, the categories, the brands with their models, the products."""
    newest = session.scalar(select(func.max(Product.created_at)))
    return [
        *(Address(path, newest) for path in WITH_PRODUCTS),
        *(Address(path) for path in FIXED),
        *_read(session, "/shop?category={}", _categories()),
        *_read(session, "/shop/brands/{}", _brands()),
        *_read(session, "/shop/brands/{}/{}", _models()),
        *_read(session, "/shop/{}", select(Product.created_at, Product.slug).order_by(Product.slug)),
    ]


def _read(session: Session, path: str, chosen: Select[*tuple[Any, ...]]) -> Iterator[Address]:
    """The rows are the moment and the slugs that make the path."""
    for changed, *slugs in session.execute(chosen):
        yield Address(path.format(*slugs), changed)


def _categories() -> Select[datetime | None, str]:
    newest = func.max(Product.created_at)
    return (
        select(newest, Category.slug)
        .outerjoin(Product, Product.category == Category.name)
        .group_by(Category.id)
        .order_by(Category.display_order, Category.name)
    )


def _brands() -> Select[datetime | None, str]:
    newest = func.max(CarModel.created_at)
    return (
        select(func.coalesce(newest, Brand.created_at), Brand.slug)
        .outerjoin(CarModel, CarModel.brand_id == Brand.id)
        .group_by(Brand.id)
        .order_by(Brand.display_order, Brand.name)
    )


def _models() -> Select[datetime | None, str, str]:
    newest = func.max(Fitment.created_at)
    return (
        select(func.coalesce(newest, CarModel.created_at), Brand.slug, CarModel.slug)
        .join(Brand, CarModel.brand_id == Brand.id)
        .outerjoin(Fitment, Fitment.model_id == CarModel.id)
        .group_by(CarModel.id)
        .order_by(Brand.display_order, Brand.name, CarModel.display_order, CarModel.name)
    )
