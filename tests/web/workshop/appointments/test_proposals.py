"""A bay that is proposed for the hours of a job."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.database.base import db
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY
from tests.web.workshop.appointments.booking import PATH, add_bay, book, first_bay
from tests.web.workshop.jobs.work import JOBS
from tests.web.workshop.quotes.offer import QUOTES, accepting, draft, offer

PROPOSAL, PARTS = f"{PATH}/proposal", f"{PATH}/parts"
TUESDAY = "2093-12-01"
TINT = {"kind": "service", "text": "Window tint", "quantity": "1", "unitPrice": "249.00", "minutes": 240}
HOURS = {"kind": "labour", "text": "Take the old film off", "quantity": "3", "unitPrice": "65.00"}
SEVEN = [f"{TUESDAY} 09:00-13:00", f"{TUESDAY} 14:00-17:00"]


@pytest.fixture(autouse=True)
def opening(admin: FlaskClient) -> None:
    """A week with an hour for lunch."""
    spans = [
        {"weekday": day, "opens": opens, "closes": closes}
        for day in range(1, 6)
        for opens, closes in (("09:00", "13:00"), ("14:00", "18:00"))
    ]
    assert admin.put("/api/admin/opening", json={"spans": spans}).status_code == 200


def make_job(admin: FlaskClient, *lines: dict[str, Any]) -> dict[str, Any]:
    quote = draft(admin, lines=list(lines))
    return dict(admin.post(f"{QUOTES}/{quote['id']}/job", json={"force": True}).json)


def propose(admin: FlaskClient, **given: str) -> dict[str, Any]:
    answer = admin.get(PROPOSAL, query_string={"day": TUESDAY} | given)
    assert answer.status_code == 200, answer.json
    return dict(answer.json)


def times(parts: list[dict[str, Any]]) -> list[str]:
    return [f"{part['starts'].replace('T', ' ')}-{part['ends'][-5:]}" for part in parts]


def sent(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: part[name] for name in ("bayId", "startsAt", "endsAt")} for part in parts]


def test_four_hours_and_three_are_seven_and_one_press_books_them(admin: FlaskClient) -> None:
    job = make_job(admin, TINT, HOURS)
    proposal = propose(admin, jobId=job["id"])
    assert (proposal["work"], proposal["booked"], proposal["minutes"], proposal["notes"]) == (420, 0, 420, [])
    assert times(proposal["parts"]) == SEVEN
    assert db.session.query(Appointment).count() == 0
    booked = admin.post(PARTS, json={"jobId": job["id"], "parts": sent(proposal["parts"])})
    assert (booked.status_code, times(booked.json), booked.json[0]["note"]) == (201, SEVEN, None)
    shown = admin.get(PATH, query_string={"jobId": job["id"]}).json
    assert times(shown["appointments"]) == SEVEN


def test_what_is_booked_is_taken_off(admin: FlaskClient) -> None:
    job = make_job(admin, TINT, HOURS)
    book(admin, f"{TUESDAY}T09:00", f"{TUESDAY}T13:00", jobId=job["id"])
    rest = propose(admin, jobId=job["id"])
    assert (times(rest["parts"]), rest["notes"]) == (
        [f"{TUESDAY} 14:00-17:00"],
        ["4 h of 7 h are booked already. This is the rest."],
    )
    book(admin, f"{TUESDAY}T14:00", f"{TUESDAY}T17:00", jobId=job["id"])
    more = propose(admin, jobId=job["id"])
    assert (more["minutes"], more["notes"]) == (60, ["All 7 h are booked already. This is one hour more."])


def test_lines_without_hours_get_one_hour(admin: FlaskClient) -> None:
    job = make_job(admin, TINT | {"minutes": None})
    proposal = propose(admin, jobId=job["id"])
    assert (proposal["work"], times(proposal["parts"])) == (0, [f"{TUESDAY} 09:00-10:00"])
    assert proposal["notes"] == ["Its lines do not say how long they take, so one hour is proposed."]


def test_a_bay_that_is_full_is_said(admin: FlaskClient) -> None:
    job, other = make_job(admin, TINT, HOURS), add_bay(admin)
    for starts, ends in (("2093-12-01", "2093-12-31"), ("2093-12-31", "2094-01-30")):
        book(admin, f"{starts}T00:00", f"{ends}T00:00", bayId=first_bay(admin))
    proposal = propose(admin, jobId=job["id"], bayId=first_bay(admin))
    sentence = "Bay 1 does not have 7 h free within 8 weeks. Choose the time yourself."
    assert (proposal["parts"], proposal["notes"]) == ([], [sentence])
    assert {part["bayId"] for part in propose(admin, jobId=job["id"])["parts"]} == {other}
    book(admin, "2093-12-01T00:00", "2093-12-31T00:00", bayId=other)
    late = propose(admin, jobId=job["id"])
    assert late["notes"] == ["The first free time is on Thursday 31 December."]
    book(admin, "2093-12-31T00:00", "2094-01-30T00:00", bayId=other)
    assert propose(admin, jobId=job["id"])["notes"] == ["No bay has 7 h free within 8 weeks. Choose the time yourself."]


def test_closed_days_and_a_week_without_hours(admin: FlaskClient) -> None:
    job = make_job(admin, TINT, HOURS)
    admin.post("/api/admin/closed-days", json={"day": TUESDAY})
    assert propose(admin, jobId=job["id"])["parts"][0]["starts"] == "2093-12-02T09:00"
    admin.put("/api/admin/opening", json={"spans": []})
    proposal = propose(admin, jobId=job["id"])
    assert times(proposal["parts"]) == ["2093-12-02 09:00-16:00"]
    assert proposal["notes"] == ["No opening hours are set: Monday to Friday, 09:00 to 18:00 is used."]


def test_a_chosen_time_is_where_it_begins(admin: FlaskClient) -> None:
    job = make_job(admin, TINT, HOURS)
    proposal = propose(admin, jobId=job["id"], startsAt=f"{TUESDAY}T16:00", bayId=first_bay(admin))
    assert times(proposal["parts"]) == [f"{TUESDAY} 16:00-18:00", "2093-12-02 09:00-13:00", "2093-12-02 14:00-15:00"]


def test_the_quotes_job_and_its_bay_are_booked_together(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin, lines=[TINT, HOURS])
    answer = accepting(quote, "Window tint", "Take the old film off", preferredDay=TUESDAY)
    assert client.post(f"/api/quotes/{token}/answer", json=answer).status_code == 200
    parts = admin.get(PROPOSAL, query_string={"quoteId": quote["id"]}).json["parts"]
    # The customer's own day is the first one that is proposed.
    assert times(parts) == SEVEN
    book(admin, f"{TUESDAY}T16:00", f"{TUESDAY}T17:00")
    refused = admin.post(f"{QUOTES}/{quote['id']}/job", json={"parts": sent(parts)})
    assert (refused.status_code, "Bay 1 is taken: Film" in refused.json["message"]) == (409, True)
    assert (db.session.query(Job).count(), db.session.query(Appointment).count()) == (0, 1)
    again = admin.get(PROPOSAL, query_string={"quoteId": quote["id"]}).json["parts"]
    body = {"parts": sent(again)}
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json=body).json
    booked = admin.get(PATH, query_string={"jobId": job["id"]}).json["appointments"]
    assert (
        times(booked) == times(again) == [f"{TUESDAY} 09:00-13:00", f"{TUESDAY} 14:00-16:00", f"{TUESDAY} 17:00-18:00"]
    )
    # A second press books nothing more.
    assert admin.post(f"{QUOTES}/{quote['id']}/job", json=body).json["id"] == job["id"]
    assert db.session.query(Appointment).count() == 4


def test_all_parts_or_none(admin: FlaskClient) -> None:
    job = make_job(admin, TINT, HOURS)
    part = {"bayId": first_bay(admin), "startsAt": f"{TUESDAY}T09:00", "endsAt": f"{TUESDAY}T11:00"}
    for parts, status in (
        ([part, part | {"startsAt": f"{TUESDAY}T10:00"}], 409),
        ([part, part | {"startsAt": f"{TUESDAY}T12:00"}], 400),
        ([part, part | {"bayId": NOBODY}], 404),
        ([], 400),
        ([part | {"title": "x"}], 400),
    ):
        assert admin.post(PARTS, json={"jobId": job["id"], "parts": parts}).status_code == status
    admin.post(f"{JOBS}/{job['id']}/status", json={"status": "cancelled"})
    assert admin.post(PARTS, json={"jobId": job["id"], "parts": [part]}).status_code == 409
    assert db.session.query(Appointment).count() == 0


@in_one_shop(
    ("query", "status"),
    [({}, 404), ({"jobId": NOBODY}, 404), ({"quoteId": NOBODY}, 404), ({"jobId": "x"}, 400), ({"day": "soon"}, 400)],
)
def test_a_proposal_is_for_a_job_or_a_quote(admin: FlaskClient, query: dict[str, str], status: int) -> None:
    assert admin.get(PROPOSAL, query_string=query).status_code == status


def test_proposals_are_the_owners(client: FlaskClient) -> None:
    assert client.get(PROPOSAL).status_code == client.post(PARTS, json={}).status_code == 401
