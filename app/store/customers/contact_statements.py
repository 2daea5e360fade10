"""The SQL statements by which an order finds or adds its customer. They run on the driver, like those of a checkout,
and the caller is responsible for the rules.
"""

from collections.abc import Mapping

from sqlalchemy import bindparam, insert, select
from sqlalchemy.orm import Session

from app.store.customers.contacts import Contact, ContactAddress
from app.store.database.base import now
from app.store.database.prepared import Prepared, Row

_COLUMNS = (Contact.id, Contact.name, Contact.email, Contact.automatic, Contact.phone, Contact.digits)
_OWNERS = Prepared(
    select(ContactAddress.address, *_COLUMNS, Contact.address.label("postal_address"))
    .join(Contact)
    .where(ContactAddress.address.in_([bindparam("one"), bindparam("other")]))
    .order_by(Contact.created_at, Contact.id)
)
_ADD = Prepared(insert(Contact))
_ADD_ADDRESS = Prepared(insert(ContactAddress))


def read_owners(session: Session, addresses: list[str]) -> list[Row]:
    """Return a row for each address that a customer is known by, the oldest customer first. There are at most two
    addresses.
    """
    session.flush()
    return _OWNERS.read(session, {"one": addresses[0], "other": addresses[-1]})


def add_contact(session: Session, contact_id: str, name: str, said: Mapping[str, str | None]) -> None:
    """Write a customer that an order or an enquiry adds."""
    _ADD.run(session, {"id": contact_id, "created_at": now(), "name": name, "note": None, "automatic": 1, **said})


def add_address(session: Session, contact_id: str, address: str, text: str) -> None:
    """Write an address that the customer lacks."""
    _ADD_ADDRESS.run(session, {"address": address, "contact_id": contact_id, "text": text})
