"""Functions that find, export and erase the personal data of one person, under GDPR articles 15, 17 and 20.

Visits are not included: they carry no name and no e-mail address, so nobody can assign them to a person.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.photos.photos import names_in
from app.shop.base.trash.deletions import forget
from app.shop.catalogue.demand.marks import forget_marks
from app.shop.sales.customer_links.linking import forget_alone
from app.shop.system.privacy.deleted_enquiries import DeletedEnquiry, find_deleted
from app.shop.system.privacy.emptied_orders import empty_orders
from app.shop.system.privacy.held_contacts import (
    DeletedCustomer,
    HeldQuote,
    erase_contacts,
    find_contacts,
    find_deleted_contacts,
    find_enquiries,
    find_orders,
    find_quotes,
    ids_in,
    read_deleted,
)
from app.shop.system.privacy.held_jobs import empty_jobs, find_jobs, refuse_open_jobs
from app.shop.system.privacy.held_pictures import NO_PICTURES, HeldPictures, erase_pictures, find_pictures
from app.shop.system.privacy.held_waits import find_waits
from app.shop.system.privacy.named_rows import name_documents, name_enquiries, name_mails, name_orders, name_withdrawals
from app.shop.system.privacy.person import Named, Person
from app.shop.system.privacy.retained_documents import RetainedDocument, find_documents, forget_buyers
from app.store.base.folding import fold
from app.store.catalogue.stock_waits import StockWait
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import Mail
from app.store.database.base import now
from app.store.sales.orders import ERASED, Order
from app.store.sales.withdrawals import ACCEPTED, NEW, Withdrawal
from app.store.system.deletions import Deletion
from app.store.website.gallery import GalleryItem
from app.store.workshop.jobs import Job
from app.store.workshop.photos import Photo
from app.store.workshop.quotes import Quote

FINISHED = ("completed", "cancelled")
SEVERAL = (
    "This is more than one person: {}. Look for the e-mail address or the order number instead; nothing was erased."
)

Fits = Callable[[Named], bool]
"""Tells of a row whether it is asked for."""


@dataclass(frozen=True)
class Held:
    """The data held on a person, newest first, including everything that belongs to their orders and enquiries.
    `deleted` lists enquiries that the owner has deleted and could still restore.
    """

    orders: Sequence[Order]
    inquiries: Sequence[Enquiry]
    mails: Sequence[Mail]
    deleted: Sequence[DeletedEnquiry]
    withdrawals: Sequence[Withdrawal] = ()
    pictures: HeldPictures = NO_PICTURES
    documents: Sequence[RetainedDocument] = ()
    contacts: Sequence[Contact] = ()
    deleted_contacts: Sequence[Deletion] = ()
    quotes: Sequence[HeldQuote] = ()
    jobs: Sequence[Job] = ()
    stock_waits: Sequence[StockWait] = ()
    email: str = ""

    @property
    def count(self) -> int:
        """Return the number of rows that are held."""
        rows = (self.orders, self.enquiries, self.mails, self.withdrawals, self.contacts, self.deleted_contacts)
        return sum(map(len, rows)) + len(self.jobs) + len(self.stock_waits)

    @property
    def deleted_inquiries(self) -> int:
        """Return the number of deleted enquiries."""
        return len(self.deleted)

    @property
    def deleted_customers(self) -> list[DeletedCustomer]:
        """Return what could still be brought back of customers."""
        return [read_deleted(each) for each in self.deleted_contacts]

    @property
    def photos(self) -> Sequence[Photo]:
        """Return the photos of their enquiries and jobs."""
        return self.pictures.photos

    @property
    def works(self) -> Sequence[GalleryItem]:
        """Return the work of the gallery made of their jobs."""
        return self.pictures.works

    @property
    def photo_files(self) -> list[str]:
        """Return the filenames of all photos, of deleted enquiries too."""
        deleted = [name for each in self.deleted for name in names_in(each.deletion.content)]
        return self.pictures.photo_files + deleted

    @property
    def enquiries(self) -> list[Enquiry]:
        """Return all enquiries, the deleted ones too."""
        return [*self.inquiries, *(each.inquiry for each in self.deleted)]


def look_up(session: Session, person: Person) -> Held:
    """Return the data held on a person, with the e-mail address that was asked for."""
    return replace(find_held(session, person.fits), email=person.email)


def find_held(session: Session, fits: Fits) -> Held:
    """Return the data held on whom the rows must fit."""
    tables = (name_orders, name_enquiries, name_mails, name_withdrawals, name_documents)
    orders, inquiries, mails, withdrawals, documents = (
        [row.id for row in rows_of(session) if fits(row)] for rows_of in tables
    )
    contacts = find_contacts(session, fits)
    orders = [*dict.fromkeys([*orders, *find_orders(session, contacts)])]
    stated = or_(Withdrawal.id.in_(withdrawals), Withdrawal.order_id.in_(orders) & (Withdrawal.name != ERASED))
    jobs = find_jobs(session, contacts)
    inquiries = [*dict.fromkeys([*inquiries, *find_enquiries(session, contacts)])]
    deleted = find_deleted_contacts(session, fits, contacts)
    quotes = find_quotes(session, contacts)
    about = or_(
        Mail.id.in_(mails),
        Mail.order_id.in_(orders),
        Mail.inquiry_id.in_(inquiries),
        Mail.quote_id.in_([each.quote.id for each in quotes] + ids_in(deleted, Quote)),
        Mail.job_id.in_([job.id for job in jobs] + ids_in(deleted, Job)),
    )
    return Held(
        session.scalars(select(Order).where(Order.id.in_(orders)).order_by(Order.created_at.desc())).all(),
        session.scalars(select(Enquiry).where(Enquiry.id.in_(inquiries)).order_by(Enquiry.created_at.desc())).all(),
        session.scalars(select(Mail).where(about).order_by(Mail.created_at.desc())).all(),
        find_deleted(session, fits),
        session.scalars(select(Withdrawal).where(stated).order_by(Withdrawal.received_at.desc())).all(),
        find_pictures(session, inquiries, contacts),
        find_documents(session, orders, [job.id for job in jobs], documents),
        contacts,
        deleted,
        quotes,
        jobs,
        find_waits(session, fits),
    )


def refuse_erasing(held: Held, person: Person) -> None:
    """Refuse to erase data that must not be erased or may belong to another person. Raises Conflict while an order, a
    job or a withdrawal is not finished, because the shop still owes something, and for a name or a phone number that
    several people share.
    """
    names = {(fold(order.customer_name), fold(order.customer_email)): order.customer_name for order in held.orders}
    others: tuple[Enquiry | Withdrawal | Contact, ...] = (*held.enquiries, *held.withdrawals, *held.contacts)
    names |= {(fold(each.name), fold(each.email or "")): each.name for each in others}
    gone = [row for each in held.deleted_customers for row in each.content.get(Contact.__tablename__, [])]
    names |= {(fold(row["name"]), fold(row["email"] or "")): row["name"] for row in gone}
    if len(names) > 1 and not person.is_certain:
        raise Conflict(SEVERAL.format(", ".join(sorted(set(names.values())))))
    open_ones = sorted(order.order_number for order in held.orders if order.status not in FINISHED)
    if open_ones:
        raise Conflict(f"Order {open_ones[0]} is not finished. Complete or cancel it first; nothing was erased.")
    refuse_open_jobs(held.jobs)
    unsettled = sorted(each.reference for each in held.withdrawals if each.status in (NEW, ACCEPTED))
    if unsettled:
        raise Conflict(f"Withdrawal {unsettled[0]} is not settled. Refuse or finish it first; nothing was erased.")


def erase(session: Session, held: Held) -> None:
    """Remove the person from orders, jobs and withdrawals, and delete the rest. The books need the lines and sums of
    orders and jobs, so these stay, but not the vehicle. Documents remain until their retention period is over.
    """
    for table, rows in ((Mail, held.mails), (Enquiry, held.inquiries), (StockWait, held.stock_waits)):
        session.execute(delete(table).where(table.id.in_([row.id for row in rows])))
    erase_pictures(session, held.pictures)
    for each in held.deleted:
        forget(session, each.deletion)
    erase_contacts(session, held.contacts, held.deleted_contacts)
    empty_jobs(session, held.jobs)
    empty_orders(session, [order.id for order in held.orders])
    nobody = {"name": ERASED, "email": "", "order_text": ERASED, "items": None, "note": None, "token_hash": None}
    stated = Withdrawal.id.in_([each.id for each in held.withdrawals])
    session.execute(update(Withdrawal).where(stated).values(nobody))
    forget_alone(session)
    forget_buyers(session, now(), ERASED)
    forget_marks(session)
