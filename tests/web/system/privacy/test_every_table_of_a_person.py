"""Each table with personal data is searched, exported and erased. A new table needs a row here, and the tests fail
until search, export and erasure include it.
"""

import json
from datetime import timedelta

from flask.testing import FlaskClient
from sqlalchemy import JSON, String, text

from app.shop.base.trash.deletions import forget_expired
from app.shop.sales.report.daily_sales import workshop_day
from app.store.catalogue.stock_waits import StockWait
from app.store.customers.enquiries import Enquiry
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.sales.payments import Payment
from app.store.sales.withdrawals import Withdrawal
from app.store.system.tables import metadata
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.quotes import QuoteAnswer
from tests.make import forget_what_is_old, make_order, make_product, save
from tests.store.table_walk import personal_tables

WORD = "Zebedee"
PERSON = {"name": f"{WORD} Quirke", "email": "zebedee@example.ie"}
BY_ADDRESS = {"page_visits", "product_views", "visitors", "visitor_addresses"}
"""No name and no e-mail address is in them, so nobody can tell whose they are; they go by their age."""
OF_THE_SHOP = {"carts", "cart_items"}
"""A cart names nobody; one that was not ordered goes by its age."""
ORDERS = {"orders", "order_items", "order_events", "order_returns", "payments", "refund_items"}
BY_LAW = {"documents"}
"""Stored for six years as they were issued."""
CUSTOMERS = {"contacts", "contact_addresses", "cars", "quotes", "quote_lines", "quote_tokens", "quote_answers"}
JOBS = {"jobs", "job_lines", "job_tokens", "job_events", "appointments"}
FORMS = {"contact_inquiries", "enquiry_replies", "withdrawals", "stock_waits"}
FOUND = {*ORDERS, "mails", *FORMS, "deletions", *CUSTOMERS, *JOBS}
"""A search finds them, or the order or enquiry that they belong to."""
EMPTIED = {
    *(f"jobs.{name}" for name in ("contact_id", "customer", "car_id", "car", "quote_id", "note")),
    *(f"job_lines.{name}" for name in ("text", "reason", "answered_name", "photo_ids")),
    "job_events.note",
}
"""Columns of a job that its customer's erasure empties (`app/shop/system/privacy/held_jobs.py`)."""
LEFT = {
    *(f"jobs.{name}" for name in ("id", "status", "tax_mode")),
    *(f"job_lines.{name}" for name in ("id", "job_id", "kind", "product_id", "option_id", "tax_rate")),
    *(f"job_events.{name}" for name in ("id", "job_id", "status")),
}
"""Columns of a job that name nobody and stay for the books."""
BOOKS = {*ORDERS, "withdrawals", *CUSTOMERS, *JOBS}
"""Stored for the books until somebody asks to be erased."""


def tables_with_the_person() -> set[str]:
    """The tables that hold the word in any cell."""
    found = set()
    for table in metadata.tables.values():
        for row in db.session.execute(text(f"SELECT * FROM {table.name}")):
            if WORD.lower() in json.dumps([str(cell) for cell in row]).lower():
                found.add(table.name)
    db.session.rollback()
    return found


def add_person(admin: FlaskClient) -> str:
    """Put the person into every table that can hold one."""
    admin.put("/api/admin/settings", json={})
    order = make_order((make_product(), 1), **PERSON)
    admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled", "note": f"{WORD} rang"})
    for kind, reason in (("payment", f"{WORD} came by"), ("refund", "Entered by mistake")):
        save(Payment(order_id=order.id, kind=kind, method="cash", amount=5, state="succeeded", reason=reason))
    enquiries = [save(Enquiry(**PERSON, message=f"{WORD} asks", phone="056 123 4567")) for _ in range(2)]
    for enquiry in enquiries:
        reply = {"subject": f"For {WORD}", "body": f"{WORD} may come", "way": "program"}
        assert admin.post(f"/api/contact-inquiries/{enquiry.id}/replies", json=reply).status_code == 201
    buyer = {"buyer_name": PERSON["name"], "buyer_address": f"{WORD}'s house", "issued_at": now() - timedelta(days=1)}
    content = {"number": "2026-0001", "order": "1001", "refersTo": None, "reason": None, "buyer": buyer["buyer_name"]}
    amounts = {"net": 5, "tax": 0, "total": 5, "supplied_on": "2026-01-01", "content": content}
    save(Document(kind="receipt", series="2026-", number=1, order_id=order.id, **buyer, **amounts))
    stated = {"name": PERSON["name"], "email": PERSON["email"], "order_text": f"{WORD}'s order", "note": f"{WORD} rang"}
    save(Withdrawal(reference=1, status="refused", items=[{"name": f"{WORD}'s wheel", "quantity": 1}], **stated))
    save(StockWait(product_id=make_product().id, email=PERSON["email"], token_hash="a" * 64))
    assert admin.delete(f"/api/contact-inquiries/{enquiries[0].id}").status_code == 200
    assert admin.delete(f"/api/admin/contacts/{add_customer(admin)}").status_code == 200
    add_job(admin, add_customer(admin))
    return order.id


