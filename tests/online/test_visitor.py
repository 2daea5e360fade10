"""The kind of the tunnel decides which one header names the visitor."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.shop.base.settings.run_address import set_run_address
from app.store.database.state import state_of
from app.web.access import listeners
from app.web.access.visitor import visitor_of

HERE = "127.0.0.1"
FORGED = {"X-Forwarded-For": "6.6.6.6, 203.0.113.9", "CF-Connecting-IP": "198.51.100.7"}


@pytest.mark.parametrize(
    ("kind", "peer", "headers", "visitor"),
    [
        ("cloudflare", HERE, FORGED, "198.51.100.7"),
        ("cloudflare", HERE, {"X-Forwarded-For": "203.0.113.9"}, HERE),
        ("cloudflare", HERE, {"CF-Connecting-IP": "no address"}, None),
        ("cloudflare", "203.0.113.50", FORGED, "203.0.113.50"),
        ("tailscale", HERE, FORGED, "203.0.113.9"),
        ("tailscale", HERE, {"CF-Connecting-IP": "198.51.100.7"}, HERE),
        ("ngrok", HERE, FORGED, "203.0.113.9"),
        ("ngrok", HERE, {"X-Forwarded-For": "<script>"}, None),
        ("ngrok", "192.168.1.7", FORGED, "192.168.1.7"),
        ("router", HERE, FORGED, HERE),
        ("router", "203.0.113.50", FORGED, "203.0.113.50"),
        ("none", HERE, FORGED, HERE),
        ("any", HERE, FORGED, "203.0.113.9"),
        ("any", HERE, {"CF-Connecting-IP": "198.51.100.7"}, "198.51.100.7"),
        ("any", None, FORGED, None),
    ],
)
def test_one_header_names_the_visitor(kind: str, peer: str | None, headers: dict[str, str], visitor: str) -> None:
    assert visitor_of(kind, peer, headers) == visitor


def choose(admin: FlaskClient, **settings: str) -> None:
    assert admin.patch("/api/admin/settings", json=settings).status_code == 200


def test_https_is_a_tunnels_word_alone(app: Flask, admin: FlaskClient) -> None:
    from flask import request

    def secure(**headers: str) -> bool:
        with app.test_request_context("/", headers=headers, environ_overrides={"REMOTE_ADDR": HERE}):
            return listeners.is_https(request)

    said = {"X-Forwarded-Proto": "https"}
    choose(admin, publicUrl="https://shop.example", tunnel="router")
    assert not secure(**said)
    choose(admin, tunnel="none")
    assert not secure(**said)
    choose(admin, tunnel="ngrok")
    assert secure(**said)
    assert not secure()


def test_a_shop_with_an_address_and_no_kind_goes_on_as_before(app: Flask, admin: FlaskClient) -> None:
    choose(admin, publicUrl="https://shop.example")
    settings = admin.get("/api/admin/settings").json
    assert (settings["tunnel"], settings["tunnelTokenSet"]) == (None, False)
    through = {"Host": "shop.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    answer = app.test_client().get("/api/settings", headers=through)
    assert answer.headers["Strict-Transport-Security"]


def test_a_runs_own_address_is_in_force_and_never_written(app: Flask, admin: FlaskClient) -> None:
    visitor = app.test_client()
    choose(admin, publicUrl="https://shop.example", tunnel="cloudflare")
    set_run_address(state_of(app), "https://quick.trycloudflare.com")
    try:
        assert "https://quick.trycloudflare.com/sitemap.xml" in visitor.get("/robots.txt").text
        assert admin.get("/api/admin/settings").json["publicUrl"] == "https://shop.example"
        for host in ("quick.trycloudflare.com", "shop.example", "localhost:8000"):
            assert visitor.get("/api/settings", headers={"Host": host}).status_code == 200
        assert visitor.get("/api/settings", headers={"Host": "evil.example"}).status_code == 400
    finally:
        set_run_address(state_of(app), "")
    assert "https://shop.example/sitemap.xml" in visitor.get("/robots.txt").text
    assert visitor.get("/api/settings", headers={"Host": "quick.trycloudflare.com"}).status_code == 400


@pytest.mark.parametrize(
    ("pasted", "stored"),
    [
        ("eyJhIjoiYWJjIn0=", True),
        ("cloudflared.exe service install eyJhIjoiYWJjIn0=", True),
        ("  ", False),
        ("", False),
    ],
)
def test_the_token_is_encrypted_and_never_shown(app: Flask, admin: FlaskClient, pasted: str, stored: bool) -> None:
    from app.config import Config
    from app.shop.base.settings.encryption import decrypt
    from app.shop.base.settings.settings import read_settings
    from app.store.database.base import db

    answer = admin.patch("/api/admin/settings", json={"tunnelToken": pasted})
    assert (answer.status_code, answer.json["tunnelTokenSet"]) == (200, stored)
    assert "eyJ" not in answer.text
    encrypted = read_settings(db.session()).tunnel_token
    assert "eyJ" not in encrypted
    config: Config = app.config["PITLANE"]
    assert decrypt(config.data_dir, encrypted) == ("eyJhIjoiYWJjIn0=" if stored else "")


@pytest.mark.parametrize("sent", [{"tunnel": "carrier pigeon"}, {"tunnel": None}, {"tunnelToken": "a\x00b"}])
def test_nonsense_is_refused(admin: FlaskClient, sent: dict[str, object]) -> None:
    assert admin.patch("/api/admin/settings", json=sent).status_code == 400
