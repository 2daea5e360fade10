"""Fields and lines of a quote, as the owner gives them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.errors import invalid_field
from app.shop.orders.totals import Totals, read_terms
from app.shop.quotes.amounts import standard_lines, total_lines
from app.shop.settings.settings import Settings
from app.shop.workshop_days import workshop_day
from app.store.base import now
from app.store.catalogue import Product
from app.store.contacts import Car
from app.store.quotes import PART, Quote, QuoteLine

PAST = "Please choose today or a later day"
BIG_DEPOSIT = "The deposit is more than the quote"
NO_CAR = "This car is not one of the customer's"
NO_PRODUCT = "There is no such part in the shop"
NO_RATE = "There is no such tax rate"
NEEDS_PRODUCT = "A line without a part of the shop is work or a service"


@dataclass(frozen=True)
class LineSums:
    """What lines come to that are not stored, and each line's amount."""

    totals: Totals
    amounts: list[Decimal]

    def __getattr__(self, name: str) -> Any:
        """Everything else is of the totals."""
        return getattr(self.totals, name)


def sum_lines(session: Session, given: Sequence[Mapping[str, Any]], settings: Settings) -> LineSums:
    """Return what lines come to; nothing is stored. Raises Invalid."""
    lines = make_lines(session, given, settings)
    return LineSums(total_lines(standard_lines(lines), settings.tax_mode), [line.amount for line in lines])


def write_quote(session: Session, quote: Quote, given: Mapping[str, Any], settings: Settings) -> None:
    """Write what is given, and the totals that follow from it.

    Raises Invalid for a day that is over, another's car, a part or tax rate that is gone, a deposit above the total.
    """
    if "valid_until" in given:
        quote.valid_until = _check_day(given["valid_until"])
    if "car_id" in given:
        quote.car_id, quote.car = _find_car(session, quote.contact_id, given["car_id"])
    if "intro" in given:
        quote.intro = given["intro"]
    if "deposit" in given:
        quote.deposit = given["deposit"] or None
    if "lines" in given:
        quote.tax_mode = settings.tax_mode
        quote.lines = make_lines(session, given["lines"], settings)
    for line in quote.lines:
        line.accepted = None
    _keep_totals(quote, total_lines(standard_lines(quote.lines), quote.tax_mode))
    quote.updated_at = now()


def make_lines(session: Session, given: Sequence[Mapping[str, Any]], settings: Settings) -> list[QuoteLine]:
    """Return the lines with their tax rates. Raises Invalid."""
    ids = [each["product_id"] for each in given if each["product_id"]]
    found = session.execute(select(Product.id, Product.tax_rate_id).where(Product.id.in_(ids)))
    rates = {row[0]: row[1] for row in found}
    return [_make_line(position, each, rates, settings) for position, each in enumerate(given)]


def keep_accepted(quote: Quote, taken: Sequence[QuoteLine]) -> None:
    """Mark the lines that were taken, with the totals of these."""
    for line in quote.lines:
        line.accepted = int(line in taken)
    _keep_totals(quote, total_lines(taken or standard_lines(quote.lines), quote.tax_mode))


def _keep_totals(quote: Quote, totals: Totals) -> None:
    quote.subtotal, quote.tax, quote.total = totals.subtotal, totals.tax, totals.total
    dearest = total_lines(quote.lines, quote.tax_mode).total
    if quote.deposit and quote.deposit > dearest:
        raise invalid_field("deposit", BIG_DEPOSIT)


def _make_line(
    position: int, given: Mapping[str, Any], rates: Mapping[str, str | None], settings: Settings
) -> QuoteLine:
    product_id = given["product_id"]
    if product_id and product_id not in rates and not given.get("tax_rate"):
        raise invalid_field("lines", f"“{given['text']}”: {NO_PRODUCT}")
    if (given["kind"] == PART) != bool(product_id):
        raise invalid_field("lines", f"“{given['text']}”: {NEEDS_PRODUCT}")
    return QuoteLine(
        position=position,
        kind=given["kind"],
        product_id=product_id,
        text=given["text"],
        hundredths=int(given["quantity"] * 100),
        unit_price=given["unit_price"],
        tax_rate=_rate_of(given, rates.get(product_id), settings),
        is_optional=int(given["is_optional"]),
        choice=given["choice"],
    )


def _rate_of(given: Mapping[str, Any], product_rate: str | None, settings: Settings) -> str:
    """The named rate, else that of the part, else the default."""
    terms = read_terms(settings)
    named = given.get("tax_rate")
    if terms.tax_mode == "none" or named is None:
        return str(terms.priced(Decimal(0), product_rate).rate)
    if Decimal(named) not in {terms.tax_rate, *terms.rates.values()}:
        raise invalid_field("lines", f"“{given['text']}”: {NO_RATE}")
    return str(named)


def _check_day(day: Any) -> str:
    if day < workshop_day(now()):
        raise invalid_field("validUntil", PAST)
    return str(day.isoformat())


def _find_car(session: Session, contact_id: str, car_id: str | None) -> tuple[str | None, str | None]:
    """A car's id and its name with year and plate."""
    if car_id is None:
        return None, None
    car = session.get(Car, car_id)
    if car is None or car.contact_id != contact_id:
        raise invalid_field("carId", NO_CAR)
    year = str(car.year) if car.year and str(car.year) not in car.label else ""
    return car.id, " · ".join(filter(None, (car.label, year, car.plate)))
