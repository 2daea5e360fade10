"""The owner's own content for the cards of the home page."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.errors import invalid_field
from app.store.catalogue import Image

CARDS = ("gallery_images", "service_images")

Lines = list[dict[str, Any]]


def check_cards(session: Session, name: str, cards: Lines) -> None:
    """Refuse a card set twice, or one that shows no upload.

    Raises Invalid about the field of `name`.
    """
    label = "galleryImages" if name == "gallery_images" else "serviceImages"
    slots = [card["slot"] for card in cards]
    if len(slots) != len(set(slots)):
        raise invalid_field(label, "Each card can be set once only")
    check_uploads(session, label, {card["image_url"] for card in cards if card["image_url"]})


def check_uploads(session: Session, label: str, urls: set[str]) -> None:
    """Raises Invalid about the field unless all are the owner's uploads."""
    known = set(session.scalars(select(Image.url).where(Image.url.in_(urls), Image.listed == 1)))
    if urls - known:
        raise invalid_field(label, "Choose one of the uploaded images")
