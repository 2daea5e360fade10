"""Photos of a job, private until the owner shows them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.photos.photo_files import StoredPhoto, remove_photos, store_photo
from app.shop.base.photos.photos import NO_PHOTO, add_photo, count_photos, list_photos
from app.shop.base.trash import deletions
from app.shop.base.trash.snapshots import take_rows
from app.shop.customers.enquiries.enquiry_photos import photos_of
from app.shop.workshop.jobs.jobs import get_job
from app.store.database.sqlite import write
from app.store.system.deletions import Deletion
from app.store.website.gallery import IN_ORDER, GalleryItem
from app.store.workshop.jobs import ARRIVED, BOOKED, COLLECTED, READY, Job
from app.store.workshop.photos import JOB, Photo
from app.store.workshop.quotes import Quote

MOST = 100
FULL = f"A job holds {MOST} photos at most. Delete one first."
STAGES = {BOOKED: "before", ARRIVED: "before", READY: "after", COLLECTED: "after"}
"""The stage of a new photo by the job's status; at any other the work is going on."""


@dataclass(frozen=True)
class JobPhotos:
    """A job's photos, and those of the enquiry that led to it. `gallery` contains the gallery items made from them."""

    photos: Sequence[Photo]
    from_enquiry: Sequence[Photo]
    gallery: Sequence[GalleryItem]


def list_job_photos(session: Session, job_id: str) -> JobPhotos:
    """Return the photos of a job. Raises NotFound."""
    job = get_job(session, job_id)
    items = select(GalleryItem).where(GalleryItem.job_id == job.id).order_by(*IN_ORDER)
    return JobPhotos(list_photos(session, JOB, [job.id]), _enquiry_photos(session, job), session.scalars(items).all())


def add_job_photo(folder: Path, job_id: str, raw: bytes, stage: str | None = None) -> Photo:
    """Receive a photo in a transaction of its own. Without a stage, it gets the present stage of the work. Raises
    NotFound, Conflict for a job that has the maximum number, TooLarge, WrongKind or Unavailable.
    """
    with write() as session:
        _find_open(session, job_id)
    stored = store_photo(folder, raw)
    try:
        return _keep(job_id, stored, stage)
    except BaseException:
        remove_photos(folder, [stored.filename])
        raise


def copy_enquiry_photo(folder: Path, job_id: str, photo_id: str) -> Photo:
    """Copy a photo of the job's enquiry to the job. Raises the errors of `add_job_photo`."""
    with write() as session:
        filename = find_shown_photo(session, job_id, photo_id).filename
    try:
        raw = (folder / filename).read_bytes()
    except FileNotFoundError as error:
        raise NotFound(NO_PHOTO) from error
    return add_job_photo(folder, job_id, raw, "before")


def change_job_photo(session: Session, job_id: str, photo_id: str, changes: Mapping[str, Any]) -> Photo:
    """Change what is named. Raises NotFound."""
    photo = find_job_photo(session, job_id, photo_id)
    for name, value in changes.items():
        setattr(photo, name, int(value) if name == "is_public" else value)
    session.flush()
    return photo


def put_photos_in_order(session: Session, job_id: str, ids: Sequence[str]) -> None:
    """Show these photos in this order, before all others of the job. Raises NotFound, and changes nothing then."""
    named = [find_job_photo(session, job_id, photo_id) for photo_id in dict.fromkeys(ids)]
    others = [photo for photo in list_photos(session, JOB, [job_id]) if photo not in named]
    for position, photo in enumerate(named + others):
        photo.position = position


def remove_job_photo(session: Session, job_id: str, photo_id: str) -> Deletion:
    """Remove a photo, and return the deletion that restores it. Raises NotFound."""
    photo, job = find_job_photo(session, job_id, photo_id), get_job(session, job_id)
    deletion = deletions.keep(session, "photo", [f"Photo of job {job.number}"], take_rows(session, Photo, [photo.id]))
    session.delete(photo)
    session.flush()
    return deletion


def find_job_photo(session: Session, job_id: str, photo_id: str) -> Photo:
    """Return a photo of a job. Raises NotFound."""
    photo = session.get(Photo, photo_id)
    if photo is None or (photo.of, photo.owner_id) != (JOB, job_id):
        raise NotFound(NO_PHOTO)
    return photo


def find_shown_photo(session: Session, job_id: str, photo_id: str) -> Photo:
    """Return a photo of a job, or of its enquiry. Raises NotFound."""
    shown = list_job_photos(session, job_id)
    found = next((photo for photo in (*shown.photos, *shown.from_enquiry) if photo.id == photo_id), None)
    if found is None:
        raise NotFound(NO_PHOTO)
    return found


def _enquiry_photos(session: Session, job: Job) -> Sequence[Photo]:
    quote = session.get(Quote, job.quote_id) if job.quote_id else None
    return photos_of(session, quote.inquiry_id) if quote and quote.inquiry_id else []


def _keep(job_id: str, stored: StoredPhoto, stage: str | None) -> Photo:
    """Add the row; another photo may have been the last meanwhile."""
    with write() as session:
        job = _find_open(session, job_id)
        return add_photo(session, JOB, job_id, stored, stage or STAGES.get(job.status, "during"))


def _find_open(session: Session, job_id: str) -> Job:
    job = get_job(session, job_id)
    if count_photos(session, JOB, job_id) >= MOST:
        raise Conflict(FULL)
    return job
