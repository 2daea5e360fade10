"""Landing of a phone's pictures where they belong."""

from datetime import datetime

from sqlalchemy.orm import Session

from app.config import Config
from app.contract.catalogue.product_pictures import MOST_PICTURES
from app.shop.base.images.images import add_image, new_picture
from app.shop.base.images.picture_files import StoredPicture
from app.shop.catalogue.products.product_pictures import show_pictures, urls_of
from app.shop.workshop.drops.drops import Drop, Drops, Landed
from app.shop.workshop.jobs.job_photos import add_job_photo
from app.store.catalogue.products import Product
from app.store.database.sqlite import write


def land_picture(drops: Drops, config: Config, token: str, raw: bytes, moment: datetime) -> Landed:
    """Receive one picture in a transaction of its own. Raises NotFound for a token that accepts no pictures, Conflict
    for a job that has the maximum number, TooLarge, WrongKind or Unavailable.
    """
    with drops.arrival(token, moment) as drop:
        landed = _land_on_job(config, drop.job_id, raw) if drop.job_id else _land(config, drop, raw)
        drop.pictures.append(landed)
    return landed


def _land_on_job(config: Config, job_id: str, raw: bytes) -> Landed:
    return Landed(add_job_photo(config.photos, job_id, raw).small_url, "job")


def _land(config: Config, drop: Drop, raw: bytes) -> Landed:
    with new_picture(config.uploads, raw) as picture, write() as session:
        return _show(session, drop, picture)


def _show(session: Session, drop: Drop, picture: StoredPicture) -> Landed:
    """Show the picture after the product's others, if there is room. It is also listed among the uploads, so that it
    is not lost when a form is saved over it.
    """
    image = add_image(session, picture, listed=True)
    product = session.get(Product, drop.product_id) if drop.product_id else None
    if product is None or len(product.all_images) >= MOST_PICTURES:
        return Landed(image.url, "uploads")
    show_pictures(session, product, [*urls_of(product), image.url])
    return Landed(image.url, "product")
