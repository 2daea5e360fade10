"""Gallery items made of a job's photos, as its customer agreed."""

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from app.shop.base.errors import NotFound, invalid_field
from app.shop.base.images.images import add_image, new_picture
from app.shop.base.photos.photos import NO_PHOTO
from app.shop.base.workshop_days import workshop_day
from app.shop.website.gallery.gallery import ITEMS
from app.shop.workshop.jobs.job_photos import find_shown_photo
from app.shop.workshop.jobs.jobs import get_job
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.website.gallery import GalleryItem

NOT_AGREED = "Only what the customer agreed to may be shown. Ask first, then tick this."
SIDES = {"before_photo": "before_image", "after_photo": "after_image"}


def add_work_of_job(photos: Path, uploads: Path, job_id: str, given: Mapping[str, Any]) -> GalleryItem:
    """Add work to the gallery, with copies of a job's photos among the uploads.

    It runs in a transaction of its own. Photos of the job's enquiry can be used too. Raises NotFound, Invalid without
    the customer's agreement, Conflict for a full gallery, or Unavailable.
    """
    if not given["customer_agreed"]:
        raise invalid_field("customerAgreed", NOT_AGREED)
    files = _find_files(photos, job_id, given)
    with ExitStack() as stack:
        pictures = {side: stack.enter_context(new_picture(uploads, raw)) for side, raw in files.items()}
        session = stack.enter_context(write())
        urls = {side: add_image(session, picture, listed=True).url for side, picture in pictures.items()}
        item = ITEMS.add(session, _words_of(given) | urls)
        item.job_id, item.agreed_on = get_job(session, job_id).id, workshop_day(now()).isoformat()
        session.flush()
        return item


def _words_of(given: Mapping[str, Any]) -> dict[str, Any]:
    words = {name: given[name] for name in ("title", "service", "vehicle", "text")}
    return words | {"slot": None, "shown": True, "before_image": None}


def _find_files(photos: Path, job_id: str, given: Mapping[str, Any]) -> dict[str, bytes]:
    """Return the pictures' bytes by their side. Raises NotFound."""
    with write() as session:
        chosen = {SIDES[name]: given[name] for name in SIDES if given[name]}
        names = {side: find_shown_photo(session, job_id, photo_id).filename for side, photo_id in chosen.items()}
    try:
        return {side: (photos / name).read_bytes() for side, name in names.items()}
    except FileNotFoundError as error:
        raise NotFound(NO_PHOTO) from error
