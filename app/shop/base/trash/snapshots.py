"""Snapshots of deleted rows, complete enough to restore them. Money is in cents and times are text."""

import json
from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import column, func, select, table
from sqlalchemy.orm import Session

from app.store.base.images import Image
from app.store.catalogue.categories import Category
from app.store.catalogue.price_history import PriceStep
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.related_products import RelatedProduct
from app.store.catalogue.stock_waits import StockWait
from app.store.catalogue.vehicles import CarEngine, CarModel, Fitment, FitmentEngine
from app.store.customers.contacts import Car, Contact, ContactAddress
from app.store.customers.enquiries import Enquiry, EnquiryReply
from app.store.customers.mails import Mail
from app.store.database.base import Base
from app.store.website.analytics import ProductPageView
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job, JobEvent, JobLine
from app.store.workshop.photos import Photo
from app.store.workshop.quotes import Quote, QuoteAnswer, QuoteLine, QuoteToken

AT_ONCE = 5000
"""Values in one query: SQLite takes 32,766 at most."""
Raw = dict[str, Any]
Shape = type[Base]


@dataclass
class Snapshot:
    """`rows` by their table in the order of writing them back.

    `pictures` may still be there, others show them too.

    `categories` are the ids of those that the products name, `views` of each product its views, which lost it.
    `changes` are values of products before an act and after it, by the product's id. Of an import: `created` are the
    products that it added, `fits` the models before it and after it, `codes` the numbers, `more_images` the pictures
    after the second one, `related` the parts that go with it or instead of it, `documents` the PDFs, `options` the
    options, `slugs` the old addresses that it took. Of an act on fitment: `fitment` the rows that it added to each
    product and a digest of what it left, `models` and `brands` those that it added. `added`: the ids of categories and
    manufacturers that an import added, by table.
    `links`: the ids of what belonged to a customer, by table. `waits`: how many asked to be told when a product is back
    in stock; who they are is not kept.
    """

    rows: dict[str, list[Raw]] = field(default_factory=dict)
    pictures: list[Raw] = field(default_factory=list)
    categories: dict[str, str] = field(default_factory=dict)
    views: dict[str, list[str]] = field(default_factory=dict)
    changes: dict[str, list[Raw]] = field(default_factory=dict)
    created: dict[str, Raw] = field(default_factory=dict)
    fits: dict[str, list[list[str]]] = field(default_factory=dict)
    codes: dict[str, list[list[Raw]]] = field(default_factory=dict)
    more_images: dict[str, list[list[Raw]]] = field(default_factory=dict)
    related: dict[str, list[list[Raw]]] = field(default_factory=dict)
    documents: dict[str, list[list[Raw]]] = field(default_factory=dict)
    options: dict[str, list[list[Raw]]] = field(default_factory=dict)
    slugs: list[Raw] = field(default_factory=list)
    fitment: dict[str, Raw] = field(default_factory=dict)
    models: list[str] = field(default_factory=list)
    brands: list[str] = field(default_factory=list)
    added: dict[str, list[str]] = field(default_factory=dict)
    links: dict[str, list[str]] = field(default_factory=dict)
    waits: int = 0

    def to_json(self) -> str:
        """As text."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> "Snapshot":
        """From the text that `to_json` made."""
        return cls(**json.loads(text))

    @property
    def files(self) -> list[str]:
        """The filenames of its pictures and documents."""
        removed = (row for old, _new in self.documents.values() for row in old)
        documents = self.rows.get(ProductDocument.__tablename__, [])
        return [row["filename"] for row in (*self.pictures, *documents, *removed)]


def take_rows(session: Session, shape: Shape, ids: Collection[str], urls: Iterable[str | None] = ()) -> Snapshot:
    """Return a snapshot of the rows with these ids and of the pictures they show. Models include their engines."""
    shot = Snapshot({shape.__tablename__: read_rows(session, shape, "id", ids)}, _pictures(session, urls))
    if shape is CarModel:
        shot.rows[CarEngine.__tablename__] = read_rows(session, CarEngine, "model_id", ids)
    return shot


def take_products(session: Session, products: Collection[Product]) -> Snapshot:
    """Return a snapshot of products. It includes their pictures, documents, fitments, codes, price history, old
    addresses and views.
    """
    ids = [product.id for product in products]
    shot = take_rows(session, Product, ids)
    for shape in (ProductSlug, Fitment, ProductCode, ProductImage, ProductDocument, PriceStep, ProductOption):
        shot.rows[shape.__tablename__] = read_rows(session, shape, "product_id", ids)
    shot.rows[RelatedProduct.__tablename__] = _read_related(session, ids)
    shown = [row["image_url"] for each in (ProductImage, ProductOption) for row in shot.rows[each.__tablename__]]
    shot.pictures = _pictures(
        session, [*(url for each in products for url in (each.image_url, each.image_url2)), *shown]
    )
    shot.rows[FitmentEngine.__tablename__] = read_engines(session, shot.rows[Fitment.__tablename__])
    shot.categories = name_categories(session, {product.category for product in products})
    asked = select(func.count()).select_from(StockWait).where(StockWait.product_id.in_(ids))
    shot.waits = session.scalar(asked) or 0
    views: dict[str, list[str]] = defaultdict(list)
    for view, product in session.execute(
        select(ProductPageView.id, ProductPageView.product_id).where(ProductPageView.product_id.in_(ids))
    ):
        views[str(product)].append(view)
    shot.views = dict(views)
    return shot


def _read_related(session: Session, ids: Collection[str]) -> list[Raw]:
    """Return the rows by which products were chosen for others, or others for them."""
    own = read_rows(session, RelatedProduct, "product_id", ids)
    return own + [row for row in read_rows(session, RelatedProduct, "other_id", ids) if row not in own]


def read_engines(session: Session, fitments: Collection[Raw]) -> list[Raw]:
    """The engines to which these rows of fitment are narrowed."""
    return read_rows(session, FitmentEngine, "fitment_id", [row["id"] for row in fitments])


def take_enquiry(session: Session, enquiry_id: str) -> Snapshot:
    """An enquiry with the mails that quote it, replies and photos."""
    shot = take_rows(session, Enquiry, [enquiry_id])
    shot.rows[Mail.__tablename__] = read_rows(session, Mail, "inquiry_id", [enquiry_id])
    shot.rows[EnquiryReply.__tablename__] = read_rows(session, EnquiryReply, "inquiry_id", [enquiry_id])
    shot.rows[Photo.__tablename__] = read_rows(session, Photo, "owner_id", [enquiry_id])
    return shot


def take_contact(session: Session, contact_id: str) -> Snapshot:
    """A customer with their addresses, cars and quotes."""
    shot = take_rows(session, Contact, [contact_id])
    for shape in (ContactAddress, Car):
        shot.rows[shape.__tablename__] = read_rows(session, shape, "contact_id", [contact_id])
    shot.rows |= take_quotes(session, "contact_id", [contact_id]).rows
    return shot


def take_quotes(session: Session, column: str, values: Collection[str]) -> Snapshot:
    """Quotes by a column, with their lines, links and answers."""
    quotes = read_rows(session, Quote, column, values)
    shot = Snapshot({Quote.__tablename__: quotes})
    for shape in (QuoteLine, QuoteToken, QuoteAnswer):
        shot.rows[shape.__tablename__] = read_rows(session, shape, "quote_id", [row["id"] for row in quotes])
    return shot


def take_jobs(session: Session, ids: Collection[str]) -> Snapshot:
    """Jobs with their lines, history and appointments."""
    shot = take_rows(session, Job, ids)
    for shape in (JobLine, JobEvent, Appointment):
        shot.rows[shape.__tablename__] = read_rows(session, shape, "job_id", ids)
    return shot


def read_products(session: Session, ids: Collection[str]) -> dict[str, Raw]:
    """Return the present rows of products, by their ids."""
    return {row["id"]: row for row in read_rows(session, Product, "id", ids)}


def read_slugs(session: Session, slugs: Collection[str]) -> list[Raw]:
    """The rows of old addresses."""
    return read_rows(session, ProductSlug, "slug", slugs)


def name_categories(session: Session, names: Collection[str]) -> dict[str, str]:
    """Return the ids of categories by their names. The id is needed because a name may change and an id does not."""
    found = session.scalars(select(Category).where(Category.name.in_(names)))
    return {category.name: category.id for category in found}


def raw_table(name: str, columns: Iterable[str]) -> Any:
    """Return a table without column types, so that values are read and written exactly as the file holds them."""
    return table(name, *(column(each) for each in columns))


def read_rows(session: Session, shape: Shape, key: str, values: Collection[str]) -> list[Raw]:
    """Return the rows that have one of these values in the column `key`."""
    raw = raw_table(shape.__tablename__, shape.__table__.columns.keys())
    session.flush()
    wanted, rows = list(values), []
    for start in range(0, len(wanted), AT_ONCE):
        some = select(raw).where(raw.c[key].in_(wanted[start : start + AT_ONCE]))
        rows += [dict(row) for row in session.execute(some).mappings()]
    return rows


def _pictures(session: Session, urls: Iterable[str | None]) -> list[Raw]:
    return read_rows(session, Image, "url", {url for url in urls if url})
