"""Jobs in the euros of Today and among the report's sales."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient

from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.sales.payments import SLIP, Payment
from tests.make import make_order
from tests.web.system.today.test_job_sales import YEARS
from tests.web.system.today.test_sales_bases import PATH as REPORT
from tests.web.workshop.jobs.paid_work import document, pay, refund
from tests.web.workshop.jobs.work import book, step

PATH = "/api/admin/today"


def read(admin: FlaskClient) -> dict[str, Any]:
    return dict(admin.get(PATH).json["sales"])


def move(moment: datetime) -> None:
    """Let all payments have been settled at another moment."""
    with write() as session:
        session.query(Payment).update({Payment.settled_at: moment})


def test_a_job_counts_with_the_money_that_is_paid_for_it(admin: FlaskClient) -> None:
    job = book(admin)
    step(admin, job, "arrived", "in_work")
    assert (read(admin)["today"]["total"], read(admin)["jobs"]) == ("0.00", {"today": 0, "week": 0, "month": 0})
    pay(admin, job, "40.00", method="transfer")
    pay(admin, job, "9.00")
    order = make_order()
    found = read(admin)
    assert found["today"] == {"orders": 1, "total": f"{order.total + 49:.2f}", "returned": "0.00"}
    assert found["jobs"] == {"today": 1, "week": 1, "month": 1}
    assert found["days"][-1]["total"] == found["today"]["total"]
    assert refund(admin, job, "4.00").status_code == 201
    assert read(admin)["today"] == {"orders": 1, "total": f"{order.total + 45:.2f}", "returned": "4.00"}


def test_a_payment_entered_by_mistake_is_subtracted_and_is_no_return(admin: FlaskClient) -> None:
    job = book(admin)
    pay(admin, job, "40.00")
    assert refund(admin, job, "40.00", reason=SLIP).status_code == 201
    assert read(admin)["today"] == {"orders": 0, "total": "0.00", "returned": "0.00"}


def test_each_day_is_the_workshops(admin: FlaskClient) -> None:
    pay(admin, book(admin), "40.00")
    move(now() - timedelta(days=3))
    found = read(admin)
    assert [found[name]["total"] for name in ("today", "week", "month")] == ["0.00", "40.00", "40.00"]
    assert found["jobs"] == {"today": 0, "week": 1, "month": 1}
    assert sum(Decimal(day["total"]) for day in found["days"]) == 40
    # Before midnight in UTC, after it in the workshop.
    move(datetime(2020, 6, 1, 23, 30, tzinfo=UTC))
    assert read(admin)["month"]["total"] == "0.00"


def test_the_report_names_its_jobs_beside_its_orders(admin: FlaskClient) -> None:
    job = book(admin)
    pay(admin, job, "40.00")
    order = make_order()
    paid = {"amount": str(order.total), "method": "cash"}
    assert admin.post(f"/api/admin/orders/{order.id}/payments", json=paid).status_code == 201
    legal = {"legalName": "Byrne", "vatNumber": "IE6388047V"}
    assert admin.patch("/api/admin/settings", json=legal).status_code == 200
    assert document(admin, job).status_code == 201
    for basis, orders, jobs in (("received", 2, 1), ("invoiced", 1, 1), ("ordered", 1, 0)):
        found = admin.get(REPORT, query_string=YEARS | {"basis": basis}).json
        assert (found["sales"]["orders"], found["jobs"], found["jobsBefore"]) == (orders, jobs, 0), basis
    later = admin.get(REPORT, query_string={"from": "2036-01-01", "to": "2045-12-31", "basis": "received"})
    assert later.status_code == 400 or later.json["jobs"] == 0
