"""Appointments over HTTP: booked, moved, removed, never two at once."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.database.base import db
from app.store.workshop.calendar import Appointment
from app.store.workshop.quotes import Quote
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, save
from tests.web.workshop.appointments.booking import DAY, PATH, add_bay, book, first_bay, make_job

THERE = "Bay 1 is taken: Job 17, Aoife Byrne, Tuesday 24 November, 09:00-12:00"


def test_an_appointment_is_stored_in_utc_and_shown_by_the_workshops_clock(admin: FlaskClient) -> None:
    made = book(admin, "2026-06-24T09:00", "2026-06-24T12:30", jobId=make_job(car="Golf R"), title="").json
    assert (made["startsAt"], made["starts"]) == ("2026-06-24T08:00:00.000Z", "2026-06-24T09:00")
    assert (made["ends"], made["bay"], made["note"]) == ("2026-06-24T12:30", "Bay 1", None)
    assert [made[name] for name in ("jobNumber", "jobStatus", "customer", "car")] == [
        17,
        "booked",
        "Aoife Byrne",
        "Golf R",
    ]


@pytest.mark.parametrize(
    ("starts", "ends", "status"),
    [
        ("07:00", "09:00", 201), ("12:00", "13:00", 201), ("08:00", "09:01", 409), ("11:59", "13:00", 409),
        ("10:00", "11:00", 409), ("08:00", "13:00", 409), ("09:00", "12:00", 409),
        ("2026-11-20T10:00", "2026-11-26T10:00", 409), ("2026-10-25T09:00", "2026-11-24T09:00", 201),
    ],
)  # fmt: skip
def test_two_in_one_bay_may_touch_and_never_overlap(admin: FlaskClient, starts: str, ends: str, status: int) -> None:
    book(admin, jobId=make_job())
    answer = book(admin, starts, ends)
    assert answer.status_code == status
    if status == 409:
        assert answer.json == {"message": THERE, "errors": {"startsAt": THERE}}
        assert book(admin, starts, ends, bayId=add_bay(admin)).status_code == 201


def test_what_began_a_month_ago_is_still_in_the_way(admin: FlaskClient) -> None:
    assert book(admin, "2026-10-24T09:00", "2026-11-24T09:00").status_code == 201
    assert book(admin, "08:59", "10:00").status_code == 409


def test_moving_is_refused_where_something_is_and_changes_nothing(admin: FlaskClient) -> None:
    book(admin, jobId=make_job())
    one = f"{PATH}/{book(admin, '13:00', '15:00').json['id']}"
    assert admin.patch(one, json={"startsAt": f"{DAY}T11:00"}).status_code == 409
    assert (
        admin.patch(one, json={"startsAt": f"{DAY}T12:00", "endsAt": f"{DAY}T15:30"}).json["starts"] == f"{DAY}T12:00"
    )
    assert admin.patch(one, json={"title": ""}).json["message"] == "Please choose a job or write a title"
    assert admin.patch(one, json={"bayId": add_bay(admin), "startsAt": f"{DAY}T09:00"}).json["bay"] == "Bay 2"


def test_a_cancelled_job_holds_no_bay(admin: FlaskClient) -> None:
    job = make_job()
    assert book(admin, jobId=job).status_code == 201
    admin.post(f"/api/admin/jobs/{job}/status", json={"status": "cancelled"})
    assert book(admin).status_code == 201
    assert [each["title"] for each in _calendar(admin)["bays"][0]["appointments"]] == ["Film"]


def test_of_twenty_bookings_of_one_slot_one_wins(app: Flask, admin: FlaskClient) -> None:
    jobs, bay = [make_job(number) for number in range(1, 21)], first_bay(admin)
    cookie = admin.get_cookie("desk_session")

    def reserve(job: str) -> tuple[int, str]:
        with app.app_context():
            window = app.test_client()
            window.environ_base["pitlane.listener"] = "desk"
            window.set_cookie("desk_session", cookie.value)
            answer = book(window, bayId=bay, jobId=job)
            return answer.status_code, answer.json.get("message", "")

    with ThreadPoolExecutor(20) as threads:
        answers = sorted(threads.map(reserve, jobs))
    assert [status for status, _ in answers] == [201] + [409] * 19
    [appointment] = db.session.query(Appointment)
    winner = jobs.index(appointment.job_id) + 1
    assert {said for _, said in answers[1:]} == {THERE.replace("Job 17", f"Job {winner}")}


@in_one_shop(
    ("given", "status", "message"),
    [
        ({"endsAt": f"{DAY}T09:00"}, 400, "The end must be after the start"),
        ({"endsAt": "2026-12-25T09:01"}, 400, "An appointment lasts 31 days at most"),
        ({"title": " "}, 400, "Please choose a job or write a title"),
        ({"title": "x" * 201}, 400, "A title has at most 200 characters"),
        ({"startsAt": "2026-03-29T01:30"}, 400, "The clocks go forward on 29 March 2026: 01:30 does not exist"),
        ({"startsAt": "2026-11-24 09:00"}, 400, "Please give the start, such as 2026-11-24T09:00"),
        ({"startsAt": "1926-11-24T09:00"}, 400, "Choose a day after 31 December 1999"),
        ({"startsAt": 1790000000}, 400, "Please give the start, such as 2026-11-24T09:00"),
        ({"endsAt": f"{DAY}T24:00"}, 400, "Please give the end, such as 2026-11-24T12:00"),
        ({"endsAt": "2026-02-30T09:00"}, 400, "There is no such day in the calendar"),
        ({"bayId": "1"}, 400, "Please choose a bay"),
        ({"bayId": NOBODY}, 404, "Bay not found"),
        ({"jobId": NOBODY}, 404, "Job not found"),
        ({"jobId": "17"}, 400, "The job must be given by its id"),
    ],
)  # fmt: skip
def test_bad_input_is_one_sentence(admin: FlaskClient, given: dict[str, Any], status: int, message: str) -> None:
    answer = book(admin, **given)
    assert (answer.status_code, answer.json["message"]) == (status, message)
    assert db.session.query(Appointment).count() == 0


def test_outside_the_opening_hours_is_said_and_not_refused(admin: FlaskClient) -> None:
    spans = [{"weekday": day, "opens": "09:00", "closes": "17:00"} for day in (2, 3)]
    admin.put("/api/admin/opening", json={"spans": spans})
    admin.post("/api/admin/closed-days", json={"day": "2026-11-25", "reason": "Stocktaking"})
    assert book(admin, "09:00", "17:00").json["note"] is None
    assert book(admin, "17:00", "17:30").json["note"] == "Outside opening hours"
    assert book(admin, "2026-11-26T10:00", "2026-11-26T11:00").json["note"] == "Outside opening hours"
    assert book(admin, "2026-11-25T10:00", "2026-11-25T11:00").json["note"] == "Closed on 25 November: Stocktaking"


def test_what_was_removed_is_named_by_its_purpose_and_bay(admin: FlaskClient) -> None:
    for one in (book(admin).json["id"], book(admin, "13:00", "14:00", jobId=make_job()).json["id"]):
        admin.delete(f"{PATH}/{one}")
    assert sorted(each["name"] for each in admin.get("/api/admin/deleted").json) == [
        "Film, Bay 1, Tuesday 24 November, 09:00-12:00",
        "Job 17, Bay 1, Tuesday 24 November, 13:00-14:00",
    ]


def test_what_was_removed_is_restored_unless_its_time_is_taken(admin: FlaskClient) -> None:
    one = book(admin, jobId=make_job()).json["id"]
    undo = admin.delete(f"{PATH}/{one}").headers["Pitlane-Undo"]
    other = book(admin, "11:00", "13:00").json["id"]
    restore = f"/api/admin/deleted/{undo}/restore"
    refused = admin.post(restore)
    assert (refused.status_code, refused.json["message"]) == (
        409,
        "Bay 1 is taken: Film, Tuesday 24 November, 11:00-13:00",
    )
    admin.delete(f"{PATH}/{other}")
    assert admin.post(restore).status_code == 200
    assert [each["jobNumber"] for each in _calendar(admin)["bays"][0]["appointments"]] == [17]
    assert admin.delete(f"{PATH}/{NOBODY}").status_code == 404


def test_nothing_is_restored_without_its_job_and_a_cancelled_one_takes_no_time(admin: FlaskClient) -> None:
    contact = admin.post("/api/admin/contacts", json={"name": "Aoife Byrne"}).json["id"]
    job = admin.post("/api/admin/jobs", json={"contactId": contact}).json["id"]
    one = admin.delete(f"{PATH}/{book(admin, jobId=job).json['id']}").headers["Pitlane-Undo"]
    gone = admin.delete(f"/api/admin/jobs/{job}").headers["Pitlane-Undo"]
    refused = admin.post(f"/api/admin/deleted/{one}/restore")
    assert (refused.status_code, "its job is gone" in refused.json["message"]) == (409, True)
    admin.post(f"/api/admin/deleted/{gone}/restore")
    admin.post(f"/api/admin/jobs/{job}/status", json={"status": "cancelled"})
    book(admin)
    assert admin.post(f"/api/admin/deleted/{one}/restore").status_code == 200


def test_a_jobs_bookings_offer_the_day_that_was_asked_for(admin: FlaskClient) -> None:
    enquiry = save(Enquiry(name="Aoife", email="a@example.ie", message="Tint?", preferred_day="2026-11-25"))
    contact = save(Contact(name="Aoife Byrne"))
    amounts = {"subtotal": 5, "tax": 1, "total": 5}
    terms = {"number": 1, "valid_until": "2026-12-24", "tax_mode": "included", "inquiry_id": enquiry.id} | amounts
    quote = save(Quote(contact_id=contact.id, **terms))
    job = make_job(quote_id=quote.id)
    book(admin, jobId=job)
    booking = admin.get(f"{PATH}?jobId={job}").json
    assert (booking["number"], booking["preferredDay"]) == (17, "2026-11-25")
    assert [each["starts"] for each in booking["appointments"]] == [f"{DAY}T09:00"]
    assert admin.get(f"{PATH}?jobId={NOBODY}").status_code == 404
    assert admin.get(PATH).status_code == 400


def _calendar(admin: FlaskClient) -> Any:
    return admin.get(f"/api/admin/calendar?from={DAY}&to={DAY}").json


@pytest.mark.parametrize("status", ["cancelled", "collected"])
def test_a_job_that_is_over_books_no_bay(admin: FlaskClient, status: str) -> None:
    refused = book(admin, jobId=make_job(status=status))
    assert refused.status_code == 409
    assert refused.json["message"] == f"This job is {status}: book a bay for an open job"
