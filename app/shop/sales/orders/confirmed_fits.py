"""Parts of a completed order that the workshop fitted to a vehicle."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.catalogue.confirmed_fits import FittedLineView, ProofView
from app.shop.base.errors import Conflict, invalid_field
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.confirmed_fits import SHOWN, list_proofs, prove_fit, proved_since
from app.shop.sales.orders.orders import get_order
from app.shop.sales.orders.returns import find_item
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.sales.carts import CartItem
from app.store.sales.orders import COMPLETED, Order, OrderItem
from app.store.system.deletions import Deletion

NOT_COMPLETED = "This order is {}. Once it is completed you can say which of its parts fitted."
CAME_BACK = "{} came back: it cannot have been fitted"
NO_MODEL = "Please choose the vehicle that it was fitted to"


def list_fitted(session: Session, order_id: str) -> list[FittedLineView]:
    """Return the lines of a completed order that may have been fitted. Parts that were all returned or are no longer in
    the shop are left out. The list is empty for an order in another status. Raises NotFound.
    """
    order = get_order(session, order_id)
    if order.status != COMPLETED:
        return []
    items = [item for item in order.items if item.product and item.returned < item.quantity]
    models, moment = _read_models(session, order), _completed_at(order)
    proofs = list_proofs(session, [item.product_id for item in items])
    said = proved_since(session, [item.product_id for item in items], moment)
    return [_line(item, models.get(item.id), said, proofs[item.product_id]) for item in items]


def note_fitted(session: Session, order_id: str, item_id: str, model_id: str | None) -> Deletion | None:
    """Record that a line's part was fitted to a model, by default the model of the line's vehicle. Returns the deletion
    that undoes the record, or None if this was already known. Raises NotFound, Conflict for an order that is not
    completed and for a part that was returned, and Invalid where no model is known.
    """
    order = get_order(session, order_id)
    if order.status != COMPLETED:
        raise Conflict(NOT_COMPLETED.format(order.status))
    item = find_item(order, item_id)
    if item.returned >= item.quantity:
        raise Conflict(CAME_BACK.format(item.product_name))
    product = get_product(session, item.product_id)
    known = _read_models(session, order).get(item.id)
    wanted = model_id or (known[0] if known else None)
    if wanted is None:
        raise invalid_field("modelId", NO_MODEL)
    return prove_fit(session, product, wanted, _completed_at(order))


def _line(
    item: OrderItem, model: tuple[str, str] | None, said: set[tuple[str, str]], proofs: list[ProofView]
) -> FittedLineView:
    model_id, name = model or (None, None)
    is_open = model_id is not None and (item.product_id, model_id) not in said
    return FittedLineView(item_id=item.id, model_id=model_id, model=name, is_open=is_open, proofs=proofs[:SHOWN])


def _read_models(session: Session, order: Order) -> dict[str, tuple[str, str]]:
    """Return the model that each line was bought for, with its name. The line stores only the vehicle's name; the model
    is read from its cart.
    """
    named = (
        select(OrderItem.id, CarModel.id, Brand.name, CarModel.name)
        .join(CartItem, CartItem.product_id == OrderItem.product_id)
        .join(CarModel, CarModel.id == CartItem.model_id)
        .join(Brand, Brand.id == CarModel.brand_id)
        .where(OrderItem.order_id == order.id, OrderItem.vehicle.is_not(None), CartItem.cart_id == order.cart_id)
    )
    return {item: (model_id, f"{brand} {model}") for item, model_id, brand, model in session.execute(named)}


def _completed_at(order: Order) -> datetime:
    """Return the time of its completion, the nearest known to the fitting."""
    return next(event.created_at for event in order.steps if event.status == COMPLETED)
