"""Photos of a job: private, in stages, blurred for good."""

import io
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from PIL import Image

from app.config import Config
from app.runtime.maintenance import forget_old
from app.store.customers.contacts import Contact
from app.store.database.sqlite import write
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote
from tests.make import NOBODY, save
from tests.shop.base.pictures import BLUE, RED, encode, make_picture
from tests.web.customers.enquiries.test_enquiry_photos import add_photo, age_files, ask, files_in
from tests.web.sales.mail.sending import send_file
from tests.web.workshop.jobs.pictured import add, make_job, one, photos_of

ORIENTATION, MAKER, GPS = 0x0112, 0x010F, 0x8825
OUTSIDE = "Choose an area within the photo"


def make_located_photo() -> bytes:
    """Return a phone's JPEG on its side, with its place."""
    exif = Image.Exif()
    exif[ORIENTATION], exif[MAKER] = 6, "Secret Phone"
    exif.get_ifd(GPS).update({1: "N", 2: (52.0, 39.0, 0.0), 3: "W", 4: (7.0, 15.0, 0.0)})
    return encode(Image.new("RGB", (800, 600), RED), "JPEG", exif=exif)


def open_file(admin: FlaskClient, url: str) -> Image.Image:
    with admin.get(url) as served:
        assert (served.status_code, served.content_type) == (200, "image/webp")
        return Image.open(io.BytesIO(served.data)).convert("RGB")


def change(admin: FlaskClient, path: str, **changes: Any) -> Any:
    answer = admin.patch(path, json=changes)
    assert answer.status_code == 200, answer.json
    return answer.json


@pytest.mark.parametrize(("status", "stage"), [("booked", "before"), ("waiting", "during"), ("collected", "after")])
def test_a_photo_is_upright_without_its_place_and_of_the_stage_of_the_work(
    client: FlaskClient, admin: FlaskClient, config: Config, status: str, stage: str
) -> None:
    job = make_job(status)
    added = add(admin, job, make_located_photo())
    assert (added["width"], added["height"], added["stage"], added["isPublic"]) == (600, 800, stage, False)
    assert [each["id"] for each in photos_of(admin, job)["photos"]] == [added["id"]]
    for path in config.photos.iterdir():
        with Image.open(path) as stored:
            assert (dict(stored.getexif()), "Secret" in path.read_text("latin-1")) == ({}, False)
    assert client.get(added["url"]).status_code == client.get(f"/api/admin/jobs/{job.id}/photos").status_code == 401


def test_the_owner_orders_notes_and_shows_photos(admin: FlaskClient) -> None:
    job = make_job()
    first, second, third = (add(admin, job, make_picture(40, 30)) for _ in range(3))
    assert admin.post(f"/api/admin/jobs/{job.id}/photos/order", json={"ids": [third["id"], first["id"]]}).json
    assert [each["id"] for each in photos_of(admin, job)["photos"]] == [third["id"], first["id"], second["id"]]
    changed = change(admin, one(job, second), stage="damage", note=" Scratch on the door ", isPublic=True)
    assert (changed["stage"], changed["note"], changed["isPublic"]) == ("damage", "Scratch on the door", True)
    assert change(admin, one(job, second), isPublic=False)["note"] == "Scratch on the door"
    for wrong in ({"stage": "later"}, {"note": "a" * 501}, {"isPublic": "yes"}, {"filename": "x"}):
        assert admin.patch(one(job, second), json=wrong).status_code == 400, wrong
    other = make_job(number=8)
    for path in (one(other, second), one(job, {"id": NOBODY})):
        assert admin.patch(path, json={"note": "x"}).status_code == admin.delete(path).status_code == 404
    unknown = {"ids": [first["id"], NOBODY]}
    assert admin.post(f"/api/admin/jobs/{job.id}/photos/order", json=unknown).status_code == 404


def test_a_removed_photo_is_restored_with_its_file(admin: FlaskClient, app: Flask, config: Config) -> None:
    job = make_job()
    photo = add(admin, job)
    undo = admin.delete(one(job, photo)).headers["Pitlane-Undo"]
    assert photos_of(admin, job)["photos"] == []
    age_files(config)
    forget_old(app)
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert photos_of(admin, job)["photos"] == [photo]
    assert open_file(admin, photo["url"]).size == (400, 300)
    undo = admin.delete(one(job, photo)).headers["Pitlane-Undo"]
    with write() as session:
        session.query(Job).delete()
    refused = admin.post(f"/api/admin/deleted/{undo}/restore")
    assert (refused.status_code, refused.json["message"]) == (409, "This photo cannot come back: its job is gone.")


