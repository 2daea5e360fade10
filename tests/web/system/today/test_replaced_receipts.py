"""Invoices in the report that have other sums than the receipt before them."""

from datetime import timedelta
from typing import Any

from flask.testing import FlaskClient

from app.shop.base.workshop_days import workshop_day
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from tests.web.sales.documents.seller import issue, make_paid, set_seller
from tests.web.system.today.test_job_sales import HOURS, YEARS, book_part, report, send
from tests.web.system.today.test_sales_bases import assert_parts_are_the_whole, read_file
from tests.web.workshop.jobs.work import JOBS, change, with_ids

INVOICED = YEARS | {"basis": "invoiced"}


def move_back(document: dict[str, Any], days: int) -> str:
    """Issue a document some days earlier; return its day."""
    with write() as session:
        row = session.get_one(Document, document["id"])
        row.issued_at -= timedelta(days=days)
        return workshop_day(row.issued_at).isoformat()


def add_pieces(admin: FlaskClient, order: Order, pieces: int) -> dict[str, Any]:
    path = f"/api/admin/orders/{order.id}"
    item = admin.get(path).json["items"][0]
    answer = admin.patch(path, json={"items": [{"itemId": item["id"], "quantity": pieces}]})
    assert answer.status_code == 200, answer.json
    return dict(answer.json)


def rows_of(admin: FlaskClient, **days: str) -> list[tuple[str, str, str]]:
    return [(row["status"], row["document"], row["total"]) for row in read_file(admin, INVOICED | days)]


def test_an_invoice_of_other_sums_counts_in_place_of_the_receipt_of_its_day(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_paid(admin)
    issue(admin, order.id, "receipt")
    corrected = add_pieces(admin, order, 6)
    assert corrected["total"] != str(order.total)
    invoice = issue(admin, order.id)
    [row] = read_file(admin, INVOICED)
    assert (row["status"], row["document"]) == ("invoice", invoice["name"])
    assert (row["net"], row["tax"], row["total"]) == (invoice["net"], invoice["tax"], corrected["total"])
    found = report(admin, "invoiced")
    assert (found["sales"]["orders"], found["sales"]["gross"]) == (1, corrected["total"])
    issue(admin, order.id, "credit_note")
    assert report(admin, "invoiced")["sales"]["gross"] == "0.00"


def test_a_receipt_of_an_earlier_day_stays_there_and_comes_off_with_the_invoice(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_paid(admin)
    receipt = issue(admin, order.id, "receipt")
    earlier = move_back(receipt, 40)
    before = rows_of(admin)
    assert before == [("receipt", receipt["name"], str(order.total))]
    total = add_pieces(admin, order, 6)["total"]
    invoice = issue(admin, order.id)
    assert rows_of(admin) == [
        *before, ("receipt", receipt["name"], f"-{order.total}"), ("invoice", invoice["name"], total),
    ]  # fmt: skip
    assert rows_of(admin, to=earlier) == before
    found = report(admin, "invoiced")
    assert (found["sales"]["orders"], found["sales"]["gross"], found["sales"]["refunds"]) == (1, total, "0.00")
    assert [each["quantity"] for each in found["topProducts"]] == [6]
    assert_parts_are_the_whole(found, read_file(admin, INVOICED))


def test_the_invoice_of_a_job_counts_with_its_sums_after_a_deposits_receipt(admin: FlaskClient) -> None:
    job = book_part(admin)
    send(admin, job, "payments", amount="50.00", method="cash", reason="Deposit")
    move_back(send(admin, job, "documents", kind="receipt"), 70)
    job = admin.get(f"{JOBS}/{job['id']}").json
    changed = change(admin, job, lines=[*with_ids(job), HOURS | {"text": "Test it"}])
    assert changed.status_code == 200
    invoice = send(admin, job, "documents", kind="invoice")
    found = report(admin, "invoiced")
    assert (found["sales"]["gross"], found["sales"]["tax"]) == (changed.json["total"], changed.json["tax"])
    assert (found["sales"]["orders"], found["jobs"]) == (1, 1)
    lines = read_file(admin, INVOICED)
    assert {each["document"] for each in lines if each["status"] == "invoice"} == {invoice["name"]}
    assert_parts_are_the_whole(found, lines)
