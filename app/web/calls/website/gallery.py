"""The gallery: the list for everybody, the changes for the owner."""

from app.contract.website.gallery import GalleryItemChange, GalleryItemView, NewGalleryItem, ShownItemView
from app.shop.base.settings.settings import read_settings
from app.shop.base.settings.work_cards import cards_of_work
from app.shop.website.gallery import gallery, view
from app.store.database.base import db
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls


@call("GET", "/api/gallery", answer=list[ShownItemView], cached=True)
def list_shown_items() -> list[ShownItemView]:
    """The work that visitors see, with pictures in sizes."""
    return view.list_shown(db.session())


@call("GET", "/api/admin/gallery", answer=list[GalleryItemView], admin=True)
def list_gallery_items() -> list[GalleryItemView]:
    """All items, the cards of the home page first."""
    session = db.session()
    cards, samples = cards_of_work(session), read_settings(session).sample_pictures
    return [
        GalleryItemView.model_validate(item).model_copy(
            update={"home_card": item.slot or cards.get(item.id), "is_sample": item.after_image in samples}
        )
        for item in gallery.list_items(session)
    ]


GALLERY = OwnerCalls(__name__, "/api/admin/gallery/{itemId}", gallery.ITEMS, GalleryItemView)
GALLERY.add("add_gallery_item", NewGalleryItem, summary="Add an item as the last one.")
GALLERY.order(
    "order_gallery_items",
    gallery.put_items_in_order,
    summary="Show these items in this order, after the home page's cards.",
)
GALLERY.change("change_gallery_item", GalleryItemChange, summary="Change an item.")
GALLERY.remove(
    "remove_gallery_item",
    summary="Remove an item. A card of the home page then shows its original content again.",
)
