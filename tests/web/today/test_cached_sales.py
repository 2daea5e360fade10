"""The sums of sales, calculated by the database and cached."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.sales import cached_counts
from app.shop.sales.basis import BASES, ORDERED
from app.shop.sales.counting import count_sales, list_entries
from app.shop.sales.sales_counts import SalesCounts, Sums
from app.shop.workshop_days import workshop_day
from app.store.base import db
from tests.make import make_order, make_product
from tests.web.today.books import Books
from tests.web.today.test_sales_bases import PATH, document, move

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


def test_nothing_is_counted_twice_until_a_sale_changes(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Any] = []
    monkeypatch.setattr(cached_counts, "count_sales", lambda *of: counted.append(of) or count_sales(*of))
    product = make_product(price=Decimal("100.00"))
    order = make_order((product, 1))
    path, today = f"/api/admin/orders/{order.id}", workshop_day(order.created_at).isoformat()

    def read(basis: str) -> tuple[str, str, int]:
        answers = [admin.get(PATH, query_string={"from": today, "to": today, "basis": basis}).json for _ in range(2)]
        assert answers[0] == answers[1]
        calls = len(counted)
        counted.clear()
        category = answers[0]["byCategory"][0]["category"] if answers[0]["byCategory"] else ""
        return answers[0]["sales"]["gross"], category, calls

    whole = f"{order.total:.2f}"
    assert read("ordered") == (whole, product.category, 1)
    assert read("received") == ("0.00", "", 1)
    move(admin, path, "payments", amount=whole)
    assert read("received") == (whole, product.category, 1)
    move(admin, path, "refunds", amount="1.00", lines=[], restock=False, notify=False)
    assert read("received")[0::2] == (f"{order.total - 1:.2f}", 1)
    assert read("received")[2] == 0
    make_product(category="Oils")
    assert read("received")[2] == 0
    admin.patch(path, json={"status": "cancelled", "updatedAt": admin.get(path).json["updatedAt"]})
    assert read("ordered")[0::2] == ("0.00", 1)
    assert read("invoiced") == ("0.00", "", 1)
    document(order, "invoice", 1, f"{today}T12:00:00")
    assert read("invoiced")[0::2] == (whole, 1)
