"""Status of a quote, and the sentences about it."""

from datetime import date

from app.shop.base.settings.closing import MONTHS
from app.shop.base.workshop_days import workshop_day
from app.store.database.base import now
from app.store.workshop.quotes import EXPIRED, SENT, Quote


def status_of(quote: Quote) -> str:
    """Return its status; a sent quote is expired after its last day."""
    return EXPIRED if quote.status == SENT and is_over(quote) else quote.status


def is_over(quote: Quote) -> bool:
    """Return whether its last day is over in the workshop."""
    return workshop_day(now()) > date.fromisoformat(quote.valid_until)


def say_ended(quote: Quote) -> str:
    """ "This quote ended on 3 March. Ask us for a new one." """
    return f"This quote ended on {say_day(quote.valid_until, year=False)}. Ask us for a new one."


def say_day(day: str, *, year: bool = True) -> str:
    """ "3 March 2027", or without its year."""
    wanted = date.fromisoformat(day)
    said = f"{wanted.day} {MONTHS[wanted.month - 1]}"
    return f"{said} {wanted.year}" if year else said
