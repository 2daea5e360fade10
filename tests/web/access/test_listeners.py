"""Rights depend on the listener and the session, and never only on an address."""

from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import AdminFrom, read_config
from app.web.access import listeners
from app.web.api.call import calls
from app.web.call_modules import load_calls
from tests.in_one_shop import in_one_shop

FORWARDING = [
    "Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP", "CF-Connecting-IP", "CF-Ray",
    "Ngrok-Auth-User-Email", "Tailscale-User-Login", "Via", "True-Client-IP",
]  # fmt: skip
PUBLIC = "https://shop.example"
THROUGH_TUNNEL = {"Host": "shop.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


def check(client: FlaskClient, peer: str = "127.0.0.1", **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.get("/api/admin/check", headers=named, environ_overrides={"REMOTE_ADDR": peer}).status_code


def admin_from(app: Flask, value: AdminFrom) -> None:
    app.config["PITLANE"] = replace(app.config["PITLANE"], admin_from=value)


def set_public(admin: FlaskClient, url: str = PUBLIC) -> None:
    assert admin.patch("/api/admin/settings", json={"publicUrl": url}).status_code == 200


def test_every_admin_call_lies_where_the_listeners_look() -> None:
    load_calls()
    assert all(each.path.startswith(listeners.ADMIN_CALLS) for each in calls if each.admin)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "127.9.9.9", "[::1]:8000", "LOCALHOST"])
def test_localhost_serves_the_admin_to_this_computer(client: FlaskClient, host: str) -> None:
    assert check(client, Host=host) == 200
    assert check(client, "127.0.0.77", Host=host) == 200


@pytest.mark.parametrize("host", ["evil.example", "192.168.1.5", "localhost.evil.example", "127.0.0.1.evil.example"])
def test_localhost_needs_a_loopback_host(client: FlaskClient, host: str) -> None:
    assert check(client, Host=host) == 404


def test_localhost_needs_a_loopback_peer(client: FlaskClient) -> None:
    assert check(client, "192.168.1.5") == 404
    assert check(client, "nonsense") == 404


@in_one_shop("name", FORWARDING)
def test_localhost_is_closed_to_what_was_forwarded(client: FlaskClient, name: str) -> None:
    answer = client.get("/api/admin/check", headers={name: "127.0.0.1"})
    assert (answer.status_code, answer.json) == (404, {"message": "Not found"})
    assert client.get("/admin/login", headers={name: "x"}).status_code == 404
    assert client.get("/api/contact-inquiries", headers={name: "x"}).status_code == 404
    assert client.get("/api/settings", headers={name: "x"}).status_code == 200


def test_localhost_ends_when_a_public_address_is_set(admin: FlaskClient, client: FlaskClient) -> None:
    set_public(admin)
    assert check(client) == 404
    assert check(admin) == 200


def test_back_office_closes_the_public_listener(app: Flask, client: FlaskClient, admin: FlaskClient) -> None:
    admin_from(app, "desk")
    assert check(client) == 404
    assert client.post("/api/admin/login", json={"password": "x"}).status_code == 404
    assert client.get("/admin/login").status_code == 404
    assert client.get("/admin").status_code == 404
    assert client.get("/admin/").status_code == 404
    assert check(admin) == 200
    set_public(admin)
    assert client.get("/api/admin/check", headers=THROUGH_TUNNEL).status_code == 404


def test_anywhere_is_over_https_only(app: Flask, admin: FlaskClient, client: FlaskClient) -> None:
    admin_from(app, "anywhere")
    assert check(client) == 404
    assert client.get("/api/admin/check", headers={"X-Forwarded-Proto": "https"}).status_code == 404
    set_public(admin)
    assert client.get("/api/admin/check", headers=THROUGH_TUNNEL).status_code == 200
    assert client.get("/api/admin/check", headers=THROUGH_TUNNEL | {"X-Forwarded-Proto": "http"}).status_code == 404
    assert check(client, "192.168.1.5", X_Forwarded_Proto="https", Host="shop.example") == 404
    assert check(client) == 404


