"""The option of a product that a line of a sale has."""

from decimal import Decimal

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.store.catalogue.product_options import ProductOption, name_of
from app.store.catalogue.products import Product

NO_OPTION = "This option is no longer in the shop"
CHOOSE_OPTION = "Please choose an option of {}"
GONE_OPTION = "No longer offered: {}. Please choose another option"


def choose_option(session: Session, product: Product, option_id: str | None) -> ProductOption | None:
    """Return the option of a line, None for a product without options. Raises Conflict if one has to be chosen, and
    NotFound for one that the product does not have.
    """
    if option_id is None:
        if product.option_count:
            raise Conflict(CHOOSE_OPTION.format(product.name))
        return None
    option = session.get(ProductOption, option_id)
    if option is None or option.product_id != product.id:
        raise NotFound(NO_OPTION)
    return option


def get_shown_option(session: Session, product: Product, option_id: str) -> ProductOption:
    """Return an option that customers see. Raises NotFound if the product has no such one."""
    option = choose_option(session, product, option_id)
    if option is None or not option.shown:
        raise NotFound(NO_OPTION)
    return option


def price_of(product: Product, option: ProductOption | None) -> Decimal:
    """Return the price of a product or of its option."""
    return option.present_price if option else product.present_price


def left_of(product: Product, option: ProductOption | None) -> int:
    """Return the pieces of a product or of its option that can be ordered."""
    return min(option.for_sale, product.for_sale) if option else product.for_sale


def lead_of(product: Product, option: ProductOption | None) -> int | None:
    """Return the days until pieces beyond the stock are there, or None where there are none to be had."""
    return None if product.hidden or (option and not option.shown) else product.lead_days


def line_name(product: Product, option: ProductOption | None) -> str:
    """Return the name of a product with its option, as a line of a sale has it."""
    return name_of(product.name, option.name if option else None)
