"""The owner's own content for the cards of the home page."""

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from app.contract.system.owner_settings import Lines
from app.shop.base.errors import invalid_field
from app.store.base.images import Image
from app.store.website.gallery import VISIBLE, GalleryItem

CARDS = ("gallery_images", "service_images")
_GALLERY_CARDS = (
    select(
        GalleryItem.slot,
        GalleryItem.title,
        GalleryItem.after_image.label("image_url"),
        GalleryItem.service.label("badge"),
        GalleryItem.text.label("description"),
    )
    .where(GalleryItem.slot.is_not(None))
    .order_by(GalleryItem.position)
)


def check_cards(session: Session, name: str, cards: Lines) -> None:
    """Refuse a card that is set twice, or one with a picture that is not an upload. Raises Invalid about the field of
    `name`.
    """
    label = "galleryImages" if name == "gallery_images" else "serviceImages"
    slots = [card["slot"] for card in cards]
    if len(slots) != len(set(slots)):
        raise invalid_field(label, "Each card can be set once only")
    check_uploads(session, label, {card["image_url"] for card in cards if card["image_url"]})


def read_gallery_cards(session: Session) -> Lines:
    """Return the portfolio's cards as the owner has set them."""
    return [dict(row) for row in session.execute(_GALLERY_CARDS).mappings()]


def write_gallery_cards(session: Session, cards: Lines) -> None:
    """Replace the cards of the portfolio with these. A card that is left out returns to its original content. Facts
    that only the gallery holds about a card are preserved, the "before" picture only if there is an "after" picture.
    """
    rows = {row.slot: row for row in session.scalars(select(GalleryItem).where(GalleryItem.slot.is_not(None)))}
    for position, card in enumerate(cards):
        row = rows.pop(card["slot"], None) or GalleryItem(slot=card["slot"])
        row.title, row.service, row.text = card["title"], card["badge"], card["description"]
        row.after_image, row.position = card["image_url"], position
        row.before_image = row.before_image if row.after_image else None
        session.add(row)
    for row in rows.values():
        session.delete(row)


def exceeds_home_page(session: Session) -> bool:
    """Return whether the gallery shows more than the home page's cards."""
    more = or_(GalleryItem.slot.is_(None), GalleryItem.before_image.is_not(None))
    return session.scalar(select(GalleryItem.id).where(VISIBLE, more).limit(1)) is not None


def check_uploads(session: Session, label: str, urls: set[str]) -> None:
    """Raises Invalid about the field unless all are the owner's uploads."""
    known = set(session.scalars(select(Image.url).where(Image.url.in_(urls), Image.listed == 1)))
    if urls - known:
        raise invalid_field(label, "Choose one of the uploaded pictures")
