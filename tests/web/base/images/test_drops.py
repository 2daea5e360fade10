"""Photo drops: a code, a phone's plain form, and pictures that land."""

import io
import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from PIL import Image
from werkzeug.test import TestResponse

from app.online import ListenerAddresses, online_of
from app.online.probe import Finding
from app.shop.workshop.drops.drops import NOT_OPEN, Drops
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.workshop.jobs import Job
from tests.make import NOBODY, make_product
from tests.shop.base.pictures import make_phone_photo, make_picture
from tests.web.sales.mail.sending import BOUNDARY
from tests.web.workshop.jobs.pictured import make_job, photos_of

CALL = "/api/admin/drops"
SMALL = make_picture(40, 30)


@pytest.fixture(autouse=True)
def on_the_network(app: Flask) -> None:
    online_of(app).place = ListenerAddresses("192.168.1.5", 8080, "http://127.0.0.1:1", host_given=True)


def open_drop(admin: FlaskClient, **purpose: Any) -> dict[str, Any]:
    answer = admin.post(CALL, json=purpose or {"for": "uploads"})
    assert answer.status_code == 201, answer.json
    return dict(answer.json)


def path_of(drop: dict[str, Any]) -> str:
    return f"/drop/{drop['url'].rpartition('/')[2]}"


def send(client: FlaskClient, path: str, *pictures: bytes) -> TestResponse:
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a<b>.jpg"\r\n\r\n'.encode()
    body = b"".join(head + raw + b"\r\n" for raw in pictures) + f"--{BOUNDARY}--\r\n".encode()
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    return client.post(path, data=body, content_type=kind, headers={"Origin": "null"})


def landed(admin: FlaskClient, drop: dict[str, Any]) -> list[str]:
    return [each["place"] for each in admin.get(f"{CALL}/{drop['id']}").json["pictures"]]


def test_pictures_land_upright_on_the_product_and_among_the_uploads(client: FlaskClient, admin: FlaskClient) -> None:
    product = make_product()
    drop = open_drop(admin, **{"for": "product", "id": product.id})
    assert drop["url"].startswith("http://192.168.1.5:8080/drop/")
    assert drop["qr"].startswith("<svg")
    page = client.get(path_of(drop))
    assert (page.status_code, page.headers["X-Robots-Tag"], page.headers["Referrer-Policy"]) == (
        200,
        "noindex",
        "no-referrer",
    )
    assert product.name not in page.text
    sent = send(client, path_of(drop), make_phone_photo(800, 600), SMALL, SMALL)
    assert sent.status_code == 201
    assert "3 pictures have arrived" in sent.text
    assert landed(admin, drop) == ["product", "product", "product"]
    shown = client.get(f"/api/products/{product.id}").json
    with admin.get(shown["imageUrl"]) as served, Image.open(io.BytesIO(served.data)) as stored:
        assert (stored.size, dict(stored.getexif())) == ((600, 800), {})
    assert (bool(shown["imageUrl2"]), len(shown["images"])) == (True, 3)
    assert len(admin.get("/api/admin/uploads").json) == 3


def test_no_says_the_same_whatever_the_reason(client: FlaskClient, admin: FlaskClient, app: Flask) -> None:
    ended, late = open_drop(admin), open_drop(admin, **{"for": "gallery"})
    assert admin.delete(f"{CALL}/{ended['id']}").json == {"success": True}
    state_of(app).of(Drops).get(late["id"]).expires_at -= timedelta(minutes=15)
    for path in (path_of(ended), path_of(late), "/drop/guessed", f"/drop/{'a' * 43}"):
        for answer in (client.get(path), send(client, path, SMALL)):
            assert (answer.status_code, NOT_OPEN in answer.text) == (404, True)
    texts = {client.get(path).text for path in (path_of(ended), path_of(late), "/drop/guessed")}
    assert len(texts) == 1
    assert admin.get("/api/admin/uploads").json == []
    assert admin.get(f"{CALL}/{NOBODY}").status_code == 404
    assert client.get(f"{CALL}/{ended['id']}").status_code == 401


