"""The owner's quotes."""

from typing import Any

from app.contract.base.fields import Body, Done
from app.contract.workshop.admin_quotes import (
    AdminQuoteView,
    NewQuote,
    QuoteChange,
    QuoteLinesBody,
    QuotesQuery,
    QuoteSummaryView,
    QuoteSumsView,
    QuotesView,
    SendQuote,
    SentQuote,
)
from app.shop.base.paged import Paged
from app.shop.base.settings.settings import read_settings
from app.shop.workshop.quotes import quotes, writing
from app.shop.workshop.quotes.dropping import drop_quote
from app.shop.workshop.quotes.quote_list import QuoteFilter, list_quotes
from app.shop.workshop.quotes.sending import send_quote
from app.shop.workshop.quotes.view import show_to_owner
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.customer_origin import customer_origin
from app.web.calls.base.undo import offer_undo

QUOTES = "/api/admin/quotes"
ONE = f"{QUOTES}/{{quoteId}}"


@call("GET", QUOTES, query=QuotesQuery, answer=QuotesView, admin=True)
def find_quotes(query: QuotesQuery) -> Paged[QuoteSummaryView]:
    """Return a page of the quotes that match, newest first."""
    wanted = QuoteFilter(query.search, query.status, query.contact_id, query.inquiry_id)
    return list_quotes(db.session(), wanted, query.page)


@call("POST", QUOTES, body=NewQuote, answer=AdminQuoteView, status=201, admin=True)
def add_quote(body: NewQuote) -> AdminQuoteView:
    """Write a draft for a customer or an enquiry's sender."""
    with write() as session:
        return show_to_owner(session, quotes.add_quote(session, _sent(body)))


@call("POST", f"{QUOTES}/totals", body=QuoteLinesBody, answer=QuoteSumsView, admin=True)
def total_quote(body: QuoteLinesBody) -> writing.LineSums:
    """Return the sums of quote lines without storing anything."""
    session = db.session()
    return writing.sum_lines(session, body.model_dump()["lines"], read_settings(session), body.tax_mode)


@call("GET", ONE, answer=AdminQuoteView, admin=True)
def read_admin_quote(quote_id: str) -> AdminQuoteView:
    """Return a quote as its customer sees it, and its history."""
    session = db.session()
    return show_to_owner(session, quotes.get_quote(session, quote_id))


@call("PATCH", ONE, body=QuoteChange, answer=AdminQuoteView, admin=True)
def change_quote(quote_id: str, body: QuoteChange) -> AdminQuoteView:
    """Change a quote. A quote that was sent gets another version. The status is 409 if it was changed or answered since
    `updatedAt`.
    """
    with write() as session:
        return show_to_owner(session, quotes.change_quote(session, quote_id, _sent(body)))


@call("DELETE", ONE, answer=Done, admin=True)
def remove_quote(quote_id: str) -> Done:
    """Remove a draft; 409 for a quote that was sent."""
    with write() as session:
        deletion = quotes.remove_quote(session, quote_id)
    offer_undo(deletion)
    return Done()


@call("POST", f"{ONE}/send", body=SendQuote, answer=SentQuote, admin=True)
def send_admin_quote(quote_id: str, body: SendQuote) -> SentQuote:
    """Send a quote by mail, or make a link to pass on."""
    with write() as session:
        return SentQuote(url=send_quote(session, quote_id, body.by, customer_origin()))


@call("POST", f"{ONE}/withdraw", answer=AdminQuoteView, admin=True)
def withdraw_admin_quote(quote_id: str) -> AdminQuoteView:
    """Withdraw a sent quote. Its links then show that it was withdrawn."""
    with write() as session:
        return show_to_owner(session, quotes.withdraw_quote(session, quote_id))


@call("POST", f"{ONE}/decline", answer=AdminQuoteView, admin=True)
def decline_admin_quote(quote_id: str) -> AdminQuoteView:
    """Decline an accepted quote for a customer who changed their mind. The status is 409 if the quote is not accepted
    or has a job.
    """
    with write() as session:
        return show_to_owner(session, drop_quote(session, quote_id))


@call("POST", f"{ONE}/duplicate", answer=AdminQuoteView, status=201, admin=True)
def duplicate_admin_quote(quote_id: str) -> AdminQuoteView:
    """Write a draft like a quote, at the prices that it has."""
    with write() as session:
        return show_to_owner(session, quotes.duplicate_quote(session, quote_id))


def _sent(body: Body) -> dict[str, Any]:
    """The fields that were sent; a last day is never blank."""
    given = body.model_dump(include=body.model_fields_set)
    return {name: value for name, value in given.items() if (name, value) != ("valid_until", None)}
