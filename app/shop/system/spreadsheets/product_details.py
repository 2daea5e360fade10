"""The details of all products that are rows of their own: pictures, related parts, documents, options, codes, vehicles.

Each kind is read once, so that two thousand lines do not cause two thousand queries.
"""

from collections import defaultdict

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.related_products import RelatedProduct
from app.store.catalogue.vehicles import Fitment

Code = tuple[str, str]
"""Kind and number."""


def read_more_images(session: Session) -> dict[str, list[str]]:
    """Return the addresses of each product's third picture and those after it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    rows = select(ProductImage.product_id, ProductImage.image_url).order_by(ProductImage.position)
    for product_id, url in session.execute(rows):
        found[product_id].append(url)
    return found


def read_related(session: Session) -> dict[tuple[str, str], list[str]]:
    """Return the ids of the parts chosen for each product, by product and kind."""
    found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    rows = select(RelatedProduct.product_id, RelatedProduct.kind, RelatedProduct.other_id)
    for product_id, kind, other_id in session.execute(rows.order_by(RelatedProduct.position)):
        found[product_id, kind].append(other_id)
    return found


def read_documents(session: Session) -> dict[str, list[ProductDocument]]:
    """Return the documents of each product in their order."""
    found: defaultdict[str, list[ProductDocument]] = defaultdict(list)
    for document in session.scalars(select(ProductDocument).order_by(ProductDocument.position)):
        found[document.product_id].append(document)
    return found


def read_options(session: Session) -> dict[str, list[ProductOption]]:
    """Return the options of each product in their order."""
    found: defaultdict[str, list[ProductOption]] = defaultdict(list)
    for option in session.scalars(select(ProductOption).order_by(ProductOption.position)):
        found[option.product_id].append(option)
    return found


def read_codes(session: Session) -> dict[str, set[Code]]:
    """Return the part numbers of each product beside its SKU."""
    found: defaultdict[str, set[Code]] = defaultdict(set)
    for row in session.scalars(select(ProductCode)):
        found[row.product_id].add((row.kind, row.code))
    return found


def read_fits(session: Session) -> dict[str, set[str]]:
    """Return the ids of the models that each product fits."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for product_id, model_id in session.execute(select(Fitment.product_id, Fitment.model_id)):
        found[product_id].add(model_id)
    return found
