"""E-mail addresses and phone numbers, by which a customer is known."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.base.folding import fold
from app.store.customers import contact_statements
from app.store.customers.contacts import ContactAddress

LEAST_DIGITS = 7
"""A shorter number is no phone number that is one person's alone."""
COUNTRY = re.compile(r"^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})")
"""The calling code at the beginning of an international number."""


@dataclass(frozen=True)
class Owner:
    """A customer who is known by an address. `known` are those of the addresses looked for by which they are known."""

    id: str
    name: str
    email: str | None
    automatic: int
    phone: str | None
    digits: str | None
    address: str | None
    known: frozenset[str]


def digits_of(phone: str | None) -> str | None:
    """Return a phone number as it is compared, or None without one: 00353 56 1234567 equals 056 123 4567."""
    said = re.sub(r"[^0-9+]", "", (phone or "").replace("(0)", ""))
    digits = said.replace("+", "")
    if said.startswith(("+", "00")):
        digits = COUNTRY.sub("", digits.lstrip("0"), count=1)
    digits = digits.lstrip("0")
    return digits if len(digits) >= LEAST_DIGITS else None


def addresses_of(email: str | None, phone: str | None) -> dict[str, str]:
    """Return both as they are compared and as written, the e-mail first."""
    said = {(email or "").strip().lower(): (email or "").strip(), digits_of(phone) or "": (phone or "").strip()}
    return {address: text for address, text in said.items() if address}


def owners_of(session: Session, addresses: Mapping[str, str], name: str, email: str | None) -> list[Owner]:
    """Return the customers with these addresses, the owner of the e-mail address first. A phone number only matches
    customers who may be this person: two with different names and e-mail addresses may share one.
    """
    rows = contact_statements.read_owners(session, list(addresses))
    known: dict[str, set[str]] = {}
    for address, contact_id, *_ in rows:
        known.setdefault(contact_id, set()).add(address)
    found: dict[str, Owner] = {}
    for address, contact_id, *columns in rows:
        owner = Owner(*(contact_id, *columns, frozenset(known[contact_id])))
        if "@" in address or not (email and owner.email) or is_same_name(name, owner.name):
            found.setdefault(address, owner)
    return list(dict.fromkeys(found[each] for each in addresses if each in found))


def is_same_name(name: str, other: str) -> bool:
    """Return whether one name has all words of the other."""
    one, two = set(fold(name).split()), set(fold(other).split())
    return one <= two or two <= one


def add_addresses(session: Session, contact_id: str, addresses: Mapping[str, str]) -> None:
    """Know a customer by these addresses from now on."""
    own = select(ContactAddress.address).where(ContactAddress.contact_id == contact_id)
    known = set(session.scalars(own.where(ContactAddress.address.in_(list(addresses)))))
    insert_addresses(session, contact_id, {each: text for each, text in addresses.items() if each not in known})


def insert_addresses(session: Session, contact_id: str, addresses: Mapping[str, str]) -> None:
    """Know a customer by addresses that they surely lack."""
    for address, text in addresses.items():
        contact_statements.add_address(session, contact_id, address, text)
