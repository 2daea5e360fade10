"""A customer's page: the person, and everything between them and the shop."""

from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.customers.contacts import ContactDetailView
from app.shop.customers.contacts.contacts import get_contact
from app.shop.customers.enquiries.history import Whose, list_history
from app.shop.sales.customer_links.addresses import addresses_of
from app.store.customers.contacts import Contact, ContactAddress
from app.store.sales.orders import Order
from app.store.workshop.jobs import Job

NONE = Decimal("0.00")


def read_detail(session: Session, contact_id: str) -> ContactDetailView:
    """Return a customer with everything of theirs. Raises NotFound."""
    contact = get_contact(session, contact_id)
    history = list_history(session, Whose(contact.id, contact.email, contact.phone))
    owed = sum((each.owed for each in history if each.owed), NONE)
    return ContactDetailView(
        contact=contact,
        history=history,
        also=_list_also(session, contact),
        paid=_sum_paid(session, contact_id),
        owed=owed,
    )


def _list_also(session: Session, contact: Contact) -> list[str]:
    own = addresses_of(contact.email, contact.phone)
    theirs = select(ContactAddress.text).where(ContactAddress.contact_id == contact.id)
    return list(session.scalars(theirs.where(ContactAddress.address.not_in(own)).order_by(ContactAddress.address)))


def _sum_paid(session: Session, contact_id: str) -> Decimal:
    sums = (
        session.scalar(select(func.sum(each.paid - each.refunded)).where(each.contact_id == contact_id))
        for each in (Order, Job)
    )
    return sum((each for each in sums if each), NONE)
