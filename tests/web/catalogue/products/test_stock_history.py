"""The history of a product's stock has each change with its reason and the stock after it."""

from io import BytesIO
from typing import Any

from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select

from app.shop.base.trash.deletions import forget_expired
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import StockCause, StockMove
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.system.deletions import RETENTION
from tests.make import NOBODY, checkout, make_cart, make_order, make_product

PRODUCTS = "/api/admin/products"
START = 30


def history(admin: FlaskClient, product: Product, page: int = 1) -> Any:
    return admin.get(f"{PRODUCTS}/{product.id}/stock-moves?page={page}").json


def moves_of(admin: FlaskClient, product: Product) -> list[tuple[str, int, int, str | None]]:
    """Reason, change, resulting stock and order number, newest first."""
    return [
        (each["reason"], each["change"], each["stock"], each["orderNumber"])
        for each in history(admin, product)["moves"]
    ]


def step(admin: FlaskClient, order_id: str, **changes: object) -> Any:
    answer = admin.patch(f"/api/admin/orders/{order_id}", json=changes)
    assert answer.status_code == 200, answer.json
    return answer.json


def give_back(admin: FlaskClient, order: Any, quantity: int) -> None:
    body = {"items": [{"itemId": order["items"][0]["id"], "quantity": quantity}], "updatedAt": order["updatedAt"]}
    assert admin.post(f"/api/admin/orders/{order['id']}/returns", json=body).status_code == 200


def import_stock(admin: FlaskClient, product: Product, stock: int) -> str:
    file = BytesIO(f"slug,inventory\r\n{product.slug},{stock}\r\n".encode())
    answer = admin.post("/api/admin/import/products", data={"file": (file, "stock.csv")})
    assert answer.status_code == 200, answer.json
    return answer.headers.get("Pitlane-Undo", "")


def test_each_way_of_changing_a_stock_says_why(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=10)
    placed = client.post("/api/checkout/confirm", json=checkout(make_cart((product, 3)))).json["order"]
    number, order_id = placed["orderNumber"], placed["id"]
    step(admin, order_id, items=[{"itemId": placed["items"][0]["id"], "quantity": 2}])
    admin.patch(f"{PRODUCTS}/{product.id}", json={"inventoryChange": "+12"})
    admin.patch(f"{PRODUCTS}/{product.id}", json={"name": "Renamed", "inventory": 21})
    undo = import_stock(admin, product, 50)
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    bulk = admin.post(f"{PRODUCTS}/bulk-update", json={"ids": [product.id], "updates": {"inventory": 4}})
    assert bulk.status_code == 200
    for status in ("confirmed", "shipped"):
        step(admin, order_id, status=status)
    give_back(admin, step(admin, order_id, status="completed"), 1)
    other = make_order((product, 5))
    step(admin, other.id, status="cancelled")
    assert moves_of(admin, product) == [
        ("cancel", 5, 5, str(other.order_number)),
        ("order", -5, 0, str(other.order_number)),
        ("refund", 1, 5, number),
        ("manual", -17, 4, None),
        ("import", -29, 21, None),
        ("import", 29, 50, None),
        ("manual", 1, 21, None),
        ("manual", 12, 20, None),
        ("order", 1, 8, number),
        ("order", -3, 7, number),
    ]  # fmt: skip
    first = history(admin, product)["moves"][0]
    assert (first["orderId"], first["createdAt"][-1]) == (other.id, "Z")


def test_the_history_has_pages_and_refuses_a_wrong_page(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=0)
    assert history(admin, product) == {"moves": [], "total": 0, "page": 1, "pageSize": 20}
    for _ in range(23):
        admin.patch(f"{PRODUCTS}/{product.id}", json={"inventoryChange": 1})
    first, second = history(admin, product), history(admin, product, 2)
    assert [each["stock"] for each in first["moves"] + second["moves"]] == list(range(23, 0, -1))
    assert (first["total"], second["page"], history(admin, product, 99)["moves"]) == (23, 2, [])
    path = f"{PRODUCTS}/{product.id}/stock-moves"
    assert admin.get(f"{path}?page=0").json["message"] == "Page must be a number from 1"
    assert admin.get(f"{PRODUCTS}/{NOBODY}/stock-moves").status_code == 404
    assert client.get(path).status_code == 401


