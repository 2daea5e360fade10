"""The headers that every answer carries."""

import re

from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop

PATHS = [
    "/",
    "/api/settings",
    "/api/admin/settings",
    "/api/nope",
    "/nope",
    "/robots.txt",
    "/assets/nope.js",
    "/admin/login",
]
BACK_OFFICE = {"/admin/login"}
"""It shows the look's preview in a frame of this shop (tests/web/website/look/test_preview.py)."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


@in_one_shop("path", PATHS)
def test_every_answer_is_locked_down(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    # The hashes are those of the styles that the build wrote into a page.
    frames = "; frame-src 'self'" if path in BACK_OFFICE else ""
    assert re.sub(r" 'sha256-[^']+'", "", headers["Content-Security-Policy"]) == POLICY + frames
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert "Strict-Transport-Security" not in headers
    assert "Server" not in headers
    assert "Set-Cookie" not in headers


def test_only_the_catalogues_answers_may_be_stored(client: FlaskClient) -> None:
    assert client.get("/api/admin/check").headers["Cache-Control"] == "no-store"
    assert client.get("/api/nope").headers["Cache-Control"] == "no-store"
    stored = client.get("/api/settings")
    assert stored.headers["Cache-Control"] == "no-cache"
    assert client.get("/api/settings", headers={"If-None-Match": stored.headers["ETag"]}).status_code == 304


def test_https_is_for_ever_once_it_is_there(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"}).status_code == 200
    through = {"Host": "shop.example", "X-Forwarded-Proto": "https"}
    assert client.get("/", headers=through).headers["Strict-Transport-Security"] == "max-age=31536000"
    assert "Strict-Transport-Security" not in client.get("/", headers={"Host": "shop.example"}).headers
