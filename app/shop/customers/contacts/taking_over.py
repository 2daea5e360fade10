"""The customer of an order or an enquiry, opened by the owner."""

from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.customers.contacts.cars import CARS
from app.shop.customers.contacts.contacts import NO_CONTACT, add_contact, get_contact
from app.shop.customers.enquiries.admin_enquiries import get_enquiry
from app.shop.sales.customer_links.linking import link_enquiry, link_order, link_sender
from app.shop.sales.mail.headers import one_line
from app.shop.sales.orders.orders import get_order
from app.store.catalogue.vehicles import CarModel
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote


def contact_of_enquiry(session: Session, enquiry_id: str) -> Contact:
    """Return the customer who wrote an enquiry, adding them if they are unknown. A question on a quote's or a job's
    page belongs to its customer. The car that the enquiry names is added to the customer. Raises NotFound.
    """
    enquiry = get_enquiry(session, enquiry_id)
    contact = _find_asker(session, enquiry)
    if contact:
        return contact
    link_enquiry(session, enquiry)
    found = enquiry.contact_id or link_sender(session, enquiry.name, enquiry.email, enquiry.phone)
    contact = get_contact(session, found) if found else add_contact(session, {"name": one_line(enquiry.name)})
    label = enquiry.vehicle or one_line(enquiry.vehicle_type or "")
    if label and all(car.label != label for car in contact.cars):
        model = session.get(CarModel, enquiry.model_id) if enquiry.model_id else None
        given = {"label": label, "model_id": model and model.id, "year": enquiry.vehicle_year}
        CARS.add(session, {"contact_id": contact.id, **given})
        session.refresh(contact, ["cars"])
    return contact


def contact_of_order(session: Session, order_id: str) -> Contact:
    """Return the customer of an order, adding them if they are unknown. Raises NotFound, also for an erased
    customer.
    """
    order = get_order(session, order_id)
    if order.is_erased:
        raise NotFound(NO_CONTACT)
    if order.contact_id is None:
        link_order(session, order)
    if order.contact_id is None:
        order.contact_id = add_contact(session, {"name": one_line(order.customer_name)}).id
    return get_contact(session, order.contact_id)


def _find_asker(session: Session, enquiry: Enquiry) -> Contact | None:
    """Return the customer of the quote or job that an enquiry is about, if any."""
    quote = session.get(Quote, enquiry.quote_id) if enquiry.quote_id else None
    job = session.get(Job, enquiry.job_id) if enquiry.job_id else None
    known = quote.contact_id if quote else job and job.contact_id
    return session.get(Contact, known) if known else None
