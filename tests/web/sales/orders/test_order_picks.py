"""Orders of some days; several confirmed together, or as a file."""

from datetime import UTC, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from tests.in_one_shop import in_one_shop
from tests.make import make_order

CONFIRM = "/api/admin/orders/confirm"
EXPORT = "/api/admin/export/orders.csv"


def placed(moment: str) -> Order:
    order = make_order()
    with write() as session:
        session.get_one(Order, order.id).created_at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    db.session.remove()
    return order


def listed(admin: FlaskClient, **query: Any) -> list[str]:
    return [order["orderNumber"] for order in admin.get("/api/admin/orders", query_string=query).json["orders"]]


def seen(admin: FlaskClient, *orders: Order) -> list[dict[str, str]]:
    """Return the orders as a screen that was just opened knows them."""
    rows = [admin.get(f"/api/admin/orders/{order.id}").json for order in orders]
    return [{"id": row["id"], "updatedAt": row["updatedAt"]} for row in rows]


def statuses(admin: FlaskClient) -> list[str]:
    return [order["status"] for order in admin.get("/api/admin/orders").json["orders"]]


def test_days_are_the_workshops_and_both_are_included(admin: FlaskClient) -> None:
    # 29 March 2026 has 23 hours in Kilkenny, and begins and ends with the clocks of two zones.
    for moment in ("2026-03-28T23:59:59", "2026-03-29T00:00:00", "2026-03-29T22:59:59", "2026-03-29T23:00:00"):
        placed(moment)
    assert listed(admin, **{"from": "2026-03-29", "to": "2026-03-29"}) == ["1003", "1002"]
    assert listed(admin, **{"from": "2026-03-30"}) == ["1004"]
    assert listed(admin, **{"to": "2026-03-28", "search": "1001", "status": "pending"}) == ["1001"]
    assert listed(admin, **{"from": "", "to": ""}) == ["1004", "1003", "1002", "1001"]
    assert admin.get("/api/admin/orders?from=2026-03-29&to=2026-03-29").json["counts"]["pending"] == 2


@pytest.mark.parametrize("query", ["from=yesterday", "to=2026-02-30", "from=2026-3-1"])
def test_what_is_no_day_is_refused(admin: FlaskClient, query: str) -> None:
    assert admin.get(f"/api/admin/orders?{query}").status_code == 400
    assert admin.get(f"{EXPORT}?{query}").status_code == 400


def test_ticked_orders_are_confirmed_together(admin: FlaskClient) -> None:
    orders = [make_order(), make_order(), make_order()]
    answer = admin.post(CONFIRM, json={"orders": seen(admin, *orders[:2])})
    assert (answer.status_code, answer.json) == (200, {"confirmed": 2})
    assert statuses(admin) == ["pending", "confirmed", "confirmed"]
    history = admin.get(f"/api/admin/orders/{orders[0].id}").json["history"]
    assert [event["status"] for event in history] == ["pending", "confirmed"]


@pytest.mark.parametrize("meanwhile", [{"note": "Rang"}, {"status": "cancelled"}, {"customerName": "Aoife Walsh"}])
def test_one_that_another_tab_changed_is_a_409_and_none_is_confirmed(
    admin: FlaskClient, meanwhile: dict[str, str]
) -> None:
    orders = [make_order(), make_order()]
    shown = seen(admin, *orders)
    admin.patch(f"/api/admin/orders/{orders[1].id}", json={"note": "A note changes no step."})
    admin.patch(f"/api/admin/orders/{orders[0].id}", json={"customerPhone": "056 1"} | meanwhile)
    answer = admin.post(CONFIRM, json={"orders": shown})
    assert (answer.status_code, answer.json["message"]) == (409, "Changed meanwhile: 1001. No order was confirmed.")
    assert "confirmed" not in statuses(admin)


def test_a_second_click_is_refused(admin: FlaskClient) -> None:
    shown = seen(admin, make_order())
    assert admin.post(CONFIRM, json={"orders": shown}).status_code == 200
    assert admin.post(CONFIRM, json={"orders": shown}).status_code == 409


@in_one_shop("orders", [[], [{"id": "x", "updatedAt": "2026-05-01T09:30:00Z"}], [{"id": "x"}], "all"])
def test_what_names_no_orders_is_refused(admin: FlaskClient, orders: object) -> None:
    assert admin.post(CONFIRM, json={"orders": orders}).status_code == 400


def test_an_order_that_is_not_there_confirms_none(admin: FlaskClient) -> None:
    shown = seen(admin, make_order())
    gone = {"id": "00000000-0000-4000-8000-000000000000", "updatedAt": "2026-05-01T09:30:00Z"}
    assert admin.post(CONFIRM, json={"orders": [*shown, gone]}).status_code == 404
    assert statuses(admin) == ["pending"]


def test_the_file_has_the_ticked_or_the_filtered_orders(admin: FlaskClient) -> None:
    ticked, other = make_order(email="maeve@example.ie"), make_order()

    def lines(**query: str) -> list[str]:
        rows = admin.get(EXPORT, query_string=query).get_data(as_text=True).splitlines()[1:]
        return [row.split(",")[1] for row in rows]

    assert lines(ids=ticked.id) == ["1001"]
    assert sorted(lines(ids=f"{ticked.id},{other.id}")) == ["1001", "1002"]
    assert lines(search="maeve") == ["1001"]
    assert lines() == ["1002", "1001"]
    assert admin.get(f"{EXPORT}?ids=1001").status_code == 400


def test_nobody_else_confirms_or_reads_them(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    for visitor in (client, signed_out_admin):
        assert visitor.post(CONFIRM, json={"orders": []}).status_code == 401
        assert visitor.get(EXPORT).status_code == 401
