"""The owner's gallery items, and their changes."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.images.images import require_upload
from app.shop.base.owner_lists import OwnerList, Values, next_position
from app.store.website.gallery import IN_ORDER, GalleryItem

MOST = 200
"""Items at most: the gallery is one page."""
NO_ITEM = "Gallery item not found"
FULL = f"The gallery holds {MOST} items at most. Delete one first."
TAKEN = "This card of the home page is set already"
ALWAYS_SHOWN = "A card of the home page is always shown. Reset it instead."
NAMES = {"before_image": "beforeImage", "after_image": "afterImage"}


def list_items(session: Session) -> Sequence[GalleryItem]:
    """Return all items, the cards of the home page first."""
    return session.scalars(select(GalleryItem).order_by(*IN_ORDER)).all()


def put_items_in_order(_session: Session, items: Sequence[GalleryItem]) -> None:
    """Show these items in this order, after the cards of the home page. Raises NotFound, and changes nothing then, for
    a card, which has a fixed place.
    """
    if any(item.slot for item in items):
        raise NotFound(NO_ITEM)
    for position, item in enumerate(items, len(items)):
        item.position = position


def _complete(session: Session, given: Values) -> Values:
    position = next_position(session, GalleryItem.position, MOST, FULL)
    if given["slot"] and session.scalar(select(GalleryItem.id).where(GalleryItem.slot == given["slot"])):
        raise Conflict(TAKEN)
    return {**given, "position": position}


def _settle(session: Session, item: GalleryItem, values: Values) -> Values:
    """Refuse a new picture that is not an upload, and an item that lacks its title or its picture."""
    for field, label in NAMES.items():
        if values.get(field) and values[field] != getattr(item, field):
            require_upload(session, label, values[field])
    slot = values.get("slot", item.slot)
    if not values.get("after_image", item.after_image):
        raise invalid_field("afterImage", "Choose the picture of the finished work")
    if not (values.get("title", item.title) or slot):
        raise invalid_field("title", "Title is required")
    if slot and not values.get("shown", item.shown):
        raise invalid_field("shown", ALWAYS_SHOWN)
    return values


ITEMS = OwnerList(
    GalleryItem,
    "gallery_item",
    NO_ITEM,
    named=lambda item: item.title or f"Card {item.slot}",
    complete=_complete,
    settle=_settle,
    pictures=lambda item: [item.before_image, item.after_image],
)
"""Without its item, a card of the home page shows its original content again."""
