"""Extra work on the customer's page: its reason, photos and undo."""

from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.runtime.mail_worker import MailWorker
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.sales.payments import PAYMENT, Payment
from app.store.workshop.jobs import Job, JobEvent, JobLine
from app.store.workshop.photos import JOB, Photo
from tests.make import NOBODY, save
from tests.smtp import mail_server
from tests.web.workshop.jobs.linked import DISCS, JOBS, PADS, PAGE, change, give, propose, save_job

TOO_LATE = (409, "This can no longer be undone. Please call us to change it.")


def add_photo(job: Job, filename: str) -> str:
    return save(Photo(of=JOB, owner_id=job.id, position=0, filename=filename, width=8, height=6, stage="damage")).id


def ask(admin: FlaskClient, job: Job, **given: Any) -> Any:
    return admin.post(f"{JOBS}/{job.id}/extra-work", json={"by": "link", "lines": [PADS, DISCS]} | given)


def undo(client: FlaskClient, line: str) -> tuple[int, str]:
    response = client.post(f"{PAGE}/lines/{line}/undo")
    return response.status_code, str(response.json.get("message") or response.json["total"])


def age(line: str, seconds: float) -> None:
    """Let an answer be older."""
    db.session.query(JobLine).filter_by(id=line).update({"approved_at": now() - timedelta(seconds=seconds)})
    db.session.commit()


def test_the_page_says_why_and_shows_the_photos_beside_the_lines(client: FlaskClient, admin: FlaskClient) -> None:
    job = save_job()
    worn, disc, _private = (add_photo(job, f"{each}.webp") for each in ("worn", "disc", "private"))
    assert ask(admin, job, message="Worn to 2 mm.", photoIds=[worn, disc, worn]).status_code == 200
    seen = client.get(PAGE).json
    agreed, *asked = seen["lines"]
    assert (agreed["reason"], agreed["photoIds"]) == (None, [])
    assert [(line["reason"], line["photoIds"]) for line in asked] == [("Worn to 2 mm.", [worn, disc])] * 2
    assert len({line["askedAt"] for line in asked}) == 1
    assert sorted(photo["id"] for photo in seen["photos"]) == sorted([worn, disc])
    assert [line["reason"] for line in admin.get(f"{JOBS}/{job.id}").json["lines"]] == [None, *["Worn to 2 mm."] * 2]
    # What the owner hides again is not shown.
    admin.patch(f"{JOBS}/{job.id}/photos/{disc}", json={"isPublic": False})
    assert client.get(PAGE).json["lines"][1]["photoIds"] == [worn]


def test_photos_of_another_job_are_not_asked_with(client: FlaskClient, admin: FlaskClient) -> None:
    other = add_photo(save_job("other", number=18), "other.webp")
    job = save_job()
    for wrong in (other, NOBODY):
        assert ask(admin, job, photoIds=[wrong]).status_code == 404
    refused = ask(admin, job, photoIds=[NOBODY] * 21)
    assert (refused.status_code, refused.json["message"]) == (400, "Choose at most 20 photos of the job")
    assert (len(client.get(PAGE).json["lines"]), db.session.get(Photo, other).is_public) == (1, 0)


@pytest.mark.parametrize("approve", [True, False])
def test_an_answer_can_be_undone_for_ten_seconds(client: FlaskClient, admin: FlaskClient, approve: bool) -> None:
    job = save_job()
    [line] = propose(admin, job)
    assert client.get(PAGE).json["lines"][1]["undoFor"] == 0
    give(client, line, approve=approve)
    assert client.get(PAGE).json["lines"][1]["undoFor"] in {9, 10}
    assert undo(client, line) == (200, "110.00")
    asked = client.get(PAGE).json["lines"][1]
    assert (asked["isApproved"], asked["answeredName"], asked["undoFor"]) == (None, None, 0)
    assert undo(client, line) == (200, "110.00")
    assert give(client, line, approve=not approve)[0] == 200
    notes = [each.note for each in db.session.query(JobEvent).filter_by(job_id=job.id).order_by(JobEvent.created_at)]
    assert "Aoife Byrne undid the answer to “Brake pads, front”" in notes


def test_after_ten_seconds_an_answer_stays(client: FlaskClient, admin: FlaskClient) -> None:
    [line] = propose(admin, save_job())
    give(client, line)
    # A clock that was set back gives no more time.
    for seconds in (10.1, 3600, -3600):
        age(line, seconds)
        assert client.get(PAGE).json["lines"][1]["undoFor"] == 0
        assert undo(client, line) == TOO_LATE
    age(line, 5)
    assert undo(client, line)[0] == 200


def test_what_followed_from_an_answer_keeps_it(client: FlaskClient, admin: FlaskClient) -> None:
    job = save_job()
    [line] = propose(admin, job)
    give(client, line)
    change(job, status="collected")
    assert undo(client, line) == TOO_LATE
    change(job, status="in_work")
    save(Payment(job_id=job.id, kind=PAYMENT, method="cash", amount=5, state="succeeded"))
    assert undo(client, line) == TOO_LATE
    assert undo(client, NOBODY)[0] == 404


def test_the_owners_alert_waits_and_is_stopped_by_the_undo(app: Flask, client: FlaskClient, admin: FlaskClient) -> None:
    with mail_server() as box:
        admin.patch("/api/admin/settings", json=box.settings)
        [line] = propose(admin, save_job())
        for _ in range(2):
            give(client, line)
            MailWorker(app).send_due()
            assert box.mails == []
            assert undo(client, line)[0] == 200
        MailWorker(app, lambda: now() + timedelta(seconds=11)).send_due()
        assert box.mails == []
        assert {mail.last_error for mail in db.session.query(Mail).filter_by(kind="job-answered")} == {
            "Not sent: the customer undid the answer."
        }
        give(client, line, approve=False)
        MailWorker(app, lambda: now() + timedelta(seconds=11)).send_due()
        assert len(box.mails) == 1
        # What the owner has read is not undone.
        assert undo(client, line) == TOO_LATE
