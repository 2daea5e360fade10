"""A new password is set without the old one, but only with the window's ticket."""

import logging
import threading

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.shop.system.access import forgotten_password
from app.shop.system.access.forgotten_password import PasswordTicket
from app.store.database.state import state_of
from app.web.access.control import EXTENSION, TOKEN, TOKEN_HEADER
from tests.web.access.test_control import Noted

PATH = "/api/admin/forgotten-password"
OLD = "a rather long secret"
NEW = "another quite long one"


def issue(app: Flask) -> str:
    """Issue a ticket, as for a person who confirmed in the window."""
    return state_of(app).of(PasswordTicket).issue()


def send(browser: FlaskClient, ticket: str, password: str = NEW, **headers: str) -> int:
    return browser.post(PATH, json={"ticket": ticket, "newPassword": password}, headers=headers).status_code


def takes(browser: FlaskClient, password: str) -> bool:
    return browser.post("/api/admin/login", json={"password": password}).status_code == 200


def test_the_ticket_sets_it_once_signs_in_and_ends_every_other_session(
    app: Flask, admin: FlaskClient, client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    assert takes(client, OLD)
    window = app.test_client()
    window.environ_base["pitlane.listener"] = "desk"
    ticket = issue(app)
    with caplog.at_level(logging.WARNING):
        assert send(window, ticket) == 200
    assert "a new password was set in the window of this PC" in caplog.text
    assert (NEW in caplog.text, ticket in caplog.text) == (False, False)
    assert window.get("/api/admin/check").json == {"isAdmin": True}
    for ended in (admin, client):
        assert ended.get("/api/admin/check").json == {"isAdmin": False}
    assert send(window, ticket, "a third and longer one") == 403
    assert (takes(client, OLD), takes(client, NEW)) == (False, True)


def test_nothing_over_the_network_sets_it(app: Flask, admin: FlaskClient, client: FlaskClient) -> None:
    ticket = issue(app)
    assert send(client, ticket) == 404
    client.environ_base["REMOTE_ADDR"] = "127.0.0.1"
    assert send(client, ticket) == 404
    assert send(admin, ticket, **{"X-Forwarded-For": "203.0.113.7"}) == 403
    assert send(admin, ticket, Host="shop.example") == 403
    assert send(admin, ticket, Origin="https://evil.example") == 403
    assert takes(client, OLD)
    assert send(admin, ticket) == 200


def test_the_admin_listener_gives_no_ticket_to_a_session_or_to_the_secret_of_the_run(
    app: Flask, admin: FlaskClient, client: FlaskClient
) -> None:
    app.config[TOKEN] = "the secret of this run"
    app.extensions[EXTENSION] = Noted()
    secret = {TOKEN_HEADER: app.config[TOKEN]}
    for word in ("password", "ticket", "new-password"):
        for method in ("GET", "POST"):
            assert admin.open(f"/_control/{word}", method=method, headers=secret).status_code in {404, 405}
            assert client.open(f"/_control/{word}", method=method, headers=secret).status_code == 404
    cookie = admin.get_cookie("desk_session")
    assert cookie
    for stolen in (app.config[TOKEN], cookie.value, "", "x"):
        assert send(admin, stolen, **secret) == 403
    assert takes(client, OLD)


def test_only_the_newest_ticket_counts_and_for_ten_minutes(
    app: Flask, admin: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, ticket = issue(app), issue(app)
    assert send(admin, older) == 403
    later = forgotten_password.time.monotonic() + forgotten_password.TICKET_SECONDS
    monkeypatch.setattr(forgotten_password.time, "monotonic", lambda: later)
    assert send(admin, ticket) == 403
    assert takes(admin, OLD)


def test_a_weak_one_is_refused_and_the_ticket_stays_for_a_better_one(app: Flask, admin: FlaskClient) -> None:
    ticket = issue(app)
    refused = admin.post(PATH, json={"ticket": ticket, "newPassword": "password1234"})
    assert (refused.status_code, list(refused.json["errors"])) == (400, ["newPassword"])
    assert admin.get("/api/admin/check").json == {"isAdmin": True}
    assert send(admin, ticket) == 200


def test_of_two_at_once_one_sets_it() -> None:
    ticket, results = PasswordTicket(), []
    word, inside = ticket.issue(), threading.Event()

    def second() -> None:
        inside.wait()
        with pytest.raises(forgotten_password.Forbidden), ticket.spent(word):
            pass
        results.append("refused")

    thread = threading.Thread(target=second)
    thread.start()
    with ticket.spent(word):
        inside.set()
        thread.join()
    assert results == ["refused"]


def test_a_new_shop_has_none_to_forget(app: Flask, signed_out_admin: FlaskClient) -> None:
    assert send(signed_out_admin, issue(app)) == 409
    assert signed_out_admin.get("/api/admin/setup").json == {"needed": True}


def test_who_was_locked_out_signs_in_with_the_new_one(app: Flask, admin: FlaskClient) -> None:
    for _ in range(5):
        assert not takes(admin, "not the password")
    assert admin.post("/api/admin/login", json={"password": OLD}).status_code == 429
    assert send(admin, issue(app)) == 200
    assert takes(admin, NEW)
