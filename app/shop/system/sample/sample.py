"""The sample: a catalogue and a workshop's week. It is loaded into an empty shop, completely or not at all."""

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from app.config import Config, sample_folder
from app.shop.base.images import images, picture_files
from app.shop.base.images.picture_files import PREVIEW_END, Renditions, StoredPicture
from app.shop.base.settings.settings import change_settings
from app.shop.system.sample import extras, rows
from app.shop.system.sample.rows import Entries
from app.shop.system.sample.workshop import GALLERY, add_workshop, has_work
from app.store.base.images import Image
from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand
from app.store.customers.enquiries import Enquiry
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from app.store.sales.orders import Order

WRITERS = 4
DOCUMENTS = "documents"


def is_empty(session: Session) -> bool:
    """Return whether the shop has no content yet."""
    used = (Category, Brand, Product, Image, Order, Cart, Enquiry)
    return not any(session.scalar(select(exists(select(table.id)))) for table in used)


def load_sample(
    config: Config, check: Callable[[Session], None] | None = None, tell: Callable[[int, int], None] | None = None
) -> None:
    """Fill an empty shop with the sample catalogue. Progress is written to the console and passed to `tell` as numbers
    of pictures (done, of). The function opens its own write(); `check` is called within it and may raise.

    The pictures are stored first and everything else follows in one transaction, so that an interrupted load leaves an
    empty shop behind.
    """
    folder = sample_folder()
    _tell("Preparing the sample catalogue: pictures …")
    products = _read(folder / "products.json")
    pictures = _store_pictures(folder, config.uploads, tell or (lambda _done, _of: None))
    documents = extras.store_documents(products, folder / DOCUMENTS, config.uploads)
    _tell("Preparing the sample catalogue: products and vehicles …")
    try:
        with write() as session:
            if check:
                check(session)
            _add_all(session, folder, products, pictures)
            extras.add_extras(session, products, folder / DOCUMENTS, documents)
    except BaseException:
        stored = [*(picture.filename for picture in pictures.values()), *documents.values()]
        picture_files.remove_files(config.uploads, stored)
        raise
    _tell("The sample catalogue is ready.")


def _tell(line: str) -> None:
    # A windowed program has no console to write to.
    if sys.stdout is not None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def _store_pictures(folder: Path, uploads: Path, tell: Callable[[int, int], None]) -> dict[str, StoredPicture]:
    """Copy every picture of pictures.json in its prepared sizes. Returns the stored pictures by name."""
    made: dict[str, dict[str, Any]] = json.loads((folder / "pictures.json").read_text(encoding="utf-8"))
    stored: dict[str, StoredPicture] = {}
    # One write to the disk takes as long as several at once.
    with ThreadPoolExecutor(WRITERS) as pool:
        renditions = (_read_renditions(folder / "images" / name, entry) for name, entry in made.items())
        for name, picture in zip(
            made, pool.map(partial(picture_files.store_renditions, uploads), renditions), strict=True
        ):
            stored[name] = picture
            tell(len(stored), len(made))
    return stored


def _read_renditions(source: Path, entry: dict[str, Any]) -> Renditions:
    """Return the prepared sizes of a sample picture. They were made by packaging/bundle/make-sample-pictures.mjs; the
    picture itself is the largest size.
    """
    narrower = [f"-{width}.webp" for width in entry["widths"][:-1]]
    ends = [*narrower, *(f"-{width}.avif" for width in entry["widths"]), PREVIEW_END]
    files = {end: source.with_name(source.stem + end).read_bytes() for end in ends}
    greatest = source.read_bytes()
    files |= {".webp": greatest, f"-{entry['width']}.webp": greatest}
    return Renditions(entry["width"], entry["height"], tuple(entry["widths"]), files)


def _add_all(session: Session, folder: Path, products: Entries, pictures: dict[str, StoredPicture]) -> None:
    for name, picture in pictures.items():
        images.add_image(session, picture, listed=name.startswith(GALLERY))
    urls = {name: picture.url for name, picture in pictures.items()}
    subcategories = rows.add_categories(session, _read(folder / "categories.json"))
    models = rows.add_vehicles(session, _read(folder / "vehicles.json"))
    rows.add_products(session, products, subcategories, models, urls)
    of_gallery = [url for name, url in urls.items() if name.startswith(GALLERY)]
    change_settings(session, {"sample_loaded": True, "sample_pictures": of_gallery})
    if not has_work(session):
        add_workshop(session, json.loads((folder / "workshop.json").read_text(encoding="utf-8")), models, pictures)


def _read(path: Path) -> Entries:
    entries: Entries = json.loads(path.read_text(encoding="utf-8"))
    return entries
