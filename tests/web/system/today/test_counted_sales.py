"""The database counts sales as they are counted one by one."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import astuple
from datetime import date, timedelta
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.sales.report.basis import BASES, ORDERED, BasisName
from app.shop.sales.report.counting import count_sales, count_total, list_entries
from app.shop.sales.report.period import Period
from app.shop.sales.report.sales_counts import SalesCounts, Sums
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.workshop.jobs import Job, JobLine
from tests.make import save
from tests.web.system.today.books import Books
from tests.web.system.today.changes import change_anything

STEPS = 80
"""Random changes, each followed by a report of a random period."""
PERIOD = (date(2026, 3, 28), date(2026, 5, 31))
NAMES = "days", "methods", "rates", "categories"


@pytest.mark.parametrize("seed", [3, 4])
def test_the_database_counts_as_row_by_row(admin: FlaskClient, seed: int) -> None:
    books = Books(seed)
    for _ in range(40):
        books.sell()
    books.write()
    for basis in BASES:
        assert counted(basis, PERIOD) == one_by_one(basis, PERIOD), basis


def test_the_database_counts_as_row_by_row_after_any_change(admin: FlaskClient) -> None:
    books, random = Books(5), Random(5)
    for _ in range(15):
        books.sell()
    books.write()
    book_job()
    for step in range(STEPS):
        with write() as session:
            done = [change_anything(session, random) for _ in range(random.randint(1, 3))]
        basis = random.choice(list(BASES))
        first = date(2026, 2, 20) + timedelta(days=random.randint(0, 120))
        period = first, first + timedelta(days=random.choice((0, 6, 30, 200)))
        assert counted(basis, period) == one_by_one(basis, period), (step, basis, period, done)
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


def counted(basis: BasisName, period: Period) -> dict[str, Any]:
    """Return what a report shows, with the names of the best products."""
    found = count_sales(db.session(), basis, period)
    assert found.total == count_total(db.session(), basis, period)
    sums = {name: whatever_is(getattr(found, name), basis) for name in NAMES}
    return sums | {"best": [(name, each.quantity, each.gross, each.tax, each.refunds) for name, each in found.best]}


def one_by_one(basis: BasisName, period: Period) -> dict[str, Any]:
    """Return the same of every entry by itself."""
    session, found = db.session(), SalesCounts()
    for entry in list_entries(session, basis, period):
        found.add_entry(entry)
    sums = {name: whatever_is(getattr(found, name), basis) for name in NAMES[:3]}
    categories: defaultdict[str | None, Sums] = defaultdict(Sums)
    of_product = dict(session.execute(select(Product.id, Product.category)).all())
    for product_id, each in found.products.items():
        categories[of_product.get(product_id or "")].add_sums(each)
    sold = [(-each.quantity, -each.gross, name) for name, each in found.products.items() if name and each.quantity > 0]
    best = [
        (name, -quantity, -gross, *astuple(found.products[name])[3:]) for quantity, gross, name in sorted(sold)[:10]
    ]
    return sums | {"categories": whatever_is(categories, basis), "best": best}


def whatever_is(sums: Mapping[Any, Sums], basis: BasisName) -> dict[Any, tuple[int, ...]]:
    """Return the sums that are not all nothing.

    An entry of an order by itself does not say whether its order counts.
    """
    found = {key: astuple(each)[basis == ORDERED :] for key, each in sums.items()}
    return {key: each for key, each in found.items() if any(each)}
