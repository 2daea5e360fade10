"""The owner's list of customers."""

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session, with_expression

from app.shop.base.paged import Paged
from app.shop.customers.contacts.likeness import likeness
from app.shop.sales.customer_links.addresses import digits_of
from app.store.customers.contacts import Car, Contact, ContactAddress
from app.store.customers.enquiries import Enquiry
from app.store.database.search_text import fold, fold_code
from app.store.sales.orders import Order
from app.store.workshop.jobs import Job

PAGE_SIZE = 50
LEAST_OF_PLATE = 4
BY_NAME = (func.lower(Contact.name), Contact.id)


def list_contacts(session: Session, search: str, page: int, like: str | None = None) -> Paged[Contact]:
    """Return the customers in whom every word is found, by name.

    In the name, address and note, the e-mail addresses and phone numbers, a car's name, plate or VIN. Those who may be
    the customer `like` come first.
    """
    found = _find(session, search) if search.strip() or like else None
    if found is None:
        total = session.scalar(select(func.count()).select_from(Contact)) or 0
        wanted = with_counts().order_by(*BY_NAME).limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE)
        return Paged(session.scalars(wanted).all(), total, page, PAGE_SIZE)
    if like:
        alike = likeness(session, like)
        found.sort(key=lambda each: -alike[each])
    ids = found[(page - 1) * PAGE_SIZE : page * PAGE_SIZE]
    rows = {row.id: row for row in session.scalars(with_counts().where(Contact.id.in_(ids)))}
    return Paged([rows[each] for each in ids], len(found), page, PAGE_SIZE)


def with_counts() -> Select[Contact]:
    """Return the statement that reads customers with what they sent."""
    counts = {
        Contact.order_count: select(func.count(Order.id)).where(Order.contact_id == Contact.id),
        Contact.job_count: select(func.count(Job.id)).where(Job.contact_id == Contact.id),
        Contact.enquiry_count: select(func.count(Enquiry.id)).where(Enquiry.contact_id == Contact.id),
    }
    asked = [with_expression(name, each.correlate(Contact).scalar_subquery()) for name, each in counts.items()]
    return select(Contact).options(*asked).execution_options(populate_existing=True)


def _find(session: Session, search: str) -> list[str]:
    """Return the ids of those who match.

    Numbers and plates are found in any writing.
    """
    is_number = not any(letter.isalpha() or letter == "@" for letter in search)
    words, number = fold(search).split(), (digits_of(search) or "") if is_number else ""
    code = fold_code(search)
    plate = code if len(code) >= LEAST_OF_PLATE and any(letter.isdigit() for letter in code) else ""
    return [
        contact_id
        for contact_id, text in _texts(session)
        if all(word in text for word in words) or (number and number in text) or (plate and plate in text)
    ]


def _texts(session: Session) -> list[tuple[str, str]]:
    """Each customer's id by name, with what can be searched."""
    more: dict[str, list[str]] = {}
    of_car = select(Car.contact_id, Car.label, Car.plate, Car.plate_folded, Car.vin)
    of_address = select(ContactAddress.contact_id, ContactAddress.address, ContactAddress.text)
    for contact_id, *words in [*session.execute(of_car), *session.execute(of_address)]:
        more.setdefault(contact_id, []).extend(filter(None, words))
    rows = session.execute(select(Contact.id, Contact.name, Contact.address, Contact.note).order_by(*BY_NAME)).all()
    return [(row[0], fold("\n".join([*filter(None, row[1:]), *more.get(row[0], [])]))) for row in rows]
