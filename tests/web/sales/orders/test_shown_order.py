"""A customer's order is read by one statement, and shows what its lists show one by one."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import event

from app.shop.sales.orders import orders
from app.store.database.base import db
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import issue, set_seller

ALL = {"documents", "payments", "withdrawal"}


@pytest.fixture
def asked(client: FlaskClient) -> list[str]:
    """Return the list that each statement of an ORM's session is added to."""
    found: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        found.append(statement)

    event.listen(db.engine, "before_cursor_execute", note)
    return found


def test_it_is_one_statement(client: FlaskClient, asked: list[str]) -> None:
    order = make_order((make_product(), 1), (make_product("Towbar"), 2))
    client.get("/api/settings")
    asked.clear()
    shown = client.get(f"/api/orders/{order.id}").json
    assert [(each["productName"], each["quantity"]) for each in shown["items"]] == [("Boost Gauge", 1), ("Towbar", 2)]
    assert [each["status"] for each in shown["history"]] == ["pending"]
    assert not any(shown[name] for name in ALL)
    assert [each[:6] for each in asked if each != "BEGIN"] == ["SELECT"]


def test_it_shows_what_its_lists_show(client: FlaskClient, admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    set_seller(admin)
    order = make_order((make_product(), 1), (make_product("Towbar"), 2))
    path = f"/api/admin/orders/{order.id}"
    for status in ("confirmed", "shipped"):
        admin.patch(path, json={"status": status})
    admin.patch(path, json={"note": "Left at the door"})
    for amount in ("20.00", "30.00"):
        assert admin.post(f"{path}/payments", json={"method": "cash", "amount": amount}).status_code == 201
    issue(admin, order.id)
    stated = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": str(order.order_number)}
    assert client.post("/api/withdrawals", json=stated).status_code in {200, 201}
    shown = client.get(f"/api/orders/{order.id}").json
    assert all(shown[name] for name in ALL)
    monkeypatch.setattr(orders, "read_whole_order", orders.get_order)
    assert client.get(f"/api/orders/{order.id}").json == shown
