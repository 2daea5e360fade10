"""Customers and opening hours once; tax rates, minutes and percentages of work."""

import re
from typing import Any
from uuid import uuid4

from alembic import op
from sqlalchemy import text

revision = "0039"
down_revision = "0038"

SERVICES = (
    "service_prices ADD COLUMN tax_rate_id TEXT",
    "service_prices ADD COLUMN card TEXT",
    "quote_lines ADD COLUMN minutes INTEGER",
    "job_lines ADD COLUMN minutes INTEGER",
    "quotes ADD COLUMN deposit_percent INTEGER",
)
CARDS = {
    "mechanical": "Mechanical Works",
    "exhaust": "Custom Exhaust Modifications",
    "tinting": "Window Tinting",
    "detailing": "Professional Detailing",
    "autostyling": "Autostyling Kits",
    "carplay": "Apple CarPlay",
    "led": "LED Conversions",
    "caliper": "Brake Caliper Painting",
    "graphics": "Custom Graphics",
    "headlight": "Headlight Restoration",
    "coating": "Paint Protective Coatings",
}
OF_CARD = text("UPDATE service_prices SET card = :card WHERE lower(trim(service)) = lower(:title)")
ADDRESSES = """
CREATE TABLE contact_addresses (
    address TEXT NOT NULL,
    contact_id TEXT NOT NULL,
    text TEXT NOT NULL,
    CONSTRAINT pk_contact_addresses PRIMARY KEY (address, contact_id),
    CONSTRAINT fk_contact_addresses_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE CASCADE
)
"""
LEAST_DIGITS = 7
COUNTRY = re.compile(r"^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})")
SENT = (
    "SELECT 'orders' AS kind, id, created_at, customer_name AS name, customer_email AS email, customer_phone AS phone,"
    " CASE WHEN delivery_method = 'collection' THEN NULL ELSE shipping_address END AS address, NULL AS known"
    " FROM orders"
    " UNION ALL SELECT 'contact_inquiries', id, created_at, name, email, phone, NULL,"
    " coalesce((SELECT contact_id FROM quotes WHERE quotes.id = quote_id),"
    " (SELECT contact_id FROM jobs WHERE jobs.id = job_id))"
    " FROM contact_inquiries WHERE coalesce(outcome, '') <> 'spam'"
    " ORDER BY created_at, id"
)
LINKS = {
    "orders": text("UPDATE orders SET contact_id = :contact_id WHERE id = :id"),
    "contact_inquiries": text("UPDATE contact_inquiries SET contact_id = :contact_id WHERE id = :id"),
}
ADD_CONTACT = text(
    "INSERT INTO contacts (id, created_at, name, email, phone, digits, address, automatic)"
    " VALUES (:id, :created_at, :name, :email, :phone, :digits, :address, 1)"
)
FILL_IN = text(
    "UPDATE contacts SET email = :email, phone = :phone, digits = :digits, address = :address WHERE id = :id"
)
ADD_ADDRESS = text("INSERT INTO contact_addresses (address, contact_id, text) VALUES (:address, :contact_id, :text)")

KEEP_LINES = """
INSERT INTO settings (key, value)
SELECT 'hours', '[{"days": "Mon-Fri", "hours": "8AM-6PM"}, {"days": "Sat", "hours": "9AM-4PM"}]'
WHERE EXISTS (SELECT 1 FROM opening) AND NOT EXISTS (SELECT 1 FROM settings WHERE key = 'hours')
"""
"""Where the owner has set nothing for customers, who read this until now."""
KEEP_WORDS = (
    "INSERT INTO settings (key, value) SELECT 'own_hours', 'true'"
    " WHERE EXISTS (SELECT 1 FROM settings WHERE key = 'hours')"
)
ADD_SPAN = text(
    "INSERT INTO opening (weekday, opens, closes) SELECT :weekday, :opens, :closes"
    " WHERE NOT EXISTS (SELECT 1 FROM settings WHERE key = 'own_hours')"
)
WEEK = [(weekday, "08:00", "18:00") for weekday in range(1, 6)] + [(6, "09:00", "16:00")]


def upgrade() -> None:
    for column in SERVICES:
        op.execute(f"ALTER TABLE {column}")
    for card, title in CARDS.items():
        op.get_bind().execute(OF_CARD, {"card": card, "title": title})
    add_customers()
    keep_hours()


