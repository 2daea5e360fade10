"""Parts that the owner chose to go with a part, or instead of it."""

from collections.abc import Collection, Sequence

from sqlalchemy import delete, func, insert, select
from sqlalchemy.orm import Session, aliased

from app.contract.catalogue.related_products import RelatedPartsView, RelatedPartView
from app.shop.base.errors import invalid_field
from app.shop.catalogue.products.catalogue import get_product, load_products
from app.store.catalogue.products import Product
from app.store.catalogue.related_products import GOES_WITH, RELATED_KINDS, REPLACES, RelatedProduct
from app.store.sales.orders import CANCELLED, Order, OrderItem

ITSELF = "A part cannot go with itself or replace itself"
IN_BOTH = "{} cannot both go with the part and replace it"
LEAST_TOGETHER = 3
"""Orders that have both parts before one is suggested for the other."""
MOST_SUGGESTED = 8
FIELDS = {GOES_WITH: "goesWith", REPLACES: "replaces"}


def list_chosen(session: Session, product_ids: Collection[str], kind: str) -> list[str]:
    """Return the ids of the parts chosen for these products, in their order."""
    chosen = select(RelatedProduct.other_id).where(
        RelatedProduct.product_id.in_(product_ids), RelatedProduct.kind == kind
    )
    return list(dict.fromkeys(session.scalars(chosen.order_by(RelatedProduct.position, RelatedProduct.other_id))))


def read_related(session: Session, product_id: str) -> RelatedPartsView:
    """Return what was chosen for a product, and what is suggested. Raises NotFound."""
    product = get_product(session, product_id)
    chosen = {kind: list_chosen(session, [product.id], kind) for kind in RELATED_KINDS}
    known = {product.id, *chosen[GOES_WITH], *chosen[REPLACES]}
    suggested = [each for each in _ordered_together(session, product.id) if each not in known][:MOST_SUGGESTED]
    return RelatedPartsView(
        goes_with=_name(session, chosen[GOES_WITH]),
        replaces=_name(session, chosen[REPLACES]),
        suggested=_name(session, suggested),
    )


def change_related(session: Session, product_id: str, chosen: dict[str, list[str]]) -> None:
    """Choose the parts of each kind for a product. Raises NotFound for an unknown part, and Invalid for the product
    itself and for a part in both lists.
    """
    get_product(session, product_id)
    if both := [each for each in chosen[GOES_WITH] if each in chosen[REPLACES]]:
        raise invalid_field(FIELDS[REPLACES], IN_BOTH.format(get_product(session, both[0]).name))
    for kind, ids in chosen.items():
        if product_id in ids:
            raise invalid_field(FIELDS[kind], ITSELF)
        for each in ids:
            get_product(session, each)
        write_chosen(session, product_id, kind, ids)


def write_chosen(session: Session, product_id: str, kind: str, ids: Sequence[str]) -> None:
    """Write the parts of one kind, and no others."""
    session.flush()
    session.execute(delete(RelatedProduct).where(RelatedProduct.product_id == product_id, RelatedProduct.kind == kind))
    rows = [
        {"product_id": product_id, "kind": kind, "other_id": other, "position": place}
        for place, other in enumerate(dict.fromkeys(ids))
    ]
    if rows:
        session.execute(insert(RelatedProduct), rows)


def copy_related(session: Session, original: Product, copy: Product) -> None:
    """Give a copy what was chosen for its original."""
    for kind in RELATED_KINDS:
        write_chosen(session, copy.id, kind, list_chosen(session, [original.id], kind))


def _ordered_together(session: Session, product_id: str) -> list[str]:
    """Return the parts of at least three orders with this one, most often first."""
    mine, other = aliased(OrderItem), aliased(OrderItem)
    orders = func.count(other.order_id.distinct())
    together = (
        select(other.product_id)
        .join(mine, (mine.order_id == other.order_id) & (mine.product_id == product_id))
        .join(Order, (Order.id == other.order_id) & (Order.status != CANCELLED))
        .join(Product, Product.id == other.product_id)
        .group_by(other.product_id)
        .having(orders >= LEAST_TOGETHER)
    )
    return list(session.scalars(together.order_by(orders.desc(), other.product_id)))


def _name(session: Session, ids: Sequence[str]) -> list[RelatedPartView]:
    return [RelatedPartView.model_validate(each) for each in load_products(session, ids)]