@pytest.mark.parametrize(
    ("said", "desktop", "listener"),
    [({}, False, "localhost"), ({}, True, "desk"), ({"PITLANE_ADMIN_FROM": "anywhere"}, True, "anywhere")],
)
def test_the_installed_program_starts_with_the_back_office_alone(
    tmp_path: Path, said: dict[str, str], desktop: bool, listener: AdminFrom
) -> None:
    assert read_config(said | {"PITLANE_DATA_DIR": str(tmp_path)}, desktop=desktop).admin_from == listener


def test_the_owners_choice_comes_before_the_starts(app: Flask, admin: FlaskClient, client: FlaskClient) -> None:
    admin_from(app, "desk")
    assert admin.get("/api/admin/settings").json["adminFrom"] == "desk"
    assert admin.patch("/api/admin/settings", json={"adminFrom": "localhost"}).status_code == 200
    assert check(client) == 200


@pytest.mark.parametrize("host", ["evil.example", "shop.example", "192.168.1.5"])
def test_the_back_office_refuses_a_foreign_host(signed_out_admin: FlaskClient, host: str) -> None:
    for path in ("/", "/api/admin/check", "/api/settings"):
        assert signed_out_admin.get(path, headers={"Host": host}).status_code == 403


@pytest.mark.parametrize("name", FORWARDING)
def test_the_back_office_refuses_what_was_forwarded(signed_out_admin: FlaskClient, name: str) -> None:
    assert signed_out_admin.get("/api/admin/check", headers={name: "127.0.0.1"}).status_code == 403


def test_no_header_makes_the_public_listener_the_back_office(client: FlaskClient) -> None:
    for name in ("pitlane.listener", "Pitlane-Listener", "X-Pitlane-Listener"):
        assert client.get("/api/admin/setup", headers={name: "desk"}).status_code == 404


def test_an_admin_session_is_needed_on_both_listeners(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    for browser in (client, signed_out_admin):
        answer = browser.get("/api/admin/settings")
        assert (answer.status_code, answer.json) == (401, {"message": "Please sign in"})


def test_foreign_hosts_are_refused_once_a_public_address_is_set(admin: FlaskClient, client: FlaskClient) -> None:
    assert client.get("/api/settings", headers={"Host": "evil.example"}).status_code == 200
    set_public(admin)
    assert client.get("/api/settings", headers={"Host": "evil.example"}).status_code == 400
    for host in ("shop.example", "shop.example:443", "localhost:8000", "192.168.1.5:8000", "[::1]"):
        assert client.get("/api/settings", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["a b", "a/b", "user@shop.example", "shop.example:port", "[::1", "a,b"])
def test_a_host_that_can_be_none_is_refused(client: FlaskClient, host: str) -> None:
    assert client.get("/api/settings", headers={"Host": host}).status_code == 400


@pytest.mark.parametrize(
    ("headers", "address"),
    [
        ({}, "127.0.0.1"),
        ({"X-Forwarded-For": "203.0.113.9"}, "203.0.113.9"),
        ({"X-Forwarded-For": "198.51.100.1, 203.0.113.9"}, "203.0.113.9"),
        ({"CF-Connecting-IP": "2001:DB8::1"}, "2001:db8::1"),
        ({"X-Forwarded-For": "<script>"}, None),
        ({"X-Forwarded-For": "::ffff:203.0.113.9"}, "203.0.113.9"),
    ],
)
def test_a_tunnel_names_the_visitor_only_once_a_public_address_is_set(
    app: Flask, admin: FlaskClient, headers: dict[str, str], address: str | None
) -> None:
    def seen(peer: str = "127.0.0.1") -> str | None:
        from flask import request

        with app.test_request_context("/", headers=headers, environ_overrides={"REMOTE_ADDR": peer}):
            return listeners.visitor_ip(request)

    assert seen() == "127.0.0.1"
    set_public(admin)
    assert seen() == address
    assert seen("198.51.100.77") == "198.51.100.77"
