"""Code that stores the owner's file of the guarantee notice byte for byte."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.orm import Session

from app.shop.base.disk_space import refuse_upload
from app.shop.base.images import images, picture_files
from app.shop.base.images.picture_files import StoredPicture
from app.shop.base.images.picture_process import one_at_a_time, pictures
from app.shop.base.settings.notice_settings import read_official
from app.shop.base.settings.settings import change_settings, read_stored_settings

SETTING = "guarantee_notice"


@contextmanager
def new_notice(uploads: Path, raw: bytes) -> Iterator[StoredPicture]:
    """Write the file for a row that the block adds. The file is removed if the block raises. Raises TooLarge, WrongKind
    or Unavailable.
    """
    with one_at_a_time():
        refuse_upload(uploads)
        official, _ = pictures.make("official", raw)
        picture = picture_files.store_unaltered(uploads, official)
    try:
        yield picture
    except BaseException:
        picture_files.remove_files(uploads, [picture.filename])
        raise


def set_notice(session: Session, picture: StoredPicture) -> list[str]:
    """Use this file as the guarantee notice. Returns the files of the previous one, to be deleted after the commit."""
    image = images.add_image(session, picture, listed=False)
    size = {"width": image.width, "height": image.height}
    return _replace(session, {"url": image.url, "version": read_official().version} | size)


def remove_notice(session: Session) -> list[str]:
    """Show no notice. Returns its files, for after the commit."""
    return _replace(session, None)


def _replace(session: Session, notice: dict[str, str | int] | None) -> list[str]:
    before = read_stored_settings(session).guarantee_notice
    change_settings(session, {SETTING: notice})
    return images.drop_unused(session, [before["url"]] if before else [])
