"""The customer is informed of the booked day, by mail or by a text message."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.settings.settings import Settings, read_settings
from app.shop.base.workshop_times import wall_text
from app.shop.workshop.jobs.calendar_file import write_calendar_file
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job
from tests.web.workshop.appointments.booking import first_bay
from tests.web.workshop.jobs.linked import JOBS, PAGE, save_job
from tests.web.workshop.quotes.offer import accepting, offer

SERVER = {
    "mailHost": "127.0.0.1",
    "mailSecurity": "none",
    "email": "me@example.ie",
    "address": "12 Castle Road\nKilkenny",
}
BOOKINGS = "/api/admin/appointments"


def book(admin: FlaskClient, job_id: str, day: str, clock: str = "09:00") -> str:
    times = {"startsAt": f"{day}T{clock}", "endsAt": f"{day}T12:00"}
    answer = admin.post(BOOKINGS, json={"bayId": first_bay(admin), "jobId": job_id} | times)
    assert answer.status_code == 201, answer.json
    return str(answer.json["id"])


def move(admin: FlaskClient, appointment: str, day: str, clock: str = "09:00") -> None:
    times = {"startsAt": f"{day}T{clock}", "endsAt": f"{day}T12:00"}
    assert admin.patch(f"{BOOKINGS}/{appointment}", json=times).status_code == 200


def tell(admin: FlaskClient, job_id: str, by: str = "mail", what: str = "day") -> Any:
    return admin.post(f"{JOBS}/{job_id}/tell", json={"what": what, "by": by})


def booking(admin: FlaskClient, job_id: str) -> dict[str, Any]:
    return dict(admin.get(f"{BOOKINGS}?jobId={job_id}").json)


def mails(kind: str = "job-booked") -> list[Mail]:
    db.session.rollback()
    return db.session.query(Mail).filter_by(kind=kind).order_by(Mail.created_at).all()


def fields(content: bytes) -> dict[str, str]:
    """Read a calendar file as a calendar does: unfolded, by name."""
    assert content.endswith(b"\r\n") and b"\n" not in content.replace(b"\r\n", b"")
    assert max(len(line) for line in content.split(b"\r\n")) <= 75
    lines = content.decode().replace("\r\n ", "").splitlines()
    return dict(line.split(":", 1) for line in lines)


def test_the_day_goes_by_mail_with_place_map_and_calendar(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json=SERVER | {"publicUrl": "https://shop.example.ie"})
    job = save_job(status="booked")
    assert booking(admin, job.id)["day"] is None
    assert tell(admin, job.id).json["message"] == "No day is booked for this job: book a bay first"
    book(admin, job.id, "2099-12-01")
    assert [booking(admin, job.id)[name] for name in ("day", "dayInformed", "canMail")] == [
        "2099-12-01T09:00",
        None,
        True,
    ]
    answer = tell(admin, job.id)
    assert (answer.status_code, answer.json) == (200, {"text": "", "url": ""})
    assert booking(admin, job.id)["dayInformed"] == "2099-12-01T09:00"
    [mail] = mails()
    assert (mail.to_address, mail.job_id, mail.status) == ("aoife@example.ie", job.id, "waiting")
    assert mail.subject.endswith(": Tue 1 Dec, 09:00")
    for words in (
        "Hello Aoife Byrne,", "We expect your car on Tuesday 1 December 2099 at 09:00.", "Volkswagen Golf",
        "12 Castle Road", "https://www.google.com/maps/search/?api=1&query=12%20Castle%20Road%20Kilkenny", "/day.ics",
    ):  # fmt: skip
        assert words in mail.body_text, words
    path = mail.body_text.partition("https://shop.example.ie/api/")[2].split()[0]
    file = client.get(f"/api/{path}")
    assert (file.status_code, file.mimetype) == (200, "text/calendar")
    assert fields(file.data)["DTSTART"] == "20991201T090000Z"


def test_a_day_that_moves_takes_the_place_of_the_one_before(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json=SERVER)
    job = save_job(status="booked")
    appointment = book(admin, job.id, "2099-12-01")
    assert tell(admin, job.id).status_code == 200
    first = fields(client.get(f"{PAGE}/day.ics").data)
    move(admin, appointment, "2099-12-02")
    # The mail had not been sent, so nobody knew of the first day.
    [stopped] = mails()
    assert (stopped.status, stopped.last_error) == (
        "done",
        "Not sent: the day was changed before this e-mail was sent.",
    )
    assert booking(admin, job.id)["dayInformed"] is None
    assert tell(admin, job.id).status_code == tell(admin, job.id).status_code == 200
    assert [mail.status for mail in mails()] == ["done", "done", "waiting"]
    assert "in the place" not in mails()[-1].body_text and "2 December 2099" in mails()[-1].body_text
    second = fields(client.get(f"{PAGE}/day.ics").data)
    assert first["UID"] == second["UID"] and int(second["SEQUENCE"]) > int(first["SEQUENCE"])
    mail = mails()[-1]
    mail.status = "sent"
    db.session.commit()
    move(admin, appointment, "2099-12-03", "10:30")
    assert booking(admin, job.id)["dayInformed"] == "2099-12-02T09:00"
    assert tell(admin, job.id).status_code == 200
    text = mails()[-1].body_text
    assert "Thursday 3 December 2099 at 10:30." in text and "This replaces Wed 2 Dec, 09:00." in text


def test_a_new_mail_names_the_day_that_the_customer_knows(admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json=SERVER)
    job = save_job(status="booked")
    appointment = book(admin, job.id, "2099-12-01")
    tell(admin, job.id)
    mails()[-1].status = "sent"
    db.session.commit()
    for day in ("2099-12-02", "2099-12-03"):
        move(admin, appointment, day)
        # The mail about the second day has not been sent: the customer knows the first day.
        assert booking(admin, job.id)["dayInformed"] == "2099-12-01T09:00"
        for _ in range(2):
            assert tell(admin, job.id).status_code == 200
            assert "This replaces Tue 1 Dec, 09:00." in mails()[-1].body_text
    assert [mail.status for mail in mails()] == ["sent", "done", "done", "done", "waiting"]


def test_a_day_in_a_text_is_known_and_the_text_has_its_time(admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json=SERVER)
    job = save_job(status="booked")
    appointment = book(admin, job.id, "2099-12-01")
    assert booking(admin, job.id)["dayTextAt"] is None
    before = wall_text(now())
    tell(admin, job.id, "link")
    made = booking(admin, job.id)
    # A minute may end meanwhile.
    assert made["dayInformed"] == "2099-12-01T09:00" and before <= made["dayTextAt"] <= wall_text(now())
    move(admin, appointment, "2099-12-02")
    passed_on = {"what": "day", "by": "link", "passedOn": True}
    assert admin.post(f"{JOBS}/{job.id}/tell", json=passed_on).json == {"text": "", "url": ""}
    # The text named the day before the move.
    known = booking(admin, job.id)
    assert (known["dayInformed"], known["dayTextAt"]) == ("2099-12-01T09:00", None)
    tell(admin, job.id)
    assert "This replaces Tue 1 Dec, 09:00." in mails()[-1].body_text
    assert booking(admin, job.id)["dayTextAt"] is None
    move(admin, appointment, "2099-12-03")
    assert booking(admin, job.id)["dayInformed"] == "2099-12-01T09:00"


def test_without_a_mail_server_there_is_a_text_to_pass_on(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"address": "12 Castle Road", "businessName": "Pit & Lane"})
    job = save_job(status="booked")
    book(admin, job.id, "2099-12-01")
    assert booking(admin, job.id)["canMail"] is False
    link = tell(admin, job.id, "link").json
    assert link["url"] and "http" not in link["text"], "nobody else opens an address of this computer"
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example.ie"})
    text = tell(admin, job.id, "link").json
    assert text["text"].splitlines() == [
        "Hello Aoife Byrne,", "We expect your car on Tue 1 Dec, 09:00.", "12 Castle Road",
        f"Follow the work on your car: {text['url']}", "Pit & Lane",
    ]  # fmt: skip
    assert booking(admin, job.id)["dayInformed"] == "2099-12-01T09:00" and mails() == []
    assert client.get(f"/api/jobs/{text['url'].rpartition('/')[2]}").json["bookedFor"] == "2099-12-01T09:00:00.000Z"


def test_a_day_that_is_over_is_not_said(admin: FlaskClient, client: FlaskClient) -> None:
    job = save_job(status="booked")
    book(admin, job.id, "2099-12-01")
    assert admin.post(f"{JOBS}/{job.id}/status", json={"status": "arrived"}).status_code == 200
    refused = tell(admin, job.id, "link")
    assert (refused.status_code, refused.json["message"]) == (409, "This job is arrived: its day has passed")
    refused = tell(admin, job.id, "link", "ready")
    assert (refused.status_code, refused.json["message"]) == (409, "This job is arrived: mark it ready first")
    assert client.get(f"{PAGE}/day.ics").status_code == 404


def test_a_quotes_link_leads_to_its_job(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin)
    assert client.get(f"/api/quotes/{token}").json["work"] is None
    assert client.get(f"/api/jobs/{token}").status_code == 404
    client.post(f"/api/quotes/{token}/answer", json=accepting(quote))
    job = admin.post(f"/api/admin/quotes/{quote['id']}/job", json={}).json
    assert client.get(f"/api/quotes/{token}").json["work"] == {
        "number": job["number"], "status": "booked", "bookedFor": None,
    }  # fmt: skip
    book(admin, job["id"], "2099-12-01")
    assert client.get(f"/api/quotes/{token}").json["work"]["bookedFor"] == "2099-12-01T09:00:00.000Z"
    assert client.get(f"/api/jobs/{token}").json["number"] == job["number"]
    assert client.get(f"/api/jobs/{token}/day.ics").status_code == 200


@pytest.mark.parametrize(
    ("starts", "utc"),
    [
        (datetime(2027, 3, 27, 9, tzinfo=UTC), "20270327T090000Z"),
        (datetime(2027, 3, 29, 8, tzinfo=UTC), "20270329T080000Z"),
        (datetime(2027, 10, 31, 1, 30, tzinfo=UTC), "20271031T013000Z"),
    ],
)
def test_times_are_utc_on_both_sides_of_a_change_of_clocks(client: FlaskClient, starts: datetime, utc: str) -> None:
    day = Appointment(starts_at=starts, ends_at=starts + timedelta(hours=2))
    said = fields(write_calendar_file(Job(id="j", number=1, day_changes=0), day, Settings()))
    assert said["DTSTART"] == utc


def test_whatever_is_written_stays_in_its_line(client: FlaskClient) -> None:
    settings = read_settings(db.session())
    wild = Settings(
        **vars(settings) | {"business_name": "A;B, C\\D\r\nATTENDEE:x", "address": "Straße 1,\n\n" + "é" * 90}
    )
    day = Appointment(starts_at=now(), ends_at=now() + timedelta(hours=1))
    said = fields(write_calendar_file(Job(id="j", number=1, car="Golf\nX", day_changes=3), day, wild))
    assert said["SUMMARY"] == "Car to A\\;B\\, C\\\\D ATTENDEE:x"
    assert said["LOCATION"] == f"Straße 1\\, {'é' * 90}"
    assert "ATTENDEE" not in said and said["SEQUENCE"] == "3"
