"""Customers and their cars, for the owner."""

from app.contract.base.fields import Done
from app.contract.customers.contacts import (
    CarChange,
    CarView,
    ContactChange,
    ContactDetailView,
    ContactSource,
    ContactsQuery,
    ContactsView,
    ContactView,
    MergeBody,
    MoveBody,
    NewCar,
    NewContact,
)
from app.shop.base.paged import Paged
from app.shop.customers.contacts import cars, contact_list, contacts
from app.shop.customers.contacts.merging import merge_contacts
from app.shop.customers.contacts.moving import move_away
from app.shop.customers.contacts.reading import read_detail
from app.shop.customers.contacts.taking_over import contact_of_enquiry, contact_of_order
from app.store.customers.contacts import Car, Contact
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls
from app.web.calls.base.undo import offer_undo

CONTACTS = "/api/admin/contacts"
ONE = f"{CONTACTS}/{{contactId}}"


@call("GET", CONTACTS, query=ContactsQuery, answer=ContactsView, admin=True)
def list_contacts(query: ContactsQuery) -> Paged[Contact]:
    """Return a page of the customers in whom every word is found."""
    return contact_list.list_contacts(db.session(), query.search, query.page, query.like)


@call("POST", CONTACTS, body=NewContact, answer=ContactView, status=201, admin=True)
def add_contact(body: NewContact) -> Contact:
    """Add a customer."""
    with write() as session:
        return contacts.add_contact(session, body.model_dump())


@call("POST", f"{CONTACTS}/from", body=ContactSource, answer=ContactView, admin=True)
def take_contact_over(body: ContactSource) -> Contact:
    """Return the sender of an order or enquiry, added if unknown."""
    with write() as session:
        return (contact_of_order if body.kind == "order" else contact_of_enquiry)(session, body.id)


@call("GET", ONE, answer=ContactDetailView, admin=True)
def read_contact(contact_id: str) -> ContactDetailView:
    """Return a customer with their cars, orders and enquiries."""
    return read_detail(db.session(), contact_id)


@call("PATCH", ONE, body=ContactChange, answer=ContactView, admin=True)
def change_contact(contact_id: str, body: ContactChange) -> Contact:
    """Change a customer."""
    with write() as session:
        return contacts.change_contact(session, contact_id, body.model_dump(exclude_unset=True))


@call("DELETE", ONE, answer=Done, admin=True)
def remove_contact(contact_id: str) -> Done:
    """Remove a customer with their cars."""
    with write() as session:
        deletion = contacts.remove_contact(session, contact_id)
    offer_undo(deletion)
    return Done()


@call("POST", f"{ONE}/merge", body=MergeBody, answer=ContactView, admin=True)
def merge_with_contact(contact_id: str, body: MergeBody) -> Contact:
    """Make another customer part of this one."""
    with write() as session:
        deletion = merge_contacts(session, contact_id, body.other_id, body.taken)
        contact = contacts.get_contact(session, contact_id)
    offer_undo(deletion)
    return contact


@call("POST", f"{ONE}/move", body=MoveBody, answer=ContactView, admin=True)
def move_to_another(contact_id: str, body: MoveBody) -> Contact:
    """Move what is somebody else's to another customer."""
    with write() as session:
        given = [(each.kind, each.id) for each in body.items]
        contact, deletion = move_away(session, contact_id, given, body.other_id, body.name or "")
    offer_undo(deletion)
    return contact


@call("POST", f"{ONE}/cars", body=NewCar, answer=CarView, status=201, admin=True)
def add_car(contact_id: str, body: NewCar) -> Car:
    """Add a car to a customer."""
    with write() as session:
        return cars.CARS.add(session, {"contact_id": contact_id, **body.model_dump()})


CARS = OwnerCalls(__name__, "/api/admin/cars/{carId}", cars.CARS, CarView)
CARS.change("change_car", CarChange, summary="Change a car.")
CARS.remove("remove_car", summary="Remove a car.")
