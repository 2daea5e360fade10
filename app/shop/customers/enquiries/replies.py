"""Answers to an enquiry, in one thread."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from app.contract.customers.admin_enquiries import ThreadView
from app.shop.base.errors import AnsweredMeanwhile, Conflict, NotFound
from app.shop.base.settings.settings import read_settings
from app.shop.customers.enquiries.admin_enquiries import find_newest_reply, get_enquiry
from app.shop.customers.enquiries.enquiry_photos import photos_of
from app.shop.customers.enquiries.fields import fill_fields, values_for
from app.shop.customers.enquiries.history import Whose, list_history
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.layout import quote_lines, signature_lines
from app.shop.sales.mail.reply_mails import head_of_original, replies_to, stop_reply_mail, write_reply_mail
from app.shop.sales.mail.server import is_mail_set_up, sender_of
from app.shop.sales.mail.texts import enquiry_subject
from app.store.customers.enquiries import ANSWERED, BY_MAIL, EnquiryReply

RE = "Re: "
NO_EMAIL = "This customer has no e-mail address. The answer is shown on their page."


@dataclass(frozen=True)
class ReplyText:
    """An answer as the owner wrote it. `after` is the id of the last reply that the owner has seen, or None if there
    was none.
    """

    subject: str
    body: str
    way: str
    after: str | None


def read_thread(session: Session, enquiry_id: str) -> ThreadView:
    """Return an enquiry with its replies. Raises NotFound."""
    enquiry, settings = get_enquiry(session, enquiry_id), read_settings(session)
    replies = _list_replies(session, enquiry_id)
    return ThreadView(
        inquiry=enquiry,
        replies=replies,
        photos=photos_of(session, enquiry_id),
        earlier=list_history(session, Whose(enquiry.contact_id, enquiry.email, enquiry.phone), enquiry.created_at),
        subject=_next_subject(replies, enquiry_subject(settings, enquiry)),
        quote=f"{head_of_original(enquiry)}\n{quote_lines(enquiry.message)}",
        signature="\n".join(signature_lines(settings)),
        fields=values_for(enquiry, settings),
        sends_mail=is_mail_set_up(settings) and bool(enquiry.email),
        replies_to=replies_to(settings) or sender_of(settings),
    )


def write_reply(session: Session, enquiry_id: str, text: ReplyText) -> EnquiryReply:
    """Answer an enquiry; an answer by mail is sent after a pause.

    Raises NotFound, Invalid for a field without a value, Conflict without a mail server or an e-mail address, and
    AnsweredMeanwhile for a reply that the owner has not seen.
    """
    enquiry, settings = get_enquiry(session, enquiry_id), read_settings(session)
    newest = find_newest_reply(session, enquiry_id)
    if newest and newest.id != text.after:
        raise AnsweredMeanwhile(newest)
    filled = fill_fields({"subject": text.subject, "body": text.body}, values_for(enquiry, settings))
    subject, body = one_line(filled["subject"]), filled["body"]
    by_mail = text.way == BY_MAIL
    if by_mail and not enquiry.email:
        raise Conflict(NO_EMAIL)
    mail_id = write_reply_mail(session, enquiry, subject, body, settings) if by_mail else None
    reply = EnquiryReply(
        inquiry_id=enquiry_id,
        subject=subject,
        body=body,
        way=text.way,
        status_before=enquiry.status,
        mail_id=mail_id,
    )
    session.add(reply)
    enquiry.status = ANSWERED
    session.flush()
    return reply


def take_back_reply(session: Session, enquiry_id: str, reply_id: str) -> None:
    """Remove a reply, and stop its mail. The enquiry has its previous state again if the reply was the newest. Raises
    NotFound, or Conflict if the mail has already been sent.
    """
    enquiry = get_enquiry(session, enquiry_id)
    reply = session.get(EnquiryReply, reply_id)
    if reply is None or reply.inquiry_id != enquiry_id:
        raise NotFound("Answer not found")
    if reply.way == BY_MAIL:
        stop_reply_mail(session, reply.mail_id)
    if reply is find_newest_reply(session, enquiry_id):
        enquiry.status = reply.status_before
    session.delete(reply)


def _list_replies(session: Session, enquiry_id: str) -> Sequence[EnquiryReply]:
    found = select(EnquiryReply).where(EnquiryReply.inquiry_id == enquiry_id).options(joinedload(EnquiryReply.mail))
    return session.scalars(found.order_by(EnquiryReply.created_at, EnquiryReply.id)).all()


def _next_subject(replies: Sequence[EnquiryReply], first: str) -> str:
    written = [reply.subject for reply in replies if reply.subject]
    last = written[-1] if written else first
    return last if last.lower().startswith(RE.strip().lower()) else RE + last
