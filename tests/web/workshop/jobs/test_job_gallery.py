"""Gallery items made of a job, and the end of its photos."""

import zipfile
from datetime import timedelta
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from PIL import Image

from app.config import Config
from app.runtime.maintenance import forget_old
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.workshop.jobs import Job, JobEvent
from tests.make import NOBODY
from tests.web.customers.enquiries.test_enquiry_photos import age_files, files_in
from tests.web.system.backups.backup_tools import make, restore
from tests.web.workshop.jobs.pictured import EMAIL, add, make_customers_job, make_job, photos_of
from tests.web.workshop.jobs.test_job_photos import make_located_photo

WORK = {"title": "Golf in satin grey", "service": "Vehicle wrapping", "vehicle": "VW Golf"}


def publish(admin: FlaskClient, job: Job, **given: Any) -> Any:
    body = WORK | {"customerAgreed": True} | given
    return admin.post(f"/api/admin/jobs/{job.id}/gallery", json=body)


def publish_pair(admin: FlaskClient, job: Job) -> tuple[Any, Any]:
    before, after = add(admin, job, make_located_photo()), add(admin, job)
    return before, publish(admin, job, beforePhoto=before["id"], afterPhoto=after["id"])


def end_at(job: Job, moment: Any) -> None:
    with write() as session:
        session.query(Job).update({"created_at": moment - timedelta(days=9)})
        session.query(JobEvent).where(JobEvent.job_id == job.id).update({"created_at": moment})


def test_agreed_work_is_shown_with_copies_of_the_photos(
    client: FlaskClient, admin: FlaskClient, config: Config
) -> None:
    job = make_job("collected")
    before, answer = publish_pair(admin, job)
    assert answer.status_code == 201, answer.json
    [work] = photos_of(admin, job)["gallery"]
    assert (work["title"], work["shown"], work["agreedOn"]) == (WORK["title"], True, now().date().isoformat())
    [shown] = client.get("/api/gallery").json
    assert (shown["title"], shown["service"], shown["vehicle"]) == tuple(WORK.values())
    for side, size in (("before", (600, 800)), ("after", (400, 300))):
        path = config.data_dir / shown[side]["url"].lstrip("/")
        with Image.open(path) as stored:
            assert (stored.size, dict(stored.getexif())) == (size, {})
    admin.delete(f"/api/admin/jobs/{job.id}/photos/{before['id']}")
    assert client.get("/api/gallery").json == [shown]


def test_without_agreement_or_a_photo_of_this_job_nothing_is_shown(
    client: FlaskClient, admin: FlaskClient, config: Config
) -> None:
    job, other = make_job("collected"), make_job(number=8)
    mine, theirs = add(admin, job)["id"], add(admin, other)["id"]
    for given, status in (
        ({"afterPhoto": mine, "customerAgreed": False}, 400),
        ({"afterPhoto": mine, "title": " "}, 400),
        ({"beforePhoto": mine}, 400),
        ({"afterPhoto": theirs}, 404),
        ({"afterPhoto": mine, "beforePhoto": NOBODY}, 404),
    ):
        answer = publish(admin, job, **given)
        assert answer.status_code == status, (given, answer.json)
    unasked = admin.post(f"/api/admin/jobs/{job.id}/gallery", json=WORK | {"afterPhoto": mine})
    said = "Only what the customer agreed to may be shown. Ask first, then tick this."
    assert (unasked.status_code, unasked.json["errors"]) == (400, {"customerAgreed": said})
    assert client.get("/api/gallery").json == []
    assert list(config.uploads.iterdir()) == []


def test_photos_go_two_years_after_the_job_and_the_gallery_stays(
    client: FlaskClient, admin: FlaskClient, app: Flask, config: Config
) -> None:
    job = make_job("collected")
    publish_pair(admin, job)
    for days, left in ((720, 2), (740, 0)):
        end_at(job, now() - timedelta(days=days))
        age_files(config)
        forget_old(app)
        assert (len(photos_of(admin, job)["photos"]), len(files_in(config))) == (left, 2 * left)
    assert len(client.get("/api/gallery").json) == 1
    open_job = make_job("waiting", number=8)
    add(admin, open_job)
    end_at(open_job, now() - timedelta(days=2000))
    forget_old(app)
    assert len(photos_of(admin, open_job)["photos"]) == 1


def test_an_erased_persons_photos_and_work_are_gone_from_a_backup_too(
    client: FlaskClient, admin: FlaskClient, config: Config
) -> None:
    job, other = make_customers_job(), make_job("collected", number=8)
    add(admin, other)
    removed, _ = publish_pair(admin, job)
    admin.delete(f"/api/admin/jobs/{job.id}/photos/{removed['id']}")
    made = make(admin)["name"]
    with zipfile.ZipFile(config.backups / made) as archive:
        assert len([name for name in archive.namelist() if name.startswith("photos/")]) == 6
    held = admin.post("/api/admin/privacy/find", json={"email": EMAIL}).json
    assert ([each["stage"] for each in held["photos"]], held["works"][0]["title"]) == (["after"], WORK["title"])
    assert admin.post("/api/admin/privacy/export", json={"email": EMAIL}).text.count(held["photos"][0]["url"]) == 1
    # Visitors have seen it: what was stored of the answer goes, too.
    assert len(client.get("/api/gallery").json) == 1
    assert admin.post("/api/admin/privacy/erase", json={"email": EMAIL}).status_code == 200
    assert (len(files_in(config)), list(config.uploads.iterdir())) == (2, [])
    assert client.get("/api/gallery").json == admin.get("/api/admin/gallery").json == []
    assert admin.get("/api/admin/deleted").json == []
    for path in config.photos.iterdir():
        path.unlink()
    assert restore(admin, made)[0] == 200
    assert (len(files_in(config)), client.get("/api/gallery").json) == (2, [])
