"""Functions that list an order's amounts with their names, in one order and wording for all mails."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from app.shop.base.lead_times import say_lead
from app.shop.base.money import euro
from app.shop.catalogue.fitment.cart_vehicle import in_words
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.layout import Lines
from app.store.sales.orders import OrderItem
from app.store.sales.placing import AnyOrder, NewOrderItem
from app.store.sales.rate_taxes import NO_TAX

INCLUDED = "included"
COLLECTION = "collection"
MADE_TO_ORDER = "Made to order"
NO_WITHDRAWAL = f"{MADE_TO_ORDER}: you cannot withdraw from this purchase"


def sum_lines(order: AnyOrder) -> list[tuple[str, str]]:
    """Return the lines of an order's amounts: "Subtotal", the delivery cost and the discount if the order has them, the
    tax and "Total".
    The tax mode decides how the tax of each rate is shown.
    """
    lines = [("Subtotal", euro(order.subtotal)), *_delivery(order), *_discount(order)]
    rates = [(each.rate, each.tax) for each in order.taxes] or [(order.tax_rate, order.tax)]
    return add_taxes(lines, order.tax_mode, rates, order.total)


def add_taxes(
    lines: list[tuple[str, str]], mode: str, rates: Sequence[tuple[str, Decimal]], amount: Decimal
) -> list[tuple[str, str]]:
    """Return the lines with the tax of each rate, as the tax mode requires, and the line "Total"."""
    total = ("Total", euro(amount))
    if mode == NO_TAX:
        return [*lines, total]
    if mode == INCLUDED:
        return [*lines, total, *((f"of which VAT {rate} %", euro(tax)) for rate, tax in rates)]
    return [*lines, *((f"Tax ({rate}%)", euro(tax)) for rate, tax in rates), total]


def bought_lines(order: AnyOrder, made_to_order: str = NO_WITHDRAWAL) -> Lines:
    """Return the goods bought, with the words on their vehicle and their lead time beneath.

    Goods that are made to order have the given words as well.
    """
    return tuple(
        (
            f"{item.quantity} × {one_line(item.product_name)}",
            euro(item.subtotal),
            ". ".join(
                filter(
                    None,
                    (one_line(in_words(item.vehicle, item.fit, item.fit_note) or ""), *_notes(item, made_to_order)),
                )
            ),
        )
        for item in order.items
    )


def _notes(item: OrderItem | NewOrderItem, made_to_order: str) -> Iterator[str]:
    """Yield when pieces beyond the stock are there, and the words on a part that is made to order."""
    if item.to_order and item.lead_days:
        some = "" if item.to_order == item.quantity else f"{item.to_order} of them "
        yield f"{some}{'r' if some else 'R'}eady in {say_lead(item.lead_days)}"
    if item.made_to_order:
        yield made_to_order


def _discount(order: AnyOrder) -> list[tuple[str, str]]:
    return [(f"Discount ({order.discount_code})", f"\N{MINUS SIGN}{euro(order.discount)}")] if order.discount else []


def _delivery(order: AnyOrder) -> list[tuple[str, str]]:
    if order.delivery_method is None:
        return []
    if order.delivery_method == COLLECTION:
        return [("Collection", "Free")]
    return [("Delivery", euro(order.delivery) if order.delivery else "Free")]
