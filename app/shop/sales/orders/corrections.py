"""Code that corrects an order before it is sent: its customer, destination, delivery method and content."""

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any, cast

from sqlalchemy.orm import Session

from app.contract.sales.checkout import LEAST_ADDRESS
from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.money import TaxMode, euro
from app.shop.base.settings.settings import Settings, settings_in_force
from app.shop.sales.customer_links.linking import link_order
from app.shop.sales.mail.step_mails import rewrite_unsent
from app.shop.sales.orders.corrected_lines import Wanted, correct_lines, drop_empty_lines
from app.shop.sales.orders.delivery import destination, valid_method
from app.shop.sales.orders.order_totals import calculate_totals
from app.shop.sales.orders.orders import next_change
from app.shop.sales.orders.totals import COLLECTION, DELIVERY, Method, Priced, Terms, read_terms
from app.store.sales.orders import ADMIN, Order, OrderEvent
from app.store.sales.withdrawn import Pieces

FIELDS = ("customer_name", "customer_email", "customer_phone", "shipping_address", "delivery_method", "items")
"""Fields that can be corrected."""
CALLED = {"customer_name": "name", "customer_email": "e-mail", "customer_phone": "phone"}
NO_ADDRESS = "Please enter your complete address"
NO_EMAIL = "Please enter a valid email"


def correct_order(session: Session, order: Order, changes: Mapping[str, Any]) -> None:
    """Correct an order, and update its sums, its stock, its unsent mails and its history.

    The order's own tax applies, and so does a delivery price once it is agreed; otherwise the present terms apply. An
    equal value is no change. Raises Conflict for an order that can no longer be corrected or a product that is short,
    NotFound, and Invalid.
    """
    if not order.can_be_corrected:
        raise Conflict(f"This order is {order.status}. Only a pending or confirmed order can be corrected.")
    settings, frees_delivery = settings_in_force(session), order.frees_delivery
    said = _correct_customer(order, changes)
    if said:
        link_order(session, order)
    sums = _correct_way(order, changes, settings)
    said += sums + _correct_address(order, changes)
    if changes.get("items") is not None:
        lines = _correct_lines(session, order, changes["items"])
        sums, said = sums + lines, said + lines
    if sums:
        said += _sum_up_anew(order, read_terms(settings), frees_delivery=frees_delivery)
    if said:
        _keep(session, order, f"Corrected: {'; '.join(said)}")


def take_off(session: Session, order: Order, pieces: Pieces, note: str) -> None:
    """Remove pieces from an order because its customer withdrew from them, in any status, but not all of them. The
    delivery price stays as agreed. Raises Conflict for pieces that were already refunded.
    """
    wanted = [{"item_id": line.id, "quantity": line.quantity - count} for line, count in pieces]
    frees_delivery = order.frees_delivery
    _correct_lines(session, order, wanted)
    terms = replace(read_terms(settings_in_force(session)), price=order.delivery, free_over=None)
    _sum_up_anew(order, terms, frees_delivery=frees_delivery)
    _keep(session, order, note)


def _correct_customer(order: Order, changes: Mapping[str, Any]) -> list[str]:
    """Correct an order's customer. Only an order entered by the owner may be without an e-mail address."""
    if changes.get("customer_email") == "" and order.source != ADMIN:
        raise invalid_field("customerEmail", NO_EMAIL)
    return [text for field, name in CALLED.items() for text in _set(order, changes, field, name)]


def _correct_way(order: Order, changes: Mapping[str, Any], settings: Settings) -> list[str]:
    """The delivery method, and the workshop's address with a collection."""
    if "delivery_method" not in changes:
        return []
    method = valid_method(read_terms(settings), changes["delivery_method"])
    if method is None or method == order.delivery_method:
        return []
    was_collected = order.delivery_method == COLLECTION
    if was_collected and not changes.get("shipping_address"):
        raise invalid_field("shippingAddress", NO_ADDRESS)
    said = f"{order.delivery_method or 'no method'} \u2192 {method}"
    order.delivery_method = method
    if method == COLLECTION:
        order.shipping_address = destination(settings, COLLECTION, "")
    return [said]


def _correct_address(order: Order, changes: Mapping[str, Any]) -> list[str]:
    """A collection has the workshop's."""
    if "shipping_address" not in changes or order.delivery_method == COLLECTION:
        return []
    if len(changes["shipping_address"]) < LEAST_ADDRESS:
        raise invalid_field("shippingAddress", NO_ADDRESS)
    return _set(order, changes, "shipping_address", "address")


def _correct_lines(session: Session, order: Order, wanted: Wanted) -> list[str]:
    # A line of none, which is about to go, must not reach the table.
    with session.no_autoflush:
        said = correct_lines(session, order, wanted)
        drop_empty_lines(session, order)
    return said


def _set(order: Order, changes: Mapping[str, Any], field: str, name: str) -> list[str]:
    before = getattr(order, field)
    if field not in changes or changes[field] == before:
        return []
    setattr(order, field, changes[field])
    return [f"{name} {before or 'none'} \u2192 {changes[field] or 'none'}"]


def _sum_up_anew(order: Order, today: Terms, *, frees_delivery: bool) -> list[str]:
    before = order.total
    method = cast(Method, order.delivery_method or DELIVERY)
    prices = [Priced(item.subtotal, Decimal(item.tax_rate or order.tax_rate), item.discount) for item in order.items]
    totals = calculate_totals(prices, _terms_of(order, today), method, frees_delivery=frees_delivery)
    order.subtotal, order.tax, order.total = totals.subtotal, totals.tax, totals.total
    order.delivery, order.delivery_tax, order.discount = (totals.delivery, totals.delivery_tax, totals.discount)
    if not order.discount and not frees_delivery:
        order.discount_code = None
    for item, tax in zip(order.items, totals.line_taxes, strict=True):
        item.tax = tax
    return [] if order.total == before else [f"total {euro(before)} \u2192 {euro(order.total)}"]


def _terms_of(order: Order, today: Terms) -> Terms:
    own = replace(today, tax_mode=cast(TaxMode, order.tax_mode), tax_rate=Decimal(order.tax_rate))
    if order.delivery_method is None:
        return replace(own, price=None, free_over=None)
    return replace(own, price=order.delivery) if order.delivery else own


def _keep(session: Session, order: Order, note: str) -> None:
    moment = next_change(order)
    order.updated_at = moment
    order.history.append(OrderEvent(status=order.status, note=note, created_at=moment))
    session.flush()
    rewrite_unsent(session, order)
