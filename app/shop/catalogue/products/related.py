"""Parts that go with a part or with a cart, and parts instead of one."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Select, and_, func, select
from sqlalchemy.orm import Session, aliased

from app.shop.catalogue.fitment.judging import judge_products
from app.shop.catalogue.fitment.verdict import FitmentVehicle
from app.shop.catalogue.products.catalogue import get_shown_product, load_products
from app.shop.catalogue.products.chosen_related import list_chosen
from app.shop.catalogue.products.narrowing import EVERYTHING
from app.store.catalogue.products import CAN_BE_ORDERED, SHOWN, Product
from app.store.catalogue.related_products import GOES_WITH, REPLACES
from app.store.catalogue.vehicles import Fitment
from app.store.sales.orders import CANCELLED, Order, OrderItem

MOST = 4
"""Parts named beside one, unless the owner chose more."""
MOST_CHOSEN_FROM = 100
"""Parts of which those are left out that do not fit the vehicle."""
MOST_LOOKED_AT = 500
"""Parts of a kind that are compared: a part for nearly every car shares one with the whole catalogue."""


def list_related(session: Session, product_id: str, vehicle: FitmentVehicle | None = None) -> list[Product]:
    """Return the parts that go with a product, four at most unless the owner chose more.

    The owner's choice is first, then parts that were bought together with it, then those for the same vehicles, with
    its own subcategory before others. Sold out parts, parts that do not fit the vehicle and those that can be had
    instead of it are left out. Raises NotFound.
    """
    product = get_shown_product(session, product_id)
    chosen = _for_sale(session, list_chosen(session, [product.id], GOES_WITH))
    instead = list_chosen(session, [product.id], REPLACES)
    found = [*_bought_together(session, [product.id]), *_alike(session, product)]
    ids = dict.fromkeys([*chosen, *(each for each in found if each not in instead)])
    return load_products(session, _fitting(session, ids, vehicle)[: max(MOST, len(chosen))])


def list_instead(session: Session, product_id: str, vehicle: FitmentVehicle | None = None) -> list[Product]:
    """Return the parts that the owner would offer instead of a product, without those that do not fit the vehicle.
    Raises NotFound.
    """
    product = get_shown_product(session, product_id)
    ids = list_chosen(session, [product.id], REPLACES)
    shown = set(session.scalars(select(Product.id).where(Product.id.in_(ids), SHOWN)))
    return load_products(session, _fitting(session, [each for each in ids if each in shown], vehicle))


def list_goes_with(session: Session, product_ids: list[str], vehicle: FitmentVehicle | None = None) -> list[Product]:
    """Return the parts that go with those of a cart, four at most. The owner's choice is first, then parts that were
    bought together with them.
    """
    chosen = _for_sale(session, list_chosen(session, product_ids, GOES_WITH))
    ids = dict.fromkeys([*chosen, *_bought_together(session, product_ids)])
    return load_products(session, _fitting(session, [each for each in ids if each not in product_ids], vehicle)[:MOST])


def _for_sale(session: Session, ids: list[str]) -> list[str]:
    """Return those that can be ordered, in their order."""
    there = set(session.scalars(select(Product.id).where(Product.id.in_(ids), CAN_BE_ORDERED)))
    return [each for each in ids if each in there]


def _fitting(session: Session, ids: Iterable[str], vehicle: FitmentVehicle | None) -> list[str]:
    """Return those of which it is not known that they do not fit the vehicle."""
    listed = list(ids)
    if vehicle is None:
        return listed
    fits = judge_products(session, vehicle, listed)
    return [each for each in listed if fits[each].verdict != "no"]


def _bought_together(session: Session, product_ids: Sequence[str]) -> list[str]:
    """Return the parts of the same orders, most often first."""
    mine, other = aliased(OrderItem), aliased(OrderItem)
    chosen = (
        select(other.product_id)
        .join(mine, and_(mine.order_id == other.order_id, mine.product_id.in_(product_ids)))
        .join(Order, and_(Order.id == other.order_id, Order.status != CANCELLED))
        .join(Product, Product.id == other.product_id)
        .where(other.product_id.not_in(product_ids), CAN_BE_ORDERED)
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
    others = (Product.id.in_(near | alike), Product.id != product.id, CAN_BE_ORDERED)
    chosen = select(Product.id, Product.fits).where(*others)
    listed = [(row.id, row.fits) for row in session.execute(chosen.order_by(*EVERYTHING.order))]
    own = {each for each, fits in listed if each in near and fits != "universal"}
    wanted = [each for each, _fits in listed if each in own | alike]
    wanted.sort(key=lambda each: (each not in own, each not in alike))
    return wanted[:MOST_CHOSEN_FROM]


def _some(session: Session, ids: Select[str]) -> set[str]:
    return set(session.scalars(ids.limit(MOST_LOOKED_AT)))
