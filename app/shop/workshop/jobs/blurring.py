"""Blurring a part of a job's photo for good."""

from pathlib import Path

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.photos.photo_files import StoredPhoto, remove_photos, store_blurred
from app.shop.base.photos.photos import NO_PHOTO
from app.shop.workshop.jobs.job_photos import find_job_photo
from app.store.database.base import new_id
from app.store.database.sqlite import write
from app.store.workshop.photos import Photo

OUTSIDE = "Choose an area within the photo"
CHANGED = "This photo was changed meanwhile. Please look again."
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the photo."""


def blur_job_photo(folder: Path, job_id: str, photo_id: str, box: Box) -> Photo:
    """Replace a photo by a copy with one part blurred.

    The original is deleted, and the new photo has its own id, so that no browser shows a cached copy of the old one.
    Raises NotFound, Invalid for a part outside the photo, Conflict, or Unavailable.
    """
    with write() as session:
        photo = find_job_photo(session, job_id, photo_id)
        _refuse_outside(photo, box)
        original = photo.filename
    try:
        stored = store_blurred(folder, original, box)
    except FileNotFoundError as error:
        raise NotFound(NO_PHOTO) from error
    try:
        blurred = _replace(photo_id, stored)
    except BaseException:
        remove_photos(folder, [stored.filename])
        raise
    remove_photos(folder, [original])
    return blurred


def _refuse_outside(photo: Photo, box: Box) -> None:
    left, top, width, height = box
    if min(width, height) < 1 or left + width > photo.width or top + height > photo.height:
        raise invalid_field("x", OUTSIDE)


def _replace(photo_id: str, stored: StoredPhoto) -> Photo:
    with write() as session:
        photo = session.get(Photo, photo_id)
        if photo is None:
            raise Conflict(CHANGED)
        photo.id = new_id()
        for name, value in vars(stored).items():
            setattr(photo, name, value)
        session.flush()
        return photo
