"""The gallery as visitors see it."""

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.website.gallery import ShownItemView
from app.store.base.images import Image
from app.store.website.gallery import IN_ORDER, VISIBLE, GalleryItem

UNNAMED = "Our work"


def list_shown(session: Session) -> list[ShownItemView]:
    """Return the items that visitors see. The site's own illustrations are left out: only the owner's pictures show the
    workshop's work.
    """
    items = session.scalars(select(GalleryItem).where(VISIBLE).order_by(*IN_ORDER)).all()
    urls = {url for item in items for url in (item.before_image, item.after_image) if url}
    images = {image.url: image for image in session.scalars(select(Image).where(Image.url.in_(urls)))}
    return [_show_item(item, images) for item in items if item.after_image in images]


def _show_item(item: GalleryItem, images: Mapping[str, Image]) -> ShownItemView:
    """Return an item with its pictures, named by what is known of it."""
    return ShownItemView.from_row(
        item,
        title=item.title or item.vehicle or item.service or UNNAMED,
        before=images.get(item.before_image or ""),
        after=images[item.after_image or ""],
    )
