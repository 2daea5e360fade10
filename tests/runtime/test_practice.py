"""The practice shop is a second server, whose days leave the folder of the real one as it was."""

import json
import os
import shutil
import signal
import time
from decimal import Decimal
from pathlib import Path

import pytest

from app.runtime.maintenance_worker import FIRST
from tests.running import PASSWORD, Running, Start, run
from tests.runtime.practising import (
    PRACTICE,
    TILL,
    Browser,
    beside,
    content_of,
    enter,
    runs_on,
    sell,
    sign_in,
    start_practising,
    state_of,
    until,
)

SALES = 20


@pytest.mark.usefixtures("started_by_user")
def test_a_day_of_practice_leaves_every_byte_of_the_real_folder(shop: Running) -> None:
    owner = sign_in(shop)
    # The shop's own chores soon after its start write to its database.
    time.sleep(FIRST + 1)
    before = content_of(shop.folder)
    trainee = start_practising(owner)
    shown = trainee.ask("GET", "/api/products?limit=100")
    parts = [part for part in shown if part["inventory"] > SALES and not part.get("options")][:3]
    assert len(parts) == 3
    day = trainee.ask("POST", f"{TILL}/days", {"opening": "100.00", "understood": True})
    sales = [sell(trainee, parts, split=place % 4 == 1) for place in range(SALES)]
    numbers = [sale["order"]["orderNumber"] for sale in sales]
    assert numbers == [f"DEMO-{number}" for number in range(1001, 1001 + SALES)]

    trainee.ask("POST", f"{TILL}/sales/{sales[-1]['order']['id']}/undo")
    found = trainee.ask("GET", f"{TILL}/sales?number={numbers[0]}")
    assert found["orderNumber"] == numbers[0]
    order = sales[1]["order"]["id"]
    body = {"kind": "receipt", "buyerName": "Aoife Byrne", "buyerAddress": "1 Mill Street", "notify": False}
    document = trainee.ask("POST", f"/api/admin/orders/{order}/documents", body)
    assert "DEMO-0" in json.dumps(document)
    listed = trainee.ask("GET", f"/api/admin/orders?search={numbers[2]}")
    assert [each["orderNumber"] for each in listed["orders"]] == [numbers[2]]
    mails = json.dumps(trainee.ask("GET", "/api/admin/mails"))
    assert '"sent"' not in mails

    back = {"itemId": found["lines"][0]["id"], "quantity": 1}
    body = {"items": [back], "method": "cash", "restock": True, "updatedAt": found["updatedAt"]}
    trainee.ask("POST", f"{TILL}/sales/{found['id']}/returns", body)
    expected = Decimal(trainee.ask("GET", f"{TILL}/days/{day['id']}")["sums"]["expected"])
    closed = trainee.ask("POST", f"{TILL}/days/{day['id']}/close", {"counted": str(expected - Decimal("0.50"))})
    assert (closed["sums"]["sales"], closed["sums"]["undone"], closed["difference"]) == (SALES - 1, 1, "-0.50")
    assert content_of(shop.folder) == before
    assert owner.ask("GET", "/api/admin/check") == {"isAdmin": True}
    assert owner.ask("GET", "/api/admin/orders")["orders"] == []

    owner.ask("DELETE", PRACTICE)
    assert not beside(shop).exists()
    assert content_of(shop.folder) == before


@pytest.mark.usefixtures("practised")
def test_a_withdrawal_has_a_number_that_no_real_one_has(shop: Running) -> None:
    trainee = start_practising(sign_in(shop))
    stated = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": "DEMO-1001"}
    assert trainee.ask("POST", "/api/withdrawals", stated)["reference"] == 1
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Origin": trainee.origin}
    form = "name=Sean+Daly&email=sean%40example.ie&order=1002"
    status, _text, answer = trainee.send("POST", "/withdraw/confirm", form, **headers)
    assert status == 303
    assert "<dd>DEMO-2</dd>" in trainee.send("GET", answer["location"])[1]

    mails = [each["subject"] for each in trainee.ask("GET", "/api/admin/mails")["mails"]]
    assert mails == ["Your withdrawal DEMO-2 was received", "Your withdrawal DEMO-1 was received"]
    tasks = trainee.ask("GET", "/api/admin/inbox?search=demo-2")["tasks"]
    assert [each["title"] for each in tasks if each["kind"] == "withdrawal"] == ["Withdrawal DEMO-2"]
    _status, file, _headers = trainee.send("GET", "/api/admin/export/withdrawals.csv")
    assert "DEMO-1" in file


@pytest.mark.usefixtures("practised")
def test_each_page_has_the_frame_and_says_how_to_leave(shop: Running) -> None:
    owner = sign_in(shop)
    trainee = start_practising(owner)
    for path in ("/admin/today", "/", "/shop", "/withdraw", "/nothing-here"):
        _status, page, _headers = trainee.send("GET", path, **{"Accept-Encoding": "br"})
        assert '<aside id="practice"' in page, path
        assert "nothing here is real" in page
        assert f'href="{owner.origin}/admin/today"' in page
        assert "<title>Practice: " in page
        assert '<aside id="practice"' not in owner.send("GET", path)[1]
    # Its cookies are its own: a browser has one jar for all ports of a host.
    assert {name for name in owner.cookies if "session" in name} == {"desk_session", "practice_desk_session"}


