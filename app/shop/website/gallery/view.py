"""The gallery as visitors see it."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.catalogue.products import Image
from app.store.website.gallery import IN_ORDER, VISIBLE, GalleryItem

UNNAMED = "Our work"


@dataclass(frozen=True)
class ShownItem:
    """A piece of work with its pictures in all their sizes."""

    id: str
    title: str
    service: str
    vehicle: str
    text: str
    before: Image | None
    after: Image

    @classmethod
    def of(cls, item: GalleryItem, images: Mapping[str, Image]) -> "ShownItem":
        """The row with its pictures, named by what is known of it."""
        title = item.title or item.vehicle or item.service or UNNAMED
        before, after = images.get(item.before_image or ""), images[item.after_image or ""]
        return cls(item.id, title, item.service, item.vehicle, item.text, before, after)


def list_shown(session: Session) -> list[ShownItem]:
    """Return the items that visitors see. The site's own illustrations are left out: only the owner's pictures show the
    workshop's work.
    """
    items = session.scalars(select(GalleryItem).where(VISIBLE).order_by(*IN_ORDER)).all()
    urls = {url for item in items for url in (item.before_image, item.after_image) if url}
    images = {image.url: image for image in session.scalars(select(Image).where(Image.url.in_(urls)))}
    return [ShownItem.of(item, images) for item in items if item.after_image in images]
