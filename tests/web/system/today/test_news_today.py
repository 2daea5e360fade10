"""Today lists what customers answered and paid, and who was not informed."""

from datetime import timedelta
from typing import Any

from flask.testing import FlaskClient

from app.store.database.base import db, now
from app.store.sales.payments import Payment
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote
from tests.make import make_order, save
from tests.web.workshop.jobs.linked import JOBS, give, propose, save_job
from tests.web.workshop.quotes.offer import QUOTES, accepting, offer

FED = ("quotesToBook", "answeredJobs", "untoldJobs")


def count(admin: FlaskClient, name: str) -> int:
    """What Today counts; the counts in the bar are the same."""
    counted = int(admin.get("/api/admin/today").json[name]["count"])
    if name in FED:
        assert admin.get("/api/admin/orders/feed").json[name] == counted
    return counted


def listed(admin: FlaskClient, path: str, name: str) -> list[Any]:
    return [row["number" if "number" in row else "orderNumber"] for row in admin.get(path).json[name]]


def change(shape: Any, row_id: str, **given: Any) -> None:
    db.session.expire_all()
    for name, value in given.items():
        setattr(db.session.get(shape, row_id), name, value)
    db.session.commit()


def test_an_accepted_quote_waits_until_its_job_is_booked(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin)
    assert count(admin, "quotesToBook") == 0
    assert client.post(f"/api/quotes/{token}/answer", json=accepting(quote)).status_code == 200
    assert count(admin, "quotesToBook") == 1
    assert listed(admin, f"{QUOTES}?status=to_book", "quotes") == [quote["number"]]
    assert admin.post(f"{QUOTES}/{quote['id']}/job", json={}).status_code == 201
    assert count(admin, "quotesToBook") == 0 and listed(admin, f"{QUOTES}?status=to_book", "quotes") == []


def test_a_quote_waits_for_its_answer_from_the_fifth_day_to_its_last(admin: FlaskClient) -> None:
    quote, _ = offer(admin)
    assert count(admin, "quotesUnanswered") == 0
    change(Quote, quote["id"], sent_at=now() - timedelta(days=5))
    assert count(admin, "quotesUnanswered") == 1
    assert listed(admin, f"{QUOTES}?status=unanswered", "quotes") == [quote["number"]]
    change(Quote, quote["id"], valid_until="2020-01-01")
    assert count(admin, "quotesUnanswered") == 0


def test_an_answer_to_extra_work_waits_until_the_owner_has_seen_it(admin: FlaskClient, client: FlaskClient) -> None:
    job = save_job()
    first, second = propose(admin, job), propose(admin, job)
    assert count(admin, "answeredJobs") == 0
    give(client, first[0])
    assert count(admin, "answeredJobs") == 1
    assert listed(admin, f"{JOBS}?status=answered", "jobs") == [17]
    assert admin.post(f"{JOBS}/{job.id}/answers-seen").status_code == 200
    assert count(admin, "answeredJobs") == 0
    give(client, second[-1], approve=False)
    assert count(admin, "answeredJobs") == 1
    # A step is a look, too.
    assert admin.post(f"{JOBS}/{job.id}/status", json={"status": "waiting"}).status_code == 200
    assert count(admin, "answeredJobs") == 0


def test_a_ready_car_waits_until_its_customer_knows(admin: FlaskClient) -> None:
    job = save_job()
    step = f"{JOBS}/{job.id}/status"
    admin.post(step, json={"status": "ready"})
    assert count(admin, "untoldJobs") == 1 and listed(admin, f"{JOBS}?status=untold", "jobs") == [17]
    tell = {"what": "ready", "by": "link"}
    text = admin.post(f"{JOBS}/{job.id}/tell", json=tell).json["text"]
    assert "Your car is ready." in text and count(admin, "untoldJobs") == 1, "the text may still be passed on"
    assert admin.post(f"{JOBS}/{job.id}/tell", json=tell | {"passedOn": True}).status_code == 200
    assert count(admin, "untoldJobs") == 0
    for status in ("in_work", "ready"):
        admin.post(step, json={"status": status})
    assert count(admin, "untoldJobs") == 1
    admin.post(step, json={"status": "in_work"})
    assert admin.post(f"{JOBS}/{job.id}/tell", json=tell | {"passedOn": True}).status_code == 409
    admin.post(step, json={"status": "ready", "notify": True})
    assert count(admin, "untoldJobs") == 0


def test_a_card_payment_is_news_for_a_day(admin: FlaskClient) -> None:
    order, job = make_order(), save_job()
    about = {"kind": "payment", "method": "card_online", "amount": 5, "state": "succeeded"}
    paid = [save(Payment(order_id=order.id, settled_at=now(), **about))]
    paid += [save(Payment(job_id=job.id, settled_at=now(), **about))]
    save(Payment(order_id=make_order().id, settled_at=now(), **about | {"method": "cash"}))
    assert (count(admin, "paidOrders"), count(admin, "paidJobs")) == (1, 1)
    assert listed(admin, "/api/admin/orders?payment=came", "orders") == [str(order.order_number)]
    assert listed(admin, f"{JOBS}?status=came", "jobs") == [17]
    for payment in paid:
        change(Payment, payment.id, settled_at=now() - timedelta(days=1, minutes=1))
    assert (count(admin, "paidOrders"), count(admin, "paidJobs")) == (0, 0)


def test_nobody_is_untold_once_erased(admin: FlaskClient) -> None:
    job = save_job(status="ready")
    change(Job, job.id, contact_id=None)
    assert count(admin, "untoldJobs") == 0