def test_what_is_no_photo_or_too_many_changes_nothing(
    admin: FlaskClient, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = make_job()
    path = f"/api/admin/jobs/{job.id}/photos"
    assert send_file(admin, path, b"<svg onload='alert(1)'/>", "a.jpg", "image").status_code == 415
    assert send_file(admin, path, b"\0" * (10 * 1024 * 1024 + 1), "a.jpg", "image").status_code == 413
    assert admin.post(path).json["message"] == "Please choose a photo"
    nobody = f"/api/admin/jobs/{NOBODY}/photos"
    assert send_file(admin, nobody, make_picture(), "a.jpg", "image").status_code == 404
    monkeypatch.setattr("app.shop.workshop.jobs.job_photos.MOST", 0)
    assert send_file(admin, path, make_picture(), "a.jpg", "image").status_code == 409
    assert files_in(config) == set()


def test_a_blurred_part_cannot_be_read_and_the_original_is_gone(admin: FlaskClient, config: Config) -> None:
    job = make_job()
    striped = Image.new("RGB", (400, 300), RED)
    for left in range(0, 400, 10):
        striped.paste(BLUE, (left, 0, left + 5, 300))
    photo = change(admin, one(job, add(admin, job, encode(striped))), note="Plate", isPublic=True)
    before = files_in(config)
    area = {"x": 100, "y": 100, "width": 200, "height": 60}
    answer = admin.post(f"{one(job, photo)}/blur", json=area)
    assert answer.status_code == 200, answer.json
    assert (answer.json["note"], answer.json["isPublic"], answer.json["id"] != photo["id"]) == ("Plate", True, True)
    assert (len(files_in(config)), files_in(config) & before) == (2, set())
    assert admin.get(photo["url"]).status_code == 404
    blurred = open_file(admin, answer.json["url"])
    inside = blurred.crop((110, 110, 290, 150)).getextrema()
    outside = blurred.crop((0, 200, 400, 300)).getextrema()
    assert max(high - low for low, high in inside) < 60 < max(high - low for low, high in outside)
    assert [each["id"] for each in photos_of(admin, job)["photos"]] == [answer.json["id"]]
    assert admin.post(f"{one(job, photo)}/blur", json=area).status_code == 404


@pytest.mark.parametrize("area", [(0, 0, 0, 10), (300, 0, 101, 10), (0, 291, 10, 10), (-1, 0, 10, 10), ("a", 0, 1, 1)])
def test_a_part_outside_the_photo_is_refused(admin: FlaskClient, config: Config, area: tuple[Any, ...]) -> None:
    job = make_job()
    photo = add(admin, job)
    before = files_in(config)
    given = dict(zip(("x", "y", "width", "height"), area, strict=True))
    answer = admin.post(f"{one(job, photo)}/blur", json=given)
    assert (answer.status_code, answer.json["message"], files_in(config)) == (400, OUTSIDE, before)


def test_photos_of_the_enquiry_behind_the_quote_are_shown_with_the_job(admin: FlaskClient, client: FlaskClient) -> None:
    asked = ask(client)
    add_photo(client, asked["photoToken"])
    contact = save(Contact(name="Aoife Byrne"))
    amounts = {"subtotal": 0, "tax": 0, "total": 0, "tax_mode": "added", "valid_until": "2026-12-06"}
    quote = save(Quote(number=1, contact_id=contact.id, inquiry_id=asked["inquiry"]["id"], **amounts))
    job = make_job(quote_id=quote.id)
    shown = photos_of(admin, job)
    assert (shown["photos"], len(shown["fromEnquiry"])) == ([], 1)
    assert open_file(admin, shown["fromEnquiry"][0]["smallUrl"]).width == 320
    assert admin.delete(one(job, shown["fromEnquiry"][0])).status_code == 404
    copied = admin.post(f"{one(job, shown['fromEnquiry'][0])}/copy")
    assert (copied.status_code, copied.json["stage"], copied.json["isPublic"]) == (201, "before", False)
    assert admin.post(f"{one(job, {'id': NOBODY})}/copy").status_code == 404
    admin.delete(f"/api/contact-inquiries/{asked['inquiry']['id']}")
    assert photos_of(admin, job) == {"photos": [copied.json], "fromEnquiry": [], "gallery": []}
    assert open_file(admin, copied.json["url"]).size == (400, 300)
