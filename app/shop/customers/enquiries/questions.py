"""Handles questions asked on the page of a quote or a job. A question is an enquiry of a known person, so it has the
same inbox, answers, mails and erasure as other enquiries.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.orm import Session

from app.contract.customers.questions import QuestionAnswerView, QuestionView
from app.shop.sales.mail.outbox import write_question_mail
from app.shop.sales.mail.reply_mails import PAUSE
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import ANSWERED, BY_MAIL, MARKED, Enquiry, EnquiryReply
from app.store.database.base import new_id, now


@dataclass(frozen=True)
class EnquirySubject:
    """The quote or job that is asked about, by its id. `title` names it, "Quote 12"."""

    title: str
    car: str | None
    quote_id: str | None = None
    job_id: str | None = None


def ask_question(session: Session, contact: Contact, text: str, about: EnquirySubject) -> Enquiry:
    """Store a customer's question, and notify the owner. If the same question is already waiting for an answer, that
    one is returned.
    """
    asked = select(Enquiry).where(_is_about(about.quote_id, about.job_id), Enquiry.message == text)
    same = session.scalar(asked.where(Enquiry.status != ANSWERED).limit(1))
    if same:
        return same
    enquiry = Enquiry(
        id=new_id(), name=contact.name, email=contact.email or "", phone=contact.phone, message=text,
        vehicle_type=about.car, quote_id=about.quote_id, job_id=about.job_id, about=about.title,
        contact_id=contact.id,
    )  # fmt: skip
    session.add(enquiry)
    session.flush()
    write_question_mail(session, enquiry)
    return enquiry


def list_questions(session: Session, *, quote_id: str | None = None, job_id: str | None = None) -> list[QuestionView]:
    """Return the questions about a quote or a job, oldest first. An answer by mail is included once its mail can no
    longer be taken back before it is sent.
    """
    found = select(Enquiry).where(_is_about(quote_id, job_id)).order_by(Enquiry.created_at, Enquiry.id)
    moment = now()
    return [_show_question(each, moment) for each in session.scalars(found)]


def _show_question(enquiry: Enquiry, moment: datetime) -> QuestionView:
    """Return a question. It waits for an answer until the owner marks it or the customer sees an answer."""
    answers = [
        QuestionAnswerView(text=reply.body, answered_at=reply.created_at)
        for reply in enquiry.replies
        if _is_shown(reply, moment)
    ]
    marked = any(reply.way == MARKED for reply in enquiry.replies)
    return QuestionView(
        id=enquiry.id,
        text=enquiry.message,
        asked_at=enquiry.created_at,
        is_answered=enquiry.is_answered and (marked or bool(answers)),
        answers=answers,
    )


def _is_about(quote_id: str | None, job_id: str | None) -> ColumnElement[bool]:
    """Return the condition; of two ids, either."""
    return or_(Enquiry.quote_id == (quote_id or ""), Enquiry.job_id == (job_id or ""))


def _is_shown(reply: EnquiryReply, moment: datetime) -> bool:
    can_be_stopped = reply.way == BY_MAIL and moment - PAUSE < reply.created_at <= moment
    return bool(reply.body) and not can_be_stopped
