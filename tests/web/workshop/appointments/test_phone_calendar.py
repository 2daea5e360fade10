"""The owner's phones subscribe to the bays' appointments by a secret address."""

from datetime import UTC, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.settings.settings import change_settings
from app.shop.workshop.calendar.icalendar import Event, write_calendar
from app.shop.workshop.calendar.phone_calendar import NO_CALENDAR
from app.store.database.sqlite import write
from tests.web.workshop.appointments.booking import DAY, book, make_job

PHONE = "/api/admin/calendar/phone"


def go_online() -> None:
    with write() as session:
        change_settings(session, {"public_url": "https://shop.example"})


def set_up(admin: FlaskClient, **given: Any) -> dict[str, Any]:
    answer = admin.put(PHONE, json=given)
    assert answer.status_code == 200, answer.json
    return dict(answer.json)


def path_of(shown: dict[str, Any]) -> str:
    return str(shown["address"]).removeprefix("https://shop.example")


def lines_of(client: FlaskClient, shown: dict[str, Any]) -> list[str]:
    answer = client.get(path_of(shown))
    assert answer.status_code == 200
    assert answer.mimetype == "text/calendar"
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.get_data(as_text=True).replace("\r\n ", "").split("\r\n")


def test_a_phone_reads_the_appointments_with_initials(admin: FlaskClient, client: FlaskClient) -> None:
    go_online()
    job = make_job(car="Golf R, 241-KK-12")
    book(admin, jobId=job)
    book(admin, "13:00", "14:00", title="Tool delivery")
    lines = lines_of(client, set_up(admin))
    assert [line for line in lines if line.startswith("SUMMARY")] == ["SUMMARY:Job 17 · AB", "SUMMARY:Tool delivery"]
    assert lines.count("LOCATION:Bay 1") == 2
    assert f"DTSTART:{DAY.replace('-', '')}T090000Z" in lines
    assert not any("Aoife" in line or "Golf" in line for line in lines)


def test_names_and_cars_are_shown_only_when_ticked(admin: FlaskClient, client: FlaskClient) -> None:
    go_online()
    book(admin, jobId=make_job(car="Golf R, 241-KK-12"))
    shown = set_up(admin)
    assert set_up(admin, names=True)["address"] == shown["address"]
    assert "SUMMARY:Job 17 · Aoife Byrne · Golf R\\, 241-KK-12" in lines_of(client, shown)


def test_what_is_cancelled_leaves_the_phone(admin: FlaskClient, client: FlaskClient) -> None:
    go_online()
    job = make_job()
    book(admin, jobId=job)
    shown = set_up(admin)
    assert "BEGIN:VEVENT" in lines_of(client, shown)
    assert admin.post(f"/api/admin/jobs/{job}/status", json={"status": "cancelled"}).status_code == 200
    assert "BEGIN:VEVENT" not in lines_of(client, shown)


def test_a_renewed_address_ends_the_one_before_and_none_is_left_when_it_is_off(
    admin: FlaskClient, client: FlaskClient
) -> None:
    go_online()
    assert admin.post(f"{PHONE}/renew").status_code == 404
    before = set_up(admin)
    after = admin.post(f"{PHONE}/renew").json
    assert after["address"] != before["address"]
    assert client.get(path_of(before)).json["message"] == NO_CALENDAR
    assert client.get(path_of(after)).status_code == 200
    assert admin.delete(PHONE).json == {"on": False, "names": False, "address": None, "qr": None}
    assert client.get(path_of(after)).status_code == 404
    assert client.get("/api/calendar/.ics").status_code == 404


def test_without_a_public_address_there_is_none_for_phones(admin: FlaskClient) -> None:
    shown = set_up(admin)
    assert (shown["on"], shown["address"], shown["qr"]) == (True, None, None)


def test_visitors_cannot_ask_for_the_address(client: FlaskClient) -> None:
    assert client.get(PHONE).status_code == 401


@pytest.mark.parametrize(
    ("starts", "utc"),
    [("2027-03-27T09:00", "20270327T090000Z"), ("2027-03-29T09:00", "20270329T080000Z")],
)
def test_the_clock_of_summer_and_winter_is_right(
    admin: FlaskClient, client: FlaskClient, starts: str, utc: str
) -> None:
    go_online()
    book(admin, starts, f"{starts[:10]}T11:00")
    assert f"DTSTART:{utc}" in lines_of(client, set_up(admin))


def test_a_calendar_with_a_name_says_how_often_it_is_read() -> None:
    moment = datetime(2026, 11, 24, 9, tzinfo=UTC)
    text = write_calendar([Event("a", moment, moment, "Job 1")], "Pitlane; Kilkenny").decode()
    assert "X-WR-CALNAME:Pitlane\\; Kilkenny\r\n" in text
    assert "REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n" in text
