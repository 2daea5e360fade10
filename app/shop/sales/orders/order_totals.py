"""The amounts of an order, as they are refused and as they are written down."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from app.shop.base.errors import Conflict
from app.shop.sales.orders.totals import Method, Priced, Terms, Totals, calculate_sums
from app.store.database.types import GREATEST_CENTS

TOO_LARGE = f"An order can be at most €{Decimal(GREATEST_CENTS).scaleb(-2):,}. Please take some pieces out."


def calculate_totals(lines: Sequence[Priced], terms: Terms, method: Method, *, frees_delivery: bool = False) -> Totals:
    """Return the totals of an order of these lines. Raises Conflict above the largest total that an order can hold."""
    totals = calculate_sums(lines, terms, method, frees_delivery=frees_delivery)
    if totals.total * 100 > GREATEST_CENTS:
        raise Conflict(TOO_LARGE)
    return totals


def amounts_of(totals: Totals, terms: Terms) -> dict[str, Any]:
    """Return the columns of an order's amounts."""
    return {
        "subtotal": totals.subtotal,
        "delivery": totals.delivery,
        "delivery_tax": totals.delivery_tax,
        "tax": totals.tax,
        "total": totals.total,
        "tax_mode": terms.tax_mode,
        "tax_rate": str(terms.tax_rate),
    }
