"""Part, vehicle, day and photos of an enquiry, and the inbox's stages."""

import io
import os
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from PIL import Image

from app.config import Config
from app.runtime.maintenance import forget_old
from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_brand, make_model, make_order, make_product
from tests.shop.base.pictures import make_phone_photo, make_picture
from tests.web.customers.enquiries.test_contact import LETTER
from tests.web.sales.mail.sending import send_file
from tests.web.system.backups.backup_tools import make, restore

INBOX = "/api/contact-inquiries"
NOT_OPEN = "No more photos can be added to this enquiry"


def ask(client: FlaskClient, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/contact", json=LETTER | more)
    assert answer.status_code == 201, answer.json
    return dict(answer.json)


def add_photo(client: FlaskClient, token: str, raw: bytes = make_picture()) -> tuple[int, dict[str, Any]]:
    answer = send_file(client, f"/api/contact/photos/{token}", raw, "car.jpg", "image")
    return answer.status_code, dict(answer.json)


def thread_of(admin: FlaskClient, enquiry_id: str) -> dict[str, Any]:
    return dict(admin.get(f"{INBOX}/{enquiry_id}/thread").json)


def files_in(config: Config) -> set[str]:
    return {path.name for path in config.photos.iterdir()}


def age_files(config: Config) -> None:
    two_hours_ago = time.time() - 7200
    for path in config.photos.iterdir():
        os.utime(path, (two_hours_ago, two_hours_ago))


def test_part_vehicle_and_day_are_stored_by_name(client: FlaskClient, admin: FlaskClient) -> None:
    product, model = make_product(), make_model(make_brand())
    tomorrow = (now() + timedelta(days=1)).date().isoformat()
    named = {"productId": product.id, "modelId": model.id, "vehicleYear": 2018, "preferredDay": tomorrow}
    ask(client, **named)
    admin.delete(f"/api/admin/products/{product.id}")
    (row,) = admin.get(INBOX).json
    assert (row["part"], row["vehicle"], row["preferredDay"]) == ("Boost Gauge", "Volkswagen Golf, 2018", tomorrow)
    assert ask(client, productId=product.id)["success"]
    late = admin.get(INBOX).json[0]
    assert (late["part"], late["productId"]) == ("Boost Gauge", None)
    admin.delete(f"/api/admin/models/{model.id}")
    assert ask(client, modelId=model.id, vehicleYear=2018)["success"]
    late = admin.get(INBOX).json[0]
    assert late["vehicle"] == "Volkswagen Golf, 2018"


@pytest.mark.parametrize(("field", "sentence"), [("productId", "Product not found"), ("modelId", "Model not found")])
def test_what_there_never_was_is_not_asked_about(
    client: FlaskClient, admin: FlaskClient, field: str, sentence: str
) -> None:
    answer = client.post("/api/contact", json=LETTER | {field: NOBODY})
    assert (answer.status_code, answer.json) == (404, {"success": False, "message": sentence})
    assert admin.get(INBOX).json == []


def test_a_part_is_forgotten_with_its_days_in_the_bin(client: FlaskClient, admin: FlaskClient) -> None:
    product = make_product()
    admin.delete(f"/api/admin/products/{product.id}")
    for deletion in admin.get("/api/admin/deleted").json:
        assert admin.delete(f"/api/admin/deleted/{deletion['id']}").status_code == 200
    assert client.post("/api/contact", json=LETTER | {"productId": product.id}).status_code == 404


@in_one_shop(
    ("field", "value", "message"),
    [
        ("preferredDay", "2020-01-01", "Please choose today or a later day"),
        ("preferredDay", "Tuesday", "Please choose today or a later day"),
        ("vehicleYear", 1700, "Please choose a year"),
        ("vehicleYear", "soon", "Please choose a year"),
        ("productId", "12", "The part must be given by its id"),
        ("modelId", {}, "The vehicle must be given by its id"),
    ],
)
def test_what_cannot_be_meant_is_said(
    client: FlaskClient, admin: FlaskClient, field: str, value: Any, message: str
) -> None:
    answer = client.post("/api/contact", json=LETTER | {field: value})
    assert (answer.status_code, answer.json["errors"][field]) == (400, message)
    assert admin.get(INBOX).json == []


def test_a_photo_is_upright_without_its_place_and_the_owners_alone(client: FlaskClient, admin: FlaskClient) -> None:
    asked = ask(client)
    status, added = add_photo(client, asked["photoToken"], make_phone_photo(1600, 1200))
    assert (status, added["width"], added["height"]) == (201, 1200, 1600)
    (photo,) = thread_of(admin, asked["inquiry"]["id"])["photos"]
    assert admin.get(INBOX).json[0]["photoCount"] == 1
    for url, size in ((photo["url"], (1200, 1600)), (photo["smallUrl"], (320, 427))):
        with admin.get(url) as served, Image.open(io.BytesIO(served.data)) as stored:
            assert (served.content_type, stored.size, dict(stored.getexif())) == ("image/webp", size, {})
            assert "private" in served.headers["Cache-Control"]
        assert client.get(url).status_code == 401


def test_a_token_takes_four_photos_within_its_hour(client: FlaskClient, app: Flask, config: Config) -> None:
    token = ask(client)["photoToken"]

    def send(_number: int) -> int:
        with app.app_context():
            return add_photo(app.test_client(), token)[0]

    with ThreadPoolExecutor(6) as pool:
        statuses = sorted(pool.map(send, range(6)))
    assert statuses == [201, 201, 201, 201, 404, 404]
    assert len(files_in(config)) == 8
    late = ask(client)["photoToken"]
    with write() as session:
        session.query(Enquiry).update({"created_at": now() - timedelta(minutes=61)})
    for closed in (late, "guessed", "a" * 43):
        status, answer = add_photo(client, closed)
        assert (status, answer["message"]) == (404, NOT_OPEN)
    assert len(files_in(config)) == 8


def test_what_is_no_photo_changes_nothing(client: FlaskClient, config: Config) -> None:
    token = ask(client)["photoToken"]
    assert add_photo(client, token, b"<svg onload='alert(1)'/>")[0] == 415
    assert add_photo(client, token, b"\0" * (10 * 1024 * 1024 + 1))[0] == 413
    assert client.post(f"/api/contact/photos/{token}").json["message"] == "Please choose a photo"
    assert files_in(config) == set()
    assert add_photo(client, token)[0] == 201


def test_a_deleted_enquiry_is_restored_with_its_photos(client: FlaskClient, admin: FlaskClient, app: Flask) -> None:
    config: Config = app.config["PITLANE"]
    asked = ask(client)
    add_photo(client, asked["photoToken"])
    undo = admin.delete(f"{INBOX}/{asked['inquiry']['id']}").headers["Pitlane-Undo"]
    age_files(config)
    forget_old(app)
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    (photo,) = thread_of(admin, asked["inquiry"]["id"])["photos"]
    with admin.get(photo["url"]) as served:
        assert served.status_code == 200
    with write() as session:
        session.query(Enquiry).update({"created_at": now() - timedelta(days=1000)})
    forget_old(app)
    assert files_in(config) == set()


def test_a_backup_brings_photos_back_but_not_those_of_an_erased_person(
    client: FlaskClient, admin: FlaskClient, config: Config
) -> None:
    for email in ("aoife@example.ie", "niall@example.ie"):
        add_photo(client, ask(client, email=email, name=email, phone="")["photoToken"])
    made = make(admin)["name"]
    with zipfile.ZipFile(config.backups / made) as archive:
        assert len([name for name in archive.namelist() if name.startswith("photos/")]) == 4
    assert admin.post("/api/admin/privacy/erase", json={"email": "aoife@example.ie"}).status_code == 200
    assert len(files_in(config)) == 2
    for path in config.photos.iterdir():
        path.unlink()
    assert restore(admin, made)[0] == 200
    assert len(files_in(config)) == 2


def test_stages_follow_the_owners_word(client: FlaskClient, admin: FlaskClient) -> None:
    one = f"{INBOX}/{ask(client)['inquiry']['id']}"
    changes = ({}, {"status": "read"}, {"outcome": "quoted"}, {"outcome": "won"}, {"outcome": None})
    stages = [(admin.patch(one, json=change) if change else admin.get(INBOX)).json for change in changes]
    assert stages[0][0]["stage"] == "new"
    assert [each["stage"] for each in stages[1:]] == ["to_quote", "quoted", "won", "to_quote"]
    for wrong in ({"outcome": "maybe"}, {}, {"status": None}):
        assert admin.patch(one, json=wrong).status_code == 400


def test_earlier_orders_jobs_and_messages_of_the_same_person(client: FlaskClient, admin: FlaskClient) -> None:
    order = make_order((make_product(), 1), email="AOIFE@example.ie")
    by_phone = ask(client, email="work@example.ie", phone="+353 56 123-4567", message="First of all, hello there")
    ask(client, email="someone@example.ie", phone="")
    contact = admin.post("/api/admin/contacts", json={"name": "Aoife Byrne", "email": "aoife@example.ie"}).json
    job = admin.post("/api/admin/jobs", json={"contactId": contact["id"]}).json
    last = ask(client)
    earlier = thread_of(admin, last["inquiry"]["id"])["earlier"]
    assert [(each["kind"], each["id"], each["title"]) for each in earlier] == [
        ("job", job["id"], str(job["number"])),
        ("enquiry", by_phone["inquiry"]["id"], "First of all, hello there"),
        ("order", order.id, str(order.order_number)),
    ]


def test_a_crash_leaves_no_photo_behind(app: Flask, config: Config) -> None:
    left: Path = config.photos / f"{'a' * 32}.webp"
    left.write_bytes(b"half")
    forget_old(app)
    assert left.exists()
    age_files(config)
    forget_old(app)
    assert not left.exists()
