"""Bays, opening hours, closed days and the calendar over HTTP."""

from datetime import UTC, datetime
from typing import Any

from flask.testing import FlaskClient

from app.contract.workshop.opening import NO_HOURS
from app.store.database.base import db
from app.store.workshop.calendar import Bay
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY
from tests.web.workshop.appointments.booking import add_bay, book, first_bay, make_job

BAYS, OPENING, CLOSED, CALENDAR = (f"/api/admin/{name}" for name in ("bays", "opening", "closed-days", "calendar"))


def test_a_workshop_has_one_to_six_bays_in_the_owners_order(admin: FlaskClient) -> None:
    assert [bay["name"] for bay in admin.get(BAYS).json] == ["Bay 1"]
    only = admin.delete(f"{BAYS}/{first_bay(admin)}")
    assert (only.status_code, "needs a bay" in only.json["message"]) == (409, True)
    ids = [add_bay(admin, f"Bay {number}") for number in range(2, 7)]
    assert admin.post(BAYS, json={"name": "Bay 7"}).status_code == 409
    assert admin.patch(f"{BAYS}/{ids[0]}", json={"name": "bay 3"}).status_code == 409
    assert admin.patch(f"{BAYS}/{ids[0]}", json={"name": "Paint"}).json == {"id": ids[0], "name": "Paint"}
    assert admin.post(f"{BAYS}/order", json={"ids": ids}).status_code == 200
    assert admin.get(BAYS).json[0]["name"] == "Paint"
    assert [admin.post(BAYS, json={"name": name}).status_code for name in ("", " ", "x" * 41, None)] == [400] * 4


def test_a_bay_with_appointments_is_not_removed_and_another_is_restored(admin: FlaskClient) -> None:
    other = add_bay(admin)
    book(admin)
    refused = admin.delete(f"{BAYS}/{first_bay(admin)}")
    assert refused.status_code == 409
    assert refused.json["message"].startswith("Bay 1 has an appointment. Move them to another bay")
    undo = admin.delete(f"{BAYS}/{other}").headers["Pitlane-Undo"]
    assert db.session.query(Bay).count() == 1
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert [bay["name"] for bay in admin.get(BAYS).json] == ["Bay 1", "Bay 2"]
    assert admin.delete(f"{BAYS}/{NOBODY}").status_code == 404


@in_one_shop(
    ("span", "message"),
    [
        ({"closes": "09:00"}, "Monday: the workshop must close after it opens"),
        ({"opens": "12:00", "closes": "18:00"}, "Monday: two opening hours overlap"),
        ({"opens": "9:00"}, NO_HOURS),
        ({"closes": "24:00"}, NO_HOURS),
        ({"weekday": 8}, "Span 2: Weekday must be at most 7"),
    ],
)
def test_hours_that_cannot_be_change_nothing(admin: FlaskClient, span: dict[str, Any], message: str) -> None:
    good = {"weekday": 1, "opens": "09:00", "closes": "12:30"}
    assert admin.put(OPENING, json={"spans": [good]}).json == [good]
    refused = admin.put(OPENING, json={"spans": [good, good | {"opens": "13:00", "closes": "18:00"} | span]})
    assert (refused.status_code, refused.json["message"]) == (400, message)
    assert admin.get(OPENING).json == [good]
    noon = [good, good | {"opens": "12:30", "closes": "18:00"}]
    assert admin.put(OPENING, json={"spans": noon[::-1]}).json == noon


def test_days_are_closed_with_a_reason_and_opened_again(admin: FlaskClient) -> None:
    body = {"day": "2026-12-24", "until": "2026-12-26", "reason": "Christmas"}
    assert [each["day"][-2:] for each in admin.post(CLOSED, json=body).json] == ["24", "25", "26"]
    admin.post(CLOSED, json={"day": "2026-12-24", "reason": "Half of us are away"})
    gone = admin.delete(f"{CLOSED}/2026-12-25")
    assert [each["reason"] for each in admin.get(CLOSED).json] == ["Half of us are away", "Christmas"]
    assert admin.post(f"/api/admin/deleted/{gone.headers['Pitlane-Undo']}/restore").status_code == 200
    assert len(admin.get(CLOSED).json) == 3
    assert [admin.delete(f"{CLOSED}/{day}").status_code for day in ("2026-01-01", "x")] == [404, 404]
    for wrong in (
        {"day": "24.12."},
        {"day": "2026-12-24", "until": "2026-12-23"},
        {"day": "2026-01-01", "until": "2026-12-24"},
    ):
        assert admin.post(CLOSED, json=wrong).status_code == 400


def test_the_calendar_has_all_that_touches_its_days_by_the_workshops_midnight(admin: FlaskClient) -> None:
    other = add_bay(admin)
    promised = datetime(2026, 6, 24, 22, 30, tzinfo=UTC)
    job = make_job(promised_at=promised, status="in_work")
    make_job(18, promised_at=promised, status="collected")
    book(admin, "2026-06-23T09:00", "2026-06-25T09:00", jobId=job)
    book(admin, "2026-06-24T23:30", "2026-06-25T00:30", bayId=other, title="Late")
    book(admin, "2026-06-25T00:00", "2026-06-25T01:00", bayId=other, title="Next day")
    admin.post(CLOSED, json={"day": "2026-06-24", "reason": "Fair"})
    admin.put(OPENING, json={"spans": []})
    shown = admin.get(f"{CALENDAR}?from=2026-06-24&to=2026-06-24").json
    assert [[each["title"] for each in bay["appointments"]] for bay in shown["bays"]] == [["Film"], ["Late"]]
    assert [(each["number"], each["promised"]) for each in shown["promised"]] == [(17, "2026-06-24T23:30")]
    assert (shown["closedDays"], shown["opening"]) == ([{"day": "2026-06-24", "reason": "Fair"}], [])


@in_one_shop(
    ("query", "status"),
    [
        ("from=2026-06-01&to=2026-08-01", 200), ("from=2026-06-01&to=2026-08-02", 400),
        ("from=2026-06-02&to=2026-06-01", 400), ("from=2026-06-31&to=2026-07-01", 400), ("from=2026-06-01", 400),
    ],
)  # fmt: skip
def test_at_most_sixty_two_days_are_answered(admin: FlaskClient, query: str, status: int) -> None:
    assert admin.get(f"{CALENDAR}?{query}").status_code == status
