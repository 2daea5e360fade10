"""Uses of each picture."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from sqlalchemy import and_, or_, select
from sqlalchemy.orm import Session, load_only

from app.shop.base.settings.public import images_in_use
from app.store.base.images import Image
from app.store.catalogue.categories import Category
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.product_options import ProductOption, name_of
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand
from app.store.website.gallery import GalleryItem


@dataclass(frozen=True)
class Use:
    """One place that shows a picture. It is a "product", a "brand", a "category" or a "gallery_item" with its id and
    name, or "settings" for the home page.
    """

    kind: str
    id: str
    name: str


def uses_by_url(session: Session, images: Collection[Image]) -> dict[str, list[Use]]:
    """Everything that shows each of these pictures, by the picture's url."""
    uses: dict[str, list[Use]] = {image.url: [] for image in images}
    for url, use in _all_uses(session, list(uses)):
        uses[url].append(use)
    return uses


def _all_uses(session: Session, urls: list[str]) -> Iterator[tuple[str, Use]]:
    shown = or_(Product.image_url.in_(urls), Product.image_url2.in_(urls))
    columns = load_only(Product.id, Product.name, Product.image_url, Product.image_url2)
    for product in session.scalars(select(Product).where(shown).options(columns).order_by(Product.name)):
        for url in {product.image_url, product.image_url2} & set(urls):
            yield url or "", Use("product", product.id, product.name)
    more = select(ProductImage.image_url, Product.id, Product.name).join(Product, Product.id == ProductImage.product_id)
    for url, product_id, name in session.execute(more.where(ProductImage.image_url.in_(urls)).order_by(Product.name)):
        yield url, Use("product", product_id, name)
    yield from _option_uses(session, urls)
    for brand in session.scalars(select(Brand).where(Brand.logo_url.in_(urls)).order_by(Brand.name)):
        yield brand.logo_url or "", Use("brand", brand.id, brand.name)
    for category in session.scalars(select(Category).where(Category.image_url.in_(urls)).order_by(Category.name)):
        yield category.image_url or "", Use("category", category.id, category.name)
    yield from _gallery_uses(session, urls)
    for url in images_in_use(session).intersection(urls):
        yield url, Use("settings", "home", "the home page")


def _option_uses(session: Session, urls: list[str]) -> Iterator[tuple[str, Use]]:
    """Pictures of options, but for those that their product shows anyway."""
    chosen = select(ProductOption).where(ProductOption.image_url.in_(urls)).order_by(ProductOption.position)
    for option in session.scalars(chosen):
        product = option.product
        if option.image_url not in {image.url for image in product.all_images}:
            yield option.image_url or "", Use("product", product.id, name_of(product.name, option.name))


def _gallery_uses(session: Session, urls: list[str]) -> Iterator[tuple[str, Use]]:
    """Pictures of the gallery, but for those that the home page shows."""
    item = GalleryItem
    before, after = item.before_image.in_(urls), and_(item.slot.is_(None), item.after_image.in_(urls))
    for row in session.scalars(select(item).where(or_(before, after)).order_by(item.title)):
        for url in {row.before_image, None if row.slot else row.after_image} & set(urls):
            yield url or "", Use("gallery_item", row.id, f"the gallery ({row.title or f'card {row.slot}'})")
