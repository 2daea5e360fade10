"""Customers of the workshop as personal data, the deleted ones too."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from app.shop.privacy.person import Named
from app.shop.trash.deletions import forget
from app.shop.trash.snapshots import Snapshot
from app.store.base import Base
from app.store.contacts import Car, Contact
from app.store.deletions import Deletion
from app.store.enquiries import Enquiry
from app.store.jobs import Job
from app.store.quotes import Quote, QuoteAnswer, QuoteToken

KINDS = ("contact", "car", "quote", "job")
TOKENS = QuoteToken.__tablename__


@dataclass(frozen=True)
class HeldQuote:
    """A quote and every answer that was given to it."""

    quote: Quote
    answers: Sequence[QuoteAnswer]


@dataclass(frozen=True)
class DeletedCustomer:
    """A customer, or something of theirs, kept in a deletion.

    `content` are the rows by their table.
    """

    deletion: Deletion
    content: dict[str, list[dict[str, Any]]]

    @property
    def what(self) -> str:
        """Return what was deleted."""
        return self.deletion.kind

    @property
    def name(self) -> str:
        """Return what it was called."""
        return self.deletion.name

    @property
    def deleted_at(self) -> datetime:
        """When it was deleted."""
        return self.deletion.created_at

    @property
    def expires_at(self) -> datetime:
        """Until when it can be brought back."""
        return self.deletion.expires_at


def read_deleted(deletion: Deletion) -> DeletedCustomer:
    """Return a deletion as personal data, without the links that were sent."""
    rows = Snapshot.from_json(deletion.content).rows
    return DeletedCustomer(deletion, {table: each for table, each in rows.items() if each and table != TOKENS})


def ids_in(deletions: Sequence[Deletion], table: type[Base]) -> list[str]:
    """Return the ids of a table's rows in deletions."""
    snapshots = (Snapshot.from_json(each.content).rows for each in deletions)
    return [row["id"] for rows in snapshots for row in rows.get(table.__tablename__, [])]


def find_contacts(session: Session, fits: Callable[[Named], bool]) -> Sequence[Contact]:
    """Return the customers that fit, newest first."""
    columns = (Contact.id, Contact.created_at, Contact.email, Contact.name, Contact.phone)
    ids = [row[0] for row in session.execute(select(*columns)) if fits(_named(*row))]
    return session.scalars(select(Contact).where(Contact.id.in_(ids)).order_by(Contact.created_at.desc())).all()


def find_deleted_contacts(
    session: Session, fits: Callable[[Named], bool], present: Sequence[Contact]
) -> list[Deletion]:
    """Return the deletions that hold a customer who fits.

    Also those of a car, a quote or a job of one, present or deleted.
    """
    rows = {each: Snapshot.from_json(each.content).rows for each in _deletions(session)}
    ids = {contact.id for contact in present}
    ids |= {row["id"] for tables in rows.values() for row in tables.get(Contact.__tablename__, []) if _fits(row, fits)}
    return [each for each, tables in rows.items() if _owners(tables) & ids]


def find_quotes(session: Session, contacts: Sequence[Contact]) -> list[HeldQuote]:
    """Return the quotes of customers with the answers to them."""
    ids = [contact.id for contact in contacts]
    quotes = session.scalars(select(Quote).where(Quote.contact_id.in_(ids)).order_by(Quote.created_at.desc())).all()
    answers = select(QuoteAnswer).order_by(QuoteAnswer.created_at)
    return [HeldQuote(each, session.scalars(answers.where(QuoteAnswer.quote_id == each.id)).all()) for each in quotes]


def find_questions(session: Session, contacts: Sequence[Contact]) -> list[str]:
    """Return the ids of what customers asked about their quotes and jobs.

    Their address may have been another one then.
    """
    ids = [contact.id for contact in contacts]
    quotes = select(Quote.id).where(Quote.contact_id.in_(ids))
    jobs = select(Job.id).where(Job.contact_id.in_(ids))
    asked = select(Enquiry.id).where(or_(Enquiry.quote_id.in_(quotes), Enquiry.job_id.in_(jobs)))
    return list(session.scalars(asked))


def erase_contacts(session: Session, contacts: Sequence[Contact], deleted: Sequence[Deletion]) -> None:
    """Remove customers with their cars and quotes, for good."""
    ids = [contact.id for contact in contacts]
    session.execute(delete(Quote).where(Quote.contact_id.in_(ids)))
    session.execute(delete(Car).where(Car.contact_id.in_(ids)))
    session.execute(delete(Contact).where(Contact.id.in_(ids)))
    for each in deleted:
        forget(session, each)


def _deletions(session: Session) -> Sequence[Deletion]:
    return session.scalars(select(Deletion).where(Deletion.kind.in_(KINDS)).order_by(Deletion.created_at.desc())).all()


def _owners(tables: dict[str, list[dict[str, Any]]]) -> set[str]:
    own = {row["id"] for row in tables.get(Contact.__tablename__, [])}
    belonging = [row for shape in (Car, Quote, Job) for row in tables.get(shape.__tablename__, [])]
    return own | {row["contact_id"] for row in belonging}


def _fits(row: dict[str, Any], fits: Callable[[Named], bool]) -> bool:
    return fits(_named(row["id"], datetime.fromisoformat(row["created_at"]), row["email"], row["name"], row["phone"]))


def _named(contact_id: str, created_at: Any, email: str | None, name: str, phone: str | None) -> Named:
    return Named("contact", contact_id, created_at, email or "", name, phone)
