"""The rows of the pictures: the owner's uploads, and what uses each."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from sqlalchemy import or_, select
from sqlalchemy.orm import Session, load_only

from app.shop import picture_files, settings
from app.shop.errors import Conflict, Invalid, NotFound
from app.shop.picture_files import StoredPicture
from app.store.catalogue import Image, Product
from app.store.vehicles import Brand

NO_SUCH_IMAGE = "Image not found"
NOT_AN_UPLOAD = "Please choose one of the uploaded images"


@dataclass(frozen=True)
class Use:
    """One place that shows a picture: a "product" or a "brand" by its id and name, or "settings": the home page."""

    kind: str
    id: str
    name: str


@contextmanager
def new_picture(uploads: Path, raw: bytes) -> Iterator[StoredPicture]:
    """Files for a row that the block adds; they go again when the block raises, and are never without end."""
    picture = picture_files.store_picture(uploads, raw)
    try:
        yield picture
    except BaseException:
        picture_files.remove_files(uploads, [picture.filename])
        raise


def add_image(session: Session, picture: StoredPicture, *, listed: bool) -> Image:
    """The row of a stored picture: one of the owner's uploads when `listed`, else its product's own."""
    image = Image(**asdict(picture), listed=int(listed))
    session.add(image)
    session.flush()
    return image


def list_uploads(session: Session) -> list[Image]:
    """The owner's uploads, newest first."""
    return list(session.scalars(select(Image).where(Image.listed == 1).order_by(Image.created_at.desc(), Image.id)))


def list_uses(session: Session, images: Collection[Image]) -> dict[str, list[Use]]:
    """What uses each of these pictures, by url."""
    uses: dict[str, list[Use]] = {image.url: [] for image in images}
    for url, use in _all_uses(session, list(uses)):
        uses[url].append(use)
    return uses


def remove_upload(session: Session, filename: str) -> str:
    """Remove an upload that nothing uses; its files may go once this is committed. Raises NotFound or Conflict."""
    image = session.scalar(select(Image).where(Image.filename == filename, Image.listed == 1))
    if image is None:
        raise NotFound(NO_SUCH_IMAGE)
    uses = list_uses(session, [image])[image.url]
    if uses:
        raise Conflict(f"This image is in use by {', '.join(use.name for use in uses)}")
    session.delete(image)
    return filename


def drop_unused(session: Session, urls: Iterable[str | None]) -> list[str]:
    """Remove those of a product's own pictures that nothing shows any more; their filenames, for after the commit."""
    session.flush()
    own = select(Image).where(Image.url.in_({url for url in urls if url}), Image.listed == 0)
    images = list(session.scalars(own))
    uses = list_uses(session, images)
    unused = [image for image in images if not uses[image.url]]
    for image in unused:
        session.delete(image)
    return [image.filename for image in unused]


def require_upload(session: Session, field: str, url: str) -> None:
    """Raises Invalid unless `url` is that of one of the owner's uploads."""
    if session.scalar(select(Image.id).where(Image.url == url, Image.listed == 1)) is None:
        raise Invalid(NOT_AN_UPLOAD, {field: NOT_AN_UPLOAD})


def sweep_orphans(session: Session, uploads: Path) -> int:
    """Remove files that no row knows, left by a power cut; how many they were. For the start, before the doors open."""
    return picture_files.sweep_orphans(uploads, list(session.scalars(select(Image.filename))))


def _all_uses(session: Session, urls: list[str]) -> Iterator[tuple[str, Use]]:
    shown = or_(Product.image_url.in_(urls), Product.image_url2.in_(urls))
    columns = load_only(Product.id, Product.name, Product.image_url, Product.image_url2)
    for product in session.scalars(select(Product).where(shown).options(columns).order_by(Product.name)):
        for url in {product.image_url, product.image_url2} & set(urls):
            yield url or "", Use("product", product.id, product.name)
    for brand in session.scalars(select(Brand).where(Brand.logo_url.in_(urls)).order_by(Brand.name)):
        yield brand.logo_url or "", Use("brand", brand.id, brand.name)
    for url in settings.images_in_use(session).intersection(urls):
        yield url, Use("settings", "home", "the home page")
