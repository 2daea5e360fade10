"""A customer's quote, by the link that they were sent."""

from contextlib import suppress

from flask import Response
from sqlalchemy.exc import OperationalError

from app.contract.customers.questions import QuestionBody
from app.contract.workshop.quotes import QuoteAnswerBody, QuoteChoice, QuoteChoiceView, QuoteView
from app.shop.base.photos.photo_files import small_name
from app.shop.workshop.quotes import answering
from app.shop.workshop.quotes.view import show_quote
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.photos import WEBP, send_photo_file

ONE = "/api/quotes/{token}"
PHOTO = f"{ONE}/photos/{{photoId}}"


@call("GET", ONE, answer=QuoteView)
def read_quote(token: str) -> QuoteView:
    """Return the quote that a link opens. The time of its first opening is stored."""
    quote = answering.find_quote(db.session(), token)
    if quote.seen_at is None:
        # Neither a full disk nor another program's lock may keep the customer from reading.
        with suppress(OperationalError), write(patience=0) as session:
            answering.note_seen(session, token)
    return show_quote(db.session(), answering.find_quote(db.session(), token), token)


@call("POST", f"{ONE}/totals", body=QuoteChoice, answer=QuoteChoiceView)
def total_chosen_lines(token: str, body: QuoteChoice) -> answering.ChosenTotals:
    """Return the totals of the chosen lines."""
    return answering.total_choice(db.session(), token, body.accept)


@call("POST", f"{ONE}/answer", body=QuoteAnswerBody, answer=QuoteView)
def answer_quote(token: str, body: QuoteAnswerBody) -> QuoteView:
    """Accept or decline a quote. The status is 409 for another version, for a different answer, and for a quote that is
    over or withdrawn.
    """
    with write() as session:
        quote = answering.answer_quote(session, token, answering.CustomerAnswer(**body.model_dump()))
        return show_quote(session, quote, token)


@call("POST", f"{ONE}/questions", body=QuestionBody, answer=QuoteView, status=201)
def ask_about_quote(token: str, body: QuestionBody) -> QuoteView:
    """Ask the workshop about a quote, in any of its states."""
    with write() as session:
        return show_quote(session, answering.ask_about_quote(session, token, body.text), token)


@call("GET", PHOTO, file=WEBP)
def send_quote_photo(token: str, photo_id: str) -> Response:
    """A photo that the customer sent with the enquiry."""
    return send_photo_file(answering.find_quote_photo(db.session(), token, photo_id).filename)


@call("GET", f"{PHOTO}/small", file=WEBP)
def send_small_quote_photo(token: str, photo_id: str) -> Response:
    """The same photo 320 pixels wide."""
    return send_photo_file(small_name(answering.find_quote_photo(db.session(), token, photo_id).filename))
