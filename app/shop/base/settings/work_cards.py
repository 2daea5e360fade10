"""Own work on the home page, where no card is set."""

from collections.abc import Collection
from typing import Any, get_args

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.website.gallery import CardSlot
from app.shop.base.settings.settings import read_settings
from app.store.base.images import Image
from app.store.website.gallery import VISIBLE, GalleryItem

SLOTS: tuple[str, ...] = get_args(CardSlot)
OWN_WORK = "Our work"
SEE_GALLERY = "See it in our gallery."


def fill_cards(session: Session, taken: Collection[str], pictures: Collection[str]) -> dict[str, GalleryItem]:
    """Return work for the cards that are not taken.

    The newest is on the first. `pictures` are the sample's: work that shows one is not the owner's.
    """
    free = [slot for slot in SLOTS if slot not in taken]
    newest = (
        select(GalleryItem)
        .join(Image, Image.url == GalleryItem.after_image)
        .where(
            VISIBLE,
            GalleryItem.slot.is_(None),
            GalleryItem.after_image.not_in(pictures),
        )
        .order_by(GalleryItem.created_at.desc(), GalleryItem.id)
        .limit(len(free))
    )
    return dict(zip(free, session.scalars(newest), strict=False))


def cards_of_work(session: Session) -> dict[str, str]:
    """Return the cards that were filled with work, by its id."""
    settings = read_settings(session)
    own = fill_cards(
        session,
        {card["slot"] for card in settings.gallery_images},
        settings.sample_pictures,
    )
    return {work.id: slot for slot, work in own.items()}


def card_of(slot: str, work: GalleryItem) -> dict[str, Any]:
    """Return work as a card.

    No text is blank: the site's own would stand there.
    """
    return {
        "slot": slot,
        "image_url": work.after_image,
        "title": work.title,
        "badge": work.service or OWN_WORK,
        "description": work.text or work.vehicle or SEE_GALLERY,
    }
