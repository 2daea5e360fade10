"""The owner's gallery items, and their changes."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.images.images import require_upload
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.store.system.deletions import Deletion
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


def add_item(session: Session, given: Mapping[str, Any]) -> GalleryItem:
    """Add an item after all others. Raises Invalid, or Conflict for a card that already has an item or for a full
    gallery.
    """
    if (session.scalar(select(func.count(GalleryItem.id))) or 0) >= MOST:
        raise Conflict(FULL)
    if given["slot"] and session.scalar(select(GalleryItem.id).where(GalleryItem.slot == given["slot"])):
        raise Conflict(TAKEN)
    last = session.scalar(select(func.max(GalleryItem.position)))
    item = GalleryItem(position=0 if last is None else last + 1, slot=given["slot"])
    _write(session, item, given)
    session.add(item)
    session.flush()
    return item


def change_item(session: Session, item_id: str, changes: Mapping[str, Any]) -> GalleryItem:
    """Change what is named. Raises NotFound or Invalid."""
    item = _get_item(session, item_id)
    _write(session, item, changes)
    session.flush()
    return item


def remove_item(session: Session, item_id: str) -> Deletion:
    """Remove an item. A card of the home page then shows its original content again. Returns the deletion that restores
    the item. Raises NotFound.
    """
    item = _get_item(session, item_id)
    name = item.title or f"Card {item.slot}"
    shot = take_rows(session, GalleryItem, [item_id], [item.before_image, item.after_image])
    deletion = keep(session, "gallery_item", [name], shot)
    session.delete(item)
    session.flush()
    return deletion


def put_items_in_order(session: Session, ids: Sequence[str]) -> None:
    """Show these items in this order, after the cards of the home page. Raises NotFound, and changes nothing then, for
    an unknown item or a card, which has a fixed place.
    """
    rows = [_get_item(session, item_id) for item_id in dict.fromkeys(ids)]
    if any(row.slot for row in rows):
        raise NotFound(NO_ITEM)
    for position, row in enumerate(rows, len(rows)):
        row.position = position


def _get_item(session: Session, item_id: str) -> GalleryItem:
    item = session.get(GalleryItem, item_id)
    if item is None:
        raise NotFound(NO_ITEM)
    return item


def _write(session: Session, item: GalleryItem, values: Mapping[str, Any]) -> None:
    """Write the values, then refuse what they lack. Raises Invalid."""
    for field, label in NAMES.items():
        if values.get(field) and values[field] != getattr(item, field):
            require_upload(session, label, values[field])
    for name, value in values.items():
        setattr(item, name, int(value) if name == "shown" else value)
    if not item.after_image:
        raise invalid_field("afterImage", "Choose the picture of the finished work")
    if not (item.title or item.slot):
        raise invalid_field("title", "Title is required")
    if item.slot and item.shown == 0:
        raise invalid_field("shown", ALWAYS_SHOWN)
