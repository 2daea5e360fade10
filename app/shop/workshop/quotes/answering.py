"""A customer's quote: opened by its link, and answered."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.photos.photos import NO_PHOTO
from app.shop.base.workshop_days import workshop_day
from app.shop.customers.enquiries.enquiry_photos import photos_of
from app.shop.customers.enquiries.questions import EnquirySubject, ask_question
from app.shop.sales.orders.line_totals import total_lines
from app.shop.sales.orders.totals import Totals
from app.shop.workshop.quotes.amounts import chosen_lines, deposit_of
from app.shop.workshop.quotes.outcome import note_outcome
from app.shop.workshop.quotes.quote_mails import write_answer_mails
from app.shop.workshop.quotes.quotes import NO_QUOTE
from app.shop.workshop.quotes.sending import hash_token
from app.shop.workshop.quotes.snapshot import describe_quote
from app.shop.workshop.quotes.status import is_over, say_ended
from app.shop.workshop.quotes.writing import keep_accepted
from app.store.base.folding import fold
from app.store.database.base import now
from app.store.workshop.photos import Photo
from app.store.workshop.quotes import ACCEPTED, DECLINED, WITHDRAWN, Quote, QuoteAnswer, QuoteLine, QuoteToken

CHANGED = "This quote has changed. Please look again."
WAS_WITHDRAWN = "This quote was taken back. Ask us for a new one."
WAS_DROPPED = "This quote has ended: you told us that you changed your mind. Ask us for a new one."
WAS_ANSWERED = "This quote was {} already. Please call us to change that."
PAST_DAY = "Please choose today or a later day"
BOTH = "Accept lines or decline, not both"


@dataclass(frozen=True)
class CustomerAnswer:
    """A customer's answer to the version of the quote that they saw. `accept` holds the ids of the lines they take.
    With `start_early`, the work may begin before the right of withdrawal ends.
    """

    version: int
    name: str
    accept: Sequence[str] = ()
    decline: bool = False
    message: str | None = None
    preferred_day: date | None = None
    start_early: bool = False


@dataclass(frozen=True)
class ChosenTotals(Totals):
    """The totals of the lines that a customer chose, and the deposit on them."""

    deposit: Decimal | None


def find_quote(session: Session, token: str) -> Quote:
    """Return the quote that a link opens. Raises NotFound."""
    link = session.get(QuoteToken, hash_token(token))
    quote = session.get(Quote, link.quote_id) if link else None
    if quote is None:
        raise NotFound(NO_QUOTE)
    return quote


def note_seen(session: Session, token: str) -> None:
    """Record the moment at which the customer first opened the quote."""
    quote = find_quote(session, token)
    quote.seen_at = quote.seen_at or now()


def find_quote_photo(session: Session, token: str, photo_id: str) -> Photo:
    """Return a photo of the enquiry that the quote answers. Raises NotFound when there is no such quote or photo."""
    inquiry_id = find_quote(session, token).inquiry_id or ""
    found = next((photo for photo in photos_of(session, inquiry_id) if photo.id == photo_id), None)
    if found is None:
        raise NotFound(NO_PHOTO)
    return found


def total_choice(session: Session, token: str, ids: Sequence[str]) -> ChosenTotals:
    """Return the totals of the lines with these ids, and the deposit. Raises NotFound, and Invalid in the same cases as
    an answer with these ids.
    """
    quote = find_quote(session, token)
    totals = total_lines(chosen_lines(quote.lines, ids), quote.tax_mode)
    percent = quote.deposit_percent
    deposit = deposit_of(percent, totals.total) if percent else quote.deposit
    return ChosenTotals(**vars(totals), deposit=deposit)


def ask_about_quote(session: Session, token: str, text: str) -> Quote:
    """Store a question that the quote's customer asks. Raises NotFound."""
    quote = find_quote(session, token)
    ask_question(session, quote.contact, text, EnquirySubject(f"Quote {quote.number}", quote.car, quote_id=quote.id))
    return quote


def answer_quote(session: Session, token: str, answer: CustomerAnswer) -> Quote:
    """Accept or decline a quote. Giving the same answer again changes nothing. Raises NotFound, Invalid, and Conflict
    for a different answer, for an answer to another version, and for a quote that is over or withdrawn.
    """
    quote = find_quote(session, token)
    if answer.decline and answer.accept:
        raise invalid_field("accept", BOTH)
    if quote.status == WITHDRAWN:
        raise Conflict(WAS_WITHDRAWN)
    if quote.dropped_at:
        raise Conflict(WAS_DROPPED)
    if answer.version != quote.version:
        raise Conflict(CHANGED)
    if quote.is_answered:
        return _compare(quote, answer)
    if is_over(quote):
        raise Conflict(say_ended(quote))
    if answer.preferred_day and answer.preferred_day < workshop_day(now()):
        raise invalid_field("preferredDay", PAST_DAY)
    _keep(session, quote, answer, [] if answer.decline else chosen_lines(quote.lines, answer.accept))
    return quote


def _compare(quote: Quote, answer: CustomerAnswer) -> Quote:
    """Return the quote if the answer is the one that it has."""
    taken = {line.id for line in quote.lines if line.accepted}
    given = set() if answer.decline else set(answer.accept)
    same_kind = answer.decline == (quote.status == DECLINED)
    if not same_kind or taken != given or _given_words(answer) != _stored_words(quote):
        raise Conflict(WAS_ANSWERED.format(quote.status))
    return quote


def _given_words(answer: CustomerAnswer) -> tuple[str, str | None, str | None]:
    return fold(answer.name), answer.message, answer.preferred_day.isoformat() if answer.preferred_day else None


def _stored_words(quote: Quote) -> tuple[str, str | None, str | None]:
    return fold(quote.answered_name or ""), quote.message, quote.preferred_day


def _keep(session: Session, quote: Quote, answer: CustomerAnswer, taken: Sequence[QuoteLine]) -> None:
    keep_accepted(quote, taken)
    quote.status = DECLINED if answer.decline else ACCEPTED
    quote.answered_at = quote.updated_at = now()
    quote.answered_name, quote.message = answer.name, answer.message
    quote.preferred_day = answer.preferred_day.isoformat() if answer.preferred_day else None
    quote.start_early = int(answer.start_early and not answer.decline)
    session.add(
        QuoteAnswer(
            quote_id=quote.id, version=quote.version, answer=quote.status, name=answer.name,
            content=describe_quote(quote),
        )
    )  # fmt: skip
    note_outcome(session, quote)
    session.flush()
    write_answer_mails(session, quote)
