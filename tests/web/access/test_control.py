"""The program's own calls work only at the admin listener, and only with the secret of this run."""

import mimetypes
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.web.access.control import EXTENSION, TOKEN, TOKEN_HEADER
from app.web.api.call import calls
from app.web.call_modules import load_calls
from tests.web.api.walker import address

SECRET = {TOKEN_HEADER: "the secret of this run"}


class Noted:
    """A program that records its control requests."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def show(self) -> bool:
        self.asked.append("show")
        return True

    def stop(self) -> None:
        self.asked.append("stop")

    def loaded(self) -> None:
        self.asked.append("loaded")


@pytest.fixture
def noted(app: Flask) -> Noted:
    app.config[TOKEN] = SECRET[TOKEN_HEADER]
    app.extensions[EXTENSION] = Noted()
    return app.extensions[EXTENSION]


def test_the_secret_opens_them(signed_out_admin: FlaskClient, noted: Noted) -> None:
    shown = signed_out_admin.post("/_control/show", headers=SECRET)
    assert (shown.status_code, shown.json) == (200, {"shown": True})
    assert signed_out_admin.post("/_control/loaded", headers=SECRET).status_code == 204
    assert signed_out_admin.post("/_control/stop", headers=SECRET).status_code == 204
    assert noted.asked == ["show", "loaded", "stop"]


@pytest.mark.parametrize("headers", [{}, {TOKEN_HEADER: ""}, {TOKEN_HEADER: "the secret of this ruN"}])
def test_nothing_else_does(
    signed_out_admin: FlaskClient, admin: FlaskClient, noted: Noted, headers: dict[str, str]
) -> None:
    for browser in (signed_out_admin, admin):
        assert browser.post("/_control/stop", headers=headers).status_code == 403
    assert noted.asked == []


def test_neither_a_foreign_page_nor_a_tunnel_reaches_them(signed_out_admin: FlaskClient, noted: Noted) -> None:
    for extra in ({"Origin": "http://evil.example"}, {"X-Forwarded-For": "127.0.0.1"}, {"Host": "evil.example"}):
        assert signed_out_admin.post("/_control/stop", headers=SECRET | extra).status_code == 403
    assert noted.asked == []


def test_the_public_listener_does_not_know_them(client: FlaskClient, noted: Noted) -> None:
    for method in ("GET", "POST", "OPTIONS", "PUT"):
        assert client.open("/_control/stop", method=method, headers=SECRET).status_code == 404
    assert noted.asked == []


def test_without_a_program_around_it_the_shop_has_none(app: Flask, signed_out_admin: FlaskClient) -> None:
    app.config[TOKEN] = SECRET[TOKEN_HEADER]
    assert signed_out_admin.post("/_control/stop", headers=SECRET).status_code == 404


def test_every_admin_call_is_no_address_of_a_public_listener_that_has_no_back_office(
    app: Flask, client: FlaskClient
) -> None:
    app.config["PITLANE"] = replace(app.config["PITLANE"], admin_from="desk")
    load_calls()
    admin_calls = [each for each in calls if each.admin]
    assert len(admin_calls) > 40
    for each in admin_calls:
        answer = client.open(address(each.path), method=each.method)
        assert (each.path, answer.status_code, answer.json["message"]) == (each.path, 404, "Not found")


def test_what_the_system_calls_a_script_does_not_matter(
    client: FlaskClient, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A script has its right content type even if the system's registry names another. On some Windows PCs the registry
    has text/plain, which leaves the page blank.
    """
    for end in (".js", ".css", ".svg", ".webp"):
        monkeypatch.setitem(mimetypes.types_map, end, "text/plain")
        mimetypes.add_type("text/plain", end)
    (built / "assets" / "index-1.js").write_text("1")
    with client.get("/assets/index-1.js") as answer:
        assert answer.content_type == "text/javascript; charset=utf-8"
