"""Products as shopping sites read them: the fields that Google Merchant Center and Meta ask for, by their names."""

from collections.abc import Iterator
from datetime import timedelta
from decimal import Decimal

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from app.shop.base.settings.settings import Settings
from app.shop.base.workshop_days import workshop_day
from app.shop.catalogue.products.chosen_option import lead_of, left_of, line_name, price_of
from app.shop.sales.orders.totals import Terms, price_with_tax, read_terms
from app.store.base.images import Image
from app.store.catalogue.product_options import ProductOption, page_of
from app.store.catalogue.products import SHOWN, Product
from app.store.database.base import now

Item = list[tuple[str, str]]
"""Names and values of a product, in the order in which they are written."""
TITLE_LENGTH = 150
DESCRIPTION_LENGTH = 5000
"""Longer texts are refused (support.google.com/merchants/answer/6324415 and 6324468)."""
MORE_PICTURES = 10
MINUTE = "%Y-%m-%dT%H:%MZ"
"""A time as the sites read it (support.google.com/merchants/answer/6324460)."""
AT_ONCE = 500
"""Products that are in memory at a time."""


def list_items(session: Session, settings: Settings, base: str) -> Iterator[Item]:
    """Yield each product that visitors see, or each of its options, with its addresses below `base`. What has no
    picture or no price is left out, because the sites refuse it. During a sale the price that the sites show beside it
    is the prior price, so that they announce no other reduction than the shop.
    """
    terms = read_terms(settings)
    options = selectinload(Product.options).joinedload(ProductOption.image)
    shown = select(Product).where(SHOWN).options(selectinload(Product.more_images), options).order_by(Product.slug)
    for product in session.scalars(shown.execution_options(yield_per=AT_ONCE)):
        for option in product.shown_options if product.option_count else (None,):
            if product.all_images and price_of(product, option) > 0:
                yield _item(product, option, terms, base)


def _prices(product: Product, sold: Product | ProductOption, terms: Terms) -> Item:
    """Return the price of a product or of its option, and the price and the time of its sale."""
    sale = sold.sale
    price = _total(product, sale.prior_price if sale else sold.present_price, terms)
    if sale is None or product.sale_from is None:
        return [("g:price", price)]
    span = f"{product.sale_from:{MINUTE}}/{sale.until:{MINUTE}}"
    of_sale = [("g:sale_price", _total(product, sale.price, terms)), ("g:sale_price_effective_date", span)]
    return [("g:price", price), *of_sale]


def _total(product: Product, price: Decimal, terms: Terms) -> str:
    return f"{price_with_tax(price, product.tax_rate_id, terms):.2f} EUR"


def _item(product: Product, option: ProductOption | None, terms: Terms, base: str) -> Item:
    own = [option.image] if option and option.image else []
    shown = [*own, *(image for image in product.all_images if image not in own)]
    first, *others = (_picture_of(image, base) for image in shown)
    return [
        ("g:id", option.id if option else product.id),
        ("title", line_name(product, option)[:TITLE_LENGTH]),
        ("description", product.description[:DESCRIPTION_LENGTH] or product.name),
        ("link", page_of(f"{base}/shop/{product.slug}", option.id if option else None)),
        ("g:image_link", first),
        *(("g:additional_image_link", each) for each in others[:MORE_PICTURES]),
        *_prices(product, option or product, terms),
        *_availability(product, option),
        ("g:condition", "new"),
        ("g:product_type", product.category),
        *_identifiers(product, option or product),
        *([("g:item_group_id", product.id)] if option else []),
    ]


def _availability(product: Product, option: ProductOption | None) -> Item:
    """Return whether it can be had. What is beyond the stock needs the day from which it is there
    (support.google.com/merchants/answer/6324448 and 6324470).
    """
    left, lead_days = left_of(product, option), lead_of(product, option)
    if left or lead_days is None:
        return [("g:availability", "in_stock" if left else "out_of_stock")]
    day = workshop_day(now()) + timedelta(days=lead_days)
    return [("g:availability", "backorder"), ("g:availability_date", f"{day.isoformat()}T00:00Z")]


def _identifiers(product: Product, sold: Product | ProductOption) -> Item:
    """Return the brand and the numbers, or that there are none. A part number without a brand is the shop's own and no
    maker's (support.google.com/merchants/answer/6324478 and 6324482).
    """
    mpn = sold.sku if product.manufacturer else None
    known = [("g:brand", product.manufacturer), ("g:gtin", sold.ean), ("g:mpn", mpn)]
    given = [(name, value) for name, value in known if value]
    return given if sold.ean or mpn else [*given, ("g:identifier_exists", "no")]


def _picture_of(image: Image, base: str) -> str:
    return f"{base}{image.url}"
