"""Sending a quote by mail, or as a link to pass on."""

import hashlib
import secrets

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.policies.terms import terms_version
from app.shop.workshop.quotes.outcome import note_outcome
from app.shop.workshop.quotes.quote_mails import write_quote_mail
from app.shop.workshop.quotes.quotes import IS_WITHDRAWN, get_quote
from app.shop.workshop.quotes.status import is_over
from app.store.database.base import now
from app.store.workshop.quotes import DRAFT, SENT, WITHDRAWN, Quote, QuoteToken

TOKEN_BYTES = 32
BY_MAIL = "mail"
NO_LINES = "Please add at least one line before you send the quote"
NO_EMAIL = "This customer has no e-mail address: send the link instead"
IS_ANSWERED = "This quote was answered. Change it to offer it again."
OVER = "Please choose a later “valid until” day before you send the quote"


def hash_token(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def send_quote(session: Session, quote_id: str, by: str, origin: str) -> str:
    """Create another link to a quote and return its URL. `origin` is the shop's. Every earlier link continues to open
    the quote. Raises NotFound, Invalid without lines or without an e-mail address to write to, and Conflict for a
    quote that is answered, withdrawn or over.
    """
    quote = get_quote(session, quote_id)
    _refuse_sending(quote, by)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    session.add(QuoteToken(token_hash=hash_token(token), quote_id=quote.id))
    if quote.status == DRAFT:
        quote.terms_version = terms_version(session, now())
    quote.status, quote.sent_at = SENT, now()
    note_outcome(session, quote)
    url = f"{origin}/quote/{token}"
    if by == BY_MAIL:
        write_quote_mail(session, quote, url)
    return url


def _refuse_sending(quote: Quote, by: str) -> None:
    if quote.status == WITHDRAWN:
        raise Conflict(IS_WITHDRAWN)
    if quote.is_answered:
        raise Conflict(IS_ANSWERED)
    if not quote.lines:
        raise invalid_field("lines", NO_LINES)
    if by == BY_MAIL and not quote.contact.email:
        raise invalid_field("by", NO_EMAIL)
    if is_over(quote):
        raise Conflict(OVER)
