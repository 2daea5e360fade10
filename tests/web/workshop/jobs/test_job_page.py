"""A customer's job, opened by its link."""

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from app.store.customers.contacts import Contact
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.sales.documents import Document
from app.store.sales.payments import SLIP, Payment
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.jobs import Job
from app.store.workshop.photos import JOB, Photo
from tests.make import NOBODY, save
from tests.web.workshop.jobs.linked import JOBS, PAGE, propose, save_job


def make_link(admin: FlaskClient, job: Job, by: str = "link") -> str:
    """Return the path in the API that a new link opens."""
    answer = admin.post(f"{JOBS}/{job.id}/link", json={"by": by})
    assert answer.status_code == 200, answer.json
    return f"/api/jobs/{answer.json['url'].rpartition('/job/')[2]}"


def test_a_customer_sees_how_far_the_job_is(client: FlaskClient) -> None:
    promised = now() + timedelta(days=2)
    job = save_job(status="booked", promised_at=promised)
    bay = save(Bay(name="Bay 2"))
    for days in (-1, 1, 2):
        starts = now() + timedelta(days=days)
        save(Appointment(job_id=job.id, bay_id=bay.id, starts_at=starts, ends_at=starts + timedelta(hours=2)))
    seen = client.get(PAGE).json
    assert (seen["number"], seen["status"], seen["customer"], seen["car"]) == (
        17, "booked", "Aoife Byrne", "Volkswagen Golf",
    )  # fmt: skip
    assert (seen["subtotal"], seen["tax"], seen["total"], seen["owed"]) == ("100.00", "10.00", "110.00", "110.00")
    assert [line["text"] for line in seen["lines"]] == ["Service"]
    assert seen["promisedAt"][:16] == promised.isoformat()[:16]
    assert seen["bookedFor"][:10] == (now() + timedelta(days=1)).date().isoformat()
    assert "note" not in seen


def test_a_customer_hears_that_the_car_is_ready_only_if_the_owner_says_so(
    client: FlaskClient, admin: FlaskClient
) -> None:
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example.ie"})
    job = save_job()
    step = f"{JOBS}/{job.id}/status"
    assert admin.post(step, json={"status": "ready"}).status_code == 200
    assert admin.post(step, json={"status": "in_work", "notify": True}).status_code == 200
    assert db.session.query(Mail).count() == 0
    assert admin.post(step, json={"status": "ready", "notify": True}).status_code == 200
    [mail] = db.session.query(Mail)
    assert (mail.kind, mail.to_address) == ("job-ready", "aoife@example.ie")
    for words in ("Your car is ready", "Volkswagen Golf", "€110.00"):
        assert words in mail.body_text, words
    token = mail.body_text.partition("/job/")[2].split()[0]
    assert client.get(f"/api/jobs/{token}").json["status"] == "ready"


@pytest.mark.parametrize("status", ["arrived", "in_work", "waiting", "ready", "collected", "cancelled"])
def test_every_link_says_something_true(client: FlaskClient, admin: FlaskClient, status: str) -> None:
    job = save_job(status=status)
    first, second = make_link(admin, job), make_link(admin, job)
    assert first != second
    assert [client.get(path).json["status"] for path in (PAGE, first, second)] == [status] * 3
    assert client.get(PAGE).json["owed"] == ("0.00" if status == "cancelled" else "110.00")


def test_a_guessed_token_opens_nothing(client: FlaskClient, admin: FlaskClient) -> None:
    job = save_job()
    [line] = propose(admin, job)
    stored = db.session.execute(db.text("SELECT token_hash FROM job_tokens")).scalar()
    for guess in (job.id, "open", "opensx", "%00", stored, "17"):
        for response in (
            client.get(f"/api/jobs/{guess}"),
            client.get(f"/api/jobs/{guess}/photos/{NOBODY}"),
            client.get(f"/api/jobs/{guess}/documents/{NOBODY}.pdf"),
            client.post(f"/api/jobs/{guess}/lines/{line}", json={"approve": True, "name": "Aoife Byrne"}),
        ):
            assert (response.status_code, response.json) == (404, {"message": "Job not found"}), guess


