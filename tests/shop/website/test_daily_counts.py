"""Daily counts and visitors equal a plain count of the rows."""

import random
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import select

from app.contract.website.statistics import StatisticsView
from app.shop.base.settings.settings import change_settings
from app.shop.website.analytics.analytics import PageEvent, Visit, write_events
from app.shop.website.analytics.statistics import read_statistics
from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.website.analytics import DailyViews, DailyVisits, PageVisit, ProductPageView, Visitor, VisitorAddress
from tests.make import forget_what_is_old

NOON = datetime(2026, 3, 10, 12, 0, tzinfo=UTC)
PRODUCTS = 14
"""More than are listed."""


def make_products() -> list[str]:
    with write() as session:
        session.add(Category(name="Parts", slug="parts"))
        session.flush()
        products = [
            Product(name=f"Part {n:02}", slug=f"part-{n}", description="A part", price=10, category="Parts")
            for n in range(PRODUCTS)
        ]
        session.add_all(products)
    return [product.id for product in products]


def make_events(dice: random.Random, products: list[str]) -> list[Visit | PageEvent]:
    moment = NOON - timedelta(days=dice.choice((7, 30, 90, 100)) * dice.random())
    if dice.random() < 0.2:
        # On the edges: midnight, the first moment of each period, and a microsecond beside them.
        days = timedelta(days=dice.choice((0, 1, 6, 7, 8, 29, 30, 31, 89, 90, 91)))
        edge = NOON - days if dice.random() < 0.5 else NOON.replace(hour=0) - days
        moment = min(edge + timedelta(microseconds=dice.choice((-1, 0, 1))), NOON)
    address = dice.choice((None, f"10.0.{dice.randrange(3)}.{dice.randrange(4)}", f"2001:db8:{dice.randrange(3)}::1"))
    if dice.random() < 0.6:
        return [Visit(f"/{dice.randrange(15)}", None, address, dice.choice((None, "Firefox", "Chrome")), moment)]
    product = dice.choice((*products, "no-such-product"))
    said = dice.choice(((product, None), (None, f"part-{dice.randrange(PRODUCTS + 1)}"), (None, None)))
    return [PageEvent(*said, dice.choice((None, "towbar")), address, moment)]


def read(days: int) -> StatisticsView:
    db.session.rollback()
    return read_statistics(db.session(), days, NOON)


def check_statistics(days: int) -> None:
    """The statistics against the rows themselves."""
    said = read(days)
    since = NOON - timedelta(days=days)
    all_visits = list(db.session.scalars(select(PageVisit)))
    visits = [row for row in all_visits if row.created_at >= since]
    looks = [row for row in db.session.scalars(select(ProductPageView)) if row.product_id or not row.search_query]
    names = {product.id: product.name for product in db.session.scalars(select(Product))}
    assert said.page_visits.total_visits == len(visits)
    assert said.page_visits.unique_ips == len({row.ip_address for row in visits} - {None})
    assert [(row.path, row.count) for row in said.page_visits.top_pages] == most(Counter(row.path for row in visits))
    assert by_day(said.visits_by_day) == daily(days, all_visits)
    assert by_day(said.views_by_day) == daily(days, looks)
    seen = Counter(row.product_id for row in looks if row.created_at >= since and row.product_id in names)
    popular = [(row.product_name, row.view_count) for row in said.popular_products]
    assert popular == most(Counter({names[str(product)]: count for product, count in seen.items()}))
    assert {(row.ip_address, row.user_agent): (row.visit_count, row.last_visit) for row in said.visitors} == {
        visitor: (len(moments), max(moments)) for visitor, moments in grouped(visits).items()
    }


def grouped(visits: list[PageVisit]) -> dict[tuple[str | None, str | None], list[datetime]]:
    found: dict[tuple[str | None, str | None], list[datetime]] = {}
    for row in visits:
        found.setdefault((row.ip_address, row.user_agent), []).append(row.created_at)
    return found


def most(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda each: (-each[1], each[0]))[:10]


def by_day(rows: list[Any]) -> dict[str, int]:
    return {row.date.isoformat(): row.count for row in rows}


def daily(days: int, rows: list[Any]) -> dict[str, int]:
    counts = Counter(row.created_at.date() for row in rows)
    dates: list[date] = [NOON.date() - timedelta(days=days - 1 - each) for each in range(days)]
    return {day.isoformat(): counts[day] for day in dates}


def forget(analytics_days: int, ip_days: int) -> None:
    with write() as session:
        change_settings(session, {"analytics_days": analytics_days, "ip_days": ip_days})
        forget_what_is_old(session, NOON)


def check_all() -> None:
    for days in (7, 30, 90):
        check_statistics(days)


@pytest.mark.parametrize("seed", range(2))
def test_the_sums_are_those_of_the_rows_whatever_is_written_and_forgotten(app: Flask, seed: int) -> None:
    dice = random.Random(seed)
    products = make_products()
    for keep in ((95, 60), (90, 30), (60, 8), (20, 20), (8, 1), (5, 9)):
        for _ in range(6):
            batch = [event for _ in range(dice.randrange(1, 30)) for event in make_events(dice, products)]
            with write() as session:
                write_events(session, batch)
        check_all()
        forget(*keep)
        check_all()


def test_a_deleted_products_looks_stay_in_their_days(app: Flask) -> None:
    gone, *others = make_products()
    with write() as session:
        write_events(session, [PageEvent(product, None, None, None, NOON) for product in (gone, gone, others[0])])
    with write() as session:
        session.delete(session.get(Product, gone))
    assert read(7).views_by_day[-1].count == 3
    assert [row.product_id for row in read(7).popular_products] == [others[0]]
    check_all()


def test_nothing_is_left_of_what_was_forgotten(app: Flask) -> None:
    products = make_products()
    long_ago = NOON - timedelta(days=100)
    with write() as session:
        write_events(session, [Visit("/", None, "10.0.0.1", "Firefox", long_ago)])
        write_events(session, [PageEvent(products[0], None, None, "10.0.0.1", long_ago)])
    forget(90, 30)
    assert [count(table) for table in (DailyVisits, DailyViews, Visitor, VisitorAddress)] == [0, 0, 0, 0]


def count(table: type) -> int:
    db.session.rollback()
    return len(db.session.execute(select(table)).all())
