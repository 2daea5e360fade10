"""The sums of sales, calculated by the database and stored by day."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import astuple
from datetime import date, timedelta
from decimal import Decimal
from random import Random
from threading import Event
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.runtime.maintenance import store_sales
from app.shop.sales import period_counts
from app.shop.sales.basis import BASES, ORDERED, BasisName
from app.shop.sales.counting import count_sales, list_entries
from app.shop.sales.outdated_days import list_outdated
from app.shop.sales.period import Period
from app.shop.sales.period_counts import count_period, total_period
from app.shop.sales.sales_counts import SalesCounts, Sums
from app.shop.sales.storing import store_day, store_outdated
from app.shop.workshop_days import workshop_day
from app.store.base import db
from app.store.catalogue import Product
from app.store.jobs import Job, JobLine
from app.store.orders import Order
from app.store.sqlite import write
from tests.make import make_order, make_product, save
from tests.web.today.books import Books
from tests.web.today.changes import change_anything
from tests.web.today.test_sales_bases import PATH, move

STEPS = 80
"""Random changes, each followed by a report of a random period."""
PERIOD = (date(2026, 3, 28), date(2026, 5, 31))


@pytest.mark.parametrize("seed", [3, 4])
def test_the_database_counts_as_row_by_row(admin: FlaskClient, seed: int) -> None:
    books = Books(seed)
    for _ in range(40):
        books.sell()
    books.write()
    for basis in BASES:
        quick, slow = count_sales(db.session(), basis, PERIOD), SalesCounts()
        for entry in list_entries(db.session(), basis, PERIOD):
            slow.add_entry(entry)
        for name in ("days", "methods", "rates", "products"):
            found, wanted = (amounts(getattr(counts, name)) for counts in (quick, slow))
            assert found == wanted, (basis, name)
        assert basis == ORDERED or {day: sums.orders for day, sums in quick.days.items() if sums.is_anything} == {
            day: sums.orders for day, sums in slow.days.items() if sums.is_anything
        }


def amounts(sums: dict[Any, Sums]) -> dict[Any, tuple[int, ...]]:
    found = {key: (each.quantity, each.gross, each.tax, each.refunds) for key, each in sums.items()}
    return {key: each for key, each in found.items() if any(each)}


def test_stored_sums_are_those_counted_anew_after_any_change(admin: FlaskClient) -> None:
    books, random = Books(5), Random(5)
    for _ in range(15):
        books.sell()
    books.write()
    book_job()
    store_outdated(Event())
    db.session.rollback()
    for step in range(STEPS):
        with write(catalogue=False) as session:
            done = [change_anything(session, random) for _ in range(random.randint(1, 3))]
            basis = random.choice(list(BASES))
            for day in list_outdated(session, basis)[random.randint(0, 2) :]:
                store_day(session, basis, day)
        first = date(2026, 2, 20) + timedelta(days=random.randint(0, 120))
        period = first, first + timedelta(days=random.choice((0, 6, 30, 200)))
        assert stored(basis, period) == counted(basis, period), (step, basis, period, done)
        db.session.rollback()


def book_job() -> None:
    """Write a job with two lines at two rates."""
    amounts = {"subtotal": Decimal(150), "tax": Decimal(30), "total": Decimal(180)}
    lines = [
        JobLine(
            id=rate, position=place, kind="labour", text="Work", hundredths=150, unit_price=Decimal(50), tax_rate=rate
        )
        for place, rate in enumerate(("13.5", "23"))
    ]
    save(
        Job(
            id="job",
            number=1,
            customer="Aoife Byrne",
            status="booked",
            note="",
            tax_mode="added",
            lines=lines,
            **amounts,
        )
    )


def stored(basis: BasisName, period: Period) -> dict[str, Any]:
    """Return what a report shows, with the names of the best products."""
    found = count_period(db.session(), basis, period)
    sums = {name: whatever_is(getattr(found, name)) for name in ("days", "methods", "rates")}
    categories, top = whatever_is(dict(found.categories)), [name for name, _ in found.top]
    return sums | {"categories": categories, "top": top, "total": astuple(total_period(db.session(), basis, period))}


def counted(basis: BasisName, period: Period) -> dict[str, Any]:
    """Return the same of everything, counted together."""
    session, found = db.session(), count_sales(db.session(), basis, period)
    sums = {name: whatever_is(getattr(found, name)) for name in ("days", "methods", "rates")}
    categories: defaultdict[str | None, Sums] = defaultdict(Sums)
    of_product = dict(session.execute(select(Product.id, Product.category)).all())
    for product_id, each in found.products.items():
        categories[of_product.get(product_id or "")].add_sums(each)
    sold = [(-each.quantity, -each.gross, name) for name, each in found.products.items() if name and each.quantity > 0]
    top = [name for _, _, name in sorted(sold)][:10]
    return sums | {"categories": whatever_is(categories), "top": top, "total": astuple(found.total)}


def whatever_is(sums: Mapping[Any, Sums]) -> dict[Any, tuple[int, ...]]:
    return {key: astuple(each) for key, each in sums.items() if each.is_anything}


def test_a_change_has_only_its_own_day_counted_anew(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    counted_days: list[Any] = []

    def note(session: Any, name: str, *periods: Period) -> SalesCounts:
        counted_days.extend(periods)
        return count_sales(session, name, *periods)

    monkeypatch.setattr(period_counts, "count_sales", note)
    product = make_product(price=Decimal("100.00"))
    before, order = make_order((product, 1)), make_order((product, 1))
    with write(catalogue=False) as session:
        session.get_one(Order, before.id).created_at -= timedelta(days=3)
    day = workshop_day(order.created_at)

    def read(basis: str) -> tuple[str, list[Any]]:
        counted_days.clear()
        query = {"from": (day - timedelta(days=5)).isoformat(), "to": day.isoformat(), "basis": basis}
        report = admin.get(PATH, query_string=query).json
        assert not report["topProducts"] or report["byCategory"][0]["category"] == product.category
        return report["sales"]["gross"], counted_days

    path, paid = f"/api/admin/orders/{order.id}", f"{order.total:.2f}"
    store_all(admin)
    assert read("ordered") == (f"{2 * order.total:.2f}", [])
    move(admin, path, "payments", amount=paid)
    assert read("received") == (paid, [(day, day)])
    assert read("ordered")[1] == []
    store_all(admin)
    assert read("received") == (paid, [])
    admin.patch(path, json={"status": "cancelled", "updatedAt": admin.get(path).json["updatedAt"]})
    assert read("ordered") == (f"{before.total:.2f}", [(day, day)])


def store_all(admin: FlaskClient) -> None:
    """Do what the maintenance does each hour."""
    db.session.remove()
    store_sales(admin.application, Event())
