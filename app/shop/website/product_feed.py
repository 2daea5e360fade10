"""Products as shopping sites read them: the fields that Google Merchant Center and Meta ask for, by their names."""

from collections.abc import Iterator
from decimal import Decimal

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from app.shop.base.settings.settings import Settings
from app.shop.sales.orders.totals import Terms, price_with_tax, read_terms
from app.store.catalogue.images import Image
from app.store.catalogue.products import SHOWN, Product

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
    """Yield each product that visitors see, with its addresses below `base`. A product without a picture or a price is
    left out, because the sites refuse it. During a sale the price that the sites show beside it is the prior price, so
    that they announce no other reduction than the shop.
    """
    terms = read_terms(settings)
    shown = select(Product).where(SHOWN, Product.price > 0).options(selectinload(Product.more_images))
    for product in session.scalars(shown.order_by(Product.slug).execution_options(yield_per=AT_ONCE)):
        if product.all_images:
            yield _item(product, _prices(product, terms), base)


def _prices(product: Product, terms: Terms) -> Item:
    """Return the price of a product, and the price and the time of its sale."""
    sale = product.sale
    price = _total(product, sale.prior_price if sale else product.price, terms)
    if sale is None or product.sale_from is None:
        return [("g:price", price)]
    span = f"{product.sale_from:{MINUTE}}/{sale.until:{MINUTE}}"
    of_sale = [("g:sale_price", _total(product, sale.price, terms)), ("g:sale_price_effective_date", span)]
    return [("g:price", price), *of_sale]


def _total(product: Product, price: Decimal, terms: Terms) -> str:
    return f"{price_with_tax(price, product.tax_rate_id, terms):.2f} EUR"


def _item(product: Product, prices: Item, base: str) -> Item:
    first, *others = (_picture_of(image, base) for image in product.all_images)
    return [
        ("g:id", product.id),
        ("title", product.name[:TITLE_LENGTH]),
        ("description", product.description[:DESCRIPTION_LENGTH] or product.name),
        ("link", f"{base}/shop/{product.slug}"),
        ("g:image_link", first),
        *(("g:additional_image_link", each) for each in others[:MORE_PICTURES]),
        *prices,
        ("g:availability", "in_stock" if product.for_sale else "out_of_stock"),
        ("g:condition", "new"),
        ("g:product_type", product.category),
        *_identifiers(product),
    ]


def _identifiers(product: Product) -> Item:
    """Return the brand and the numbers of a product, or that it has none, as the sites want it said."""
    known = [("g:brand", product.manufacturer), ("g:gtin", product.ean), ("g:mpn", product.sku)]
    given = [(name, value) for name, value in known if value]
    is_identified = product.ean or (product.manufacturer and product.sku)
    return given if is_identified else [*given, ("g:identifier_exists", "no")]


def _picture_of(image: Image, base: str) -> str:
    return f"{base}{image.url}"
