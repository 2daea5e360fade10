"""Changes are accepted from our own pages, or without a browser."""

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop

ENQUIRY = {"name": "Ann Byrne", "email": "ann@example.ie", "message": "Could you tint five windows?"}


def send(client: FlaskClient, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.post("/api/admin/logout", json={}, headers=named).status_code


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Sec_Fetch_Site": "same-origin"},
        {"Sec_Fetch_Site": "none"},
        {"Sec_Fetch_Site": "same-origin", "Origin": "http://localhost"},
        {"Origin": "http://localhost"},
        {"Origin": "http://127.0.0.1:8000", "Host": "127.0.0.1:8000"},
        {"Origin": "http://localhost", "Host": "localhost:80"},
    ],
)
def test_our_own_pages_and_no_browser_are_let_through(client: FlaskClient, headers: dict[str, str]) -> None:
    assert send(client, **headers) == 200


@in_one_shop(
    "headers",
    [
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
        {"Sec_Fetch_Site": "none", "Origin": "http://localhost"},
        {"Sec_Fetch_Site": ""},
        {"Sec_Fetch_Site": "same-origin", "Origin": "http://evil.example"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "https://localhost"},
        {"Origin": "http://localhost:8001"},
        {"Origin": "http://localhost.evil.example"},
    ],
)
def test_another_site_is_refused(client: FlaskClient, signed_out_admin: FlaskClient, headers: dict[str, str]) -> None:
    assert send(client, **headers) == 403
    assert send(signed_out_admin, **headers) == 403


def test_the_refusal_has_the_one_shape(client: FlaskClient) -> None:
    answer = client.post("/api/contact", json=ENQUIRY, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json) == (
        403,
        {"success": False, "message": "This request came from another site"},
    )


def test_a_body_of_the_wrong_kind_is_415_wherever_it_comes_from(client: FlaskClient) -> None:
    for headers in ({}, {"Origin": "http://evil.example"}):
        answer = client.post("/api/contact", data="name=Ann", content_type="text/plain", headers=headers)
        assert answer.status_code == 415


def test_reading_needs_no_origin(client: FlaskClient) -> None:
    assert client.get("/api/settings", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


def test_the_public_address_is_an_origin_of_ours(admin: FlaskClient, client: FlaskClient) -> None:
    url = "https://shop.example"
    assert admin.patch("/api/admin/settings", json={"publicUrl": url}).status_code == 200
    for host in ("shop.example", "localhost:8000"):
        headers = {"Origin": url, "Host": host, "Sec-Fetch-Site": "same-origin"}
        assert client.post("/api/cart", json={}, headers=headers).status_code == 201
