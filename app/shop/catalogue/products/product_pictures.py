"""The two pictures of a product, and the words that describe them."""

from collections.abc import Mapping
from typing import Any, Literal

from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.base.images import images
from app.shop.base.images.picture_files import StoredPicture
from app.shop.catalogue.products.catalogue import get_product
from app.store.catalogue.images import Image
from app.store.catalogue.products import Product

Slot = Literal["image_url", "image_url2"]
ALTS = {"image_alt", "image_alt2"}
NO_PICTURE = "There is no picture to describe"


def give_picture(session: Session, product_id: str, slot: Slot, picture: StoredPicture) -> tuple[Product, list[str]]:
    """Show a new picture that belongs to the product only. Returns the product, and the files of the replaced picture
    if nothing shows it any more. Raises NotFound.
    """
    product = get_product(session, product_id)
    image = images.add_image(session, picture, listed=False)
    return product, _replace(session, product, slot, image)


def take_picture(session: Session, product_id: str, slot: Slot) -> list[str]:
    """Show none there any more; the files as in `give_picture`. Raises NotFound."""
    return _replace(session, get_product(session, product_id), slot, None)


def describe_pictures(product: Product, changes: Mapping[str, Any]) -> None:
    """Set the given descriptions of a product's pictures. Raises Invalid for a description without a picture."""
    for name, field, image in (("image_alt", "imageAlt", product.image), ("image_alt2", "imageAlt2", product.image2)):
        if image is not None and name in changes:
            image.alt = changes[name]
        elif changes.get(name):
            raise invalid_field(field, NO_PICTURE)


def _replace(session: Session, product: Product, slot: Slot, image: Image | None) -> list[str]:
    replaced: str | None = getattr(product, slot)
    setattr(product, slot, image.url if image else None)
    session.flush()
    session.refresh(product)
    return images.drop_unused(session, [replaced])
