"""Jobs in the sales report, never as orders."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.make import make_product
from tests.web.sales.documents.seller import set_seller
from tests.web.system.today.test_sales_bases import PATH, assert_parts_are_the_whole, read_file
from tests.web.workshop.jobs.work import JOBS, book, change, part_of, with_ids

YEARS = {"from": "2026-01-01", "to": "2035-12-31"}
HOURS = {"kind": "labour", "text": "Fit it", "quantity": "1.5", "unitPrice": "49.99", "taxRate": "13.5"}


def report(admin: FlaskClient, basis: str) -> dict[str, Any]:
    answer = admin.get(PATH, query_string=YEARS | {"basis": basis, "group": "month"})
    assert answer.status_code == 200
    return dict(answer.json)


def book_part(admin: FlaskClient, **settings: Any) -> dict[str, Any]:
    """A job with a part, and with work at another rate."""
    set_seller(admin, taxRate="23", **settings)
    admin.post("/api/admin/tax-rates", json={"name": "Repair", "rate": "13.5", "isDefault": False})
    product = make_product("Boost Gauge", inventory=5)
    return book(admin, lines=[part_of(product.id, quantity="2"), HOURS])


def send(admin: FlaskClient, job: dict[str, Any], call: str, **body: Any) -> Any:
    answer = admin.post(f"{JOBS}/{job['id']}/{call}", json=body)
    assert answer.status_code == 201, answer.json
    return answer.json


@pytest.mark.parametrize("mode", ["added", "included"])
def test_a_job_counts_by_documents_and_payments_and_never_as_an_order(admin: FlaskClient, mode: str) -> None:
    job = book_part(admin, taxMode=mode)
    send(admin, job, "payments", amount="50.00", method="cash", reason="Deposit")
    send(admin, job, "documents", kind="receipt")
    send(admin, job, "documents", kind="invoice")
    left = send(admin, job, "payments", amount=str(Decimal(job["total"]) - 50), method="terminal")
    assert left["paymentState"] == "paid"
    for basis in ("invoiced", "received"):
        found = report(admin, basis)
        assert (found["sales"]["gross"], found["sales"]["tax"]) == (job["total"], job["tax"]), basis
        assert found["sales"]["orders"] == 1
        assert [each["rate"] for each in found["byRate"]] == ["23", "13.5"]
        assert [(each["name"], each["quantity"]) for each in found["topProducts"]] == [("Boost Gauge", 2)]
        lines = read_file(admin, YEARS | {"basis": basis})
        assert_parts_are_the_whole(found, lines)
        assert {(line["orderNumber"], line["customerName"]) for line in lines} == {
            (f"Job {job['number']}", "Aoife Byrne")
        }
    send(admin, job, "refunds", amount="20.00", method="cash", reason="Less work")
    for basis in ("invoiced", "received"):
        found = report(admin, basis)
        assert (found["sales"]["refunds"], found["byRate"][0]["rate"]) == ("20.00", "23")
        assert_parts_are_the_whole(found, read_file(admin, YEARS | {"basis": basis}))
    # A product that is gone has the name that it was sold under.
    [part] = report(admin, "invoiced")["topProducts"]
    assert admin.delete(f"/api/admin/products/{part['productId']}").status_code == 200
    assert [each["name"] for each in report(admin, "invoiced")["topProducts"]] == ["Boost Gauge"]
    assert report(admin, "ordered")["sales"]["orders"] == 0
    assert read_file(admin, YEARS | {"basis": "ordered"}) == []


def test_lines_that_change_after_the_deposit_share_it_again(admin: FlaskClient) -> None:
    job = book_part(admin)
    send(admin, job, "payments", amount="50.00", method="cash", reason="Deposit")
    assert len(report(admin, "received")["byRate"]) == 2
    job = admin.get(f"{JOBS}/{job['id']}").json
    assert change(admin, job, lines=with_ids(job)[1:]).status_code == 200
    found = report(admin, "received")
    assert [(each["rate"], each["gross"]) for each in found["byRate"]] == [("13.5", "50.00")]
    assert_parts_are_the_whole(found, read_file(admin, YEARS | {"basis": "received"}))
