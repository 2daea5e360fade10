"""Accepted quotes that their customers drop."""

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.workshop.quotes.outcome import note_outcome
from app.shop.workshop.quotes.quotes import CANCEL_JOB, get_quote, refuse_with_job
from app.store.database.base import now
from app.store.workshop.quotes import ACCEPTED, DECLINED, Quote

NOT_ACCEPTED = "The customer has not accepted this quote: there is nothing to end"
IS_DROPPED = "This quote has ended already: the customer changed their mind"


def drop_quote(session: Session, quote_id: str) -> Quote:
    """End an accepted quote after its customer changed their mind. It counts as declined, its parts are no longer
    promised, and the answer stays on record as it was given. Raises NotFound, and Conflict for a quote that is not
    accepted or has a job.
    """
    quote = get_quote(session, quote_id)
    refuse_with_job(session, quote, CANCEL_JOB)
    if quote.status != ACCEPTED:
        raise Conflict(IS_DROPPED if quote.dropped_at else NOT_ACCEPTED)
    quote.status = DECLINED
    quote.dropped_at = quote.updated_at = now()
    note_outcome(session, quote)
    return quote
