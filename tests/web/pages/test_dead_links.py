"""A dead link from a mail leads to a page that gives the address to write to."""

import pytest
from flask.testing import FlaskClient

NOBODY = "00000000-0000-4000-8000-000000000000"
BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
DOWNLOADS = (
    f"/api/orders/{NOBODY}/documents/{NOBODY}.pdf",
    f"/api/jobs/gone/documents/{NOBODY}.pdf",
)


@pytest.mark.parametrize("path", ["/withdraw/confirm/gone", "/withdraw/received/gone", *DOWNLOADS])
def test_a_dead_link_says_where_to_write(path: str, admin: FlaskClient, client: FlaskClient) -> None:
    said = {"email": "parts@byrne.example", "phone": "+353 (56) 123"}
    assert admin.patch("/api/admin/settings", json=said).status_code == 200
    page = client.get(path, headers=BROWSER)
    assert (page.status_code, page.headers["Referrer-Policy"]) == (404, "no-referrer")
    assert '<a href="/#contact">Send an enquiry</a>' in page.text
    assert '<a href="mailto:parts@byrne.example">parts@byrne.example</a>' in page.text
    assert '<a href="tel:+35356123">+353 (56) 123</a>' in page.text
    assert "noindex" in page.headers["X-Robots-Tag"] and "<script" not in page.text
    admin.patch("/api/admin/settings", json={"email": "", "phone": ""})
    assert "mailto:" not in client.get(path, headers=BROWSER).text


@pytest.mark.parametrize("path", DOWNLOADS)
def test_a_program_gets_the_error_as_json(path: str, client: FlaskClient) -> None:
    for headers in ({}, {"Accept": "*/*"}, {"Accept": "application/json"}):
        answer = client.get(path, headers=headers)
        assert answer.status_code == 404 and set(answer.json) == {"message"}
