"""A shop from before everyone who bought or asked was a customer."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import rows_of
from tests.store.test_upgrade_with_rows import MOMENT
from tests.store.test_years_upgrade import add_row

ORDER = {"cart_id": "second", "order_number": 1002, "created_at": "2026-05-02T09:30:00.000000Z"}
COLLECTED = {"delivery_method": "collection", "shipping_address": "The workshop"}
PHONES = ("056 123 4567", "+353 (0)56 123 4567", "00353561234567")


def upgraded(folder: Path, *enquiries: dict[str, object], **order: object) -> Path:
    """Return a shop of 0038 with further rows, brought up to date."""
    database, rows = folder / "pitlane.db", rows_of("0038")
    run_upgrade(database, "0038")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in rows.items():
            add_row(connection, table, **row)
        add_row(connection, "carts", **rows["carts"] | {"id": "second"})
        add_row(connection, "orders", **rows["orders"] | ORDER | {"id": "bought"} | order)
        for place, enquiry in enumerate(enquiries):
            asked = {"id": f"asked{place}", "name": "Dara Quinn", "message": "?", "created_at": MOMENT}
            add_row(connection, "contact_inquiries", **asked | enquiry)
    upgrade(database, folder / "backups")
    return database


def read(database: Path, statement: str) -> list[tuple[object, ...]]:
    """Return the rows of a statement."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(statement).fetchall()


def test_who_bought_and_asked_is_one_customer_however_it_was_written(tmp_path: Path) -> None:
    enquiries = [{"email": "DARA@example.ie ", "phone": phone, "status": "new"} for phone in PHONES]
    enquiries.append({"email": "other@example.ie", "phone": PHONES[0], "status": "new"})
    database = upgraded(
        tmp_path, *enquiries, customer_email="dara@example.ie", customer_name="Dara\n Quinn", **COLLECTED
    )

    [[contact_id, address, automatic]] = read(
        database, "SELECT id, address, automatic FROM contacts WHERE name = 'Dara Quinn'"
    )
    assert (address, automatic) == (None, 1)
    [[bought_by]] = read(database, "SELECT contact_id FROM orders WHERE id = 'bought'")
    assert bought_by == contact_id
    linked = read(database, f"SELECT id FROM contact_inquiries WHERE contact_id = '{contact_id}' ORDER BY id")
    assert linked == [(f"asked{place}",) for place in range(4)]
    known = read(database, f"SELECT address FROM contact_addresses WHERE contact_id = '{contact_id}' ORDER BY address")
    assert known == [("561234567",), ("dara@example.ie",), ("other@example.ie",)]


def test_a_known_customer_keeps_what_they_sent_and_spam_is_nobodys(tmp_path: Path) -> None:
    spam = {"email": "spam@example.ie", "phone": None, "status": "read", "outcome": "spam"}
    database = upgraded(tmp_path, spam, customer_email="", customer_phone=None)

    assert read(database, "SELECT contact_id FROM orders ORDER BY id") == [(None,), ("contact",)]
    assert read(database, "SELECT count(*) FROM contacts WHERE email = 'spam@example.ie'") == [(0,)]
    assert read(database, "SELECT automatic FROM contacts WHERE id = 'contact'") == [(0,)]
