"""Parts that go with a part."""

from sqlalchemy import Select, and_, func, select
from sqlalchemy.orm import Session, aliased

from app.shop.catalogue.fitment.judging import judge_products
from app.shop.catalogue.fitment.verdict import FitmentVehicle
from app.shop.catalogue.products.catalogue import get_shown_product, load_products
from app.shop.catalogue.products.narrowing import EVERYTHING
from app.store.catalogue.products import FOR_SALE, Product
from app.store.catalogue.vehicles import Fitment
from app.store.sales.orders import CANCELLED, Order, OrderItem

MOST = 4
"""Parts named beside one."""
MOST_CHOSEN_FROM = 100
"""Parts of which those are left out that do not fit the vehicle."""
MOST_LOOKED_AT = 500
"""Parts of a kind that are compared: a part for nearly every car shares one with the whole catalogue."""


def list_related(session: Session, product_id: str, vehicle: FitmentVehicle | None = None) -> list[Product]:
    """Return the parts that go with a product, four at most.

    Parts that were bought together with it are first, then those for the same vehicles, with its own subcategory before
    others. Sold out parts and parts that do not fit the vehicle are left out. Raises NotFound.
    """
    product = get_shown_product(session, product_id)
    ids = list(dict.fromkeys([*_bought_together(session, product), *_alike(session, product)]))
    if vehicle:
        fits = judge_products(session, vehicle, ids)
        ids = [each for each in ids if fits[each].verdict != "no"]
    return load_products(session, ids[:MOST])


def _bought_together(session: Session, product: Product) -> list[str]:
    """Return the parts of the same orders, most often first."""
    mine, other = aliased(OrderItem), aliased(OrderItem)
    chosen = (
        select(other.product_id)
        .join(mine, and_(mine.order_id == other.order_id, mine.product_id == product.id))
        .join(Order, and_(Order.id == other.order_id, Order.status != CANCELLED))
        .join(Product, Product.id == other.product_id)
        .where(other.product_id != product.id, FOR_SALE > 0)
        .group_by(other.product_id)
        .order_by(func.count(other.order_id.distinct()).desc(), other.product_id)
    )
    return list(session.scalars(chosen.limit(MOST_CHOSEN_FROM)))


def _alike(session: Session, product: Product) -> list[str]:
    """Return the parts for the same vehicles, and those of the same subcategory. A part for every vehicle is ignored in
    the comparison of vehicles.
    """
    models = select(Fitment.model_id).where(Fitment.product_id == product.id)
    fitting = select(Fitment.product_id).where(Fitment.model_id.in_(models)).distinct()
    in_subcategory = select(Product.id).where(Product.subcategory_id == product.subcategory_id)
    near = _some(session, fitting) if product.fits != "universal" else set()
    alike = _some(session, in_subcategory) if product.subcategory_id else set()
    others = (Product.id.in_(near | alike), Product.id != product.id, FOR_SALE > 0)
    chosen = select(Product.id, Product.fits).where(*others)
    listed = [(row.id, row.fits) for row in session.execute(chosen.order_by(*EVERYTHING.order))]
    own = {each for each, fits in listed if each in near and fits != "universal"}
    wanted = [each for each, _fits in listed if each in own | alike]
    wanted.sort(key=lambda each: (each not in own, each not in alike))
    return wanted[:MOST_CHOSEN_FROM]


def _some(session: Session, ids: Select[str]) -> set[str]:
    return set(session.scalars(ids.limit(MOST_LOOKED_AT)))
