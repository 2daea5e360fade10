"""Deleted enquiries that could still be brought back, as what they were."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.trash.snapshots import Snapshot
from app.shop.system.privacy.person import Named
from app.store.customers.enquiries import Enquiry, EnquiryReply
from app.store.customers.mails import Mail
from app.store.database.base import Base
from app.store.database.types import UtcTime
from app.store.system.deletions import Deletion

AnyRow = TypeVar("AnyRow", bound=Base)


@dataclass(frozen=True)
class DeletedData:
    """Personal data that is stored in a deletion."""

    deletion: Deletion

    @property
    def deleted_at(self) -> datetime:
        """When it was deleted."""
        return self.deletion.created_at

    @property
    def expires_at(self) -> datetime:
        """Until when it can be brought back."""
        return self.deletion.expires_at


@dataclass(frozen=True)
class DeletedEnquiry(DeletedData):
    """A deleted enquiry with its mails."""

    inquiry: Enquiry
    mails: Sequence[Mail]


def find_deleted(session: Session, fits: Callable[[Named], bool]) -> list[DeletedEnquiry]:
    """Return the deleted enquiries that fit, newest first."""
    deletions = select(Deletion).where(Deletion.kind == "enquiry").order_by(Deletion.created_at.desc())
    found = [each for deletion in session.scalars(deletions) for each in _read(deletion)]
    return [each for each in found if fits(_named(each.inquiry))]


def _named(row: Enquiry) -> Named:
    return Named("enquiry", row.id, row.created_at, row.email, row.name, row.phone)


def _read(deletion: Deletion) -> list[DeletedEnquiry]:
    rows = Snapshot.from_json(deletion.content).rows
    mails = [_row_of(Mail, row) for row in rows.get(Mail.__tablename__, [])]
    replies = [_row_of(EnquiryReply, row) for row in rows.get(EnquiryReply.__tablename__, [])]
    return [DeletedEnquiry(deletion, _enquiry_of(row, replies), mails) for row in rows[Enquiry.__tablename__]]


def _enquiry_of(row: Mapping[str, Any], replies: Sequence[EnquiryReply]) -> Enquiry:
    enquiry = _row_of(Enquiry, row)
    enquiry.replies = list(replies)
    return enquiry


def _row_of(table: type[AnyRow], raw: Mapping[str, Any]) -> AnyRow:
    """Return the row of a snapshot, outside any session. Columns that the table no longer has are left out."""
    columns = {column.key: column.type for column in table.__table__.columns}
    known = {key: value for key, value in raw.items() if key in columns}
    return table(**{key: _read_value(columns[key], value) for key, value in known.items()})


def _read_value(kind: object, value: Any) -> Any:
    return datetime.fromisoformat(value) if isinstance(kind, UtcTime) and value else value
