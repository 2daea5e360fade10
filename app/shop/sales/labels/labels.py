"""What stands on the labels of products: name, price, unit price, number, barcode and the product's page."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from decimal import Decimal
from typing import Any, Literal

from sqlalchemy.orm import Session

from app.contract.sales.labels import LabelsBody
from app.shop.base.errors import Invalid, invalid_field
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.catalogue.products.bulk import find_products
from app.shop.catalogue.products.chosen_option import line_name
from app.shop.sales.orders.totals import price_with_tax, read_terms
from app.store.base.unit_price import unit_price
from app.store.catalogue.product_options import ProductOption, page_of
from app.store.catalogue.products import Product

MOST = 500
"""Labels of one PDF: it is drawn within seconds."""
TOO_MANY = "These are {:,} labels, and one PDF has at most {}. Please choose fewer products."
NO_SUCH_PLACE = "This sheet has {0} labels: begin at 1 to {0}"
NO_STOCK = "None of these products is in stock, so there is nothing to label"
LABELS = "labels"
"""The kind of content by which the process that draws knows labels."""
NARROWEST = 0.19
"""Millimetres of the narrowest bar that an office printer prints so that a scanner reads it."""
EDGE = 2.0
"""Millimetres around what is printed."""
EAN_LENGTHS = (12, 13)
EAN_MODULES = 95
MODULES_OF_A_LETTER, MODULES_OF_THE_FRAME = 11, 35
"""Bars of a Code 128 (ISO/IEC 15417): a letter's, and those of start, check sum and end."""
Content = dict[str, Any]
Sold = tuple[Product, ProductOption | None]
"""What a label is for."""


@dataclass(frozen=True)
class LabelPaper:
    """Labels on a page, in millimetres. Those on a sheet begin at `left` and `top` and are `pitch` apart."""

    width: float
    height: float
    columns: int = 1
    rows: int = 1
    left: float = 0.0
    top: float = 0.0
    pitch: float = 0.0

    @property
    def places(self) -> int:
        """Return how many labels a page has."""
        return self.columns * self.rows


SHEETS = {
    "sheet24": LabelPaper(70.0, 37.0, columns=3, rows=8, pitch=70.0, top=0.5),
    "sheet65": LabelPaper(38.1, 21.2, columns=5, rows=13, left=4.65, top=10.7, pitch=40.6),
}
"""A4 sheets as Avery 3474 and L7651 have them."""


def describe_labels(session: Session, body: LabelsBody) -> Content:
    """Return the content of a PDF of labels. Raises Invalid for a place that the sheet does not have, for nothing to
    print and for too much.
    """
    paper = SHEETS.get(body.paper) or LabelPaper(body.width, body.height)
    first = body.first if body.paper in SHEETS else 1
    if not 1 <= first <= paper.places:
        raise invalid_field("first", NO_SUCH_PLACE.format(paper.places))
    products = sorted(find_products(session, body.ids), key=lambda product: product.name.casefold())
    sold = [each for product in products for each in _list_sold(product)]
    copies = [(option or product).inventory if body.copies == "stock" else 1 for product, option in sold]
    _refuse_count(sum(copies))
    labels = list(_describe(sold, paper, read_settings(session)))
    return {"kind": LABELS, "paper": asdict(paper), "first": first, "labels": labels, "copies": copies}


def _list_sold(product: Product) -> list[Sold]:
    """Return a product, or each of its shown options."""
    return [(product, option) for option in product.shown_options] if product.option_count else [(product, None)]


def _refuse_count(count: int) -> None:
    if count == 0:
        raise Invalid(NO_STOCK)
    if count > MOST:
        raise Invalid(TOO_MANY.format(count, MOST))


def list_unscannable(content: Content) -> list[str]:
    """Return the names of the products whose labels have no barcode."""
    return [label["name"] for label in content["labels"] if label["code"] is None]


def _describe(sold: Sequence[Sold], paper: LabelPaper, settings: Settings) -> Iterator[Content]:
    terms = read_terms(settings)
    for product, option in sold:
        own = option or product
        price = price_with_tax(own.present_price, product.tax_rate_id, terms)
        page = page_of(f"{settings.public_url}/shop/{product.slug}", option.id if option else None)
        yield {
            "name": line_name(product, option),
            "price": f"€{price:,.2f}",
            "unitPrice": _say_unit_price(product, price),
            "number": own.sku or own.ean or "",
            "code": _code_of(own, paper),
            "page": page if settings.public_url else "",
        }


def _code_of(product: Product | ProductOption, paper: LabelPaper) -> tuple[Literal["ean", "code128"], str] | None:
    """Return the kind of barcode and its text, or None if the number has no room. A till reads the maker's barcode, so
    that one goes first.
    """
    if product.ean and len(product.ean) in EAN_LENGTHS and _has_room(EAN_MODULES, paper):
        return "ean", product.ean.zfill(EAN_LENGTHS[1])
    number = product.ean or product.sku or ""
    is_plain = number and number.isascii() and number.isprintable()
    return ("code128", number) if is_plain and _has_room(_count_modules(number), paper) else None


def _has_room(modules: int, paper: LabelPaper) -> bool:
    return modules * NARROWEST <= paper.width - 2 * EDGE


def _count_modules(number: str) -> int:
    """Return the width of a Code 128 at most, in its narrowest bars."""
    return MODULES_OF_A_LETTER * len(number) + MODULES_OF_THE_FRAME


def _say_unit_price(product: Product, price: Decimal) -> str:
    unit = unit_price(price, product.pack_amount, product.pack_unit)
    return f"€{unit.price:,.2f} / {unit.unit}" if unit else ""
