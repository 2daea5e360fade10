"""The owner reads the statistics over HTTP. The tests check who may call, which periods are allowed, and the shape of
the answer.
"""

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from app.shop.website.analytics.analytics import PageEvent, Visit, write_events
from app.store.database.base import now
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.make import make_product

CALLS = ("/api/admin/analytics/stats", "/api/admin/analytics/visitors")
LONG_AGENT = "Mozilla/5.0 " + "x" * 200


@pytest.mark.parametrize("path", CALLS)
def test_without_a_session_nobody_reads_them(signed_out_admin: FlaskClient, client: FlaskClient, path: str) -> None:
    assert signed_out_admin.get(path).status_code == 401
    assert client.get(path).status_code == 401


@in_one_shop("path", CALLS)
@pytest.mark.parametrize("days", ["0", "1", "31", "-7", "7.0", "", "seven", "007"])
def test_other_periods_are_refused(admin: FlaskClient, path: str, days: str) -> None:
    answer = admin.get(path, query_string={"days": days})
    assert answer.status_code == 400
    assert answer.json == {"message": "Days must be 7, 30 or 90", "errors": {"days": "Days must be 7, 30 or 90"}}


def test_an_empty_shop_has_empty_statistics(admin: FlaskClient) -> None:
    stats = admin.get("/api/admin/analytics/stats?days=7").json
    assert stats["pageVisits"] == {"totalVisits": 0, "uniqueIps": 0, "topPages": []}
    assert stats["popularProducts"] == stats["visitors"] == stats["searches"] == stats["searchesWithoutResult"] == []
    assert [row["count"] for row in stats["visitsByDay"]] == [row["count"] for row in stats["viewsByDay"]] == [0] * 7


def test_without_days_it_is_thirty(admin: FlaskClient) -> None:
    with write() as session:
        write_events(session, [Visit("/", None, "10.0.0.1", None, now() - timedelta(days=29))])
        write_events(session, [Visit("/", None, "10.0.0.2", None, now() - timedelta(days=31))])
    stats = admin.get("/api/admin/analytics/stats").json
    assert len(stats["visitsByDay"]) == 30
    assert stats["pageVisits"]["totalVisits"] == 1
    assert [visitor["ipAddress"] for visitor in admin.get("/api/admin/analytics/visitors").json] == ["10.0.0.1"]


def test_the_answer_has_the_specified_shape(admin: FlaskClient) -> None:
    with write() as session:
        write_events(session, [Visit("/shop", None, "10.0.0.1", LONG_AGENT), PageEvent(None, None, "towbar", None)])
    stats = admin.get("/api/admin/analytics/stats?days=90").json
    assert stats["pageVisits"] == {"totalVisits": 1, "uniqueIps": 1, "topPages": [{"path": "/shop", "count": 1}]}
    assert stats["visitsByDay"][-1] == {"date": now().date().isoformat(), "count": 1}
    assert stats["searches"] == stats["searchesWithoutResult"] == [{"query": "towbar", "count": 1}]
    visitor = stats["visitors"][0]
    assert visitor | {"lastVisit": ""} == {
        "ipAddress": "10.0.0.1", "userAgent": LONG_AGENT, "visitCount": 1, "lastVisit": "",
    }  # fmt: skip
    assert visitor["lastVisit"].endswith("Z")
    assert admin.get("/api/admin/analytics/visitors?days=90").json == stats["visitors"]


def test_a_search_that_finds_once_corrected_is_not_missing(admin: FlaskClient, client: FlaskClient) -> None:
    make_product("Lowline Coilover Kit")
    client.post("/api/analytics/product-view", json={"searchQuery": "coilovr"})
    stats = admin.get("/api/admin/analytics/stats").json
    assert (stats["searches"], stats["searchesWithoutResult"]) == ([{"query": "coilovr", "count": 1}], [])


def test_a_visit_reported_a_moment_ago_is_counted_already(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product("Boost Gauge")
    browser = {"User-Agent": "Firefox"}
    client.post("/api/analytics/page-visit", json={"path": "/shop?by=words", "referrer": ""}, headers=browser)
    client.post("/api/analytics/product-view", json={"productSlug": product.slug}, headers=browser)
    client.post("/api/analytics/product-view", json={"productSlug": "no-such-part"}, headers=browser)
    client.post("/api/analytics/product-view", json={"searchQuery": "towbar"}, headers=browser)
    stats = admin.get("/api/admin/analytics/stats").json
    assert stats["pageVisits"]["topPages"] == [{"path": "/shop", "count": 1}]
    assert [visitor["userAgent"] for visitor in stats["visitors"]] == ["Firefox"]
    assert stats["popularProducts"] == [{"productId": product.id, "productName": "Boost Gauge", "viewCount": 1}]
    assert stats["viewsByDay"][-1]["count"] == 1
    assert stats["searchesWithoutResult"] == [{"query": "towbar", "count": 1}]


def test_visitors_flush_as_well(admin: FlaskClient, client: FlaskClient) -> None:
    client.post("/api/analytics/page-visit", json={"path": "/"}, headers={"User-Agent": "Firefox"})
    assert [visitor["visitCount"] for visitor in admin.get("/api/admin/analytics/visitors").json] == [1]


def test_bots_and_the_owner_are_no_visitors(admin: FlaskClient, client: FlaskClient) -> None:
    client.post("/api/analytics/page-visit", json={"path": "/"}, headers={"User-Agent": "Googlebot/2.1"})
    admin.post("/api/analytics/page-visit", json={"path": "/"}, headers={"User-Agent": "Firefox"})
    assert admin.get("/api/admin/analytics/stats").json["pageVisits"]["totalVisits"] == 0
