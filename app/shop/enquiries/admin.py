"""Enquiries in the back office: read, mark as read, delete."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from app.shop.errors import NotFound
from app.shop.trash import deletions
from app.shop.trash.snapshots import take_enquiry
from app.store.deletions import Deletion
from app.store.enquiries import NEW, Enquiry
from app.store.mails import Mail


def list_enquiries(session: Session) -> Sequence[Enquiry]:
    """All enquiries, newest first."""
    return session.scalars(select(Enquiry).order_by(Enquiry.created_at.desc(), Enquiry.id)).all()


def count_new_enquiries(session: Session) -> int:
    """Return the number of unread enquiries."""
    return session.scalar(select(func.count()).where(Enquiry.status == NEW)) or 0


def newest_enquiry_at(session: Session) -> datetime | None:
    """Return the time of the last enquiry; None without any."""
    return session.scalar(select(func.max(Enquiry.created_at)))


def mark_enquiry(session: Session, enquiry_id: str, status: str) -> Enquiry:
    """Give an enquiry its status. Raises NotFound."""
    enquiry = _find_enquiry(session, enquiry_id)
    enquiry.status = status
    return enquiry


def delete_enquiry(session: Session, enquiry_id: str) -> Deletion:
    """Remove an enquiry with the mails that quote it.

    Returns the deletion that brings it back. Raises NotFound.
    """
    enquiry = _find_enquiry(session, enquiry_id)
    deletion = deletions.keep(session, "enquiry", [enquiry.name], take_enquiry(session, enquiry_id))
    session.execute(delete(Mail).where(Mail.inquiry_id == enquiry_id))
    session.delete(enquiry)
    return deletion


def _find_enquiry(session: Session, enquiry_id: str) -> Enquiry:
    enquiry = session.get(Enquiry, enquiry_id)
    if enquiry is None:
        raise NotFound("Enquiry not found")
    return enquiry
