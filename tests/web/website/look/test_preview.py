"""Only the owner sees the preview of a look that is not saved."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

DRAFT, PAGE = "/api/admin/look/preview", "/admin/look/preview"
POLICY = "Content-Security-Policy"


@pytest.fixture(autouse=True)
def home(built: Path) -> None:
    (built / "home.html").write_text('<!--head--><script type="module" src="/a.js"></script><p>{{businessName}}</p>')


def test_a_draft_is_shown_and_nothing_is_saved(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.post(DRAFT, json={"accent": "#00b3a4"}).status_code == 200
    page = admin.get(PAGE)
    assert "--color-accent:#00b3a4" in page.text
    assert "<script" not in page.text
    assert (page.headers["Cache-Control"], page.headers["X-Robots-Tag"]) == ("no-store", "noindex")
    assert admin.get("/api/admin/look").json["accent"] is None
    assert "--color-accent" not in client.get("/").text


def test_a_draft_that_could_not_be_saved_is_refused_and_the_last_one_stays(admin: FlaskClient) -> None:
    admin.post(DRAFT, json={"accent": "#00b3a4"})
    assert admin.post(DRAFT, json={"accent": "#000000"}).status_code == 400
    assert "--color-accent:#00b3a4" in admin.get(PAGE).text
    admin.post(DRAFT, json={})
    assert "--color-accent" not in admin.get(PAGE).text


def test_only_the_preview_lets_itself_be_framed_and_only_by_this_shop(admin: FlaskClient) -> None:
    preview, screen, home = (admin.get(path).headers[POLICY] for path in (PAGE, "/admin/look", "/"))
    assert "frame-ancestors 'self'" in preview
    assert "script-src 'none'" in preview
    assert "frame-ancestors 'none'" in screen
    assert screen.endswith("; frame-src 'self'")
    assert "frame-ancestors 'none'" in home
    assert "frame-src" not in home


def test_a_visitor_sees_no_draft(client: FlaskClient) -> None:
    assert (client.get(PAGE).status_code, client.post(DRAFT, json={}).status_code) == (401, 401)
