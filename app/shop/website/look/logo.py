"""The stored logo, and which of the uploads are logos."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.disk_space import refuse_upload
from app.shop.base.errors import invalid_field
from app.shop.base.images import picture_files
from app.shop.base.images.picture_files import StoredPicture
from app.shop.base.images.picture_process import one_at_a_time, pictures
from app.store.base.images import Image

NOT_A_LOGO = "Please upload the logo on this screen"


@contextmanager
def new_logo(uploads: Path, raw: bytes) -> Iterator[tuple[StoredPicture, str]]:
    """Write a logo's files for a row that the block adds, and yield them with the logo's background. The background is
    the one that the logo is visible on. The files are removed if the block raises. Raises TooLarge, WrongKind or
    Unavailable.
    """
    with one_at_a_time():
        refuse_upload(uploads)
        renditions, ground = pictures.make("logo", raw)
        picture = picture_files.store_renditions(uploads, renditions)
    try:
        yield picture, ground
    except BaseException:
        picture_files.remove_files(uploads, [picture.filename])
        raise


def stored_logo(session: Session, url: str | None) -> Mapping[str, Any] | None:
    """Return the setting for the logo with this URL. Raises Invalid for a picture that was not uploaded as a logo,
    because it lacks the files of a logo.
    """
    if url is None:
        return None
    image = session.scalar(select(Image).where(Image.url == url, Image.listed == 1, Image.widths == ""))
    if image is None:
        raise invalid_field("logoUrl", NOT_A_LOGO)
    return {"url": image.url, "width": image.width, "height": image.height}
