"""Parts that go with a part."""

from sqlalchemy import and_, func, literal, or_, select
from sqlalchemy.orm import Session, aliased

from app.shop.catalogue.catalogue import get_product, load_products
from app.shop.catalogue.narrowing import EVERYTHING
from app.store.catalogue import Product
from app.store.orders import CANCELLED, Order, OrderItem
from app.store.vehicles import Fitment

MOST = 4
"""Parts named beside one."""
MOST_MODELS = 50
"""Models of a part that others are looked for at: one for nearly every car would read the whole table."""


def list_related(session: Session, product_id: str) -> list[Product]:
    """Return the parts that go with one, four at most.

    What was bought together with it first, then what fits the same vehicles, its own subcategory before others. Raises
    NotFound.
    """
    product = get_product(session, product_id)
    ids = [*_bought_together(session, product), *_alike(session, product)]
    return load_products(session, list(dict.fromkeys(ids))[:MOST])


def _bought_together(session: Session, product: Product) -> list[str]:
    """Return the parts of the same orders, most often first."""
    mine, other = aliased(OrderItem), aliased(OrderItem)
    chosen = (
        select(other.product_id)
        .join(mine, and_(mine.order_id == other.order_id, mine.product_id == product.id))
        .join(Order, and_(Order.id == other.order_id, Order.status != CANCELLED))
        .join(Product, Product.id == other.product_id)
        .where(other.product_id != product.id)
        .group_by(other.product_id)
        .order_by(func.count(other.order_id.distinct()).desc(), other.product_id)
    )
    return list(session.scalars(chosen.limit(MOST)))


def _alike(session: Session, product: Product) -> list[str]:
    """Return parts for the same vehicles and of the same subcategory.

    A part for every vehicle says nothing of one.
    """
    models = select(Fitment.model_id).where(Fitment.product_id == product.id).limit(MOST_MODELS)
    fitting = select(Fitment.product_id).where(Fitment.model_id.in_(models))
    same_vehicle = and_(literal(product.fits != "universal"), Product.fits != "universal", Product.id.in_(fitting))
    same_kind = and_(Product.subcategory_id.is_not(None), Product.subcategory_id == product.subcategory_id)
    chosen = (
        select(Product.id)
        .where(Product.id != product.id, or_(same_vehicle, same_kind))
        .order_by(and_(same_vehicle, same_kind).desc(), same_vehicle.desc(), *EVERYTHING.order)
    )
    return list(session.scalars(chosen.limit(MOST)))
