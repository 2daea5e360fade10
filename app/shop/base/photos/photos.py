"""The rows of private photos."""

import json
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.photos import photo_files
from app.shop.base.photos.photo_files import StoredPhoto
from app.store.system.deletions import Deletion
from app.store.workshop.photos import Photo

NO_PHOTO = "Photo not found"
YOUNG = timedelta(hours=1)
WITH_PHOTOS = ("enquiry", "photo")
"""Kinds of deletions that may hold photos."""


def add_photo(session: Session, of: str, owner_id: str, stored: StoredPhoto, stage: str | None = None) -> Photo:
    """Add a photo behind those that its owner has."""
    last = session.scalar(select(func.max(Photo.position)).where(Photo.of == of, Photo.owner_id == owner_id))
    photo = Photo(of=of, owner_id=owner_id, position=0 if last is None else last + 1, stage=stage, **vars(stored))
    session.add(photo)
    session.flush()
    return photo


def count_photos(session: Session, of: str, owner_id: str) -> int:
    """Return the number of photos of an owner."""
    return session.scalar(select(func.count()).where(Photo.of == of, Photo.owner_id == owner_id)) or 0


def list_photos(session: Session, of: str, owner_ids: Collection[str]) -> Sequence[Photo]:
    """Return the photos of these owners in their order."""
    found = select(Photo).where(Photo.of == of, Photo.owner_id.in_(owner_ids))
    return session.scalars(found.order_by(Photo.owner_id, Photo.position, Photo.id)).all()


def find_photo(session: Session, photo_id: str) -> Photo:
    """Return a photo. Raises NotFound."""
    photo = session.get(Photo, photo_id)
    if photo is None:
        raise NotFound(NO_PHOTO)
    return photo


def remove_photos_of(session: Session, of: str, owner_ids: Collection[str]) -> None:
    """Remove the rows of these owners; `sweep_photos` removes the files."""
    session.execute(delete(Photo).where(Photo.of == of, Photo.owner_id.in_(owner_ids)))


def sweep_photos(session: Session, folder: Path, moment: datetime) -> int:
    """Remove the files that belong to no row and no deletion, and return their number. A deleted photo stays as long as
    it can be restored.
    """
    known = set(session.scalars(select(Photo.filename)))
    deleted = session.scalars(select(Deletion.content).where(Deletion.kind.in_(WITH_PHOTOS)))
    known.update(name for content in deleted for name in names_in(content))
    return photo_files.remove_unknown(folder, known, (moment - YOUNG).timestamp()) if folder.is_dir() else 0


def names_in(content: str) -> list[str]:
    """Return the filenames of the photos in a deletion."""
    return [row["filename"] for row in json.loads(content)["rows"].get(Photo.__tablename__, [])]
