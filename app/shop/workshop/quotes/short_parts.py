"""Accepted parts that the stock has too few of."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.sales.mail.headers import one_line
from app.store.workshop.agreed_pieces import Stocks
from app.store.workshop.jobs import Job, JobLine
from app.store.workshop.quotes import ACCEPTED, Quote, QuoteLine

NOT_ENOUGH = "We do not have enough of {0} in stock now, and will contact you about {0}."
ShortLine = tuple[QuoteLine | JobLine, int]
"""A line, and how many pieces of it are not there."""


def find_short_lines(session: Session, quote: Quote) -> list[ShortLine]:
    """Return the accepted lines that the stock has too few pieces for. Once the quote has a job, these are lines of the
    job.
    """
    if quote.status != ACCEPTED:
        return []
    job = session.scalar(select(Job).where(Job.quote_id == quote.id))
    lines = job.lines if job else quote.lines
    stocks = Stocks(session, [line.product_id for line in lines if line.product_id])
    return [(line, short) for line in lines if (short := stocks.find_short(line.id))]


def say_to_confirm(short: Sequence[ShortLine]) -> str | None:
    """Return a sentence for the customer on the parts that are not yet promised, or None if there are none."""
    names = list(dict.fromkeys(one_line(line.text) for line, _pieces in short))
    if not names:
        return None
    if len(names) == 1:
        return f"We still have to confirm this part: {names[0]}. {NOT_ENOUGH.format('it')}"
    return f"We still have to confirm these parts: {', '.join(names)}. {NOT_ENOUGH.format('them')}"
