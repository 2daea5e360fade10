"""The hero picture: one of the uploads, and its cut for phones."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.disk_space import refuse_upload
from app.shop.base.errors import invalid_field
from app.shop.base.images import images, picture_files
from app.shop.base.images.picture_files import StoredPicture
from app.shop.base.images.picture_process import one_at_a_time, pictures
from app.shop.base.settings.settings import read_stored_settings
from app.store.base.images import Image

NOT_AN_UPLOAD = "Choose one of the uploaded pictures"


@contextmanager
def new_cut(session: Session, uploads: Path, url: str | None) -> Iterator[StoredPicture | None]:
    """Write the files of the cut for a new hero picture, and yield None if there is no new picture. The files are
    removed if the block raises. The cut is made before a write begins, because encoding takes a second. Raises
    Invalid or Unavailable.
    """
    present = read_stored_settings(session).hero
    if url is None or (present and present["url"] == url):
        yield None
        return
    cut = _store_cut(uploads, _filename(session, url))
    try:
        yield cut
    except BaseException:
        picture_files.remove_files(uploads, [cut.filename])
        raise


def set_hero(session: Session, url: str | None, cut: StoredPicture | None) -> dict[str, str] | None:
    """Return the setting of a hero picture; the cut's row is added."""
    present = read_stored_settings(session).hero
    if url is None or cut is None:
        return present if url else None
    images.add_image(session, cut, listed=False)
    return {"url": url, "tall": cut.url}


def drop_cut(session: Session, tall: str | None) -> list[str]:
    """Remove a cut that is no longer shown. Returns its files, which are deleted after the commit."""
    return images.drop_unused(session, [tall])


def _filename(session: Session, url: str) -> str:
    known = select(Image.filename).where(Image.url == url, Image.listed == 1, Image.widths != "")
    filename = session.scalar(known)
    if filename is None:
        raise invalid_field("heroImage", NOT_AN_UPLOAD)
    return filename


def _store_cut(uploads: Path, filename: str) -> StoredPicture:
    with one_at_a_time():
        refuse_upload(uploads)
        renditions, _ = pictures.make("tall cut", (uploads / filename).read_bytes())
        return picture_files.store_renditions(uploads, renditions)
