"""The owner's jobs: booked, found, changed, removed."""

from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.contract.workshop.admin_lines import WRONG_JOB_LINES
from app.shop.system.restoring.restored_jobs import TAKEN
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.jobs import JobToken
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, forget_what_is_old, save
from tests.web.workshop.jobs.work import JOBS, POLISH, add_customer, book, change, step, with_ids
from tests.web.workshop.quotes.offer import FITTING, QUOTES, accepting, draft, offer


def test_an_accepted_quote_becomes_one_job(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin, deposit="50.00")
    yes = accepting(quote, preferredDay="2099-03-02", message="By noon?")
    assert client.post(f"/api/quotes/{token}/answer", json=yes).status_code == 200
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    assert [(line["text"], line["amount"]) for line in job["lines"]] == [("Fitting", "90.00"), ("Black film", "100.00")]
    assert (job["total"], job["deposit"], job["preferredDay"]) == ("209.00", "50.00", "2099-03-02")
    assert job["note"] == "The customer wrote: By noon?"
    assert (job["customer"], job["quoteNumber"], job["status"]) == ("Aoife Byrne", quote["number"], "booked")
    assert admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json == job
    seen = admin.get(f"{QUOTES}/{quote['id']}").json
    assert seen["job"] == {"id": job["id"], "number": job["number"]}
    refused = admin.patch(f"{QUOTES}/{quote['id']}", json={"updatedAt": seen["updatedAt"], "intro": "Again"})
    assert (refused.status_code, refused.json["message"]) == (409, "This quote has job 1: change that instead")


def test_a_quote_agreed_by_phone_says_so_and_asks_no_more(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin)
    refused = admin.post(f"{QUOTES}/{quote['id']}/job", json={})
    assert refused.status_code == 409
    assert "agreed by phone" in refused.json["message"]
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={"force": True}).json
    assert [event["note"] for event in job["history"]] == [f"From quote {quote['number']}, agreed by phone"]
    assert [line["text"] for line in job["lines"]] == ["Fitting", "Black film"]
    late = client.post(f"/api/quotes/{token}/answer", json=accepting(quote))
    assert (late.status_code, late.json["message"][:31]) == (409, "This quote was accepted already")
    empty = draft(admin, lines=[])
    assert admin.post(f"{QUOTES}/{empty['id']}/job", json={"force": True}).status_code == 409


def test_a_line_keeps_its_tax_rate_though_the_shop_charges_no_more_tax(admin: FlaskClient) -> None:
    assert admin.patch("/api/admin/settings", json={"taxMode": "included", "taxRate": "10"}).status_code == 200
    job = book(admin)
    assert admin.patch("/api/admin/settings", json={"taxMode": "none"}).status_code == 200
    [line] = with_ids(job)
    for rate in ({}, {"taxRate": "10"}):
        job = change(admin, job, lines=[line | {"quantity": f"{len(rate) + 2}.00"} | rate]).json
        assert [each["taxRate"] for each in job["lines"]] == ["10"]
    assert job["tax"] != "0.00"


def test_a_job_is_changed_as_it_was_seen(admin: FlaskClient) -> None:
    job = book(admin, promisedAt="2026-07-06T17:00", mileage="120000")
    assert (job["promisedAt"], job["promisedLocal"]) == ("2026-07-06T16:00:00.000Z", "2026-07-06T17:00")
    assert (job["car"], job["mileage"]) == ("Volkswagen Golf · 2015 · 152-KK-1234", 120000)
    lines = [*with_ids(job), POLISH]
    changed = change(admin, job, lines=lines, note="Scratch at the left", promisedAt=None).json
    assert (changed["total"], changed["note"], changed["promisedAt"]) == ("209.00", "Scratch at the left", None)
    assert changed["lines"][0]["id"] == job["lines"][0]["id"]
    assert [event["note"] for event in changed["history"]] == [None, "Total 99.00 → 209.00"]
    late = change(admin, job, note="Other")
    assert (late.status_code, late.json["message"]) == (409, "This job was changed meanwhile. Please look again.")
    over = step(admin, changed, "cancelled")
    refused = change(admin, over, lines=[])
    assert (refused.status_code, change(admin, over, note="Sold").status_code) == (409, 200)
    assert refused.json["message"] == "This job is cancelled. Its lines can no longer change."


@pytest.fixture
def job(admin: FlaskClient) -> dict[str, Any]:
    return book(admin)


