"""Customers who may be one person, for the owner who merges them."""

from collections import Counter
from difflib import get_close_matches

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.sales.customer_links.addresses import is_same_name
from app.store.base.folding import fold
from app.store.customers.contacts import Car, Contact, ContactAddress

SAME_ADDRESS = 4
SAME_NAME = 3
SAME_PLATE = 2
CLOSE_NAME = 1
CLOSE = 0.8
"""How much of a name two spellings share, such as Nora Walsh and Nora Welsh."""
MOST_CLOSE = 20


def likeness(session: Session, contact_id: str) -> Counter[str]:
    """Return by id how likely others are this customer."""
    found: Counter[str] = Counter()
    for table, column, weight in (
        (ContactAddress, ContactAddress.address, SAME_ADDRESS),
        (Car, Car.plate_folded, SAME_PLATE),
    ):
        own = select(column).where(table.contact_id == contact_id, column != "")
        for other in session.scalars(select(table.contact_id).where(column.in_(own)).distinct()):
            found[other] += weight
    found.update(_by_name(session, contact_id))
    return found


def _by_name(session: Session, contact_id: str) -> dict[str, int]:
    names = {row.id: fold(row.name) for row in session.execute(select(Contact.id, Contact.name))}
    name = names.get(contact_id, "")
    close = set(get_close_matches(name, set(names.values()), MOST_CLOSE, CLOSE)) if name else set()
    found = {each: CLOSE_NAME for each, other in names.items() if other in close}
    return found | {each: SAME_NAME for each, other in names.items() if name and is_same_name(name, other)}
