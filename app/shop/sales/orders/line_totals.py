"""The totals of the lines of a quote or a job."""

from collections.abc import Iterable
from decimal import Decimal
from typing import cast

from app.shop.base.errors import Invalid
from app.shop.base.money import TaxMode
from app.shop.sales.orders.totals import COLLECTION, Priced, Terms, Totals, calculate_sums
from app.store.database.types import GREATEST_CENTS
from app.store.workshop.jobs import JobLine
from app.store.workshop.quotes import QuoteLine

TOO_MUCH = "The quote's total is too large"


def total_lines(lines: Iterable[QuoteLine | JobLine], tax_mode: str, too_much: str = TOO_MUCH) -> Totals:
    """Return the totals of lines. Raises Invalid above the greatest sum."""
    terms = Terms(cast(TaxMode, tax_mode), Decimal(0), price=None, free_over=None, collection=True)
    totals = calculate_sums([Priced(line.amount, Decimal(line.tax_rate)) for line in lines], terms, COLLECTION)
    if totals.total * 100 > GREATEST_CENTS:
        raise Invalid(too_much)
    return totals
