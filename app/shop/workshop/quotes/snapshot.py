"""The content of an answer: everything that its customer saw, as JSON. It is stored with the answer, so later changes
of the quote, its customer or a setting do not alter it.
"""

from typing import Any

from app.contract.workshop.quotes import QuoteLineView
from app.shop.sales.orders.line_totals import total_lines
from app.shop.workshop.quotes.amounts import taken_lines
from app.store.workshop.quotes import Quote, QuoteLine


def describe_quote(quote: Quote) -> dict[str, Any]:
    """Return the quote with all its lines, the taken ones marked."""
    totals = total_lines(taken_lines(quote), quote.tax_mode)
    return {
        "number": quote.number,
        "version": quote.version,
        "customer": quote.customer,
        "car": quote.car,
        "intro": quote.intro,
        "validUntil": quote.valid_until,
        "termsVersion": quote.terms_version,
        "taxMode": quote.tax_mode,
        "lines": [_describe_line(line) for line in quote.lines],
        "taxes": [{"rate": each.rate, "net": str(each.net), "tax": str(each.tax)} for each in totals.taxes],
        "subtotal": str(totals.subtotal),
        "tax": str(totals.tax),
        "total": str(totals.total),
        "deposit": str(quote.deposit) if quote.deposit else None,
        "message": quote.message,
        "preferredDay": quote.preferred_day,
        "startEarly": bool(quote.start_early),
    }


def _describe_line(line: QuoteLine) -> dict[str, Any]:
    """Return all that its customer is shown of a line."""
    shown = QuoteLineView.model_validate(line).model_dump(mode="json", exclude={"id", "is_optional", "accepted"})
    return shown | {"optional": bool(line.is_optional), "accepted": bool(line.accepted)}
