"""Landing of a phone's pictures: on a product, or among the uploads."""

from datetime import datetime
from pathlib import Path

from sqlalchemy.orm import Session

from app.shop.drops.drops import Drop, Drops, Landed
from app.shop.images.images import add_image, new_picture
from app.shop.images.picture_files import StoredPicture
from app.store.catalogue import Product
from app.store.sqlite import write

SLOTS = ("image_url", "image_url2")


def land_picture(drops: Drops, uploads: Path, token: str, raw: bytes, moment: datetime) -> Landed:
    """Take in one picture in a transaction of its own.

    Raises NotFound for a token that takes none, TooLarge, WrongKind or Unavailable.
    """
    with drops.arrival(token, moment) as drop:
        with new_picture(uploads, raw) as picture, write(catalogue=drop.product_id is not None) as session:
            landed = _land(session, drop, picture)
        drop.pictures.append(landed)
    return landed


def _land(session: Session, drop: Drop, picture: StoredPicture) -> Landed:
    """Show it in the product's first free slot, if there is one.

    It is among the uploads as well, so that a form saved over it loses nothing.
    """
    image = add_image(session, picture, listed=True)
    product = session.get(Product, drop.product_id) if drop.product_id else None
    free = next((slot for slot in SLOTS if product and getattr(product, slot) is None), None)
    if free is None:
        return Landed(image.url, "uploads")
    setattr(product, free, image.url)
    return Landed(image.url, "product")