def add_customers() -> None:
    """Give each order and enquiry its customer, in order of time."""
    op.execute("ALTER TABLE contacts ADD COLUMN automatic INTEGER DEFAULT 0 NOT NULL")
    op.execute(ADDRESSES)
    op.execute("CREATE INDEX ix_contact_addresses_contact_id ON contact_addresses (contact_id)")
    for table in LINKS:
        op.execute(f"ALTER TABLE {table} ADD COLUMN contact_id TEXT")
        op.execute(f"CREATE INDEX ix_{table}_contact_id ON {table} (contact_id)")
    customers = Customers()
    for row in op.get_bind().execute(text(SENT)).mappings().all():
        customers.link(row)
    customers.write()


class Customers:
    """Who is known by which addresses, while orders and enquiries are read."""

    def __init__(self) -> None:
        rows = op.get_bind().execute(text("SELECT * FROM contacts ORDER BY created_at, id")).mappings()
        self.people: dict[str, dict[str, Any]] = {row["id"]: dict(row) for row in rows}
        self.owners: dict[str, str] = {}
        self.addresses: dict[tuple[str, str], str] = {}
        self.links: list[tuple[str, str, str]] = []
        for contact_id, person in self.people.items():
            self._keep(contact_id, _keys(person["email"], person["phone"]))

    def link(self, row: Any) -> None:
        """Find or add the customer of an order or an enquiry."""
        keys = _keys(row["email"], row["phone"])
        owners = list(dict.fromkeys(self.owners[key] for key in keys if key in self.owners and self._is_of(key, row)))
        contact_id = row["known"] or (owners[0] if owners else None)
        if contact_id is None and keys:
            contact_id = str(uuid4())
            said = {name: row[name] or None for name in ("created_at", "email", "phone", "address")}
            self.people[contact_id] = {**said, "id": contact_id, "name": " ".join(row["name"].split()), "automatic": 1}
        if contact_id is not None:
            for other in owners:
                self._join(contact_id, other)
            self._fill_in(contact_id, row)
            self._keep(contact_id, keys)
            self.links.append((row["kind"], row["id"], contact_id))

    def write(self) -> None:
        """Write the customers, their addresses and what they sent."""
        run = op.get_bind().execute
        for person in self.people.values():
            run(ADD_CONTACT if person["automatic"] else FILL_IN, person | {"digits": _digits(person["phone"])})
        for (address, contact_id), said in self.addresses.items():
            run(ADD_ADDRESS, {"address": address, "contact_id": contact_id, "text": said})
        for kind, row_id, contact_id in self.links:
            run(LINKS[kind], {"id": row_id, "contact_id": contact_id})

    def _is_of(self, key: str, row: Any) -> bool:
        """Two people with names of their own may share a phone."""
        known = self.people[self.owners[key]]
        one, two = ({*name.casefold().split()} for name in (row["name"], known["name"]))
        return "@" in key or not (row["email"] and known["email"]) or one <= two or two <= one

    def _join(self, contact_id: str, other: str) -> None:
        if other == contact_id or not self.people[other]["automatic"]:
            return
        del self.people[other]
        self.links = [(kind, row, contact_id if owner == other else owner) for kind, row, owner in self.links]
        self.owners = {key: contact_id if owner == other else owner for key, owner in self.owners.items()}
        moved = {(key, contact_id if owner == other else owner): said for (key, owner), said in self.addresses.items()}
        self.addresses = moved

    def _fill_in(self, contact_id: str, row: Any) -> None:
        person = self.people[contact_id]
        person |= {name: person[name] or row[name] or None for name in ("email", "phone", "address")}

    def _keep(self, contact_id: str, keys: dict[str, str]) -> None:
        for key, said in keys.items():
            self.owners.setdefault(key, contact_id)
            self.addresses.setdefault((key, contact_id), said)


def _keys(email: str | None, phone: str | None) -> dict[str, str]:
    """Return the e-mail address and the phone number as they are compared."""
    found = {(email or "").strip().lower(): (email or "").strip(), _digits(phone) or "": (phone or "").strip()}
    return {key: said for key, said in found.items() if key}


def _digits(phone: str | None) -> str | None:
    """Return a phone number without the country's code and leading zeros."""
    said = re.sub(r"[^0-9+]", "", (phone or "").replace("(0)", ""))
    digits = re.sub(r"[^0-9]", "", said)
    if said.startswith(("+", "00")):
        digits = COUNTRY.sub("", digits.lstrip("0"), count=1)
    digits = digits.lstrip("0")
    return digits if len(digits) >= LEAST_DIGITS else None


def keep_hours() -> None:
    """Keep the hours that customers read.

    A calendar without hours gets the site's own.
    """
    for statement in (KEEP_LINES, KEEP_WORDS):
        op.execute(statement)
    for weekday, opens, closes in WEEK:
        op.get_bind().execute(ADD_SPAN, {"weekday": weekday, "opens": opens, "closes": closes})
