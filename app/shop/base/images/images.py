"""The rows of the pictures: the owner's uploads, and what uses each."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.disk_space import refuse_upload
from app.shop.base.errors import Conflict, Invalid, NotFound
from app.shop.base.images import picture_files
from app.shop.base.images.picture_files import StoredPicture
from app.shop.base.images.picture_process import one_at_a_time, pictures
from app.shop.base.images.uses import Use, uses_by_url
from app.shop.base.trash import deletions
from app.shop.base.trash.snapshots import take_rows
from app.store.base.images import Image
from app.store.system.deletions import Deletion

NO_SUCH_IMAGE = "Picture not found"
NOT_AN_UPLOAD = "Please choose one of the uploaded pictures"


@dataclass(frozen=True)
class Upload:
    """One of the owner's uploads, and what shows it."""

    filename: str
    url: str
    width: int
    height: int
    widths: str
    alt: str
    uploaded_at: datetime
    used_by: list[Use]

    @classmethod
    def of(cls, image: Image, uses: list[Use]) -> "Upload":
        """The row beside its uses."""
        names = ("filename", "url", "width", "height", "widths", "alt")
        return cls(**{name: getattr(image, name) for name in names}, uploaded_at=image.created_at, used_by=uses)


@contextmanager
def new_picture(uploads: Path, raw: bytes) -> Iterator[StoredPicture]:
    """Write the files of a picture while the block adds its row. The files are removed again if the block raises."""
    picture = store_picture(uploads, raw)
    try:
        yield picture
    except BaseException:
        picture_files.remove_files(uploads, [picture.filename])
        raise


def store_picture(uploads: Path, raw: bytes) -> StoredPicture:
    """Store a picture, one at a time to save memory. Raises TooLarge, WrongKind or Unavailable."""
    with one_at_a_time():
        refuse_upload(uploads)
        return store_trusted_picture(uploads, raw)


def store_trusted_picture(uploads: Path, raw: bytes) -> StoredPicture:
    """As `store_picture`, without waiting for a turn."""
    renditions, _ = pictures.make("picture", raw)
    return picture_files.store_renditions(uploads, renditions)


def add_image(session: Session, picture: StoredPicture, *, listed: bool) -> Image:
    """Add the row of a stored picture. With `listed` it is one of the owner's uploads; otherwise it belongs to its
    product only.
    """
    image = Image(**asdict(picture), listed=int(listed))
    session.add(image)
    session.flush()
    return image


def list_uploads(session: Session) -> list[Upload]:
    """The owner's uploads, newest first, and what shows each."""
    newest_first = select(Image).where(Image.listed == 1).order_by(Image.created_at.desc(), Image.id)
    images = list(session.scalars(newest_first))
    uses = uses_by_url(session, images)
    return [Upload.of(image, uses[image.url]) for image in images]


def remove_upload(session: Session, filename: str) -> Deletion:
    """Remove an upload that nothing uses, and return the deletion that restores it. Its files have to be settled after
    the commit. Raises NotFound or Conflict.
    """
    image = session.scalar(select(Image).where(Image.filename == filename, Image.listed == 1))
    if image is None:
        raise NotFound(NO_SUCH_IMAGE)
    uses = uses_by_url(session, [image])[image.url]
    if uses:
        raise Conflict(f"This picture is in use by {', '.join(use.name for use in uses)}")
    deletion = deletions.keep(session, "image", [filename], take_rows(session, Image, [], [image.url]))
    session.delete(image)
    return deletion


def drop_unused(session: Session, urls: Iterable[str | None]) -> list[str]:
    """Remove those of these pictures that belong to a product only and that nothing shows any more. Returns their
    filenames, so that the files can be removed after the commit.
    """
    session.flush()
    own = select(Image).where(Image.url.in_({url for url in urls if url}), Image.listed == 0)
    images = list(session.scalars(own))
    uses = uses_by_url(session, images)
    unused = [image for image in images if not uses[image.url]]
    for image in unused:
        session.delete(image)
    return [image.filename for image in unused]


def require_upload(session: Session, field: str, url: str) -> None:
    """Raises Invalid unless `url` is that of one of the owner's uploads."""
    if session.scalar(select(Image.id).where(Image.url == url, Image.listed == 1)) is None:
        raise Invalid(NOT_AN_UPLOAD, {field: NOT_AN_UPLOAD})
