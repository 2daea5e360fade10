"""Extra work: proposed by the owner, answered by the customer."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.contract.workshop.admin_job_links import NO_LINES
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.workshop.jobs import Job, JobEvent, JobLine
from tests.make import NOBODY
from tests.web.workshop.jobs.linked import DISCS, JOBS, PADS, PAGE, change, give, propose, save_job

CHANGED = (409, "This has changed. Please look again.")


def notes(job: Job) -> list[str]:
    """Return the notes of the job's history."""
    db.session.expire_all()
    found = db.session.query(JobEvent).filter_by(job_id=job.id).order_by(JobEvent.created_at)
    return [event.note for event in found if event.note]


def test_each_line_is_answered_on_its_own(client: FlaskClient, admin: FlaskClient) -> None:
    job = save_job()
    pads, discs = propose(admin, job, PADS, DISCS)
    seen = client.get(PAGE).json
    assert (seen["total"], [line["totalWith"] for line in seen["lines"]]) == ("110.00", [None, "198.00", "209.00"])
    assert give(client, pads) == (200, "198.00")
    assert give(client, discs, approve=False) == (200, "198.00")
    _, approved, declined = client.get(PAGE).json["lines"]
    assert (approved["isApproved"], approved["answeredName"], declined["isApproved"]) == (True, "Aoife Byrne", False)
    assert notes(job)[-2:] == [
        "Aoife Byrne approved “Brake pads, front”",
        "Aoife Byrne declined “Discs, skimmed”",
    ]
    _, *asked = admin.get(f"{JOBS}/{job.id}").json["lines"]
    assert [(bool(line["approvedAt"]), line["isAgreed"]) for line in asked] == [(True, True), (False, False)]


@pytest.mark.parametrize("approve", [True, False])
def test_an_answer_is_given_once(client: FlaskClient, admin: FlaskClient, approve: bool) -> None:
    job = save_job()
    [line] = propose(admin, job)
    said = "approved" if approve else "declined"
    first = give(client, line, approve=approve)
    assert first == (200, "198.00" if approve else "110.00")
    assert give(client, line, approve=approve, name=" aoife byrne ") == first
    refused = (409, f"This was {said} already. Please call us to change that.")
    assert give(client, line, approve=not approve) == refused
    assert give(client, line, approve=approve, name="Somebody Else") == refused
    assert len([note for note in notes(job) if said in note]) == 1


@pytest.mark.parametrize(
    ("status", "sentence"),
    [
        ("cancelled", "This job was cancelled. Please call us if you want the work after all."),
        ("collected", "Your car was collected already. Please call us if you want the work after all."),
    ],
)
def test_a_job_that_is_over_takes_no_answer(
    client: FlaskClient, admin: FlaskClient, status: str, sentence: str
) -> None:
    job = save_job()
    [line] = propose(admin, job)
    change(job, status=status)
    assert give(client, line) == (409, sentence)
    assert client.get(PAGE).json["total"] == "110.00"
    refused = admin.post(f"{JOBS}/{job.id}/extra-work", json={"by": "link", "lines": [PADS]})
    assert (refused.status_code, refused.json["message"]) == (
        409,
        f"This job is {status}. Write a quote for more work.",
    )


def test_a_line_that_the_owner_changes_meanwhile_takes_no_answer(client: FlaskClient, admin: FlaskClient) -> None:
    job = save_job()
    _, second = propose(admin, job, PADS, DISCS)
    seen = client.get(PAGE).json["lines"]
    agreed = seen[0]["id"]
    assert give(client, agreed) == CHANGED
    assert give(client, second, askedAt="2026-01-01T09:00:00.000Z") == CHANGED
    assert give(client, second, askedAt=seen[2]["askedAt"])[0] == 200


