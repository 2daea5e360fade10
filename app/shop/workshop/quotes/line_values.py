"""Lines of a quote or a job, as the owner gives them."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.base.settings.settings import Settings
from app.shop.sales.orders.totals import read_terms
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.sales.sale_lines import WorkLine, given_columns
from app.store.workshop.quotes import PART

NO_PRODUCT = "There is no such part in the shop"
NO_OPTION = "This part has no such option"
CHOOSE_OPTION = "Please choose an option of this part"
NO_RATE = "There is no such tax rate"
NEEDS_PRODUCT = "A line without a part from the shop must be work or a service"


def read_lines(
    session: Session, given: Sequence[Mapping[str, Any]], settings: Settings, table: type[WorkLine]
) -> list[dict[str, Any]]:
    """Return the column values with which the given lines are stored in a table. Raises Invalid for a part or a tax
    rate that no longer exists, and for a part of which an option must be chosen.
    """
    ids = [each["product_id"] for each in given if each["product_id"]]
    found = session.execute(select(Product.id, Product.tax_rate_id).where(Product.id.in_(ids)))
    rates = {row[0]: row[1] for row in found}
    _refuse_options(session, given)
    names = given_columns(table)
    return [
        {name: each.get(name) for name in names} | {"position": position} | _read_line(each, rates, settings)
        for position, each in enumerate(given)
    ]


def _refuse_options(session: Session, given: Sequence[Mapping[str, Any]]) -> None:
    """Raise Invalid for a part without its option, or with that of another part. An option that was removed since is
    left as it is, like a part.
    """
    ids = [each["product_id"] for each in given if each["product_id"]]
    named = [each["option_id"] for each in given if each.get("option_id")]
    of_lines = ProductOption.product_id.in_(ids) | ProductOption.id.in_(named)
    options = {option.id: option for option in session.scalars(select(ProductOption).where(of_lines))}
    chosen = {option.product_id for option in options.values()}
    for each in given:
        option = options.get(each.get("option_id") or "")
        if each.get("option_id") and (not each["product_id"] or (option and option.product_id != each["product_id"])):
            raise invalid_field("lines", f"“{each['text']}”: {NO_OPTION}")
        if each["product_id"] in chosen and not each.get("option_id"):
            raise invalid_field("lines", f"“{each['text']}”: {CHOOSE_OPTION}")


def _read_line(given: Mapping[str, Any], rates: Mapping[str, str | None], settings: Settings) -> dict[str, Any]:
    """Return the columns that are not stored as they are given."""
    product_id = given["product_id"]
    if product_id and product_id not in rates and not given.get("tax_rate"):
        raise invalid_field("lines", f"“{given['text']}”: {NO_PRODUCT}")
    if (given["kind"] == PART) != bool(product_id):
        raise invalid_field("lines", f"“{given['text']}”: {NEEDS_PRODUCT}")
    rate = _rate_of(given, rates.get(product_id), settings)
    return {"hundredths": int(given["quantity"] * 100), "tax_rate": rate}


def _rate_of(given: Mapping[str, Any], product_rate: str | None, settings: Settings) -> str:
    """The named rate, else the part's or labour's, else the default."""
    terms = read_terms(settings)
    own = product_rate if given["kind"] == PART else settings.labour_tax_rate_id
    named = given.get("tax_rate")
    if terms.tax_mode == "none" or named is None:
        return str(terms.priced(Decimal(0), own).rate)
    if Decimal(named) not in {terms.tax_rate, *terms.rates.values()}:
        raise invalid_field("lines", f"“{given['text']}”: {NO_RATE}")
    return str(named)
