"""Privacy of a day's log: error numbers, no texts, secrets or addresses."""

import http.client
import json
import re
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.store.database.driver import sqlite3
from tests.conftest import Start
from tests.running import Running
from tests.smtp import mail_server

CANARY = "canary"
WORDS = {
    "right": f"{CANARY}-right-password",
    "wrong": f"{CANARY}-wrong-password",
    "name": f"Ann {CANARY}name",
    "email": f"{CANARY}mail@example.ie",
    "phone": f"+353 85 {CANARY}phone",
    "address": f"1 {CANARY}street, Kilkenny",
    "message": f"Could you tint a {CANARY}message?",
    "mail": f"{CANARY}-mail-password",
}
BOOM = "CREATE TRIGGER boom BEFORE INSERT ON orders BEGIN SELECT RAISE(ABORT, 'boom'); END"


def sign_in(shop: Running, password: str) -> dict[str, str]:
    """The owner's cookie, or none."""
    with closing(http.client.HTTPConnection("127.0.0.1", shop.desk_port, timeout=30)) as line:
        line.request(
            "POST", "/api/admin/login", json.dumps({"password": password}), {"Content-Type": "application/json"}
        )
        answer = line.getresponse()
        answer.read()
        return {"Cookie": (answer.getheader("Set-Cookie") or "").partition(";")[0]}


def buy(shop: Running, product: str) -> tuple[int, Any]:
    _status, cart = shop.ask("POST", "/api/cart", {})
    assert shop.ask("POST", f"/api/cart/{cart['id']}/items", {"productId": product})[0] == 201
    person = {"customerName": WORDS["name"], "customerEmail": WORDS["email"], "customerPhone": WORDS["phone"]}
    order = person | {"cartId": cart["id"], "shippingAddress": WORDS["address"]}
    return shop.ask("POST", "/api/checkout/confirm", order)


def execute(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "pitlane.db", timeout=30)) as database:
        database.execute(statement)
        database.commit()


@pytest.mark.parametrize("kind", ["plain", "json"])
def test_nothing_private_is_ever_logged_and_a_fault_is_found_by_its_number(
    start: Start, tmp_path: Path, kind: str
) -> None:
    folder, pause = tmp_path / "data", threading.Event()
    shop = start(folder, PITLANE_ADMIN_PASSWORD=WORDS["right"], PITLANE_LOG=kind)
    assert sign_in(shop, WORDS["wrong"]) == {"Cookie": ""}
    owner = sign_in(shop, WORDS["right"])
    secret = owner["Cookie"].partition("=")[2]
    assert len(secret) > 20

    def as_admin(method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return shop.ask(method, path, body, shop.desk_port, **owner)

    assert as_admin("POST", "/api/admin/product-categories", {"name": "Parts"})[0] == 201
    sold = {
        "name": "Part",
        "slug": "part",
        "description": "A part for the shelf.",
        "price": "5",
        "inventory": 9,
        "category": "Parts",
    }
    _status, made = as_admin("POST", "/api/admin/products", sold)
    with mail_server() as box:
        box.login = (WORDS["email"], WORDS["mail"])
        box.replies["RCPT"] = f"550 no such person {WORDS['email']}"
        mail = box.settings | {"mailUser": WORDS["email"], "mailPassword": WORDS["mail"], "ownerEmail": WORDS["email"]}
        assert as_admin("PATCH", "/api/admin/settings", mail)[0] == 200
        enquiry = {"name": WORDS["name"], "email": WORDS["email"], "message": WORDS["message"]}
        assert shop.ask("POST", "/api/contact", enquiry)[0] == 201
        assert shop.ask("POST", "/api/contact", enquiry | {"email": CANARY})[0] == 400
        assert buy(shop, made["product"]["id"])[0] == 201
        while not as_admin("GET", "/api/admin/log?search=was%20not%20sent")[1]:
            pause.wait(0.1)
        assert as_admin("POST", "/api/admin/mail/test", {"to": WORDS["email"]})[0] in {200, 400, 409, 503}
    assert as_admin("POST", "/api/admin/upload-image", {CANARY: CANARY})[0] == 415
    execute(folder, BOOM)
    status, answer = buy(shop, made["product"]["id"])
    assert status == 500
    number = re.fullmatch(r"Something went wrong \(([0-9a-f]{8})\)", answer["message"])
    assert number
    execute(folder, "DROP TRIGGER boom")

    _status, events = as_admin("GET", f"/api/admin/log?search={number[1]}")
    assert [(event["level"], event["text"]) for event in events] == [
        ("ERROR", f"error {number[1]} on POST /api/checkout/confirm")
    ]
    assert events[0]["detail"].startswith("Traceback")
    assert shop.ask("GET", "/api/admin/log")[0] == 401
    assert shop.stop() == 0
    written = "".join(path.read_text(encoding="utf-8") for path in (folder / "logs").iterdir())
    assert number[1] in written
    assert CANARY not in written
    assert secret not in written