def test_only_shown_photos_of_the_job_open_by_its_link(client: FlaskClient, admin: FlaskClient) -> None:
    job, size = save_job(), {"width": 8, "height": 8, "stage": "before"}
    rows = [(job.id, JOB, 1), (job.id, JOB, 0), (NOBODY, JOB, 1), (job.id, "enquiry", 1)]
    photos = [
        save(Photo(owner_id=owner, of=of, is_public=shown, position=place, filename=f"{place}.webp", **size))
        for place, (owner, of, shown) in enumerate(rows)
    ]
    [seen] = client.get(PAGE).json["photos"]
    assert (seen["url"], seen["stage"]) == (f"{PAGE}/photos/{photos[0].id}", "before")
    for hidden in photos[1:]:
        for path in (f"{PAGE}/photos/{hidden.id}", f"{PAGE}/photos/{hidden.id}/small"):
            assert client.get(path).json == {"message": "Photo not found"}


def test_the_link_goes_by_mail_to_who_has_an_address(client: FlaskClient, admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example.ie"})
    job = save_job()
    path = make_link(admin, job, "mail")
    [mail] = db.session.query(Mail).filter_by(kind="job-link")
    assert path.replace("/api/jobs/", "/job/") in mail.body_text
    admin.patch("/api/admin/settings", json={"publicUrl": ""})
    assert mail.to_address == "aoife@example.ie"
    assert admin.get(f"{JOBS}/{job.id}/link").json["linkedAt"]
    db.session.get(Contact, job.contact_id).email = None
    db.session.commit()
    refused = admin.post(f"{JOBS}/{job.id}/link", json={"by": "mail"})
    assert (refused.status_code, refused.json["message"]) == (
        400, "This customer has no e-mail address: send them the link yourself instead",
    )  # fmt: skip
    assert client.get(path).status_code == 200
    assert client.post(f"{JOBS}/{job.id}/link", json={"by": "link"}).status_code == 401


def test_the_link_of_an_erased_customer_says_so_and_shows_nothing(client: FlaskClient, admin: FlaskClient) -> None:
    job = save_job(status="collected")
    photo = save(
        Photo(of=JOB, owner_id=job.id, is_public=1, position=0, filename="0.webp", width=8, height=8, stage="after")
    )
    person = {"email": "aoife@example.ie"}
    assert client.get(PAGE).json["isErased"] is False
    assert admin.post("/api/admin/privacy/erase", json=person).status_code == 200
    seen = client.get(PAGE).json
    assert (seen["isErased"], seen["lines"], seen["photos"], seen["documents"]) == (True, [], [], [])
    assert "Aoife" not in str(seen)
    assert "Golf" not in str(seen)
    assert client.get(f"{PAGE}/photos/{photo.id}").status_code == 404


def test_a_payment_entered_by_mistake_is_not_shown(client: FlaskClient) -> None:
    job = save_job(paid=75, refunded=50)
    for kind, amount, reason in (
        ("payment", 50, None),
        ("refund", 50, SLIP),
        ("payment", 25, None),
    ):
        save(Payment(job_id=job.id, kind=kind, method="cash", amount=amount, state="succeeded", reason=reason))
    seen = client.get(PAGE).json
    assert (seen["paid"], seen["refunded"], seen["owed"]) == ("25.00", "0.00", "85.00")


def test_a_link_opens_the_documents_of_its_own_job(client: FlaskClient, admin: FlaskClient) -> None:
    job = save_job()
    other = save(Job(number=18, customer="Ciara", tax_mode="added"))
    buyer = {"supplied_on": "2026-11-22", "buyer_name": "Ciara", "buyer_address": "1 High St"}
    own, foreign = (
        save(
            Document(
                job_id=each.id, kind="receipt", series="", number=each.number, net=1, tax=0, total=1,
                content={"number": f"R{each.number}"}, **buyer,
            )
        )
        for each in (job, other)
    )  # fmt: skip
    assert [(each["id"], each["name"]) for each in client.get(PAGE).json["documents"]] == [(own.id, "R17")]
    assert client.get(f"{PAGE}/documents/{foreign.id}.pdf").json == {"message": "Document not found"}
