"""The back office on a home screen."""

from flask.testing import FlaskClient

from tests.web.website.look.test_logo import drawn, upload

PATH = "/admin/app.webmanifest"
LINK = f'<link rel="manifest" href="{PATH}" />'


def test_it_opens_on_today_in_a_window_of_its_own_under_the_workshops_name(admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"businessName": "O'Hara & Söhne"})
    answer = admin.get(PATH)
    assert (answer.status_code, answer.content_type) == (200, "application/manifest+json")
    # Chromium offers to install nothing without these, with an icon of 144 pixels at least.
    assert (answer.json["start_url"], answer.json["display"]) == ("/admin/today", "standalone")
    assert (answer.json["name"], answer.json["short_name"]) == ("O'Hara & Söhne back office", "O'Hara & Söhne")
    assert answer.json["icons"] == [{"src": "/icon.png", "sizes": "512x512", "type": "image/png"}]
    logo = upload(admin, drawn()).json
    admin.patch("/api/admin/look", json={"logoUrl": logo["url"], "logoGround": "dark"})
    icon = admin.get(PATH).json["icons"][0]
    assert icon == {"src": logo["url"].replace(".webp", "-icon-dark.png"), "sizes": "192x192", "type": "image/png"}
    with admin.get(icon["src"]) as picture:
        assert picture.status_code == 200


def test_the_public_site_has_none(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    assert LINK in signed_out_admin.get("/admin/login").text
    assert LINK not in signed_out_admin.get("/").text
    refused = client.get(PATH, headers={"X-Forwarded-For": "203.0.113.7"})
    assert (refused.status_code, refused.mimetype) == (404, "text/html")
