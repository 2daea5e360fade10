"""Words, dates and amounts as a document shows them."""

from datetime import date
from decimal import Decimal

TITLES = {"invoice": "Invoice", "credit_note": "Credit note", "receipt": "Receipt"}
PARTIES = {"invoice": "Bill to", "credit_note": "Credited to", "receipt": "Sold to"}
# Not by the system's language: the documents are English.
MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
NOT_REGISTERED = "Not registered for VAT"


def euro(amount: str) -> str:
    """ "€1,234.50"; below zero with a minus before it."""
    given = Decimal(amount)
    sign = "\N{MINUS SIGN}" if given < 0 else ""
    return f"{sign}€{abs(given):,.2f}"


def exact_euro(amount: str) -> str:
    """ "€8.13", "€8.1301": with the decimal places that are given."""
    places = max(2, -int(Decimal(amount).as_tuple().exponent))
    return f"€{Decimal(amount):,.{places}f}"


def in_groups(iban: str) -> str:
    """Return an IBAN as it is printed, in groups of four."""
    return " ".join(iban[start : start + 4] for start in range(0, len(iban), 4))


def day(text: str) -> str:
    """ "22 November 2026" of "2026-11-22"."""
    given = date.fromisoformat(text)
    return f"{given.day} {MONTHS[given.month - 1]} {given.year}"


def percent(rate: str) -> str:
    """ "13.5 %"."""
    return f"{rate}\N{NO-BREAK SPACE}%"
