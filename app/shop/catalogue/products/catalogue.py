"""Finding products: lists in their order, one product by its address."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, func, or_, select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.catalogue.products.narrowing import EVERYTHING, Narrowing
from app.store.catalogue import verdict_columns
from app.store.catalogue.categories import Category
from app.store.catalogue.products import SHOWN, Product, ProductSlug
from app.store.catalogue.vehicles import Fitment

PRODUCT_NOT_FOUND = "Product not found"
AT_ONCE = 5000
"""Ids in one query: SQLite takes 32,766 values at most."""


@dataclass(frozen=True)
class Listed:
    """Some products of a list, and the length of the whole list. `ordering` holds the ids of all products for which the
    stock decides the order or the selection, if it does.
    """

    products: list[Product]
    total: int
    ordering: tuple[str, ...] = ()


def select_products(narrowing: Narrowing = EVERYTHING) -> Select[Product]:
    """Select the products that a narrowing leaves, with their pictures. They are in its order; by default featured
    products are first, then the newest.
    """
    return select(Product).where(*narrowing.conditions).order_by(*narrowing.order)


def list_products(
    session: Session,
    category: str = "",
    limit: int | None = None,
    offset: int = 0,
    *,
    subcategory_id: str = "",
    narrowing: Narrowing = EVERYTHING,
) -> Listed:
    """Return the products of a category, by its name or slug.

    Without a category all products are returned, and for an unknown one none. At most `limit` products are returned,
    from the `offset`th on. With a subcategory's id only its products are returned. The narrowing filters and sorts
    them.
    """
    within = conditions_of(session, category, subcategory_id)
    chosen = select_products(narrowing).where(*within)
    counted = select(func.count()).select_from(Product).where(*within, *narrowing.conditions)
    products = list(session.scalars(chosen.limit(limit).offset(offset) if limit or offset else chosen))
    total = session.scalar(counted) or 0 if limit or offset else len(products)
    return Listed(products, total, stock_of(session, within, narrowing))


def conditions_of(session: Session, category: str, subcategory_id: str) -> list[ColumnElement[bool]]:
    """Return the conditions on products of a category and a subcategory."""
    within = [Product.subcategory_id == subcategory_id] if subcategory_id else []
    if category:
        names = names_of_category(session, category)
        # With a single name the index of the list's order serves.
        within.append(Product.category == names[0] if len(names) == 1 else Product.category.in_(names))
    return within


def stock_of(session: Session, within: list[ColumnElement[bool]], narrowing: Narrowing) -> tuple[str, ...]:
    """Return the ids of the products for which the stock decides if they are in the list. There are none if the list
    includes sold out products.
    """
    if not narrowing.in_stock:
        return ()
    return tuple(session.scalars(select(Product.id).where(*within, *narrowing.lasting_conditions)))


def names_of_category(session: Session, category: str) -> list[str]:
    """Return the name of the category with this name or slug. The list has one entry or none."""
    named = select(Category.name).where(or_(Category.name == category, Category.slug == category))
    return list(session.scalars(named))


def list_fitting_products(session: Session, model_id: str) -> list[Product]:
    """The products that fit a model; none for an unknown one."""
    fitting = select(Fitment.product_id).where(Fitment.model_id == model_id)
    return list(session.scalars(select_products().where(Product.id.in_(fitting))))


def list_universal_products(session: Session) -> list[Product]:
    """The products that fit every vehicle."""
    universal = select(Product.id).where(verdict_columns.IS_UNIVERSAL)
    return list(session.scalars(select_products().where(Product.id.in_(universal))))


def load_products(session: Session, ids: Iterable[str]) -> list[Product]:
    """Return the products with these ids, in the same order. Ids without a product are left out."""
    wanted = list(ids)
    found: dict[str, Product] = {}
    for start in range(0, len(wanted), AT_ONCE):
        some = select(Product).where(Product.id.in_(wanted[start : start + AT_ONCE]))
        found |= {product.id: product for product in session.scalars(some)}
    return [found[each] for each in wanted if each in found]


def find_product(session: Session, address: str) -> Product:
    """Return the shown product with this id, or with this present or former slug. Raises NotFound."""
    for condition in (
        Product.slug == address,
        Product.id == address.lower(),
        Product.id.in_(select(ProductSlug.product_id).where(ProductSlug.slug == address)),
    ):
        product = session.scalar(select(Product).where(condition, SHOWN))
        if product:
            return product
    raise NotFound(PRODUCT_NOT_FOUND)


def get_product(session: Session, product_id: str) -> Product:
    """The product of an id. Raises NotFound."""
    product = session.get(Product, product_id)
    if product is None:
        raise NotFound(PRODUCT_NOT_FOUND)
    return product


def get_shown_product(session: Session, product_id: str) -> Product:
    """Return the product of an id, which visitors see. Raises NotFound."""
    product = get_product(session, product_id)
    if product.hidden:
        raise NotFound(PRODUCT_NOT_FOUND)
    return product


def find_hidden_product(session: Session, slug: str) -> Product | None:
    """Return the draft of a slug."""
    return session.scalar(select(Product).where(Product.slug == slug, ~SHOWN))
