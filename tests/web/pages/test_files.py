"""Files are served over HTTP. Hashed files may be cached for ever, pictures may run nothing, and no path leads out of
the folders.
"""

import sys
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from tests.in_one_shop import in_one_shop


@pytest.fixture(autouse=True)
def built(app: Flask, tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!--head--><!--seed-->")
    (folder / "styles.json").write_text("{}")
    (folder / "favicon.svg").write_text("<svg/>")
    for end, content in (("", b"plain"), (".br", b"brotli"), (".gz", b"gzip")):
        (folder / "assets" / f"index-AbC_1.js{end}").write_bytes(content)
    (folder / "assets" / "font-1.woff2").write_bytes(b"font")
    app.config["UI"] = folder
    return folder


@in_one_shop(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("br;q=0, gzip", "gzip", b"gzip"),
        ("", None, b"plain"),
    ],
)
def test_an_asset_is_sent_for_ever_in_the_best_encoding(
    client: FlaskClient, accepted: str, encoding: str | None, content: bytes
) -> None:
    with client.get("/assets/index-AbC_1.js", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.data == content
        assert answer.headers.get("Content-Encoding") == encoding
        assert answer.content_type == "text/javascript; charset=utf-8"
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert "Accept-Encoding" in answer.headers["Vary"]


def test_an_asset_the_browser_has_already_is_304(client: FlaskClient) -> None:
    with client.get("/assets/font-1.woff2") as answer:
        assert answer.content_type == "font/woff2"
        etag = answer.headers["ETag"]
    with client.get("/assets/font-1.woff2", headers={"If-None-Match": etag}) as again:
        assert again.status_code == 304


def test_the_icon_lies_at_the_root(client: FlaskClient) -> None:
    with client.get("/favicon.svg") as answer:
        assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
        assert answer.headers["Cache-Control"] == "no-cache"


@in_one_shop("path", ["/index.html", "/styles.json", "/home.html", "/.vite/manifest.json", "/assets/styles.json"])
def test_what_the_build_keeps_for_the_server_is_not_served(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_picture_is_sent_for_ever_and_may_do_nothing(client: FlaskClient, config: Config) -> None:
    (config.uploads / "wheel-640.avif").write_bytes(b"picture")
    with client.get("/uploads/wheel-640.avif") as answer:
        assert answer.data == b"picture"
        assert answer.content_type == "image/avif"
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"


@in_one_shop(
    "path",
    [
        "/uploads/../pitlane.db", "/uploads/..%2Fpitlane.db", "/uploads/..%5Cpitlane.db", "/uploads/%2e%2e/pitlane.db",
        "/uploads/note.txt", "/uploads/page.html", "/uploads/Wheel.webp", "/uploads/.webp", "/uploads/wheel.webp%00",
        "/uploads/nul.webp", "/uploads/con.png", "/uploads/com1.jpg", "/uploads/wheel.webp.part", "/uploads/a%0Ab.webp",
        "/assets/..%2Findex.html", "/assets/con.js", "/assets/%2e%2e%2fstyles.json", "/assets/", "/uploads/",
    ],
)  # fmt: skip
def test_no_name_leads_out_of_the_folder(client: FlaskClient, config: Config, path: str) -> None:
    for name in ("note.txt", "page.html", "wheel.webp", "wheel.webp.part"):
        (config.uploads / name).write_bytes(b"x")
    answer = client.get(path)
    assert answer.status_code in {404, 308}
    assert b"SQLite" not in answer.data


@pytest.mark.skipif(sys.platform == "win32", reason="no file can have such a name there")
@pytest.mark.parametrize("name", ["nul.webp", "con.png", "com1.jpg"])
def test_a_name_that_opens_a_device_on_windows_is_none(client: FlaskClient, config: Config, name: str) -> None:
    (config.uploads / name).write_bytes(b"picture")
    assert client.get(f"/uploads/{name}").status_code == 404
