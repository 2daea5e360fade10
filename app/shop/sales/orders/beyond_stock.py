"""Pieces that are ordered beyond the stock of their part. What is in stock is taken first. The rest is to be ordered or
made: the stock never has it, and gets back no more than was taken from it.
"""

from sqlalchemy.orm import Session

from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.sales import placing
from app.store.sales.orders import OrderItem


def take_pieces(session: Session, item: OrderItem, pieces: int) -> bool:
    """Take more pieces for a line of an order, and note those that are to be ordered. Returns whether the line can have
    them: beyond the stock only a line that was sold so, or a part that is.
    """
    if placing.take_stock(session, item.product_id, pieces, item.option_id):
        return True
    product = session.get(Product, item.product_id, populate_existing=True)
    lead_days = item.lead_days or (product.lead_days if product else None)
    if lead_days is None or (product and product.option_count and not item.option_id):
        return False
    option = session.get(ProductOption, item.option_id, populate_existing=True) if item.option_id else None
    there = min([each.available for each in (product, option) if each], default=0)
    taken = there if there and placing.take_stock(session, item.product_id, there, item.option_id) else 0
    item.to_order += pieces - taken
    item.lead_days = lead_days
    return True


def give_up_pieces(item: OrderItem, pieces: int) -> int:
    """Take pieces off a line, first those that are to be ordered. Returns the number of those that go back into
    stock.
    """
    ordered = min(pieces, item.to_order)
    item.to_order -= ordered
    if not item.to_order:
        item.lead_days = None
    return pieces - ordered