@pytest.mark.usefixtures("practised")
def test_its_own_button_takes_it_away(shop: Running) -> None:
    owner = sign_in(shop)
    trainee = start_practising(owner)
    status, _text, _headers = trainee.send("POST", "/_practice/take-away", Origin="http://elsewhere.example")
    assert status == 403
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": trainee.origin}
    status, page, headers = trainee.send("POST", "/_practice/take-away", **form)
    assert status == 200
    assert "Your shop was never touched." in page
    assert headers["refresh"] == f"3; url={owner.origin}/admin/settings/practice"
    view = until(state_of(owner, "none"))
    assert (view["problem"], view["size"]) == (None, 0)
    assert not beside(shop).exists()


@pytest.mark.usefixtures("practised")
def test_a_second_press_shows_the_same_and_a_ticket_holds_once(shop: Running) -> None:
    owner = sign_in(shop)
    owner.ask("POST", PRACTICE)
    owner.ask("POST", PRACTICE)
    view = until(state_of(owner, "running"))
    assert len(runs_on(beside(shop))) == 1
    trainee = enter(owner, view["address"])
    assert trainee.ask("GET", "/api/admin/check") == {"isAdmin": True}

    stranger = Browser(owner.origin, {})
    again = enter(stranger, view["address"])
    assert again.ask("GET", "/api/admin/check") == {"isAdmin": False}
    again.ask("POST", "/api/admin/login", {"password": PASSWORD})
    assert again.ask("GET", "/api/admin/check") == {"isAdmin": True}


@pytest.mark.usefixtures("practised")
def test_stop_and_start_offer_it_again(shop: Running, start: Start) -> None:
    owner = sign_in(shop)
    trainee = start_practising(owner)
    trainee.ask("POST", f"{TILL}/days", {"opening": "7.00", "understood": True})
    assert shop.stop() == 0
    assert runs_on(beside(shop)) == []

    again = start(shop.folder)
    owner = sign_in(again)
    assert owner.ask("GET", PRACTICE)["state"] == "stopped"
    trainee = start_practising(owner)
    assert trainee.ask("GET", TILL)["dayId"] is not None
    again.stop()


@pytest.mark.usefixtures("practised")
def test_a_kill_of_the_shop_ends_its_practice(shop: Running, start: Start) -> None:
    owner = sign_in(shop)
    start_practising(owner)
    shop.process.send_signal(signal.SIGKILL)
    shop.process.wait()
    until(lambda: not runs_on(beside(shop)))
    again = start(shop.folder)
    owner = sign_in(again)
    assert owner.ask("GET", PRACTICE)["state"] == "stopped"
    assert owner.ask("DELETE", PRACTICE)["state"] == "none"
    again.stop()


@pytest.mark.usefixtures("practised")
def test_a_kill_of_the_practice_is_said_and_the_shop_goes_on(shop: Running) -> None:
    owner = sign_in(shop)
    start_practising(owner)
    for pid in runs_on(beside(shop)):
        os.kill(pid, signal.SIGKILL)
    view = until(state_of(owner, "stopped"))
    assert view["problem"] == f"The practice shop stopped by itself. Its log is in {beside(shop) / 'logs'}."
    start_practising(owner)
    assert owner.ask("DELETE", PRACTICE)["state"] == "none"


def test_a_foreign_folder_is_neither_used_nor_removed(shop: Running) -> None:
    owner = sign_in(shop)
    beside(shop).mkdir()
    (beside(shop) / "holiday.jpg").write_bytes(b"picture")
    said = f"{beside(shop)} is there already and is not a practice shop. Rename that folder and try again."
    assert owner.refusal("POST", PRACTICE) == (409, said)
    assert owner.refusal("DELETE", PRACTICE) == (409, said)
    assert (beside(shop) / "holiday.jpg").read_bytes() == b"picture"


@pytest.mark.usefixtures("practised")
def test_a_folder_in_use_is_left(shop: Running, start: Start) -> None:
    owner = sign_in(shop)
    start_practising(owner)
    folder = beside(shop)
    moved = folder.with_name("elsewhere")
    shutil.copytree(folder, moved, ignore=shutil.ignore_patterns("*.lock", "running.json"))
    owner.ask("DELETE", PRACTICE)
    moved.rename(folder)
    other = start(folder)
    try:
        said = f"Another Pitlane uses the practice folder {folder}. Stop it and try again."
        assert owner.refusal("DELETE", PRACTICE) == (409, said)
        owner.ask("POST", PRACTICE)
        view = until(state_of(owner, "stopped"))
        assert "This data directory is in use" in view["problem"]
    finally:
        other.stop()


def test_nobody_starts_the_command_by_hand(tmp_path: Path) -> None:
    done = run("practice", "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert list(tmp_path.iterdir()) == []