@in_one_shop(
    ("given", "message"),
    [
        ({"lines": [FITTING | {"quantity": "0"}]}, "Line 1: A quantity must be a number from 0.01 to 9999.99"),
        ({"lines": "Fitting"}, WRONG_JOB_LINES),
        ({"lines": [FITTING | {"id": NOBODY}]}, "This line is not part of the job"),
        ({"lines": [FITTING | {"unitPrice": "99999999.99"}] * 2}, "The job's total is too large"),
        ({"promisedAt": "2026-03-29T01:30"}, "The clocks go forward on 29 March 2026: 01:30 does not exist"),
        ({"promisedAt": "soon"}, "Promised must be a time such as 2026-12-06T17:00, or blank"),
        ({"mileage": "-1"}, "Mileage must be at least 0"),
        ({"carId": NOBODY}, "This car does not belong to the customer"),
    ],
)
def test_a_wrong_job_is_refused(admin: FlaskClient, job: dict[str, Any], given: dict[str, Any], message: str) -> None:
    answer = change(admin, job, **given)
    assert (answer.status_code, answer.json["message"]) == (400, message)
    assert admin.get(f"{JOBS}/{job['id']}").json == job


def test_jobs_are_found_by_number_customer_car_plate_and_status(admin: FlaskClient) -> None:
    contact_id, car_id = add_customer(admin)
    first = book(admin, contactId=contact_id, carId=car_id)
    second = book(admin, contactId=contact_id)
    step(admin, second, "cancelled")
    other = admin.post("/api/admin/contacts", json={"name": "Niall Walsh"}).json["id"]
    third = book(admin, contactId=other)

    def numbers(query: str) -> list[int]:
        return [job["number"] for job in admin.get(f"{JOBS}?{query}").json["jobs"]]

    assert numbers("") == [third["number"], second["number"], first["number"]]
    assert numbers("search=152kk1234") == numbers("search=golf") == [first["number"]]
    assert numbers(f"search={second['number']}")[-1] != third["number"]
    assert numbers("search=aoife&status=open") == [first["number"]]
    assert numbers("status=cancelled") == [second["number"]]
    assert numbers(f"contactId={other}") == [third["number"]]


def test_a_job_outlives_the_erasure_of_its_customer(admin: FlaskClient) -> None:
    job = book(admin, note="Aoife waits")
    refused = admin.delete(f"/api/admin/contacts/{job['contactId']}")
    assert (refused.status_code, refused.json["message"][:21]) == (409, "Aoife Byrne has job 1")
    buyer = {
        "buyer_name": "Aoife Byrne",
        "buyer_address": "",
        "supplied_on": "2026-01-01",
        "content": {"number": "2026-0001"},
    }
    save(Document(kind="receipt", series="2026-", number=1, job_id=job["id"], net=5, tax=0, total=5, **buyer))
    step(admin, job, "cancelled")
    person = {"email": "aoife@example.ie"}
    held = admin.post("/api/admin/privacy/find", json=person).json
    assert ([row["number"] for row in held["jobs"]], [row["name"] for row in held["documents"]]) == ([1], ["2026-0001"])
    assert admin.post("/api/admin/privacy/erase", json=person).json["jobs"] == 1
    erased = admin.get(f"{JOBS}/{job['id']}").json
    assert [erased[name] for name in ("customer", "car", "note", "total")] == ["Erased", None, "", job["total"]]
    assert db.session.query(Document).one().buyer_name == "Aoife Byrne"
    with write() as session:
        forget_what_is_old(session, now() + timedelta(days=2300))
    assert db.session.query(Document).one().buyer_name == "Erased"


def test_only_a_job_that_nobody_knows_is_removed(admin: FlaskClient) -> None:
    job = book(admin)
    bay_id = save(Bay(name="Bay 1")).id
    times = {"starts_at": now(), "ends_at": now() + timedelta(hours=1), "bay_id": bay_id}
    save(Appointment(job_id=job["id"], **times))
    answer = admin.delete(f"{JOBS}/{job['id']}")
    taking = save(Appointment(title="Stocktaking", **times))
    assert admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore").json["notes"] == [TAKEN]
    assert [row.id for row in db.session.query(Appointment)] == [taking.id]
    assert admin.get(f"{JOBS}/{job['id']}").json == job
    assert admin.delete(f"{JOBS}/{job['id']}").status_code == 200
    second = book(admin, contactId=job["contactId"])
    assert second["number"] == job["number"] + 1
    save(JobToken(token_hash="a", job_id=second["id"]))
    assert (second["canBeDeleted"], admin.get(f"{JOBS}/{second['id']}").json["canBeDeleted"]) == (True, False)
    begun = step(admin, book(admin, contactId=job["contactId"]), "arrived")
    said = [admin.delete(f"{JOBS}/{each['id']}").json["message"] for each in (second, begun)]
    assert said == [
        "This job has a link that its customer knows. Cancel it instead: it stays on record.",
        "This job is arrived. Cancel it instead: it stays on record.",
    ]
    assert begun["canBeDeleted"] is False
    over = step(admin, begun, "cancelled")
    refused = admin.delete(f"{JOBS}/{over['id']}")
    assert (refused.status_code, refused.json["message"]) == (409, "This job is cancelled: it stays on record.")
