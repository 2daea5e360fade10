"""Private photos are sent only to the owner."""

from flask import Response, current_app, send_file

from app.shop.base.errors import NotFound
from app.shop.base.photos.photo_files import small_name
from app.shop.base.photos.photos import NO_PHOTO, find_photo
from app.store.database.base import db
from app.web.access.headers import POLICY_HEADER
from app.web.api.call import call
from app.web.pages.files import UPLOAD_POLICY

WEBP = "image/webp"
CACHING = "private, max-age=3600"


@call("GET", "/api/admin/photos/{photoId}", admin=True, file=WEBP)
def send_photo(photo_id: str) -> Response:
    """A photo as it is stored, at most 1280 pixels wide."""
    return send_photo_file(find_photo(db.session(), photo_id).filename)


@call("GET", "/api/admin/photos/{photoId}/small", admin=True, file=WEBP)
def send_small_photo(photo_id: str) -> Response:
    """A photo 320 pixels wide."""
    return send_photo_file(small_name(find_photo(db.session(), photo_id).filename))


def send_photo_file(filename: str) -> Response:
    """Return a private photo. Raises NotFound if its file is missing."""
    path = current_app.config["PITLANE"].photos / filename
    if not path.is_file():
        raise NotFound(NO_PHOTO)
    response = send_file(path, mimetype=WEBP, conditional=True)
    response.headers["Cache-Control"] = CACHING
    response.headers[POLICY_HEADER] = UPLOAD_POLICY
    return response
