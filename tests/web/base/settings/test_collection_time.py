"""Product pages say from when a part can be collected: right over closed days and the change of clocks."""

from datetime import UTC, date, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.settings import closing, collection_times
from app.shop.base.settings.collection_times import say_collection, week_hours
from app.store.base.opening import Opening
from app.store.database import version

WEEKDAYS = dict.fromkeys(range(1, 6), ("08:00", "18:00")) | {6: ("09:00", "16:00")}
CHRISTMAS = [date(2026, 12, 24), date(2026, 12, 25), date(2026, 12, 26)]
HOLIDAYS = [date(2026, 11, day) for day in range(23, 31)]


def utc(*moment: int) -> datetime:
    year, month, day, *clock = moment
    return datetime(year, month, day, *clock, tzinfo=UTC)


@pytest.mark.parametrize(
    ("moment", "closed", "said", "until"),
    [
        (utc(2026, 11, 23, 7, 59), [], "today from 8:00", utc(2026, 11, 23, 8)),
        (utc(2026, 11, 23, 8), [], "today until 18:00", utc(2026, 11, 23, 18)),
        (utc(2026, 11, 23, 17, 59), [], "today until 18:00", utc(2026, 11, 23, 18)),
        (utc(2026, 11, 23, 18), [], "tomorrow from 8:00", utc(2026, 11, 24)),
        (utc(2026, 11, 28, 16), [], "on Monday from 8:00", utc(2026, 11, 29)),
        (utc(2026, 12, 23, 18), CHRISTMAS, "on Monday from 8:00", utc(2026, 12, 24)),
        (utc(2026, 11, 23, 9), HOLIDAYS, "on 1 December from 8:00", utc(2026, 11, 24)),
        # The workshop's clock is an hour ahead of UTC in summer.
        (utc(2026, 7, 1, 6, 59), [], "today from 8:00", utc(2026, 7, 1, 7)),
        (utc(2026, 7, 1, 17), [], "tomorrow from 8:00", utc(2026, 7, 1, 23)),
        # The night before a change of clocks.
        (utc(2026, 3, 28, 16), [], "on Monday from 8:00", utc(2026, 3, 29)),
        (utc(2026, 3, 29, 22, 59), [], "tomorrow from 8:00", utc(2026, 3, 29, 23)),
        (utc(2026, 10, 25, 23, 59), [], "tomorrow from 8:00", utc(2026, 10, 26)),
    ],
)
def test_what_is_said_holds_until_it_changes(moment: datetime, closed: list[date], said: str, until: datetime) -> None:
    found = say_collection(WEEKDAYS, closed, moment)
    assert found
    assert (found.said, found.until) == (said, until)


def test_a_break_at_noon_is_part_of_the_day() -> None:
    spans = [Opening(weekday=1, opens="08:00", closes="12:00"), Opening(weekday=1, opens="13:00", closes="17:30")]
    found = say_collection(week_hours(spans), [], utc(2026, 11, 23, 12, 30))
    assert found
    assert found.said == "today until 17:30"


def test_without_hours_nothing_is_said() -> None:
    assert say_collection({}, [], utc(2026, 11, 23, 12)) is None


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    def move(*moment: int) -> None:
        for module in (closing, version, collection_times):
            monkeypatch.setattr(module, "now", lambda: utc(*moment))

    return move


def test_visitors_read_it_where_collection_is_offered_until_it_changes(admin: FlaskClient, at: Any) -> None:
    def said() -> Any:
        return admin.get("/api/settings").json["collectionTime"]

    at(2026, 11, 23, 17)
    assert said() is None

    assert admin.patch("/api/admin/settings", json={"collection": True}).status_code == 200
    assert said() == {"said": "today until 18:00", "until": "2026-11-23T18:00:00.000Z"}
    at(2026, 11, 23, 18)
    assert said()["said"] == "tomorrow from 8:00"
    admin.post("/api/admin/closed-days", json={"day": "2026-11-24"})
    assert said()["said"] == "on Wednesday from 8:00"

    for changes in ({"ownHours": True}, {"ownHours": False, "closedUntil": "2026-12-01"}):
        assert admin.patch("/api/admin/settings", json=changes).status_code == 200
        assert said() is None