def add_customer(admin: FlaskClient) -> str:
    """Add the person as a customer with a car, and return the customer's id. Another car and another quote of theirs
    are deleted.
    """
    contact_id = admin.post("/api/admin/contacts", json=PERSON).json["id"]
    car = {"label": f"{WORD}'s Golf", "plate": WORD}
    cars = [admin.post(f"/api/admin/contacts/{contact_id}/cars", json=car).json["id"] for _ in range(2)]
    assert admin.delete(f"/api/admin/cars/{cars[0]}").status_code == 200
    line = {"kind": "labour", "text": f"{WORD}'s film", "quantity": "1", "unitPrice": "9"}
    drafts = [{"contactId": contact_id, "lines": [line]}] * 2
    quotes = [admin.post("/api/admin/quotes", json=each).json["id"] for each in drafts]
    assert admin.delete(f"/api/admin/quotes/{quotes[0]}").status_code == 200
    save(QuoteAnswer(quote_id=quotes[1], version=1, answer="declined", name=PERSON["name"], content={}))
    return str(contact_id)


def add_job(admin: FlaskClient, contact_id: str) -> str:
    """Add a job of the person that is over."""
    line = {"kind": "labour", "text": f"{WORD}'s wrap", "quantity": "1", "unitPrice": "9"}
    begun = {"contactId": contact_id, "note": f"{WORD} waits", "lines": [line]}
    job_id, deleted = (admin.post("/api/admin/jobs", json=begun).json["id"] for _ in range(2))
    assert admin.delete(f"/api/admin/jobs/{deleted}").status_code == 200
    refused = admin.post("/api/admin/privacy/erase", json={"email": PERSON["email"]})
    assert refused.json["message"].startswith("Job 1 is not finished.")
    step = {"status": "cancelled", "note": f"{WORD} sold it"}
    assert admin.post(f"/api/admin/jobs/{job_id}/status", json=step).status_code == 200
    span = {"starts_at": now(), "ends_at": now() + timedelta(hours=1), "title": f"{WORD} comes"}
    times = [save(Appointment(job_id=job_id, bay_id=save(Bay(name="Lift")).id, **span)).id for _ in range(2)]
    assert admin.delete(f"/api/admin/appointments/{times[0]}").status_code == 200
    paid = {"kind": "payment", "method": "cash", "amount": 5, "state": "succeeded"}
    save(Payment(job_id=job_id, reason=f"{WORD} paid", **paid))
    return str(job_id)


def test_every_table_that_tells_of_a_person_is_named_here() -> None:
    assert personal_tables() | {"deletions"} == FOUND | BY_ADDRESS | OF_THE_SHOP | BY_LAW


def test_a_person_is_found_exported_and_erased_in_every_table(admin: FlaskClient) -> None:
    order_id = add_person(admin)
    assert tables_with_the_person() <= FOUND | BY_LAW
    held = admin.post("/api/admin/privacy/find", json={"email": PERSON["email"]}).json
    assert [row["id"] for row in held["orders"]] == [order_id]
    assert len(held["inquiries"]) == len(held["deleted"]) == len(held["stockWaits"]) == 1
    exported = admin.post("/api/admin/privacy/export", json={"email": PERSON["email"]}).get_data(as_text=True)
    words = (order_id, f"{WORD} rang", f"{WORD} asks", f"{WORD}'s wheel", f"{WORD} came by", f"{WORD}'s film")
    words += (f"{WORD}'s wrap", f"{WORD} waits", f"{WORD} sold it", f"{WORD} paid")
    assert all(word in exported for word in words)
    assert exported.count(f"{WORD} may come") == 2
    assert admin.post("/api/admin/privacy/erase", json={"email": PERSON["email"]}).status_code == 200
    assert tables_with_the_person() == BY_LAW
    # What was a slip stays one, and the order's state with it.
    assert [row.reason for row in db.session.query(Payment).order_by(Payment.kind)] == [
        None,
        None,
        "Entered by mistake",
    ]


def test_documents_stay_for_their_years_and_are_named(admin: FlaskClient) -> None:
    add_person(admin)
    [document] = admin.post("/api/admin/privacy/find", json={"email": PERSON["email"]}).json["documents"]
    issued = workshop_day(now() - timedelta(days=1))
    assert (document["name"], document["kind"], document["buyerName"]) == ("2026-0001", "receipt", PERSON["name"])
    assert document["retainedUntil"][:7] == f"{issued.year + 6}-{issued.month:02}"
    assert admin.post("/api/admin/privacy/erase", json={"email": PERSON["email"]}).status_code == 200
    for days, left in ((2180, BY_LAW), (2200, set())):
        with write() as session:
            forget_what_is_old(session, now() + timedelta(days=days))
        assert tables_with_the_person() == left


def test_what_is_old_is_forgotten_in_every_table_but_the_books(admin: FlaskClient) -> None:
    add_person(admin)
    later = now() + timedelta(days=3650)
    with write() as session:
        forget_what_is_old(session, later)
        forget_expired(session, later)
    assert tables_with_the_person() <= BOOKS | BY_LAW
    assert db.session.query(Order).count() == 1


def test_every_text_of_a_job_is_emptied_or_names_nobody() -> None:
    texts = {
        f"{table}.{column.name}"
        for table in ("jobs", "job_lines", "job_events")
        for column in metadata.tables[table].columns
        if isinstance(column.type, String | JSON)
    }
    assert texts == EMPTIED | LEFT
