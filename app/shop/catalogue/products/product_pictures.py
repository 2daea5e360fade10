"""The pictures of a product, up to twelve, and the words that describe them."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from sqlalchemy import delete, insert
from sqlalchemy.orm import Session

from app.contract.catalogue.product_pictures import MOST_PICTURES, TOO_MANY_PICTURES
from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.images import images
from app.shop.base.images.picture_files import StoredPicture
from app.shop.catalogue.products.catalogue import get_product
from app.store.base.images import Image
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.products import Product

Slot = Literal["image_url", "image_url2"]
ALTS = {"image_alt", "image_alt2"}
NO_PICTURE = "There is no picture to describe"
TWICE = "A product shows each picture once"


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


def add_pictures(session: Session, product_id: str, pictures: Sequence[StoredPicture]) -> Product:
    """Show new pictures after those that the product has. Raises NotFound, or Conflict if they would be too many."""
    product = get_product(session, product_id)
    if len(product.all_images) + len(pictures) > MOST_PICTURES:
        raise Conflict(TOO_MANY_PICTURES)
    added = [images.add_image(session, picture, listed=False).url for picture in pictures]
    show_pictures(session, product, urls_of(product) + added)
    return product


def write_pictures(session: Session, product_id: str, wanted: Sequence[Mapping[str, Any]]) -> tuple[Product, list[str]]:
    """Show these pictures in this order, with their descriptions, and no others. Also returns the files of pictures
    that nothing shows any more. Raises NotFound, or Invalid for a picture that is given twice, or is neither an upload
    nor one of the product's, or if they are too many.
    """
    product = get_product(session, product_id)
    before, urls = urls_of(product), [each["url"] for each in wanted]
    if len(urls) > MOST_PICTURES:
        raise invalid_field("images", TOO_MANY_PICTURES)
    if len(set(urls)) < len(urls):
        raise invalid_field("images", TWICE)
    for url in set(urls) - set(before):
        images.require_upload(session, "images", url)
    show_pictures(session, product, urls)
    for image, each in zip(product.all_images, wanted, strict=True):
        image.alt = image.alt if each["alt"] is None else each["alt"]
    return product, images.drop_unused(session, before)


def urls_of(product: Product) -> list[str]:
    """Return the addresses of all its pictures, the first one first."""
    return [image.url for image in product.all_images]


def show_pictures(session: Session, product: Product, urls: Sequence[str]) -> None:
    """Write which pictures a product shows. The first two are its own columns, which lists read."""
    first, second, *more = [*urls, None, None] if len(urls) < 2 else urls
    product.image_url, product.image_url2 = first, second
    write_more(session, product.id, [url for url in more if url])
    session.refresh(product)


def write_more(session: Session, product_id: str, urls: Sequence[str]) -> None:
    """Write the third picture of a product and those after it."""
    session.flush()
    session.execute(delete(ProductImage).where(ProductImage.product_id == product_id))
    rows = [{"product_id": product_id, "image_url": url, "position": place} for place, url in enumerate(urls, 3)]
    if rows:
        session.execute(insert(ProductImage), rows)


def close_gaps(session: Session, product: Product) -> None:
    """Move later pictures up where the first or second is gone. Drop a later one that is shown there as well."""
    if product.more_images:
        show_pictures(session, product, list(dict.fromkeys(urls_of(product))))


def copy_pictures(session: Session, original: Product, copy: Product) -> None:
    """Give a copy the third picture of its original and those after it."""
    write_more(session, copy.id, [image.url for image in original.more_images])


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
    close_gaps(session, product)
    return images.drop_unused(session, [replaced])