def test_a_line_that_the_job_does_not_have_is_not_found(client: FlaskClient, admin: FlaskClient) -> None:
    other = propose(admin, save_job("other", number=18))[0]
    first, second = propose(admin, save_job(), PADS, DISCS)
    db.session.query(JobLine).filter_by(id=first).delete()
    db.session.commit()
    for line in (NOBODY, first, other):
        assert give(client, line) == (404, "We are no longer asking about this work. Please look again."), line
    assert give(client, second)[0] == 200


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"name": "  "}, "Please type your name"),
        ({"approve": "maybe"}, "Approve must be true or false"),
        ({"approve": None}, "Approve must be true or false"),
        ({"askedAt": "soon"}, "askedAt must be a time such as 2026-05-01T09:30:00.000Z"),
    ],
)
def test_a_wrong_answer_is_refused(
    client: FlaskClient, admin: FlaskClient, given: dict[str, Any], sentence: str
) -> None:
    [line] = propose(admin, save_job())
    assert give(client, line, **given) == (400, sentence)
    assert client.get(PAGE).json["lines"][1]["isApproved"] is None


@pytest.mark.parametrize(("names", "accepted"), [(1, 10), (10, 1)], ids=["one name", "ten names"])
def test_of_ten_answers_at_once_one_counts(
    app: Flask, client: FlaskClient, admin: FlaskClient, names: int, accepted: int
) -> None:
    job = save_job()
    [line] = propose(admin, job)

    def answer(turn: int) -> int:
        with app.app_context():
            return give(app.test_client(), line, name=f"Aoife {turn % names}")[0]

    with ThreadPoolExecutor(10) as threads:
        statuses = sorted(threads.map(answer, range(10)))
    assert statuses == [200] * accepted + [409] * (10 - accepted)
    assert len([note for note in notes(job) if "approved" in note]) == 1
    assert client.get(PAGE).json["total"] == "198.00"


def test_customer_and_owner_get_a_mail(client: FlaskClient, admin: FlaskClient) -> None:
    server = {"mailHost": "127.0.0.1", "mailSecurity": "none", "mailUser": "", "email": "me@example.ie"}
    server["publicUrl"] = "https://shop.example.ie"
    assert admin.patch("/api/admin/settings", json=server).status_code == 200
    job = save_job()
    body = {"by": "mail", "lines": [PADS], "message": "Worn to 2 mm."}
    url = admin.post(f"{JOBS}/{job.id}/extra-work", json=body).json["url"]
    [mail] = db.session.query(Mail).filter_by(kind="job-extra-work")
    for words in ("Hello Aoife Byrne,", "Worn to 2 mm.", "1 × Brake pads, front: €80.00", "Total: €88.00", url):
        assert words in mail.body_text, words
    _, line = admin.get(f"{JOBS}/{job.id}").json["lines"]
    assert give(client, line["id"])[0] == 200
    [alert] = db.session.query(Mail).filter_by(kind="job-answered")
    assert alert.subject == "Extra work on job 17 was approved: €80.00, Aoife Byrne"
    assert f"/admin/jobs/{job.id}" in alert.body_text
    assert "Aoife Byrne" in alert.body_text and alert.reply_to == "aoife@example.ie"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], NO_LINES),
        ([DISCS, PADS | {"text": " "}], "Line 2: Please describe the line in at most 500 characters"),
        (
            [PADS | {"kind": "part"}],
            "“Brake pads, front”: A line without a part from the shop must be work or a service",
        ),
        ([PADS | {"quantity": 0}], "Line 1: A quantity must be a number from 0.01 to 9999.99"),
    ],
)
def test_what_is_no_line_is_not_asked(admin: FlaskClient, lines: list[dict[str, Any]], message: str) -> None:
    job = save_job()
    refused = admin.post(f"{JOBS}/{job.id}/extra-work", json={"by": "link", "lines": lines})
    assert (refused.status_code, refused.json["message"]) == (400, message)
    assert len(admin.get(f"{JOBS}/{job.id}").json["lines"]) == 1