def test_a_refused_order_leaves_no_trace(admin: FlaskClient, client: FlaskClient) -> None:
    few, many = make_product(inventory=1), make_product(inventory=9)
    assert client.post("/api/checkout/confirm", json=checkout(make_cart((many, 1), (few, 2)))).status_code == 409
    assert db.session.scalar(select(func.count()).select_from(StockMove)) == 0
    admin.patch(f"{PRODUCTS}/{many.id}", json={"inventoryChange": -1})
    assert moves_of(admin, many) == [("manual", -1, 8, None)]
    assert db.session.scalar(select(func.count()).select_from(StockCause)) == 0


def test_the_history_is_restored_with_its_product_and_removed_with_the_bin(admin: FlaskClient) -> None:
    product = make_product(inventory=5)
    admin.patch(f"{PRODUCTS}/{product.id}", json={"inventoryChange": 2})
    before = history(admin, product)
    gone = admin.delete(f"{PRODUCTS}/{product.id}").headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{gone}/restore").status_code == 200
    assert history(admin, product) == before
    other = make_product()
    admin.patch(f"{PRODUCTS}/{other.id}", json={"inventoryChange": 2})
    for each in (product, other):
        gone = admin.delete(f"{PRODUCTS}/{each.id}").headers["Pitlane-Undo"]
    assert admin.delete(f"/api/admin/deleted/{gone}").status_code == 200
    assert list(db.session.scalars(select(StockMove.product_id))) == [product.id]
    with write() as session:
        forget_expired(session, now() + RETENTION)
    assert list(db.session.scalars(select(StockMove.product_id))) == []


ACTS = st.sampled_from(["order", "cancel", "correct", "return", "set", "change", "bulk", "import", "undo", "delete"])


@given(st.lists(st.tuples(ACTS, st.integers(1, 6)), max_size=10))
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_start_and_moves_add_up_to_the_stock(admin: FlaskClient, acts: list[tuple[str, int]]) -> None:
    """The stock at the start and all moves add up to the present stock. This holds for any acts in any order."""
    product = make_product(inventory=START)
    orders: list[Any] = []
    undos: list[str] = []
    for act, number in acts:
        _do(admin, product, (act, number), orders, undos)
    rows = list(db.session.scalars(select(StockMove).where(StockMove.product_id == product.id)))
    stock = db.session.scalar(select(Product.inventory).where(Product.id == product.id))
    db.session.rollback()
    assert START + sum(each.change for each in rows) == stock
    assert all(each.change for each in rows)
    assert all((each.order_id is not None) == (each.reason in {"order", "cancel", "refund"}) for each in rows)


def _do(admin: FlaskClient, product: Product, what: tuple[str, int], orders: list[Any], undos: list[str]) -> None:
    """Carry out one act; what is refused is refused."""
    (act, number), path = what, f"{PRODUCTS}/{product.id}"
    newest = admin.get(f"/api/admin/orders/{orders[-1]}").json if orders else None
    if act == "order":
        answer = admin.post("/api/checkout/confirm", json=checkout(make_cart((product, number))))
        orders += [answer.json["orderId"]] if answer.status_code == 201 else []
    elif act == "cancel" and newest:
        admin.patch(f"/api/admin/orders/{newest['id']}", json={"status": "cancelled"})
    elif act == "correct" and newest:
        items = [{"itemId": newest["items"][0]["id"], "quantity": number}]
        admin.patch(f"/api/admin/orders/{newest['id']}", json={"items": items})
    elif act == "return" and newest:
        for status in ("confirmed", "shipped", "completed"):
            admin.patch(f"/api/admin/orders/{newest['id']}", json={"status": status})
        shown = admin.get(f"/api/admin/orders/{newest['id']}").json
        body = {"items": [{"itemId": shown["items"][0]["id"], "quantity": 1}], "updatedAt": shown["updatedAt"]}
        admin.post(f"/api/admin/orders/{newest['id']}/returns", json=body)
    elif act in {"set", "change"}:
        admin.patch(path, json={"inventory": number} if act == "set" else {"inventoryChange": number - 3})
    elif act == "bulk":
        answer = admin.post(f"{PRODUCTS}/bulk-update", json={"ids": [product.id], "updates": {"inventory": number}})
        undos.append(answer.headers["Pitlane-Undo"])
    elif act == "import":
        undos.append(import_stock(admin, product, number))
    elif act == "undo" and undos:
        admin.post(f"/api/admin/deleted/{undos.pop()}/restore")
    elif act == "delete":
        gone = admin.delete(path).headers["Pitlane-Undo"]
        assert admin.post(f"/api/admin/deleted/{gone}/restore").status_code == 200
