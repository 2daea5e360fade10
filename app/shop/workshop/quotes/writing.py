"""Fields and lines of a quote, as the owner gives them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.base.settings.settings import Settings
from app.shop.base.workshop_days import workshop_day
from app.shop.customers.contacts.cars import name_car
from app.shop.sales.orders.line_totals import total_lines
from app.shop.sales.orders.totals import Totals
from app.shop.workshop.quotes.amounts import deposit_of, standard_lines
from app.shop.workshop.quotes.line_values import read_lines
from app.store.database.base import now
from app.store.workshop.quotes import Quote, QuoteLine

PAST = "Please choose today or a later day"
BIG_DEPOSIT = "The deposit is more than the quote"
TWO_DEPOSITS = "Give the deposit as an amount or as a percentage, not both"
DEPOSITS = {"deposit", "deposit_percent"}


@dataclass(frozen=True)
class LineSums(Totals):
    """The totals of lines that are not stored, and the amount of each line."""

    amounts: list[Decimal]


def sum_lines(
    session: Session, given: Sequence[Mapping[str, Any]], settings: Settings, mode: str | None = None
) -> LineSums:
    """Return the totals of the given lines without storing anything. Raises Invalid."""
    lines = make_lines(session, given, settings)
    totals = total_lines(standard_lines(lines), mode or settings.tax_mode)
    return LineSums(**vars(totals), amounts=[line.amount for line in lines])


def write_quote(session: Session, quote: Quote, given: Mapping[str, Any], settings: Settings) -> None:
    """Write the given fields and the totals that follow from them. Raises Invalid for a day in the past, for a car of
    another customer, for a part or a tax rate that no longer exists, and for a deposit above the total.
    """
    if "valid_until" in given:
        quote.valid_until = _check_day(given["valid_until"])
    if "car_id" in given:
        quote.car_id, quote.car = name_car(session, quote.contact_id, given["car_id"])
    if "intro" in given:
        quote.intro = given["intro"]
    if given.keys() & DEPOSITS:
        _write_deposit(quote, given)
    if "lines" in given:
        quote.tax_mode = settings.tax_mode
        quote.lines = make_lines(session, given["lines"], settings)
    for line in quote.lines:
        line.accepted = None
    _keep_totals(quote, total_lines(standard_lines(quote.lines), quote.tax_mode))
    quote.updated_at = now()


def make_lines(session: Session, given: Sequence[Mapping[str, Any]], settings: Settings) -> list[QuoteLine]:
    """Return the lines with their tax rates. Raises Invalid."""
    return [QuoteLine(**values) for values in read_lines(session, given, settings, QuoteLine)]


def keep_accepted(quote: Quote, taken: Sequence[QuoteLine]) -> None:
    """Mark the lines that were taken, with the totals of these."""
    for line in quote.lines:
        line.accepted = int(line in taken)
    _keep_totals(quote, total_lines(taken or standard_lines(quote.lines), quote.tax_mode))


def _keep_totals(quote: Quote, totals: Totals) -> None:
    quote.subtotal, quote.tax, quote.total = totals.subtotal, totals.tax, totals.total
    dearest = total_lines(quote.lines, quote.tax_mode).total
    if quote.deposit_percent:
        quote.deposit = deposit_of(quote.deposit_percent, quote.total)
    elif quote.deposit and quote.deposit > dearest:
        raise invalid_field("deposit", BIG_DEPOSIT)


def _write_deposit(quote: Quote, given: Mapping[str, Any]) -> None:
    """Write an amount or a percentage; one replaces the other."""
    deposit, percent = given.get("deposit") or None, given.get("deposit_percent")
    if deposit and percent:
        raise invalid_field("depositPercent", TWO_DEPOSITS)
    quote.deposit, quote.deposit_percent = deposit, percent


def _check_day(day: Any) -> str:
    if day < workshop_day(now()):
        raise invalid_field("validUntil", PAST)
    return str(day.isoformat())
