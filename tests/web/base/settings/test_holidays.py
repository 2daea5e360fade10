"""Closed days stand where the opening hours do, from two weeks before."""

import json
import re
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.settings import closing
from app.shop.base.settings.holidays import closed_lines
from app.store.database import version

CLOSED = "/api/admin/closed-days"
USUAL = [{"days": "Mon-Fri", "hours": "8AM-6PM"}, {"days": "Sat", "hours": "9AM-4PM"}]
CHRISTMAS = {"days": "Closed", "hours": "24-26 Dec, 1 Jan"}


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def move(*day: int) -> None:
        for module in (closing, version):
            monkeypatch.setattr(module, "now", lambda: datetime(*day, 12, tzinfo=UTC))

    return move


def close_christmas(admin: FlaskClient) -> None:
    admin.post(CLOSED, json={"day": "2026-12-24", "until": "2026-12-26", "reason": "Christmas"})
    admin.post(CLOSED, json={"day": "2027-01-01"})


def facts(client: FlaskClient) -> Any:
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', client.get("/").text, re.DOTALL)
    assert found
    return json.loads(found[1])


@pytest.mark.parametrize(
    ("days", "said"),
    [
        ([], ""),
        ([(2026, 12, 17)], "17 Dec"),
        ([(2026, 12, 30), (2026, 12, 31), (2027, 1, 1)], "30 Dec-1 Jan"),
        ([(2026, 12, 17), (2026, 12, 19)], "17 Dec, 19 Dec"),
        ([(2026, 12, 16), (2026, 12, 17)], "17 Dec"),
        ([(2026, 12, 31)], "31 Dec"),
        ([(2027, 1, 1)], ""),
    ],
)
def test_days_that_follow_each_other_are_one_span(days: list[tuple[int, int, int]], said: str) -> None:
    lines = closed_lines([date(*day) for day in days], date(2026, 12, 17))
    assert lines == ([{"days": "Closed", "hours": said}] if said else [])


def test_customers_read_closed_days_two_weeks_before(admin: FlaskClient, at: Callable[..., None]) -> None:
    def shown() -> Any:
        return admin.get("/api/settings").json["hours"]

    at(2026, 12, 9)
    before = len(admin.get("/").data)
    close_christmas(admin)
    assert shown() == USUAL
    at(2026, 12, 10)
    assert shown() == [*USUAL, {"days": "Closed", "hours": "24-26 Dec"}]
    at(2026, 12, 18)
    assert shown() == [*USUAL, CHRISTMAS]
    # The owner's settings are the hours alone, and words of one's own stand before the closed days.
    assert admin.get("/api/admin/settings").json["hours"] == USUAL
    own = [{"days": "By", "hours": "appointment"}]
    admin.patch("/api/admin/settings", json={"hours": own})
    assert shown() == [*own, CHRISTMAS]
    admin.patch("/api/admin/settings", json={"ownHours": False})
    at(2027, 1, 2)
    assert shown() == USUAL
    assert len(admin.get("/").data) == before


def test_search_engines_read_all_closed_days_to_come(admin: FlaskClient, at: Callable[..., None]) -> None:
    at(2026, 11, 1)
    assert "specialOpeningHoursSpecification" not in facts(admin)
    close_christmas(admin)
    spans = facts(admin)["specialOpeningHoursSpecification"]
    assert [(each["validFrom"], each["validThrough"]) for each in spans] == [
        ("2026-12-24", "2026-12-26"),
        ("2027-01-01", "2027-01-01"),
    ]
    assert {(each["opens"], each["closes"]) for each in spans} == {("00:00", "00:00")}
    undo = admin.delete(f"{CLOSED}/2027-01-01").headers["Pitlane-Undo"]
    assert len(facts(admin)["specialOpeningHoursSpecification"]) == 1
    admin.post(f"/api/admin/deleted/{undo}/restore")
    assert len(facts(admin)["specialOpeningHoursSpecification"]) == 2
