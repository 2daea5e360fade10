"""Photos that a customer adds to an enquiry."""

import hashlib
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.photos.photo_files import StoredPhoto, remove_photos, store_photo
from app.shop.base.photos.photos import add_photo, count_photos, list_photos
from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.workshop.photos import ENQUIRY, Photo

MOST = 4
OPEN_FOR = timedelta(hours=1)
TOKEN_BYTES = 32
NOT_OPEN = "No more photos can be added to this enquiry"
"""For a token that is unknown, over or used up alike: nobody learns which."""


def new_token() -> str:
    """Return a token of 256 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def add_enquiry_photo(folder: Path, token: str, raw: bytes) -> Photo:
    """Receive a photo in a transaction of its own. Raises NotFound for a token that accepts no photos, TooLarge,
    WrongKind or Unavailable.
    """
    with write() as session:
        _find_open(session, token, now())
    stored = store_photo(folder, raw)
    try:
        return _keep(token, stored)
    except BaseException:
        remove_photos(folder, [stored.filename])
        raise


def count_left(session: Session, token: str) -> int:
    """Return how many photos a token may still add."""
    try:
        return MOST - count_photos(session, ENQUIRY, _find_open(session, token, now()).id)
    except NotFound:
        return 0


def photos_of(session: Session, enquiry_id: str) -> Sequence[Photo]:
    """Return an enquiry's photos in their order."""
    return list_photos(session, ENQUIRY, [enquiry_id])


def _keep(token: str, stored: StoredPhoto) -> Photo:
    """Add the row; another photo may have been the last meanwhile."""
    with write() as session:
        return add_photo(session, ENQUIRY, _find_open(session, token, now()).id, stored)


def _find_open(session: Session, token: str, moment: datetime) -> Enquiry:
    """Return the enquiry that a token may still add to. Raises NotFound."""
    found = session.scalar(select(Enquiry).where(Enquiry.photo_token_hash == hash_token(token)))
    if found is None or abs(moment - found.created_at) >= OPEN_FOR or count_photos(session, ENQUIRY, found.id) >= MOST:
        raise NotFound(NOT_OPEN)
    return found
