"""Code that corrects the lines of an order. Quantities change and lines are added or removed, and the stock is adjusted
accordingly.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.money import line_total, part_of
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.chosen_option import CHOOSE_OPTION, choose_option, line_name, price_of
from app.shop.sales.orders.beyond_stock import give_up_pieces, take_pieces
from app.shop.sales.orders.orders import put_back
from app.shop.sales.orders.short_stock import too_few_for_owner
from app.store.base.tax_rates import TaxRate
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import ORDER, moving_stock, note_returned
from app.store.sales.discounts import PERCENT, Discount
from app.store.sales.orders import Order, OrderItem
from app.store.sales.rate_taxes import NO_TAX, NOTHING

NO_LINE = "This order has no such line"
SETTLED = "{} of {} were refunded already: its quantity cannot be less"
NAMED_TWICE = "Give each line only once"
NO_LINES = "An order needs at least one line: cancel it instead"

Wanted = Sequence[Mapping[str, Any]]
"""`quantity` of a line, which is named by its `item_id`, or by the `product_id` of a present or a new one."""


def correct_lines(session: Session, order: Order, wanted: Wanted) -> list[str]:
    """Set the quantities of the named lines; a quantity of zero removes the line. Returns a part of a sentence for each
    change. An existing line stays at its price and its share of a discount by piece, a new one gets the product's price
    without one. The caller updates the order's sums.

    Raises NotFound, Invalid for a line named twice or an order without any, and Conflict naming a product that is
    short.
    """
    said, named = [], set()
    for line in wanted:
        item = _find_or_add(session, order, line)
        if (item.product_id, item.option_id) in named:
            raise invalid_field("items", NAMED_TWICE)
        named.add((item.product_id, item.option_id))
        before = item.quantity
        if before != line["quantity"]:
            with moving_stock(session, ORDER, order.id):
                _share_discount(session, order, item, line["quantity"])
                _set_quantity(session, item, line["quantity"])
            said.append(f"{item.product_name} {before} \u2192 {line['quantity']}")
    if not any(item.quantity for item in order.items):
        raise invalid_field("items", NO_LINES)
    return said


def drop_empty_lines(session: Session, order: Order) -> None:
    """Remove the lines of which nothing is left."""
    for item in [item for item in order.items if not item.quantity]:
        order.items.remove(item)
        if item in session.new:
            session.expunge(item)
        else:
            session.delete(item)


def _find_or_add(session: Session, order: Order, line: Mapping[str, Any]) -> OrderItem:
    item_id, product_id, option_id = line.get("item_id"), line.get("product_id"), line.get("option_id")
    for item in order.items:
        if item_id in {item.id} or (product_id, option_id) == (item.product_id, item.option_id):
            return item
    if product_id is None:
        raise NotFound(NO_LINE)
    product = get_product(session, product_id)
    option = choose_option(session, product, option_id)
    price = price_of(product, option)
    item = OrderItem(
        product_id=product.id,
        option_id=option and option.id,
        option_name=option and option.name,
        position=max(item.position for item in order.items) + 1,
        product_name=line_name(product, option),
        quantity=0,
        tax_rate=_rate_for(session, order, product),
        unit_price=price,
        subtotal=line_total(price, 0),
        discount=NOTHING,
        to_order=0,
    )
    order.items.append(item)
    return item


def _rate_for(session: Session, order: Order, product: Product) -> str:
    """Return the tax rate of a new line. It is the order's own rate for a product without one, and in an order without
    tax.
    """
    own = session.get(TaxRate, product.tax_rate_id) if product.tax_rate_id and order.tax_mode != NO_TAX else None
    return own.rate if own else order.tax_rate


def _set_quantity(session: Session, item: OrderItem, quantity: int) -> None:
    if quantity < max(item.returned, item.refunded):
        raise Conflict(SETTLED.format(max(item.returned, item.refunded), item.product_name))
    more = quantity - item.quantity
    if more > 0:
        _take(session, item, more)
    else:
        back = give_up_pieces(item, -more)
        put_back(session, item.product_id, back, item.option_id)
        note_returned(session, item.product_id, back, item.option_id)
    item.quantity, item.stock_left = quantity, None
    item.subtotal = line_total(item.unit_price, quantity)


def _share_discount(session: Session, order: Order, item: OrderItem, quantity: int) -> None:
    """Set a line's discount to that of so many pieces. More pieces get no more of an amount, only of per cent."""
    if not item.discount:
        return
    code = session.get(Discount, order.discount_id)
    if quantity < item.quantity or (code and code.kind == PERCENT):
        item.discount = part_of(item.discount, item.quantity, 0, quantity)


def _take(session: Session, item: OrderItem, pieces: int) -> None:
    if take_pieces(session, item, pieces):
        return
    found: Product | ProductOption | None = session.get(Product, item.product_id)
    if item.option_id:
        found = session.get(ProductOption, item.option_id)
    if found is None:
        raise Conflict(f"{item.product_name} is not in the shop any more: its quantity can only go down")
    if isinstance(found, Product) and found.option_count:
        raise Conflict(CHOOSE_OPTION.format(item.product_name))
    raise too_few_for_owner(found, found.available, item.product_name)
