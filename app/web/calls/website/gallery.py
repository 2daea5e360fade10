"""The gallery: the list for everybody, the changes for the owner."""

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.website.gallery import GalleryItemChange, GalleryItemView, NewGalleryItem, ShownItemView
from app.shop.base.settings.work_cards import cards_of_work
from app.shop.website.gallery import gallery, view
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.website.gallery import GalleryItem
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo

GALLERY = "/api/admin/gallery"
ONE = f"{GALLERY}/{{itemId}}"


@call("GET", "/api/gallery", answer=list[ShownItemView], cached=True)
def list_shown_items() -> list[view.ShownItem]:
    """The work that visitors see, with pictures in sizes."""
    return view.list_shown(db.session())


@call("GET", GALLERY, answer=list[GalleryItemView], admin=True)
def list_gallery_items() -> list[GalleryItemView]:
    """All items, the cards of the home page first."""
    cards = cards_of_work(db.session())
    return [
        GalleryItemView.model_validate(item).model_copy(update={"home_card": item.slot or cards.get(item.id)})
        for item in gallery.list_items(db.session())
    ]


@call("POST", GALLERY, body=NewGalleryItem, answer=GalleryItemView, status=201, admin=True)
def add_gallery_item(body: NewGalleryItem) -> GalleryItem:
    """Add an item as the last one."""
    with write() as session:
        return gallery.add_item(session, body.model_dump())


@call("POST", f"{GALLERY}/order", body=OrderBody, answer=Done, admin=True)
def order_gallery_items(body: OrderBody) -> Done:
    """Show these items in this order, after the home page's cards."""
    with write() as session:
        gallery.put_items_in_order(session, body.ids)
    return Done()


@call("PATCH", ONE, body=GalleryItemChange, answer=GalleryItemView, admin=True)
def change_gallery_item(item_id: str, body: GalleryItemChange) -> GalleryItem:
    """Change an item."""
    with write() as session:
        return gallery.change_item(session, item_id, body.model_dump(exclude_unset=True))


@call("DELETE", ONE, answer=Done, admin=True)
def remove_gallery_item(item_id: str) -> Done:
    """Remove an item. A card of the home page then shows its original content again."""
    with write() as session:
        deletion = gallery.remove_item(session, item_id)
    offer_undo(deletion)
    return Done()
