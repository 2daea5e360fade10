"""Photos of a job, and gallery items made of them."""

from pathlib import Path

from flask import current_app, request

from app.config import Config
from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.workshop.job_photos import (
    AdminJobPhotoView,
    BlurBody,
    JobPhotoChange,
    JobPhotosView,
    JobWorkBody,
    JobWorkView,
)
from app.shop.base.images.limits import PICTURE_BYTES
from app.shop.website.gallery.from_job import add_work_of_job
from app.shop.workshop.jobs import blurring, job_photos
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.website.gallery import GalleryItem
from app.store.workshop.photos import Photo
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo
from app.web.pages.uploads import read_file

PHOTOS = "/api/admin/jobs/{jobId}/photos"
ONE = f"{PHOTOS}/{{photoId}}"
NO_FILE = "Please choose a photo"


@call("GET", PHOTOS, answer=JobPhotosView, admin=True)
def read_job_photos(job_id: str) -> job_photos.JobPhotos:
    """A job's photos, its enquiry's, and its gallery items."""
    return job_photos.list_job_photos(db.session(), job_id)


@call("POST", PHOTOS, answer=AdminJobPhotoView, status=201, admin=True, multipart=True)
def add_job_photo(job_id: str) -> Photo:
    """Add a photo behind the others."""
    return job_photos.add_job_photo(_folder(), job_id, read_file(request, "image", NO_FILE, PICTURE_BYTES))


@call("POST", f"{ONE}/copy", answer=AdminJobPhotoView, status=201, admin=True)
def copy_enquiry_photo(job_id: str, photo_id: str) -> Photo:
    """Copy a photo of the job's enquiry to the job."""
    return job_photos.copy_enquiry_photo(_folder(), job_id, photo_id)


@call("POST", f"{PHOTOS}/order", body=OrderBody, answer=Done, admin=True)
def order_job_photos(job_id: str, body: OrderBody) -> Done:
    """Show these photos in this order."""
    with write() as session:
        job_photos.put_photos_in_order(session, job_id, body.ids)
    return Done()


@call("PATCH", ONE, body=JobPhotoChange, answer=AdminJobPhotoView, admin=True)
def change_job_photo(job_id: str, photo_id: str, body: JobPhotoChange) -> Photo:
    """Change a photo's stage or note, or show it to the customer."""
    with write() as session:
        return job_photos.change_job_photo(session, job_id, photo_id, body.model_dump(exclude_unset=True))


@call("DELETE", ONE, answer=Done, admin=True)
def remove_job_photo(job_id: str, photo_id: str) -> Done:
    """Remove a photo; it can be brought back."""
    with write() as session:
        deletion = job_photos.remove_job_photo(session, job_id, photo_id)
    offer_undo(deletion)
    return Done()


@call("POST", f"{ONE}/blur", body=BlurBody, answer=AdminJobPhotoView, admin=True)
def blur_job_photo(job_id: str, photo_id: str, body: BlurBody) -> Photo:
    """Blur a part of a photo permanently. The photo has another id from then on."""
    return blurring.blur_job_photo(_folder(), job_id, photo_id, (body.x, body.y, body.width, body.height))


@call("POST", "/api/admin/jobs/{jobId}/gallery", body=JobWorkBody, answer=JobWorkView, status=201, admin=True)
def add_job_work(job_id: str, body: JobWorkBody) -> GalleryItem:
    """Show a job's work in the gallery, as its customer agreed."""
    config: Config = current_app.config["PITLANE"]
    return add_work_of_job(config.photos, config.uploads, job_id, body.model_dump())


def _folder() -> Path:
    folder: Path = current_app.config["PITLANE"].photos
    return folder