def test_a_code_takes_twenty_pictures_however_they_are_sent(
    app: Flask, admin: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop = open_drop(admin)
    monkeypatch.setattr("app.shop.workshop.drops.drops.MOST", 4)

    def post(_number: int) -> int:
        with app.app_context():
            return send(app.test_client(), path_of(drop), SMALL).status_code

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(post, range(6))) == [201] * 4 + [404] * 2
    assert (len(landed(admin, drop)), admin.get(f"{CALL}/{drop['id']}").json["left"]) == (4, 0)


def test_what_is_no_picture_is_said_and_leaves_its_place(client: FlaskClient, admin: FlaskClient) -> None:
    drop = open_drop(admin)
    assert send(client, path_of(drop)).status_code == 400
    refused = send(client, path_of(drop), b"<svg onload='alert(1)'/>")
    assert refused.status_code == 415
    assert "a&lt;b&gt;.jpg: The file is not a JPEG, PNG or WebP picture" in refused.text
    assert send(client, path_of(drop), b"\0" * (10 * 1024 * 1024 + 1)).status_code == 413
    both = send(client, path_of(drop), b"no picture", SMALL)
    assert (both.status_code, "1 picture has arrived" in both.text, "not a JPEG" in both.text) == (201, True, True)
    assert admin.get(f"{CALL}/{drop['id']}").json["left"] == 19


def test_the_address_is_the_public_one_once_it_was_seen_to_work(
    app: Flask, admin: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    online = online_of(app)
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"})
    assert open_drop(admin)["url"].startswith("http://192.168.1.5:8080/drop/")
    monkeypatch.setattr(online.reachability, "_check", lambda _address: Finding(True, "It works"))
    online.reachability.look("https://shop.example")
    assert open_drop(admin)["url"].startswith("https://shop.example/drop/")
    monkeypatch.setattr(online.reachability, "_check", lambda _address: Finding(False, "It does not"))
    online.reachability.look("https://shop.example")
    online.place = ListenerAddresses("127.0.0.1", 8080, "http://127.0.0.1:1", host_given=False)
    refused = admin.post(CALL, json={"for": "uploads"})
    assert (refused.status_code, refused.json["message"].split(".")[0]) == (409, "No phone can reach this shop yet")


def test_a_drop_is_for_a_product_that_there_is(client: FlaskClient, admin: FlaskClient) -> None:
    for purpose, status in (
        ({"for": "product"}, 400),
        ({"for": "product", "id": "1"}, 400),
        ({"for": "product", "id": NOBODY}, 404),
        ({"for": "job"}, 400),
        ({}, 400),
    ):
        assert admin.post(CALL, json=purpose).status_code == status, purpose
    assert client.post(CALL, json={"for": "uploads"}).status_code == 401


def test_a_product_that_went_meanwhile_costs_no_picture(client: FlaskClient, admin: FlaskClient) -> None:
    product = make_product()
    drop = open_drop(admin, **{"for": "product", "id": product.id})
    admin.delete(f"/api/admin/products/{product.id}")
    assert send(client, path_of(drop), SMALL).status_code == 201
    assert landed(admin, drop) == ["uploads"]


def test_a_fault_logs_no_token(
    client: FlaskClient, admin: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    drop = open_drop(admin)

    def fail(*_given: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr("app.shop.workshop.drops.landing.land_picture", fail)
    with caplog.at_level(logging.ERROR):
        assert send(client, path_of(drop), SMALL).status_code == 500
    assert "on POST /drop/<token>" in caplog.text
    assert path_of(drop) not in caplog.text


def test_a_jobs_pictures_land_on_the_job_alone(client: FlaskClient, admin: FlaskClient) -> None:
    job = make_job()
    drop = open_drop(admin, **{"for": "job", "id": job.id})
    assert send(client, path_of(drop), make_phone_photo(800, 600), SMALL).status_code == 201
    assert landed(admin, drop) == ["job", "job"]
    first, _ = photos_of(admin, job)["photos"]
    assert (first["width"], first["stage"], first["isPublic"]) == (600, "before", False)
    url = admin.get(f"{CALL}/{drop['id']}").json["pictures"][0]["url"]
    with admin.get(url) as served:
        assert (served.status_code, client.get(url).status_code) == (200, 401)
    assert (admin.get("/api/admin/uploads").json, client.get(path_of(drop)).text.count("Aoife")) == ([], 0)
    with write() as session:
        session.query(Job).delete()
    assert send(client, path_of(drop), SMALL).status_code == 404
