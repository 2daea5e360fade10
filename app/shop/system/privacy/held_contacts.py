"""Customers of the workshop as personal data, the deleted ones too."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from app.shop.base.trash.deletions import forget
from app.shop.base.trash.snapshots import Snapshot
from app.shop.system.privacy.deleted_enquiries import DeletedData
from app.shop.system.privacy.person import Named
from app.store.customers.contacts import Car, Contact, ContactAddress
from app.store.customers.enquiries import Enquiry
from app.store.database.base import Base
from app.store.sales.orders import Order
from app.store.system.deletions import Deletion
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote, QuoteAnswer, QuoteToken

KINDS = ("contact", "car", "quote", "job")
TOKENS = QuoteToken.__tablename__


@dataclass(frozen=True)
class HeldQuote:
    """A quote and every answer that was given to it."""

    quote: Quote
    answers: Sequence[QuoteAnswer]


@dataclass(frozen=True)
class DeletedCustomer(DeletedData):
    """A deleted customer, or something that belonged to one. `content` maps each table to its rows."""

    content: dict[str, list[dict[str, Any]]]

    @property
    def what(self) -> str:
        """Return what was deleted."""
        return self.deletion.kind

    @property
    def name(self) -> str:
        """Return what it was called."""
        return self.deletion.name


def read_deleted(deletion: Deletion) -> DeletedCustomer:
    """Return a deletion as personal data, without the links that were sent."""
    rows = Snapshot.from_json(deletion.content).rows
    return DeletedCustomer(deletion, {table: each for table, each in rows.items() if each and table != TOKENS})


def ids_in(deletions: Sequence[Deletion], table: type[Base]) -> list[str]:
    """Return the ids of a table's rows in deletions."""
    snapshots = (Snapshot.from_json(each.content).rows for each in deletions)
    return [row["id"] for rows in snapshots for row in rows.get(table.__tablename__, [])]


def find_contacts(session: Session, fits: Callable[[Named], bool]) -> Sequence[Contact]:
    """Return the customers that fit, newest first. All their e-mail addresses and phone numbers are compared."""
    columns = (Contact.id, Contact.created_at, Contact.email, Contact.name, Contact.phone)
    rows = [*session.execute(select(*columns)), *_by_address(session)]
    ids = {row[0] for row in rows if fits(_named(*row))}
    return session.scalars(select(Contact).where(Contact.id.in_(ids)).order_by(Contact.created_at.desc())).all()


def find_deleted_contacts(
    session: Session, fits: Callable[[Named], bool], present: Sequence[Contact]
) -> list[Deletion]:
    """Return the deletions that hold a customer who fits, or a car, a quote or a job of one. The customer may be
    present or deleted.
    """
    shots = {each: Snapshot.from_json(each.content) for each in _deletions(session)}
    ids = {contact.id for contact in present}
    gone = [row for shot in shots.values() for row in shot.rows.get(Contact.__tablename__, [])]
    ids |= {row["id"] for row in gone if _fits(row, fits)}
    return [each for each, shot in shots.items() if _owners(shot) & ids]


def find_quotes(session: Session, contacts: Sequence[Contact]) -> list[HeldQuote]:
    """Return the quotes of customers with the answers to them."""
    ids = [contact.id for contact in contacts]
    quotes = session.scalars(select(Quote).where(Quote.contact_id.in_(ids)).order_by(Quote.created_at.desc())).all()
    answers = select(QuoteAnswer).order_by(QuoteAnswer.created_at)
    return [HeldQuote(each, session.scalars(answers.where(QuoteAnswer.quote_id == each.id)).all()) for each in quotes]


def find_orders(session: Session, contacts: Sequence[Contact]) -> list[str]:
    """Return the ids of the orders of customers."""
    return list(session.scalars(select(Order.id).where(Order.contact_id.in_([each.id for each in contacts]))))


def find_enquiries(session: Session, contacts: Sequence[Contact]) -> list[str]:
    """Return the ids of the customers' enquiries, including those on the pages of their quotes and jobs. The address
    may have been a different one then.
    """
    ids = [contact.id for contact in contacts]
    quotes = select(Quote.id).where(Quote.contact_id.in_(ids))
    jobs = select(Job.id).where(Job.contact_id.in_(ids))
    asked = select(Enquiry.id).where(
        or_(Enquiry.contact_id.in_(ids), Enquiry.quote_id.in_(quotes), Enquiry.job_id.in_(jobs))
    )
    return list(session.scalars(asked))


def erase_contacts(session: Session, contacts: Sequence[Contact], deleted: Sequence[Deletion]) -> None:
    """Remove customers with their cars and quotes, for good."""
    ids = [contact.id for contact in contacts]
    session.execute(delete(Quote).where(Quote.contact_id.in_(ids)))
    session.execute(delete(Car).where(Car.contact_id.in_(ids)))
    session.execute(delete(ContactAddress).where(ContactAddress.contact_id.in_(ids)))
    session.execute(delete(Contact).where(Contact.id.in_(ids)))
    for each in deleted:
        forget(session, each)


def _deletions(session: Session) -> Sequence[Deletion]:
    return session.scalars(select(Deletion).where(Deletion.kind.in_(KINDS)).order_by(Deletion.created_at.desc())).all()


def _owners(shot: Snapshot) -> set[str]:
    """Return the customers of a deletion; of a merge, both."""
    own = {row["id"] for row in shot.rows.get(Contact.__tablename__, [])}
    belonging = [row for shape in (Car, Quote, Job) for row in shot.rows.get(shape.__tablename__, [])]
    return own | {row["contact_id"] for row in belonging} | (shot.changes.keys() if own else set())


def _by_address(session: Session) -> list[tuple[str, Any, str | None, str, str | None]]:
    """Return every customer under each of their addresses."""
    wanted = select(Contact.id, Contact.created_at, ContactAddress.text, Contact.name).join(ContactAddress)
    return [
        (contact_id, created_at, text if "@" in text else None, name, None if "@" in text else text)
        for contact_id, created_at, text, name in session.execute(wanted)
    ]


def _fits(row: dict[str, Any], fits: Callable[[Named], bool]) -> bool:
    return fits(_named(row["id"], datetime.fromisoformat(row["created_at"]), row["email"], row["name"], row["phone"]))


def _named(contact_id: str, created_at: Any, email: str | None, name: str, phone: str | None) -> Named:
    return Named("contact", contact_id, created_at, email or "", name, phone)
