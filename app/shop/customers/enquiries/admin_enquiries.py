"""Enquiries in the back office: read, marked, deleted."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, select
from sqlalchemy.orm import Session, with_expression

from app.shop.base.errors import NotFound
from app.shop.base.photos.photos import remove_photos_of
from app.shop.base.rows import count_where
from app.shop.base.trash import deletions
from app.shop.base.trash.snapshots import take_enquiry
from app.shop.sales.customer_links.linking import forget_alone, link_enquiry
from app.store.customers.enquiries import ANSWERED, MARKED, NEW, PROMISE, Enquiry, EnquiryReply
from app.store.customers.mails import BY_HAND, FAILED, Mail
from app.store.system.deletions import Deletion
from app.store.workshop.photos import ENQUIRY, Photo

UNANSWERED: ColumnElement[bool] = and_(Enquiry.status != ANSWERED, Enquiry.outcome.is_(None))
"""A quote is an answer, and spam gets none."""


def list_enquiries(session: Session) -> Sequence[Enquiry]:
    """All enquiries, newest first."""
    return session.scalars(_with_state().order_by(Enquiry.created_at.desc(), Enquiry.id)).all()


def list_these(session: Session, ids: Collection[str]) -> list[Enquiry]:
    """Return the enquiries with these ids, with their state."""
    return list(session.scalars(_with_state().where(Enquiry.id.in_(ids))))


def get_enquiry(session: Session, enquiry_id: str) -> Enquiry:
    """Return one enquiry with its state. Raises NotFound."""
    session.flush()
    enquiry = session.scalar(_with_state().where(Enquiry.id == enquiry_id))
    if enquiry is None:
        raise NotFound("Enquiry not found")
    return enquiry


def count_new_enquiries(session: Session) -> int:
    """Return the number of unread enquiries."""
    return count_where(session, Enquiry.status == NEW)


def count_unanswered(session: Session) -> int:
    """Return how many wait for an answer."""
    return count_where(session, UNANSWERED)


def count_late(session: Session, moment: datetime) -> int:
    """Return how many wait for an answer for longer than is promised."""
    late = UNANSWERED & (Enquiry.created_at < moment - PROMISE)
    return count_where(session, late)


def newest_enquiry_at(session: Session) -> datetime | None:
    """Return the time of the last enquiry; None without any."""
    return session.scalar(select(func.max(Enquiry.created_at)))


def change_enquiry(session: Session, enquiry_id: str, changes: Mapping[str, Any]) -> Enquiry:
    """Give an enquiry its status or its outcome. Raises NotFound."""
    enquiry = get_enquiry(session, enquiry_id)
    if "status" in changes:
        _mark(session, enquiry, changes["status"])
    if "outcome" in changes:
        enquiry.outcome = changes["outcome"]
        link_enquiry(session, enquiry)
    return get_enquiry(session, enquiry_id)


def _mark(session: Session, enquiry: Enquiry, status: str) -> None:
    """Set an enquiry's status, and record in its thread when it is marked as answered. The record is removed when the
    mark is taken back.
    """
    enquiry_id = enquiry.id
    newest = find_newest_reply(session, enquiry_id)
    if status == ANSWERED != enquiry.status:
        session.add(EnquiryReply(inquiry_id=enquiry_id, subject="", body="", way=MARKED, status_before=enquiry.status))
    elif status != ANSWERED == enquiry.status and newest and newest.way == MARKED:
        session.delete(newest)
    enquiry.status = status


def find_newest_reply(session: Session, enquiry_id: str) -> EnquiryReply | None:
    """Return the last reply to an enquiry."""
    replies = select(EnquiryReply).where(EnquiryReply.inquiry_id == enquiry_id)
    return session.scalar(replies.order_by(EnquiryReply.created_at.desc(), EnquiryReply.id.desc()).limit(1))


def delete_enquiry(session: Session, enquiry_id: str) -> Deletion:
    """Remove an enquiry with its replies and the mails that quote it. Returns the deletion that restores it. Raises
    NotFound.
    """
    enquiry = get_enquiry(session, enquiry_id)
    deletion = deletions.keep(session, "enquiry", [enquiry.name], take_enquiry(session, enquiry_id))
    session.execute(delete(EnquiryReply).where(EnquiryReply.inquiry_id == enquiry_id))
    session.execute(delete(Mail).where(Mail.inquiry_id == enquiry_id))
    remove_photos_of(session, ENQUIRY, [enquiry_id])
    session.delete(enquiry)
    forget_alone(session, [enquiry.contact_id] if enquiry.contact_id else [])
    return deletion


def _with_state() -> Select[Enquiry]:
    last = select(func.max(EnquiryReply.created_at)).where(EnquiryReply.inquiry_id == Enquiry.id)
    stuck = select(func.count(EnquiryReply.id)).join(Mail, Mail.id == EnquiryReply.mail_id)
    stuck = stuck.where(EnquiryReply.inquiry_id == Enquiry.id, Mail.status.in_((FAILED, BY_HAND)))
    photos = select(func.count(Photo.id)).where(Photo.of == ENQUIRY, Photo.owner_id == Enquiry.id)
    state = (
        with_expression(Enquiry.answered_at, last.correlate(Enquiry).scalar_subquery()),
        with_expression(Enquiry.undelivered, stuck.correlate(Enquiry).scalar_subquery()),
        with_expression(Enquiry.photo_count, photos.correlate(Enquiry).scalar_subquery()),
    )
    return select(Enquiry).options(*state).execution_options(populate_existing=True)
