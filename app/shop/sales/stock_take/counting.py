"""Counts parts and books the differences."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Select, delete, or_, select
from sqlalchemy.orm import Session

from app.contract.catalogue.part_numbers import is_misread
from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.rows import count_where
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.chosen_option import choose_option
from app.shop.catalogue.products.part_numbers import find_by_number, has_number
from app.shop.sales.stock_take.expected import CountedPart, list_parts
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import COUNT, moving_stock
from app.store.sales.stock_counts import StockCount

MOST_SHOWN = 300
"""Parts of one answer: a list of more is chosen by category or place."""
UNKNOWN = "No part has the number {}."
MISREAD = "{} was misread: its last digit does not match the others. Scan it again."
AMBIGUOUS = "Several parts have the number {}: count them in the list below."
CHOOSE = "{} has options: scan the number of one, or count them in the list below."
GONE = "This part is not in the shop any more"
NOTHING = "Count something first"
WORDS_AND_NUMBERS = re.compile(r"(\D*)(\d*)")
DIFFERS = StockCount.counted != StockCount.expected


@dataclass(frozen=True)
class StockTake:
    """The parts that are shown, whether there are more, the numbers of the whole count, and the places of products."""

    parts: Sequence[CountedPart]
    more: bool
    counted: int
    differing: int
    places: Sequence[str]


@dataclass(frozen=True)
class BookedCount:
    """The number of stocks that changed, and the names of parts of which more were sold than there were."""

    changed: int
    short: list[str]


def read_stock_take(session: Session, category: str, place: str, show: str) -> StockTake:
    """Return the parts to count."""
    products = session.scalars(_choose(category, place, show).limit(MOST_SHOWN + 1)).all()
    parts = [part for part in list_parts(session, products[:MOST_SHOWN]) if _is_shown(part, show)]
    counted = count_where(session, StockCount.id.is_not(None))
    differing = count_where(session, DIFFERS)
    return StockTake(parts, len(products) > MOST_SHOWN, counted, differing, _list_places(session))


def count_part(session: Session, product_id: str, option_id: str | None, counted: int | None) -> CountedPart:
    """Store how many there are, or take a count back. What is to be there is read anew. Raises NotFound, and Conflict
    where an option has to be chosen.
    """
    product = get_product(session, product_id)
    option = choose_option(session, product, option_id)
    part = _part_of(session, product, option)
    if part.count is not None:
        session.delete(part.count)
        session.flush()
        part = _part_of(session, product, option)
    if counted is not None:
        session.add(_new_count(part, counted))
        session.flush()
    return _part_of(session, product, option)


def scan_piece(session: Session, number: str) -> CountedPart:
    """Count one more of the part with a number. Raises Invalid for an unknown number, and one that several parts
    have.
    """
    product, option = _find(session, number)
    part = _part_of(session, product, option)
    if part.count is not None:
        part.count.counted += 1
    else:
        session.add(_new_count(part, 1))
    session.flush()
    return _part_of(session, product, option)


def forget_counts(session: Session) -> None:
    """Take all counts back."""
    session.execute(delete(StockCount))


def book_counts(session: Session) -> BookedCount:
    """Change each counted stock by its difference, and begin anew. Raises Conflict if nothing was counted."""
    counts = session.scalars(select(StockCount)).all()
    if not counts:
        raise Conflict(NOTHING)
    changed, short = 0, []
    products = session.scalars(select(Product).where(Product.id.in_({count.product_id for count in counts}))).all()
    parts = [part for part in list_parts(session, products) if part.difference]
    with moving_stock(session, COUNT):
        for part in parts:
            sold = part.option or part.product
            stock = sold.inventory + (part.difference or 0)
            if stock < 0:
                short.append(part.name)
            changed += sold.inventory != max(0, stock)
            sold.inventory = max(0, stock)
        session.flush()
    forget_counts(session)
    return BookedCount(changed, short)


def _list_places(session: Session) -> list[str]:
    """Return the places of products, 2 before 10."""
    places = session.scalars(select(Product.place).where(Product.place.is_not(None)).distinct())
    return sorted((place for place in places if place), key=_natural)


def _natural(place: str) -> list[tuple[str, int]]:
    return [(word, int(number or 0)) for word, number in WORDS_AND_NUMBERS.findall(place.casefold())]


def _choose(category: str, place: str, show: str) -> Select[Product]:
    chosen = select(Product).order_by(Product.category, Product.name, Product.id)
    if category:
        chosen = chosen.where(Product.category == category)
    if place:
        chosen = chosen.where(Product.place == place)
    if show == "differing":
        return chosen.where(Product.id.in_(select(StockCount.product_id).where(DIFFERS)))
    if show == "uncounted":
        has_count = Product.id.in_(select(StockCount.product_id))
        return chosen.where(or_(~has_count, Product.option_count > 0))
    return chosen


def _is_shown(part: CountedPart, show: str) -> bool:
    return bool(part.difference) if show == "differing" else not show or part.count is None


def _new_count(part: CountedPart, counted: int) -> StockCount:
    return StockCount(product_id=part.product_id, option_id=part.option_id, counted=counted, expected=part.expected)


def _find(session: Session, number: str) -> tuple[Product, ProductOption | None]:
    found = find_by_number(session, number, is_owner=True)
    if len(found) != 1:
        unknown = MISREAD if is_misread(number) else UNKNOWN
        raise invalid_field("number", (AMBIGUOUS if found else unknown).format(number))
    product = get_product(session, found[0])
    if not product.option_count:
        return product, None
    own = next((option for option in product.options if has_number(option, number)), None)
    if own is None:
        raise invalid_field("number", CHOOSE.format(product.name))
    return product, own


def _part_of(session: Session, product: Product, option: ProductOption | None) -> CountedPart:
    for part in list_parts(session, [product]):
        if part.option_id == (option.id if option else None):
            return part
    raise NotFound(GONE)
