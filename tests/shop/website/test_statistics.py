"""Statistics of visits and views, against rows made by hand."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from app.contract.website.statistics import StatisticsView
from app.shop.website.analytics import visitors
from app.shop.website.analytics.analytics import PageEvent, Visit, write_events
from app.shop.website.analytics.statistics import read_statistics
from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write

NOON = datetime(2026, 3, 10, 12, 0, tzinfo=UTC)


@pytest.fixture
def session(app: Flask) -> Session:
    return db.session()


def visit(moment: datetime, path: str = "/", address: str | None = "10.0.0.1", agent: str | None = "Firefox") -> None:
    with write() as session:
        write_events(session, [Visit(path, None, address, agent, moment)])


def view(
    moment: datetime = NOON, product: str | None = None, slug: str | None = None, words: str | None = None
) -> None:
    with write() as session:
        write_events(session, [PageEvent(product, slug, words, None, moment)])


def make_product(name: str, slug: str) -> str:
    with write() as session:
        if session.query(Category).count() == 0:
            session.add(Category(name="Car Accessories", slug="car-accessories"))
            session.flush()
        product = Product(name=name, slug=slug, description="A part for a car", price=10, category="Car Accessories")
        session.add(product)
    return product.id


def read(session: Session, days: int = 7, moment: datetime = NOON) -> StatisticsView:
    session.rollback()
    return read_statistics(session, days, moment)


def by_day(rows: Iterable[Any]) -> dict[str, int]:
    return {row.date.isoformat(): row.count for row in rows}


def test_the_period_rolls_back_from_now_to_the_microsecond(session: Session) -> None:
    visit(NOON - timedelta(days=7))
    visit(NOON - timedelta(days=7, microseconds=1))
    assert read(session).page_visits.total_visits == 1


@pytest.mark.parametrize("days", [7, 30, 90])
def test_there_is_a_row_for_every_day_with_today_last(session: Session, days: int) -> None:
    rows = read(session, days).visits_by_day
    expected = [(NOON.date() - timedelta(days=days - 1 - each)) for each in range(days)]
    assert [row.date for row in rows] == expected
    assert {row.count for row in rows} == {0}
    assert [row.date for row in read(session, days).views_by_day] == expected


MIDNIGHT = datetime(2026, 3, 10, tzinfo=UTC)
INSTANT = timedelta(microseconds=1)


@pytest.mark.parametrize("moment", [MIDNIGHT - INSTANT, MIDNIGHT, MIDNIGHT + INSTANT, NOON])
def test_the_card_and_the_bars_are_of_the_same_days(session: Session, moment: datetime) -> None:
    product = make_product("Tints", "tints")
    since = moment - timedelta(days=7)
    for hours in range(0, 9 * 24, 6):
        visit(moment - timedelta(hours=hours))
        view(moment - timedelta(hours=hours), product=product)
    for each in (since - INSTANT, since, MIDNIGHT - timedelta(days=7), MIDNIGHT - timedelta(days=7) - INSTANT):
        visit(each)
        view(each, product=product)
    found = read(session, moment=moment)
    assert len(found.visits_by_day) == 7
    bars = found.earlier_visits + sum(row.count for row in found.visits_by_day)
    assert (found.since, found.page_visits.total_visits) == (since, bars)
    assert found.page_visits.top_pages[0].count == bars
    assert found.popular_products[0].view_count == found.earlier_views + sum(row.count for row in found.views_by_day)


def test_midnight_in_utc_divides_the_days(session: Session) -> None:
    midnight = datetime(2026, 3, 9, tzinfo=UTC)
    visit(midnight - timedelta(microseconds=1))
    visit(midnight)
    visit(midnight + timedelta(days=1, microseconds=-1))
    visit(midnight + timedelta(days=1))
    days = by_day(read(session).visits_by_day)
    assert (days["2026-03-08"], days["2026-03-09"], days["2026-03-10"]) == (1, 2, 1)


def test_a_time_of_another_zone_counts_on_its_day_in_utc(session: Session) -> None:
    dublin_in_summer = datetime.fromisoformat("2026-03-09T00:30:00+01:00")
    visit(dublin_in_summer)
    assert by_day(read(session).visits_by_day)["2026-03-08"] == 1


def test_addresses_count_once_and_a_missing_one_not_at_all(session: Session) -> None:
    for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2", None):
        visit(NOON, address=address)
    assert (read(session).page_visits.total_visits, read(session).page_visits.unique_ips) == (4, 2)


def test_the_top_pages_are_ten_most_visited_first(session: Session) -> None:
    for number in range(12):
        visit(NOON, path=f"/shop/part-{number:02}")
    visit(NOON, path="/shop/part-11")
    visit(NOON - timedelta(days=8), path="/old")
    pages = read(session).page_visits.top_pages
    assert [(page.path, page.count) for page in pages[:2]] == [("/shop/part-11", 2), ("/shop/part-00", 1)]
    assert len(pages) == 10


def test_views_count_for_their_product_most_viewed_first(session: Session) -> None:
    tints, mirror = make_product("Tints", "tints"), make_product("Mirror", "mirror")
    make_product("Never seen", "never-seen")
    for product in (tints, mirror, mirror):
        view(product=product)
    view(NOON - timedelta(days=8), product=tints)
    products = read(session).popular_products
    assert [(row.product_id, row.product_name, row.view_count) for row in products] == [
        (mirror, "Mirror", 2),
        (tints, "Tints", 1),
    ]


def test_popular_products_are_ten(session: Session) -> None:
    for number in range(12):
        view(product=make_product(f"Part {number:02}", f"part-{number}"))
    assert [row.product_name for row in read(session).popular_products] == [f"Part {number:02}" for number in range(10)]


def test_a_search_is_no_view_of_a_product(session: Session) -> None:
    view(product=make_product("Mirror", "mirror"))
    view(words="mirror")
    assert by_day(read(session).views_by_day)["2026-03-10"] == 1


def test_searches_count_alike_whatever_their_case_and_accents(session: Session) -> None:
    for words in ("Škoda mirror", "skoda  MIRROR", "Škoda mirror", "tints"):
        view(words=words)
    view(NOON - timedelta(days=8), words="tints")
    assert [(row.query, row.count) for row in read(session).searches] == [("Škoda mirror", 3), ("tints", 1)]


def test_a_search_without_result_is_one_that_finds_nothing_now(session: Session) -> None:
    make_product("Mirror", "mirror")
    view(words="mirror for a car")
    view(words="towbar")
    assert [row.query for row in read(session).searches_without_result] == ["towbar"]
    make_product("Towbar", "towbar")
    assert read(session).searches_without_result == []


def test_visitors_are_grouped_by_address_and_agent_newest_first(session: Session) -> None:
    visit(NOON - timedelta(hours=3), address="10.0.0.1", agent="Firefox")
    visit(NOON - timedelta(hours=2), address="10.0.0.1", agent="Chrome")
    visit(NOON - timedelta(hours=1), address="10.0.0.1", agent="Firefox")
    visit(NOON - timedelta(hours=4), address=None, agent=None)
    visit(NOON - timedelta(hours=5), address=None, agent=None)
    visit(NOON - timedelta(days=8), address="10.0.0.1", agent="Firefox")
    found = [(row.ip_address, row.user_agent, row.visit_count, row.last_visit) for row in read(session).visitors]
    assert found == [
        ("10.0.0.1", "Firefox", 2, NOON - timedelta(hours=1)),
        ("10.0.0.1", "Chrome", 1, NOON - timedelta(hours=2)),
        (None, None, 2, NOON - timedelta(hours=4)),
    ]


def test_visitors_are_listed_up_to_a_limit_and_all_counted(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    for hour in range(6):
        visit(NOON - timedelta(hours=hour), address=f"10.0.0.{hour % 2}", agent="Firefox")
    visit(NOON - timedelta(hours=9), address="10.0.0.9")
    visit(NOON - timedelta(hours=10), address=None)
    monkeypatch.setattr(visitors, "VISITORS", 2)
    assert [row.ip_address for row in read(session).visitors] == ["10.0.0.0", "10.0.0.1"]
    assert read(session).page_visits.unique_ips == 3
